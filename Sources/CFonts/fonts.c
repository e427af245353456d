// For memfd_create.
#define _GNU_SOURCE

#include "CFonts.h"

#include <sys/mman.h>
#include <unistd.h>

// `#embed` is from C23, but C targets are compiled as an older version of the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char inter[] = {
#embed "Fonts/Inter.ttc"
};
static const unsigned char noto[] = {
#embed "Fonts/Noto.ttc"
};
static const unsigned char mono[] = {
#embed "Fonts/JetBrainsMono.ttc"
};

struct FontBytes plumb_font_inter(void) { return (struct FontBytes){inter, sizeof inter}; }
struct FontBytes plumb_font_noto(void) { return (struct FontBytes){noto, sizeof noto}; }
struct FontBytes plumb_font_mono(void) { return (struct FontBytes){mono, sizeof mono}; }

int plumb_font_file(struct FontBytes font) {
  int file = memfd_create("plumb-fonts", MFD_CLOEXEC);
  if (file < 0) return -1;
  for (size_t at = 0; at < font.count;) {
    ssize_t written = write(file, font.start + at, font.count - at);
    if (written <= 0) {
      close(file);
      return -1;
    }
    at += (size_t)written;
  }
  return file;
}
