#pragma once
// libpango1.0-dev installs all of these. Pango finds line breaks. HarfBuzz, FreeType and FriBidi, with which Pango itself shapes, loads
// and orders text, are called directly, so the font configuration of the machine is never used.
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

// Finds line breaks. Pango's attributes are bit fields, which Swift does not import, so `breaks` gets one byte per position: whether a line
// may begin there.
static inline void plumb_line_breaks(const char *text, int length, const char *language, unsigned char *breaks, int count) {
    PangoLogAttr *attributes = g_new0(PangoLogAttr, count);
    pango_get_log_attrs(text, length, -1, pango_language_from_string(language), attributes, count);
    for (int at = 0; at < count; at++) breaks[at] = attributes[at].is_line_break;
    g_free(attributes);
}

// Finds the embedding level of each character, and returns whether the paragraph is right to left. FriBidi's directions are macros made of
// masks, so `base` is a number: 0 is left to right, 1 is right to left; 2 and 3 are the same, but only apply if no letter decides.
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

// Frees the FreeType library of a face when Cairo releases the face, which it may retain for any time.
static inline void plumb_hand_over(cairo_font_face_t *face, FT_Library library) {
    static cairo_user_data_key_t key;
    cairo_font_face_set_user_data(face, &key, library, (cairo_destroy_func_t)FT_Done_FreeType);
}
