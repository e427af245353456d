#include "CPageFiles.h"

// `#embed` is from C23, but C targets are compiled as an older version of the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char curvesJS[] = {
#embed "Pages/curves.js"
};
static const char elementsJS[] = {
#embed "Pages/elements.js"
};
static const char galleryCSS[] = {
#embed "Pages/gallery.css"
};
static const char galleryHTML[] = {
#embed "Pages/gallery.html"
};
static const char galleryJS[] = {
#embed "Pages/gallery.js"
};
static const char keysJS[] = {
#embed "Pages/keys.js"
};
static const char listJS[] = {
#embed "Pages/list.js"
};
static const char matrixJS[] = {
#embed "Pages/matrix.js"
};
static const char movesJS[] = {
#embed "Pages/moves.js"
};
static const char pageCSS[] = {
#embed "Pages/page.css"
};
static const char pageHTML[] = {
#embed "Pages/page.html"
};
static const char pageJS[] = {
#embed "Pages/page.js"
};
static const char reportSchemaJSON[] = {
#embed "Pages/report.schema.json"
};
static const char reviewJS[] = {
#embed "Pages/review.js"
};
static const char runJS[] = {
#embed "Pages/run.js"
};
static const char scrubberCSS[] = {
#embed "Pages/scrubber.css"
};
static const char scrubberHTML[] = {
#embed "Pages/scrubber.html"
};
static const char scrubberJS[] = {
#embed "Pages/scrubber.js"
};
static const char stageJS[] = {
#embed "Pages/stage.js"
};
static const char storyboardJS[] = {
#embed "Pages/storyboard.js"
};
static const char walkHTML[] = {
#embed "Pages/walk.html"
};
static const char walkJS[] = {
#embed "Pages/walk.js"
};
static const char watchHTML[] = {
#embed "Pages/watch.html"
};
static const char watchJS[] = {
#embed "Pages/watch.js"
};
static const char zoomJS[] = {
#embed "Pages/zoom.js"
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
    [PageFileMatrixJS] = TEXT(matrixJS),
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
    [PageFileWalkHTML] = TEXT(walkHTML),
    [PageFileWalkJS] = TEXT(walkJS),
    [PageFileWatchHTML] = TEXT(watchHTML),
    [PageFileWatchJS] = TEXT(watchJS),
    [PageFileZoomJS] = TEXT(zoomJS),
};

struct PageFileText page_file_text(enum PageFile file) { return texts[file]; }
