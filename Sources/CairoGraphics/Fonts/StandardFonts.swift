import CPangoCairo
import Foundation
import Graphics

/// Decides which font takes the place of which part of the system face: bundled ones, or those of Debian's packages for the scripts of Asia and
/// Africa and for emoji.
enum StandardFonts {
    /// Returns a face of Inter; from 20 pt its display cut, as in San Francisco.
    static func system(size: CGFloat, weight: Int, isItalic: Bool) -> FontFile {
        BundledFonts.interFace(isDisplay: size >= SystemFontMetrics.displaySize, step: step(weight), isItalic: isItalic)
    }

    /// Returns the face with a PostScript or family name of Inter: documents that include it are measured with the very face (Corpus.md: 6
    /// of 6 labels to the pixel). Nil for other names.
    static func inter(named name: String, weight: Int) -> FontFile? {
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let family = parts.first, ["Inter", "InterDisplay"].contains(family) else { return nil }
        let style = parts.count > 1 ? String(parts[1]) : BundledFonts.styles[step(weight)]
        let isItalic = style.hasSuffix("Italic"), upright = isItalic ? String(style.dropLast(6)) : style
        guard let step = BundledFonts.styles.firstIndex(of: upright.isEmpty ? "Regular" : upright) else { return nil }
        return BundledFonts.interFace(isDisplay: family == "InterDisplay", step: step, isItalic: isItalic)
    }

    static func monospaced(weight: Int, isItalic: Bool) -> FontFile { BundledFonts.monoFace(step: step(weight), isItalic: isItalic) }

    static func serif(root: String, weight: Int, isItalic: Bool) -> FontFile {
        let style = weight >= 600 ? (isItalic ? "BoldItalic" : "Bold") : (isItalic ? "Italic" : "Regular")
        return noto(root: root, "NotoSerif", style)
    }

    static func emoji(root: String) -> FontFile { FontFile(path: "\(root)/truetype/noto/NotoColorEmoji.ttf") }

    /// The faces in Noto Sans CJK's collection.
    enum Han: Int { case japanese = 0, korean, simplifiedChinese, traditionalChinese }

    static func han(_ variant: Han, root: String, weight: Int) -> FontFile {
        FontFile(path: "\(root)/opentype/noto/NotoSansCJK-\(weight >= 600 ? "Bold" : "Regular").ttc", index: variant.rawValue)
    }

    /// Returns the face for a script that Inter lacks, by Unicode's name for the script.
    static func script(_ script: hb_script_t, root: String, weight: Int) -> FontFile? {
        guard let name = scripts[script.rawValue] else { return nil }
        return noto(root: root, "Noto" + name, weight >= 600 ? "Bold" : "Regular")
    }

    /// Returns the faces to try in turn for characters that belong to no script.
    static func symbols(root: String) -> [FontFile] {
        ["NotoSansMath", "NotoSansSymbols", "NotoSansSymbols2", "NotoSans"].map { noto(root: root, $0, "Regular") }
    }

    /// Returns a representative file of every package that is needed.
    static func required(root: String) -> [FontLibrary.Missing] {
        [
            (noto(root: root, "NotoSansThai", "Regular"), "fonts-noto-core"),
            (han(.japanese, root: root, weight: 400), "fonts-noto-cjk"),
            (emoji(root: root), "fonts-noto-color-emoji"),
        ].map { FontLibrary.Missing(path: $0.0.path, package: $0.1) }
    }

    /// Returns the files of Debian's packages that draw Han characters and emoji. They are other files in other releases.
    static func distributed(root: String) -> [String] {
        [400, 700].map { han(.japanese, root: root, weight: $0).path } + [emoji(root: root).path]
    }

    /// Returns the files with which other libraries draw text: those of the bundled fonts, and those above.
    static func paths(root: String) -> [String] { BundledFonts.paths + distributed(root: root) }

    private static func noto(root: String, _ family: String, _ style: String) -> FontFile {
        BundledFonts.notoFace("\(family)-\(style)") ?? FontFile(path: "\(root)/truetype/noto/\(family)-\(style).ttf")
    }

    /// Returns 0 for thin … 8 for black.
    private static func step(_ weight: Int) -> Int { min(max((weight + 50) / 100, 1), 9) - 1 }

    private static let scripts: [UInt32: String] = {
        let table: [(hb_script_t, String)] = [
            (HB_SCRIPT_LATIN, "Sans"), (HB_SCRIPT_GREEK, "Sans"), (HB_SCRIPT_CYRILLIC, "Sans"), (HB_SCRIPT_ARABIC, "SansArabic"),
            (HB_SCRIPT_HEBREW, "SansHebrew"), (HB_SCRIPT_THAI, "SansThai"), (HB_SCRIPT_LAO, "SansLao"), (HB_SCRIPT_KHMER, "SansKhmer"),
            (HB_SCRIPT_MYANMAR, "SansMyanmar"), (HB_SCRIPT_DEVANAGARI, "SansDevanagari"), (HB_SCRIPT_BENGALI, "SansBengali"),
            (HB_SCRIPT_GURMUKHI, "SansGurmukhi"), (HB_SCRIPT_GUJARATI, "SansGujarati"), (HB_SCRIPT_ORIYA, "SansOriya"),
            (HB_SCRIPT_TAMIL, "SansTamil"), (HB_SCRIPT_TELUGU, "SansTelugu"), (HB_SCRIPT_KANNADA, "SansKannada"),
            (HB_SCRIPT_MALAYALAM, "SansMalayalam"), (HB_SCRIPT_SINHALA, "SansSinhala"), (HB_SCRIPT_GEORGIAN, "SansGeorgian"),
            (HB_SCRIPT_ARMENIAN, "SansArmenian"), (HB_SCRIPT_ETHIOPIC, "SansEthiopic"), (HB_SCRIPT_TIBETAN, "SerifTibetan"),
            (HB_SCRIPT_MONGOLIAN, "SansMongolian"), (HB_SCRIPT_CHEROKEE, "SansCherokee"), (HB_SCRIPT_THAANA, "SansThaana"),
            (HB_SCRIPT_SYRIAC, "SansSyriac"), (HB_SCRIPT_NKO, "SansNKo"), (HB_SCRIPT_TIFINAGH, "SansTifinagh"),
            (HB_SCRIPT_CANADIAN_SYLLABICS, "SansCanadianAboriginal"), (HB_SCRIPT_JAVANESE, "SansJavanese"),
            (HB_SCRIPT_BALINESE, "SansBalinese"), (HB_SCRIPT_ADLAM, "SansAdlam"), (HB_SCRIPT_YI, "SansYi"),
            (HB_SCRIPT_COPTIC, "SansCoptic"),
        ]
        return Dictionary(table.map { ($0.0.rawValue, $0.1) }, uniquingKeysWith: { first, _ in first })
    }()
}
