#pragma once
#include <stddef.h>

// The files of the pages that Plumb writes, as they stand in `Pages`. The compiler takes them in as data (`#embed`), which takes it no time;
// written as Swift they took five seconds of every fresh build.

enum __attribute__((enum_extensibility(closed))) PageFile : int {
  PageFileCurvesJS,
  PageFileElementsJS,
  PageFileGalleryCSS,
  PageFileGalleryHTML,
  PageFileGalleryJS,
  PageFileKeysJS,
  PageFileListJS,
  PageFileMovesJS,
  PageFilePageCSS,
  PageFilePageHTML,
  PageFilePageJS,
  PageFileReportSchemaJSON,
  PageFileReviewJS,
  PageFileRunJS,
  PageFileScrubberCSS,
  PageFileScrubberHTML,
  PageFileScrubberJS,
  PageFileStageJS,
  PageFileStoryboardJS,
  PageFileWatchHTML,
  PageFileWatchJS,
  PageFileZoomJS,
};

struct PageFileText {
  const char *_Nonnull start;
  size_t count;
};

// UTF-8, without an end mark.
struct PageFileText page_file_text(enum PageFile file);
