import CFonts
import CPangoCairo
import Foundation
import Graphics

/// The font collections that are part of the program. With them, letters of Latin, Greek, Cyrillic, Arabic and Hebrew, and symbols are the same
/// on every machine, whatever fonts it has. `Tools/fonts/collect.py` made them.
enum BundledFonts: String, CaseIterable {
    case inter = "plumb:Inter"
    case noto = "plumb:Noto"
    case jetBrainsMono = "plumb:JetBrainsMono"

    /// The name of the collection's file.
    var fileName: String { "\(rawValue.dropFirst(6)).ttc" }

    var bytes: UnsafeRawBufferPointer {
        let font =
            switch self {
            case .inter: unsafe plumb_font_inter()
            case .noto: unsafe plumb_font_noto()
            case .jetBrainsMono: unsafe plumb_font_mono()
            }
        return unsafe UnsafeRawBufferPointer(start: font.start, count: font.count)
    }

    /// The styles of a family in a collection, each upright, then slanted.
    static let styles = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]

    /// The faces of the collection of Noto's families, in its order.
    private static let notoFaces = [
        "NotoSans-Regular", "NotoSans-Bold", "NotoSansArabic-Regular", "NotoSansArabic-Bold", "NotoSansHebrew-Regular",
        "NotoSansHebrew-Bold", "NotoSansMath-Regular", "NotoSansSymbols-Regular", "NotoSansSymbols2-Regular", "NotoSerif-Regular",
        "NotoSerif-Bold", "NotoSerif-Italic", "NotoSerif-BoldItalic",
    ]

    /// - Parameter step: 0 for thin … 8 for black.
    static func interFace(isDisplay: Bool, step: Int, isItalic: Bool) -> FontFile {
        FontFile(path: inter.rawValue, index: (isDisplay ? styles.count * 2 : 0) + step * 2 + (isItalic ? 1 : 0))
    }

    /// Returns the text face of the same style for a display face of Inter; nil for any other face.
    static func textFace(ofDisplay file: FontFile) -> FontFile? {
        let count = styles.count * 2
        return file.path == inter.rawValue && file.index >= count ? FontFile(path: file.path, index: file.index - count) : nil
    }

    static func monoFace(step: Int, isItalic: Bool) -> FontFile {
        FontFile(path: jetBrainsMono.rawValue, index: min(step, 7) * 2 + (isItalic ? 1 : 0))
    }

    /// Returns a face of Noto by its file's name; nil if it is not bundled.
    static func notoFace(_ name: String) -> FontFile? {
        notoFaces.firstIndex(of: name).map { FontFile(path: noto.rawValue, index: $0) }
    }

    /// Paths at which libraries that only read files find the collections, in this process and in those it starts. The files are in memory.
    static let paths: [String] = allCases.compactMap { font in
        let bytes = unsafe font.bytes
        guard let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
        let file = unsafe plumb_font_file(FontBytes(start: start, count: bytes.count))
        return file < 0 ? nil : "/proc/\(getpid())/fd/\(file)"
    }
}

extension FontFile {
    /// The bytes of a bundled collection; nil if the face is in a file.
    var bundled: UnsafeRawBufferPointer? { unsafe BundledFonts(rawValue: path)?.bytes }

    /// Opens the face with FreeType.
    func open(_ library: FT_Library?, _ face: inout FT_Face?) -> FT_Error {
        guard let bytes = unsafe bundled else { return unsafe FT_New_Face(library, path, FT_Long(index), &face) }
        let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
        return unsafe FT_New_Memory_Face(library, start, FT_Long(bytes.count), FT_Long(index), &face)
    }

    /// Returns the file for HarfBuzz.
    func blob() -> OpaquePointer? {
        guard let bytes = unsafe bundled else { return unsafe hb_blob_create_from_file(path) }
        let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        return unsafe hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    }
}
