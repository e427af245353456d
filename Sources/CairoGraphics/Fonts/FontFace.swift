import ImageProcessing
import CPangoCairo
import Foundation
import Graphics

/// FreeType's state. Belongs to one set of faces and so to one caller at a time.
@safe final class FreeType {
    let library: FT_Library?

    init() {
        var library: FT_Library?
        let code = unsafe FT_Init_FreeType(&library)
        unsafe self.library = code == 0 ? library : nil
        // FreeType reads properties from the environment; this one would make letters bolder.
        var isPlain: FT_Bool = 1
        unsafe FT_Property_Set(self.library, "cff", "no-stem-darkening", &isPlain)
    }

    deinit { if let library = unsafe library { unsafe FT_Done_FreeType(library) } }
}

/// The faces that an engine or a rasteriser has opened. Belongs to one caller at a time.
final class FontFaces {
    private let freeType = FreeType()
    private var faces: [FontFile: FontFace?] = [:]
    /// The face that was returned last, because text requests the same face again and again.
    private var last: FontFace?

    /// Returns the face in a file, or nil if it cannot be opened.
    subscript(file: FontFile) -> FontFace? {
        if let last, last.source == file { return last }
        if let known = faces[file] {
            last = known
            return known
        }
        let face = try? FontFace(file, id: faces.count, freeType: freeType)
        faces.updateValue(face, forKey: file)
        return face
    }
}

/// One opened face: its metrics, shaping and glyphs. Everything is in em unless stated otherwise, so one face serves all sizes.
@safe final class FontFace {
    let source: FontFile
    /// Distinguishes, in caches, the faces that were opened together.
    let id: Int
    let metrics: Metrics
    /// Whether glyphs are coloured bitmaps (emoji) instead of outlines.
    let isColor: Bool

    struct Metrics: Hashable, Sendable {
        var ascender, descender, lineGap, capHeight, xHeight, underlinePosition, underlineThickness: CGFloat
    }

    private let freeType: FreeType
    let face: FT_Face
    private let font: OpaquePointer
    private let unitsPerEm: CGFloat
    private var glyphs: [UInt32: UInt32] = [:]
    private var asciiGlyphs = [UInt32](repeating: .max, count: 128)
    private var pixelSize: Int = -1

    init(_ source: FontFile, id: Int, freeType: FreeType) throws(LibraryError) {
        var face: FT_Face?
        let code = unsafe source.open(freeType.library, &face)
        guard code == 0, let face = unsafe face else { throw .font(path: source.path, code: Int(code)) }
        let blob = unsafe source.blob()
        let shapes = unsafe hb_face_create(blob, UInt32(source.index))
        unsafe hb_blob_destroy(blob)
        guard let font = unsafe hb_font_create(shapes) else {
            unsafe hb_face_destroy(shapes)
            unsafe FT_Done_Face(face)
            throw .font(path: source.path, code: -1)
        }
        unsafe hb_face_destroy(shapes)
        let units = CGFloat(max(unsafe face.pointee.units_per_EM, 1))
        unsafe hb_font_set_scale(font, Int32(units), Int32(units))
        isColor = unsafe face.pointee.face_flags & FT_Long(1 << 14) != 0
        if isColor { unsafe FT_Select_Size(face, 0) }
        unsafe self.face = unsafe face
        unsafe self.font = font
        self.source = source
        self.id = id
        self.freeType = freeType
        unitsPerEm = isColor ? CGFloat(unsafe hb_face_get_upem(hb_font_get_face(font))) : units
        metrics = unsafe Metrics(face, unitsPerEm: units)
    }

    deinit {
        unsafe hb_font_destroy(font)
        unsafe FT_Done_Face(face)
    }

    /// Returns the glyph for a character, or 0 if the face has none.
    func glyph(for scalar: UInt32) -> UInt32 {
        if scalar < 128 {
            if asciiGlyphs[Int(scalar)] == .max { asciiGlyphs[Int(scalar)] = unsafe FT_Get_Char_Index(face, FT_ULong(scalar)) }
            return asciiGlyphs[Int(scalar)]
        }
        if let known = glyphs[scalar] { return known }
        let glyph = unsafe FT_Get_Char_Index(face, FT_ULong(scalar))
        glyphs[scalar] = glyph
        return glyph
    }

    func has(_ scalar: UInt32) -> Bool { glyph(for: scalar) != 0 }

    /// Returns the unshaped advance of a character in em, or nil if the face does not have it.
    func advance(of scalar: UInt32) -> CGFloat? {
        let glyph = glyph(for: scalar)
        guard glyph != 0 else { return nil }
        return CGFloat(unsafe hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
    }

    /// The advance of a tabular figure in em.
    private(set) lazy var tabularAdvance: CGFloat? = shape([48], script: HB_SCRIPT_LATIN, isRightToLeft: false, features: .tabularFigures)
        .first?.advance

    // MARK: Shaping

    /// Returns the glyphs of a piece of text in one script and direction, from left to right.
    func shape(_ text: [UInt32], script: hb_script_t, isRightToLeft: Bool, features: Features) -> [ShapedGlyph] {
        guard let buffer = unsafe hb_buffer_create() else { return [] }
        defer { unsafe hb_buffer_destroy(buffer) }
        unsafe text.withUnsafeBufferPointer {
            unsafe hb_buffer_add_codepoints(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
        }
        unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, script)
        unsafe hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
        let wanted = features.list
        unsafe hb_shape(font, buffer, wanted, UInt32(wanted.count))
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { at in
            let (info, position) = unsafe (infos[at], positions[at])
            return ShapedGlyph(
                id: info.codepoint, cluster: Int(info.cluster), advance: CGFloat(position.x_advance) / unitsPerEm,
                x: CGFloat(position.x_offset) / unitsPerEm, y: CGFloat(position.y_offset) / unitsPerEm)
        }
    }

    /// Typographic options, one bit each, so that they can be part of a cache key.
    struct Features: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        /// Figures of equal width.
        static let tabularFigures = Features(rawValue: 1 << 0)
        /// No arrows for `->` and the like, because San Francisco has none.
        static let plainLetters = Features(rawValue: 1 << 1)

        fileprivate var list: [hb_feature_t] {
            var list: [hb_feature_t] = []
            func set(_ tag: String, _ value: UInt32) {
                list.append(hb_feature_t(tag: unsafe hb_tag_from_string(tag, 4), value: value, start: 0, end: .max))
            }
            if contains(.tabularFigures) { set("tnum", 1) }
            if contains(.plainLetters) {
                set("calt", 0)
                set("liga", 0)
            }
            return list
        }
    }

    // MARK: Glyphs

    /// Prepares FreeType for a size in 1/64 pixels.
    func select(pixelSize size: Int) {
        guard size != pixelSize, !isColor else { return }
        pixelSize = size
        unsafe FT_Set_Char_Size(face, 0, FT_F26Dot6(size), 72, 72)
    }

    /// Runs `body` with a glyph's outline at the selected size, unhinted, moved right by `shift`/64 pixels. Returns nil if it is blank or
    /// broken.
    func withOutline<Result>(_ glyph: UInt32, shift: Int, _ body: (inout FT_Outline) -> Result) -> Result? {
        let flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_NO_AUTOHINT
        guard unsafe FT_Load_Glyph(face, glyph, FT_Int32(flags)) == 0, let slot = unsafe face.pointee.glyph else { return nil }
        guard unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, unsafe slot.pointee.outline.n_points > 0 else { return nil }
        if shift != 0 { unsafe FT_Outline_Translate(&slot.pointee.outline, FT_Pos(shift), 0) }
        return unsafe body(&slot.pointee.outline)
    }

    /// Returns the coloured picture of a glyph, at the size that the face provides.
    func colorBitmap(_ glyph: UInt32) -> Bitmap? {
        guard isColor, unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = unsafe face.pointee.glyph else {
            return nil
        }
        let bitmap = unsafe slot.pointee.bitmap
        let (width, height) = (Int(unsafe bitmap.width), Int(unsafe bitmap.rows))
        guard unsafe bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0, let buffer = unsafe bitmap.buffer
        else {
            return nil
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for row in 0..<height {
            unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: buffer + row * Int(bitmap.pitch), count: width * 4))
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }
}

/// A glyph as placed by the face, in em.
struct ShapedGlyph: Hashable, Sendable {
    var id: UInt32
    /// The index of the first character it represents.
    var cluster: Int
    var advance, x, y: CGFloat
}

extension FontFace.Metrics {
    /// `UIFont` reports the horizontal header's figures. Cap height and x-height are from OS/2, or usual proportions if that lacks them.
    fileprivate init(_ face: FT_Face, unitsPerEm: CGFloat) {
        func em(_ units: some BinaryInteger) -> CGFloat { CGFloat(units) / unitsPerEm }
        ascender = unsafe em(face.pointee.ascender)
        descender = unsafe em(face.pointee.descender)
        lineGap = unsafe max(0, em(face.pointee.height) - ascender + descender)
        underlinePosition = unsafe em(face.pointee.underline_position)
        underlineThickness = unsafe em(face.pointee.underline_thickness)
        (capHeight, xHeight) = (0.7, 0.52)
        guard let raw = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return }
        let table = unsafe raw.assumingMemoryBound(to: TT_OS2.self).pointee
        guard table.version >= 2, table.sCapHeight > 0, table.sxHeight > 0 else { return }
        (capHeight, xHeight) = (em(table.sCapHeight), em(table.sxHeight))
    }
}

extension FontFace {
    /// Returns the faces in a file, with their names and styles.
    static func describe(path: String) throws(LibraryError) -> [FontLibrary.UserFace] {
        let freeType = FreeType()
        var found: [FontLibrary.UserFace] = []
        var (index, count) = (0, 1)
        while index < count {
            let source = FontFile(path: path, index: index)
            let face = try FontFace(source, id: 0, freeType: freeType)
            count = min(unsafe Int(face.face.pointee.num_faces), 64)
            found.append(face.description(of: source))
            index += 1
        }
        return found
    }

    private func description(of source: FontFile) -> FontLibrary.UserFace {
        let family = unsafe face.pointee.family_name.map { unsafe String(cString: $0) } ?? ""
        let style = unsafe face.pointee.style_name.map { unsafe String(cString: $0) } ?? ""
        let postScript = unsafe FT_Get_Postscript_Name(face).map { unsafe String(cString: $0) } ?? family
        var weight = unsafe face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0 ? 700 : 400
        if let raw = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
            weight = Int(unsafe raw.assumingMemoryBound(to: TT_OS2.self).pointee.usWeightClass)
        }
        return FontLibrary.UserFace(
            face: source, family: family, fullName: style.isEmpty ? family : "\(family) \(style)", postScriptName: postScript,
            weight: weight,
            isItalic: unsafe face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0)
    }
}
