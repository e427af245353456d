#pragma once
// libpango1.0-dev installs all of these. Pango finds the words of Thai and the like. HarfBuzz and FreeType, with which Pango itself shapes
// and loads text, are called directly, so the font configuration of the machine is never used.
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include FT_MODULE_H
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>
#include <string.h>
#include <wchar.h>

// Finds line breaks. Pango's attributes are bit fields, which Swift does not import, so `breaks` gets one byte per position: whether a line
// may begin there.
static inline void plumb_line_breaks(const char *text, int length, const char *language, unsigned char *breaks, int count) {
    PangoLogAttr *attributes = g_new0(PangoLogAttr, count);
    pango_get_log_attrs(text, length, -1, pango_language_from_string(language), attributes, count);
    for (int at = 0; at < count; at++) breaks[at] = attributes[at].is_line_break;
    g_free(attributes);
}

// Frees the FreeType library of a face when Cairo releases the face, which it may retain for any time.
static inline void plumb_hand_over(cairo_font_face_t *face, FT_Library library) {
    static cairo_user_data_key_t key;
    cairo_font_face_set_user_data(face, &key, library, (cairo_destroy_func_t)FT_Done_FreeType);
}
