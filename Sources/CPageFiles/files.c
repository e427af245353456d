#include "CPageFiles.h"

// Of C23; the language of C targets is an older one.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char curvesJS[] = {
#embed "curves.js"
};
static const char elementsJS[] = {
#embed "elements.js"
};
static const char galleryCSS[] = {
#embed "gallery.css"
};
static const char galleryHTML[] = {
#embed "gallery.html"
};
static const char galleryJS[] = {
#embed "gallery.js"
};
static const char keysJS[] = {
#embed "keys.js"
};
static const char listJS[] = {
#embed "list.js"
};
static const char movesJS[] = {
#embed "moves.js"
};
static const char pageCSS[] = {
#embed "page.css"
};
static const char pageHTML[] = {
#embed "page.html"
};
static const char pageJS[] = {
#embed "page.js"
};
static const char reportSchemaJSON[] = {
#embed "report.schema.json"
};
static const char reviewJS[] = {
#embed "review.js"
};
static const char runJS[] = {
#embed "run.js"
};
static const char scrubberCSS[] = {
#embed "scrubber.css"
};
static const char scrubberHTML[] = {
#embed "scrubber.html"
};
static const char scrubberJS[] = {
#embed "scrubber.js"
};
static const char stageJS[] = {
#embed "stage.js"
};
static const char storyboardJS[] = {
#embed "storyboard.js"
};
static const char watchHTML[] = {
#embed "watch.html"
};
static const char watchJS[] = {
#embed "watch.js"
};
static const char zoomJS[] = {
#embed "zoom.js"
};

#define TEXT(file) {file, sizeof file}

static const struct PageFileText texts[] = {
    [PageFileCurvesJS] = TEXT(curvesJS),
    [PageFileElementsJS] = TEXT(elementsJS),
    [PageFileGalleryCSS] = TEXT(galleryCSS),
    [PageFileGalleryHTML] = TEXT(galleryHTML),
    [PageFileGalleryJS] = TEXT(galleryJS),
    [PageFileKeysJS] = TEXT(keysJS),
    [PageFileListJS] = TEXT(listJS),
    [PageFileMovesJS] = TEXT(movesJS),
    [PageFilePageCSS] = TEXT(pageCSS),
    [PageFilePageHTML] = TEXT(pageHTML),
    [PageFilePageJS] = TEXT(pageJS),
    [PageFileReportSchemaJSON] = TEXT(reportSchemaJSON),
    [PageFileReviewJS] = TEXT(reviewJS),
    [PageFileRunJS] = TEXT(runJS),
    [PageFileScrubberCSS] = TEXT(scrubberCSS),
    [PageFileScrubberHTML] = TEXT(scrubberHTML),
    [PageFileScrubberJS] = TEXT(scrubberJS),
    [PageFileStageJS] = TEXT(stageJS),
    [PageFileStoryboardJS] = TEXT(storyboardJS),
    [PageFileWatchHTML] = TEXT(watchHTML),
    [PageFileWatchJS] = TEXT(watchJS),
    [PageFileZoomJS] = TEXT(zoomJS),
};

struct PageFileText page_file_text(enum PageFile file) { return texts[file]; }
