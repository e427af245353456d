import Foundation
import Graphics

/// San Francisco's measures. The face itself cannot be shipped, but its figures are facts: layout uses them, and drawing fits an open face
/// into the same widths.
enum SystemFontMetrics {
    /// Vertical figures in 1/2048 em, the same for every weight (Metrics.md, sfPro; sources masakudamatsu, ib).
    static let ascender: CGFloat = 1950 / 2048
    static let descender: CGFloat = -494 / 2048
    static let capHeight: CGFloat = 1443 / 2048
    static let xHeight: CGFloat = 1078 / 2048

    static func metrics(size: CGFloat, leading: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: ascender * size, descender: descender * size, lineHeight: (ascender - descender) * size,
            capHeight: capHeight * size, xHeight: xHeight * size, leading: leading)
    }

    /// Returns the points added after every glyph at a size: linear between the rows of the table, 0 from 80 pt (Metrics.md, tracking;
    /// Apple's HIG).
    static func tracking(size: CGFloat) -> CGFloat {
        guard let after = trackingTable.firstIndex(where: { $0.size >= size }) else { return 0 }
        guard after > 0 else { return trackingTable[0].points / trackingTable[0].size * size }
        let (from, to) = (trackingTable[after - 1], trackingTable[after])
        return from.points + (to.points - from.points) * (size - from.size) / (to.size - from.size)
    }

    /// Returns what San Francisco adds to every letter of Inter's text face of the same weight, in em, besides the tracking: a little for
    /// heavier faces, and for display sizes the closer setting of the display cut. Fitted to label widths that Apple's engine wrote
    /// (Metrics.md, label-widths.csv; Corpus.md: 60 texts of 20 points and more, nine owners, all weights on one curve, semibold and bold
    /// 0.003 em wider as in 17 texts and in recorded pictures, Suites.md, boldWidths; heavy from 5 texts, which are not wider; black from a
    /// recorded label, 0.0264 to 0.0288); light weights are inferred.
    static func letterSpace(size: CGFloat, weight: Int) -> CGFloat {
        let isDisplay = size >= displaySize
        let byWeight: CGFloat =
            switch weight {
            case ..<250: isDisplay ? -0.006 : 0
            case ..<450: 0
            case ..<550: 0.0056
            case ..<650: isDisplay ? 0.0116 : 0.0086
            case ..<750: isDisplay ? 0.0178 : 0.0148
            case ..<850: 0.026
            default: 0.0276
            }
        return byWeight + (isDisplay ? interpolated(displaySpace, at: size) - tracking(size: size) / size : 0)
    }

    /// The size in points from which letters are of the display cut.
    static let displaySize: CGFloat = 20

    /// How much less closely figures of the display cut are set than its letters, in em (4 texts, 0.010 to 0.029).
    static let displayFigureSpace: CGFloat = 0.015

    /// The extra advance of the straight apostrophe and the question mark in the display cut, compared with the text cut, in em (a recorded
    /// label at twelve sizes from 25 points: letters up to the sign are where ours are, those after it further on).
    static let displayApostropheSpace: CGFloat = 0.0222, displayQuestionSpace: CGFloat = 0.032

    /// How much narrower commas and full stops of the display cut are, in em (recorded pictures: a bold label of 32 points, four places of
    /// 0.045 to 0.065; in regular letters two commas of 28 and 34 points, 0.055 to 0.078, and three full stops in a row, 0.054 each; the
    /// words between them are as wide as ours; Suites.md, displayPause).
    static let displayPauseSpace: CGFloat = 0.055

    /// The extra advance of a comma in the text cut, compared with the display cut, in em (twenty widths; two recorded lines of 48 letters
    /// leave 0.0077 to 0.009).
    static let textCommaSpace: CGFloat = 0.0085

    /// How much more the percent sign is in semibold and heavier letters, in em: in the text cut (three recorded labels of 13 and 17
    /// points, 0.118 to 0.154 in all), and how much less it is in the display cut (one bold label of 34 points; in other
    /// weights inferred; Suites.md, percentSign).
    static let boldPercentSpace: CGFloat = 0.0185, displayPercentSpace: CGFloat = -0.073

    /// The spacing of the display cut, including tracking. From 26 points on, the third digit is from a recorded label at eleven sizes, all
    /// of whose widths it matches to a pixel.
    private static let displaySpace: [(size: CGFloat, value: CGFloat)] = [
        (20, -0.037), (21, -0.0405), (22, -0.04), (24, -0.042), (26, -0.0437), (28, -0.0443), (31, -0.0443), (34, -0.0459), (40, -0.0475),
        (50, -0.0501), (60, -0.0529), (80, -0.057),
    ]

    private static func interpolated(_ table: [(size: CGFloat, value: CGFloat)], at size: CGFloat) -> CGFloat {
        guard let after = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].value }
        guard after > 0 else { return table[0].value }
        let (from, to) = (table[after - 1], table[after])
        return from.value + (to.value - from.value) * (size - from.size) / (to.size - from.size)
    }

    /// The advance of one tabular figure in em (Metrics.md, knownWidths “1111 tabular”).
    static let tabularFigure: CGFloat = 0.632

    /// The advance of every character of the monospaced system face in em (inferred: 1264/2048).
    static let monospacedAdvance: CGFloat = 0.6171875

    /// Returns the difference of San Francisco's advance of a character from that of Inter's text face, in em. Both faces kern alike, so
    /// kerned Inter plus these is San Francisco to half a point in most labels.
    static func correction(of scalar: UInt32) -> CGFloat {
        guard scalar >= 32, scalar < 127 else { return otherCorrections[scalar] ?? 0 }
        return CGFloat(corrections[Int(scalar) - 32]) / 10000
    }

    /// Beyond ASCII, in em: the en dash (four widths of three owners; 0.018 to 0.025 fits all), quotation marks (six lines of `markdown-ui`
    /// in italics, 0.06 to 0.12), arrows up and down (a button's title, 0.122 to 0.155, and AccessibilitySnapshot's recorded legends;
    /// Suites.md, arrowWidth), the bullet (nine of a secure field's in a legend; Suites.md, bulletWidth).
    private static let otherCorrections: [UInt32: CGFloat] = [
        0x2013: 0.02, 0x201C: 0.07, 0x201D: 0.07, 0x2022: -0.099, 0x2191: -0.147, 0x2193: -0.147,
    ]

    private static let trackingTable: [(size: CGFloat, points: CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
        (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22),
        (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36),
        (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37),
        (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26),
        (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
    ]

    /// The corrections for U+0020…U+007E in 1/10000 em, fitted like `letterSpace` to 850 widths of labels and buttons of 30 owners; 0 where
    /// the sample was too small. With owners left out in turn, 522 of 598 widths are right to half a point, in the sample 540. The
    /// apostrophe and the q, which the sample lacks, are from recorded labels (two of 16 and 17 points, one of 52 letters). The percent sign
    /// is that of iOS 18 and 26 (Suites.md, percentSign).
    private static let corrections: [Int] = [
        -4, 313, 0, 10, -60, 1130, 0, 224, 86, 86, -65, -52,
        197, 100, 209, -310, 7, 55, -31, -116, -117, 156, 220, -12,
        226, 89, 235, 0, 0, 0, -75, -120, -108, -142, 120, -79,
        76, 17, 50, 81, 84, 132, -84, 48, 6, -121, -44, 77,
        66, -77, 126, -53, -171, 51, -128, 185, 225, -187, 74, 48,
        -7, 48, 0, 679, 0, -102, 36, 21, -73, -72, 83, -7,
        -18, 112, 14, -6, 125, -31, -7, -48, 12, -50, 64, -51,
        -43, 55, -178, -389, -191, -122, 29, 0, 0, 0, 0,
    ]
}
