import Foundation
import Graphics

/// The known measures of a face that iOS has or apps often include, but this machine lacks: enough to measure text in it. Its letters are
/// drawn with a stand-in face, fitted into the widths.
struct NamedFont: Hashable, Sendable {
    enum Letters: Hashable, Sendable {
        case helvetica, helveticaBold, neue, neueLight
        case avenir, avenirNext, avenirNextBold, georgia, georgiaBold, verdana, verdanaBold, trebuchet, times
        case montserrat, montserratBold, lato, openSans, openSansBold, roboto, robotoBold, robotoCondensed, poppins
        /// All characters have the same advance.
        case fixed

        /// The advances in 1/1000 em from U+0020 on; nil if all characters have the same advance.
        var table: [Int16]? {
            switch self {
            case .helvetica: NamedFont.helvetica
            case .helveticaBold: NamedFont.helveticaBold
            case .neue: NamedFont.neue
            case .neueLight: NamedFont.neueLight
            case .avenir: NamedFont.avenir
            case .avenirNext: NamedFont.avenirNext
            case .avenirNextBold: NamedFont.avenirNextBold
            case .georgia: NamedFont.georgia
            case .georgiaBold: NamedFont.georgiaBold
            case .verdana: NamedFont.verdana
            case .verdanaBold: NamedFont.verdanaBold
            case .trebuchet: NamedFont.trebuchet
            case .times: NamedFont.times
            case .montserrat: NamedFont.montserrat
            case .montserratBold: NamedFont.montserratBold
            case .lato: NamedFont.lato
            case .openSans: NamedFont.openSans
            case .openSansBold: NamedFont.openSansBold
            case .roboto: NamedFont.roboto
            case .robotoBold: NamedFont.robotoBold
            case .robotoCondensed: NamedFont.robotoCondensed
            case .poppins: NamedFont.poppins
            case .fixed: nil
            }
        }
    }

    /// The kind of standard face that draws it.
    enum Design: Hashable, Sendable { case sans, serif, monospaced }

    /// The distances above and below the baseline, in em.
    let ascender, descender: CGFloat
    let letters: Letters
    /// The factor for the letters' advances; for `fixed` letters, the advance in em.
    let factor: CGFloat
    let design: Design

    /// Returns the index of the face with a PostScript, full or family name: the longest row name with which it begins, ignoring spaces and
    /// hyphens. Nil for an unknown name.
    static func index(of name: String) -> Int? {
        let name = name.lowercased().filter { $0.isLetter || $0.isNumber }
        return table.indices.filter { name.hasPrefix(table[$0].name) }.max { table[$0].name.count < table[$1].name.count }
    }

    static func font(_ index: Int) -> NamedFont { table[index].font }

    /// Returns the advance of a character in em; nil outside ASCII, unless all characters have the same advance.
    func advance(of scalar: UInt32) -> CGFloat? {
        guard (32..<127).contains(scalar) else { return letters == .fixed ? factor : nil }
        guard let table = letters.table else { return factor }
        return CGFloat(table[Int(scalar) - 32]) / 1000 * factor
    }

    /// Returns the metrics in points; unknown ones are the system face's.
    func metrics(size: CGFloat, over system: FontMetrics) -> FontMetrics {
        var metrics = system
        metrics.ascender = ascender * size
        metrics.descender = -descender * size
        metrics.lineHeight = (ascender + descender) * size
        return metrics
    }

    /// The scale at which the stand-in is drawn: its capitals are as tall as the face's, or smaller if the face is narrow.
    var drawingScale: CGFloat {
        switch letters {
        case .fixed: 1
        case .times, .robotoCondensed: 0.98 * 0.88
        default: 0.98 * min(1, factor)
        }
    }

    /// Sums of ascender and descender were checked against heights of labels (Corpus.md) where a number of labels is given; the figures of
    /// other fonts are remembered from the fonts' own tables and were not checked. Factors are from widths of labels where there are any
    /// (Helvetica Neue 31, Futura 16, American Typewriter 8, Montserrat 6, Avenir Next 2, others 1); for the open families they are the
    /// mean of kerning and weight over 1,322 texts; the others are estimates of mean widths.
    private static let table: [(name: String, font: NamedFont)] = rows.map { row in
        (row.0, NamedFont(ascender: row.1, descender: row.2, letters: row.3, factor: row.4, design: row.5))
    }

    private static let rows: [(String, CGFloat, CGFloat, Letters, CGFloat, Design)] = [
        ("helvetica", 0.92, 0.23, .helvetica, 1, .sans),
        ("helveticalight", 0.92, 0.23, .helvetica, 0.98, .sans),
        ("helveticabold", 0.92, 0.23, .helveticaBold, 1, .sans),
        ("helveticaneue", 0.952, 0.213, .neue, 1, .sans),
        // 32 labels: between 1.1763 and 1.185.
        ("helveticaneuelight", 0.967, 0.217, .neueLight, 1, .sans),
        // 11 labels: between 1.170 and 1.180.
        ("helveticaneuethin", 0.962, 0.214, .neueLight, 0.98, .sans),
        ("helveticaneueultralight", 0.952, 0.213, .neueLight, 0.96, .sans),
        ("helveticaneuemedium", 0.965, 0.215, .neue, 1.03, .sans),
        // 12 labels: between 1.1905 and 1.1944.
        ("helveticaneuebold", 0.975, 0.217, .neue, 1.06, .sans),
        // 16 labels: between 1.1783 and 1.1852.
        ("helveticaneuecondensedbold", 0.967, 0.215, .helveticaBold, 0.82, .sans),
        ("helveticaneuecondensedblack", 0.967, 0.215, .helveticaBold, 0.86, .sans),
        ("arial", 0.905, 0.212, .helvetica, 1, .sans),
        ("arialbold", 0.905, 0.212, .helveticaBold, 1, .sans),
        ("arialroundedmtbold", 0.946, 0.211, .neue, 1.08, .sans),
        // 5 labels: 1.366.
        ("avenir", 1, 0.366, .avenir, 1, .sans),
        ("avenirheavy", 1, 0.366, .avenir, 1.048, .sans),
        ("avenirblack", 1, 0.366, .avenir, 1.07, .sans),
        ("avenirnext", 1, 0.366, .avenirNext, 1, .sans),
        ("avenirnextmedium", 1, 0.366, .avenirNext, 1.012, .sans),
        ("avenirnextdemibold", 1, 0.366, .avenirNext, 1.022, .sans),
        ("avenirnextbold", 1, 0.366, .avenirNextBold, 1, .sans),
        ("avenirnextheavy", 1, 0.366, .avenirNextBold, 1.03, .sans),
        ("avenirnextcondensed", 1, 0.366, .avenirNext, 0.79, .sans),
        // 5 labels: between 1.2778 and 1.300.
        ("futura", 1.039, 0.259, .neue, 0.97, .sans),
        ("futurabold", 1.039, 0.259, .neue, 1.2, .sans),
        // 13 labels: between 1.1998 and 1.2143.
        ("futuracondensed", 0.951, 0.256, .neue, 0.69, .sans),
        // 3 buttons: between 1.235 and 1.294.
        ("futuracondensedextrabold", 0.985, 0.28, .neue, 0.83, .sans),
        // 4 labels: between 1.150 and 1.175.
        ("americantypewriter", 0.9, 0.263, .neue, 1.06, .serif),
        ("americantypewritercondensed", 0.9, 0.263, .neue, 0.84, .serif),
        ("gillsans", 0.918, 0.23, .neue, 0.92, .sans),
        ("verdana", 1.005, 0.21, .verdana, 1, .sans),
        ("verdanabold", 1.005, 0.21, .verdanaBold, 1, .sans),
        ("trebuchetms", 0.939, 0.222, .trebuchet, 1, .sans),
        ("optima", 0.919, 0.268, .neue, 0.97, .sans),
        ("georgia", 0.917, 0.219, .georgia, 1, .serif),
        ("georgiabold", 0.917, 0.219, .georgiaBold, 1, .serif),
        ("timesnewroman", 0.891, 0.216, .times, 1, .serif),
        ("baskerville", 0.898, 0.246, .neue, 0.9, .serif),
        ("cochin", 0.897, 0.25, .neue, 0.92, .serif),
        ("didot", 0.95, 0.32, .neue, 0.979, .serif),
        ("papyrus", 0.94, 0.62, .neue, 0.95, .sans),
        ("bradleyhanditctt", 0.947, 0.3, .neue, 1, .sans),
        ("pingfang", 1.06, 0.34, .neue, 1.03, .sans),
        ("applesdgothicneo", 0.9, 0.3, .neue, 0.97, .sans),
        ("stheiti", 1.06, 0.34, .neue, 1.055, .sans),
        ("menlo", 0.928, 0.236, .fixed, 0.602, .monospaced),
        ("courier", 0.754, 0.246, .fixed, 0.6, .monospaced),
        ("couriernew", 0.833, 0.3, .fixed, 0.6, .monospaced),
        // Faces of common open families, which apps include. Montserrat: 11 labels.
        ("montserrat", 0.968, 0.251, .montserrat, 0.987, .sans),
        ("montserratsemibold", 0.968, 0.251, .montserrat, 0.995, .sans),
        ("montserratmedium", 0.968, 0.251, .montserrat, 0.991, .sans),
        ("montserratlight", 0.968, 0.251, .montserrat, 0.974, .sans),
        ("montserratbold", 0.968, 0.251, .montserratBold, 0.988, .sans),
        ("lato", 0.987, 0.213, .lato, 0.992, .sans),
        ("latobold", 0.987, 0.213, .lato, 1.006, .sans),
        ("latolight", 0.987, 0.213, .lato, 0.974, .sans),
        ("latosemibold", 0.987, 0.213, .lato, 0.999, .sans),
        ("opensans", 1.069, 0.293, .openSans, 0.997, .sans),
        ("opensanssemibold", 1.069, 0.293, .openSans, 1.033, .sans),
        ("opensansbold", 1.069, 0.293, .openSansBold, 0.998, .sans),
        ("opensanslight", 1.069, 0.293, .openSans, 0.96, .sans),
        ("roboto", 0.928, 0.244, .roboto, 0.998, .sans),
        ("robotobold", 0.928, 0.244, .robotoBold, 0.997, .sans),
        ("robotolight", 0.928, 0.244, .roboto, 0.982, .sans),
        ("robotomedium", 0.928, 0.244, .roboto, 1.007, .sans),
        ("robotocondensed", 0.928, 0.244, .robotoCondensed, 0.997, .sans),
        ("poppins", 1.05, 0.35, .poppins, 1, .sans),
        // Wider with increasing weight (inferred).
        ("poppinsmedium", 1.05, 0.35, .poppins, 1.02, .sans),
        ("poppinssemibold", 1.05, 0.35, .poppins, 1.045, .sans),
        ("poppinsbold", 1.05, 0.35, .poppins, 1.07, .sans),
        ("sourcesanspro", 0.984, 0.273, .neue, 0.91, .sans),
        ("raleway", 0.94, 0.234, .neue, 1.03, .sans),
        ("nunito", 1.011, 0.353, .neue, 1.0, .sans),
        ("firasans", 0.935, 0.265, .neue, 1.01, .sans),
        ("inter", 0.969, 0.241, .neue, 1.047, .sans),
        ("intermedium", 0.969, 0.241, .neue, 1.06, .sans),
        ("intersemibold", 0.969, 0.241, .neue, 1.07, .sans),
        ("oswald", 1.193, 0.289, .neue, 0.8, .sans),
        ("ubuntu", 0.932, 0.189, .neue, 1.01, .sans),
    ]
}
