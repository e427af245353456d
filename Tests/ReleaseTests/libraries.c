// Prints a hash for each kind of work that Plumb leaves to libraries, and for its own data: what differs between two machines, if anything does.
// Usage: libraries FONTS, the folder Sources/CFonts/Fonts.
// Tests/ReleaseTests/arm64.py runs it on this machine and, emulated, on arm64.
#include <CFonts.h>
#include <CUnicode.h>
#include <cairo.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MODULE_H
#include <hb-ot.h>
#include <hb.h>
#include <libdeflate.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/encode.h>

static uint64_t hash;

static void start(void) { hash = 0xcbf29ce484222325; }

static void mix(const void *bytes, size_t count) {
  for (const uint8_t *at = bytes; count > 0; count--) hash = (hash ^ *at++) * 0x100000001b3;
}

static void say(const char *what) { printf("%-18s %016llx\n", what, (unsigned long long)hash); }

// MARK: Letters

static FT_Library library;

static FT_Face face(const char *folder, const char *name, int index) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FT_Face face;
  if (FT_New_Face(library, path, index, &face)) {
    fprintf(stderr, "%s cannot be opened\n", path);
    exit(1);
  }
  return face;
}

static void cover(FT_Outline *outline) {
  FT_BBox box;
  FT_Outline_Get_CBox(outline, &box);
  long left = box.xMin >> 6, bottom = box.yMin >> 6, width = ((box.xMax + 63) >> 6) - left, height = ((box.yMax + 63) >> 6) - bottom;
  if (width <= 0 || height <= 0) return;
  unsigned char *coverage = calloc((size_t)width, (size_t)height);
  FT_Outline_Translate(outline, -left * 64, -bottom * 64);
  FT_Bitmap bitmap = {.rows = (unsigned)height, .width = (unsigned)width, .pitch = (int)width, .buffer = coverage, .num_grays = 256};
  bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
  FT_Outline_Get_Bitmap(library, outline, &bitmap);
  mix(coverage, (size_t)(width * height));
  free(coverage);
}

static void letters(const char *folder) {
  struct { const char *name; int index; } faces[] = {{"Inter.ttc", 6}, {"Inter.ttc", 30}, {"Noto.ttc", 2}, {"Noto.ttc", 5}, {"JetBrainsMono.ttc", 6}};
  int sizes[] = {33 * 64, 34 * 64, 51 * 64, 1234, 1024 * 64};
  start();
  for (int at = 0; at < 5; at++) {
    FT_Face open = face(folder, faces[at].name, faces[at].index);
    for (int size = 0; size < 5; size++) {
      FT_Set_Char_Size(open, 0, sizes[size], 72, 72);
      for (FT_UInt glyph = 0; glyph < (FT_UInt)open->num_glyphs && glyph < 800; glyph++) {
        if (FT_Load_Glyph(open, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_NO_AUTOHINT)) continue;
        FT_Outline *outline = &open->glyph->outline;
        for (int point = 0; point < outline->n_points; point++) {
          int32_t place[] = {(int32_t)outline->points[point].x, (int32_t)outline->points[point].y};
          mix(place, sizeof place);
        }
        if (size < 4) cover(outline);
      }
    }
    FT_Done_Face(open);
  }
  say("letters");
}

static void shape(const char *folder, const char *name, int index, const char *text) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  hb_face_t *face = hb_face_create(hb_blob_create_from_file(path), (unsigned)index);
  hb_font_t *font = hb_font_create(face);
  int units = (int)hb_face_get_upem(face);
  hb_font_set_scale(font, units, units);
  hb_buffer_t *buffer = hb_buffer_create();
  hb_buffer_add_utf8(buffer, text, -1, 0, -1);
  hb_buffer_guess_segment_properties(buffer);
  hb_buffer_set_language(buffer, hb_language_from_string("en", 2));
  hb_shape(font, buffer, NULL, 0);
  unsigned count;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  hb_glyph_position_t *places = hb_buffer_get_glyph_positions(buffer, &count);
  for (unsigned at = 0; at < count; at++) {
    int32_t values[] = {(int32_t)infos[at].codepoint, (int32_t)infos[at].cluster, places[at].x_advance, places[at].x_offset, places[at].y_offset};
    mix(values, sizeof values);
  }
}

static void shaping(const char *folder) {
  start();
  shape(folder, "Inter.ttc", 6, "The quick brown fox. AVATAR Tokyo Wąż Łódź naïve fi -> 10:30 1/2 x\u0323\u0301");
  shape(folder, "Noto.ttc", 2, "مرحبًا بالعالم الله لا ١٢٣ السَّلَامُ عَلَيْكُمْ");
  shape(folder, "Noto.ttc", 4, "שָׁלוֹם עוֹלָם");
  say("shaping");
}

// MARK: Shapes

static double values[32];

// Fills `values`. Arguments of one call have no order of evaluation.
static void draw_lots(void) {
  static uint32_t seed = 7;
  for (int at = 0; at < 32; at++) {
    seed = seed * 1664525 + 1013904223;
    values[at] = (seed >> 8) / 16777216.0;
  }
}

static void curve(cairo_t *context) {
  draw_lots();
  cairo_move_to(context, values[0] * 200, values[1] * 200);
  for (int at = 2; at < 26; at += 6)
    cairo_curve_to(
        context, values[at] * 200, values[at + 1] * 200, values[at + 2] * 200, values[at + 3] * 200, values[at + 4] * 200, values[at + 5] * 200);
}

static void dots(cairo_t *context) {
  draw_lots();
  for (int at = 0; at < 30; at += 2) {
    cairo_move_to(context, values[at] * 200, values[at + 1] * 200);
    cairo_line_to(context, values[at] * 200, values[at + 1] * 200);
  }
}

static void stroke(cairo_t *context, cairo_line_cap_t cap, cairo_line_join_t join) {
  draw_lots();
  cairo_set_line_width(context, 0.5 + values[0] * 8);
  cairo_set_line_cap(context, cap);
  cairo_set_line_join(context, join);
  cairo_stroke(context);
}

static cairo_surface_t *picture(void) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 50, 50);
  cairo_t *context = cairo_create(surface);
  draw_lots();
  cairo_set_source_rgba(context, values[0], values[1], values[2], values[3]);
  cairo_paint(context);
  cairo_set_source_rgba(context, values[4], values[5], values[6], values[7]);
  cairo_arc(context, 20, 20, 15, 0, 6);
  cairo_fill(context);
  cairo_destroy(context);
  return surface;
}

static void compose(cairo_t *context, cairo_operator_t operator) {
  cairo_surface_t *source = picture();
  draw_lots();
  cairo_save(context);
  cairo_set_operator(context, operator);
  cairo_set_source_surface(context, source, (int)(values[0] * 150), (int)(values[1] * 150));
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST);
  cairo_rectangle(context, 10, 10, 180, 180);
  cairo_clip(context);
  // Hue, saturation, colour and luminosity are used without an opacity.
  cairo_paint_with_alpha(context, operator >= CAIRO_OPERATOR_HSL_HUE ? 1 : values[2]);
  cairo_restore(context);
  cairo_surface_destroy(source);
}

static void turn(cairo_t *context) {
  cairo_surface_t *source = picture();
  draw_lots();
  cairo_save(context);
  cairo_translate(context, 100, 100);
  cairo_rotate(context, values[0] * 6);
  cairo_scale(context, 0.5 + values[1] * 2, 0.5 + values[2]);
  cairo_set_source_surface(context, source, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD);
  cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD);
  cairo_rectangle(context, 0, 0, 50, 50);
  cairo_fill(context);
  cairo_restore(context);
  cairo_surface_destroy(source);
}

enum kind { fills, bevels, mitres, ends, dashes, modes, turned, kinds };

static void shape_of(cairo_t *context, enum kind kind, int round) {
  draw_lots();
  cairo_set_source_rgba(context, values[0], values[1], values[2], values[3]);
  double dash[] = {3 + values[4] * 5, 2 + values[5] * 6};
  switch (kind) {
  case fills: curve(context), cairo_fill(context); break;
  case bevels: curve(context), stroke(context, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_JOIN_BEVEL); break;
  case mitres: curve(context), stroke(context, CAIRO_LINE_CAP_SQUARE, CAIRO_LINE_JOIN_MITER); break;
  case ends: dots(context), stroke(context, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_JOIN_BEVEL); break;
  case dashes:
    cairo_set_dash(context, dash, 2, 0);
    curve(context), stroke(context, CAIRO_LINE_CAP_BUTT, CAIRO_LINE_JOIN_MITER);
    break;
  case modes: compose(context, (cairo_operator_t)(round % 29)); break;
  case turned: turn(context); break;
  case kinds: break;
  }
}

static void shapes(enum kind kind, const char *name) {
  start();
  for (int round = 0; round < 60; round++) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 200, 200);
    cairo_t *context = cairo_create(surface);
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY);
    cairo_set_tolerance(context, 0.05);
    for (int count = 0; count < 12; count++) shape_of(context, kind, round + count);
    cairo_surface_flush(surface);
    mix(cairo_image_surface_get_data(surface), 200 * 200 * 4);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
  }
  say(name);
}

// MARK: Files

enum { side = 200 };

// A picture with flat parts, slopes and noise.
static unsigned char *pixels(void) {
  static unsigned char bytes[side * side * 4];
  draw_lots();
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++) {
      if (x % 16 == 0) draw_lots();
      unsigned char *pixel = bytes + (y * side + x) * 4;
      pixel[0] = (unsigned char)(x > 100 ? x : 30);
      pixel[1] = (unsigned char)(y > 100 ? values[x % 16] * 255 : y);
      pixel[2] = (unsigned char)((x ^ y) & 0xf0);
      pixel[3] = 255;
    }
  return bytes;
}

static void deflating(void) {
  start();
  unsigned char *bytes = pixels();
  static unsigned char packed[side * side * 5];
  for (int level = 1; level <= 12; level++) {
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
    size_t size = libdeflate_zlib_compress(compressor, bytes, side * side * 4, packed, sizeof packed);
    mix(packed, size);
    libdeflate_free_compressor(compressor);
  }
  say("deflate");
}

static void jpeg(void) {
  start();
  unsigned char *bytes = pixels();
  static unsigned char read[side * side * 4];
  enum TJSAMP samples[] = {TJSAMP_444, TJSAMP_422, TJSAMP_420, TJSAMP_GRAY};
  for (int at = 0; at < 4; at++) {
    unsigned char *file = NULL;
    unsigned long size = 0;
    tjhandle packer = tjInitCompress(), reader = tjInitDecompress();
    tjCompress2(packer, bytes, side, 0, side, TJPF_BGRA, &file, &size, samples[at], 60 + 10 * at, TJFLAG_ACCURATEDCT);
    mix(file, size);
    tjDecompress2(reader, file, size, read, side, 0, side, TJPF_BGRA, TJFLAG_ACCURATEDCT);
    mix(read, sizeof read);
    tjFree(file), tjDestroy(packer), tjDestroy(reader);
  }
  say("JPEG");
}

static void webp(void) {
  start();
  uint8_t *file = NULL;
  size_t size = WebPEncodeLosslessBGRA(pixels(), side, side, side * 4, &file);
  mix(file, size);
  WebPFree(file);
  size = WebPEncodeBGRA(pixels(), side, side, side * 4, 70, &file);
  int width, height;
  uint8_t *read = WebPDecodeBGRA(file, size, &width, &height);
  mix(read, (size_t)(width * height * 4));
  WebPFree(file), WebPFree(read);
  say("WebP");
}

// MARK: Plumb's own data

static void data(void) {
  start();
  struct FontBytes fonts[] = {plumb_font_inter(), plumb_font_noto(), plumb_font_mono()};
  for (int at = 0; at < 3; at++) mix(fonts[at].start, fonts[at].count);
  say("fonts");
  start();
  for (uint32_t scalar = 0; scalar < 0x110000; scalar++) {
    struct CharacterProperties properties = plumb_character(scalar);
    uint32_t all[] = {properties.line, properties.direction, properties.script, plumb_bracket(scalar)};
    mix(all, sizeof all);
  }
  say("characters");
}

int main(int count, char **arguments) {
  if (count != 2 || FT_Init_FreeType(&library)) return 2;
  letters(arguments[1]);
  shaping(arguments[1]);
  const char *names[] = {"fills", "bevelled strokes", "mitred strokes", "round ends", "dashes", "blend modes", "turned pictures"};
  for (enum kind kind = 0; kind < kinds; kind++) shapes(kind, names[kind]);
  deflating();
  jpeg();
  webp();
  data();
  return 0;
}
