#pragma once
#include <stddef.h>

// The source files of the pages that Plumb writes, unchanged from `Pages`. The compiler embeds them as data (`#embed`), which takes no
// noticeable time; as Swift literals, they took five seconds of every clean build.

enum __attribute__((enum_extensibility(closed))) PageFile : int {
  PageFileCurvesJS,
  PageFileElementsJS,
  PageFileGalleryCSS,
  PageFileGalleryHTML,
  PageFileGalleryJS,
  PageFileKeysJS,
  PageFileListJS,
  PageFileMatrixJS,
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
  PageFileWalkHTML,
  PageFileWalkJS,
  PageFileWatchHTML,
  PageFileWatchJS,
  PageFileZoomJS,
};

struct PageFileText {
  const char *_Nonnull start;
  size_t count;
};

// Returns the text of a file in UTF-8, without a terminating zero.
struct PageFileText page_file_text(enum PageFile file);
