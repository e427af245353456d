#pragma once
#include <stddef.h>

// The font collections in `Fonts`, which the compiler embeds. Faces are read where the program's file is mapped, so that only what is used
// takes memory.

struct FontBytes {
  const unsigned char *_Nonnull start;
  size_t count;
};

struct FontBytes plumb_font_inter(void);
struct FontBytes plumb_font_noto(void);
struct FontBytes plumb_font_mono(void);

// Makes a file in memory with these bytes, and returns its descriptor, or −1.
int plumb_font_file(struct FontBytes font);
