#pragma once
// All of these come with libpango1.0-dev. Pango gives the line-break rules; HarfBuzz, FreeType and FriBidi are what Pango itself
// shapes, loads and orders text with, and are called directly so that no font configuration of the machine is ever consulted.
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fribidi.h>
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

// Pango's break attributes are bit fields, which Swift does not see: one byte a position says whether a line may begin there.
static inline void plumb_line_breaks(const char *text, int length, const char *language, unsigned char *breaks, int count) {
    PangoLogAttr *attributes = g_new0(PangoLogAttr, count);
    pango_get_log_attrs(text, length, -1, pango_language_from_string(language), attributes, count);
    for (int at = 0; at < count; at++) breaks[at] = attributes[at].is_line_break;
    g_free(attributes);
}

// FriBidi names directions by macros made of masks. Base: 0 left to right, 1 right to left, 2 and 3 the same when no letter decides.
// Gives the embedding level of each character; returns whether the paragraph runs right to left.
static inline int plumb_bidi_levels(const uint32_t *text, int count, int base, signed char *levels) {
    FriBidiParType bases[] = {FRIBIDI_PAR_LTR, FRIBIDI_PAR_RTL, FRIBIDI_PAR_WLTR, FRIBIDI_PAR_WRTL};
    FriBidiParType direction = bases[base & 3];
    FriBidiCharType *types = g_new(FriBidiCharType, count);
    FriBidiBracketType *brackets = g_new(FriBidiBracketType, count);
    fribidi_get_bidi_types(text, count, types);
    fribidi_get_bracket_types(text, count, types, brackets);
    if (!fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, levels)) memset(levels, 0, count);
    g_free(brackets);
    g_free(types);
    return FRIBIDI_IS_RTL(direction) ? 1 : 0;
}

// Cairo keeps faces for as long as it likes: a face's FreeType goes when Cairo lets go of the face.
static inline void plumb_hand_over(cairo_font_face_t *face, FT_Library library) {
    static cairo_user_data_key_t key;
    cairo_font_face_set_user_data(face, &key, library, (cairo_destroy_func_t)FT_Done_FreeType);
}
