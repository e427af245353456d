import Foundation
import Graphics

/// Measures of a font in points, as `UIFont` reports them.
public struct FontMetrics: Hashable, Sendable {
    public var ascender: CGFloat
    /// Negative: below the baseline.
    public var descender: CGFloat
    /// Ascender minus descender.
    public var lineHeight: CGFloat
    public var capHeight: CGFloat
    public var xHeight: CGFloat
    /// Extra distance between lines.
    public var leading: CGFloat
}

/// San Francisco's measures. The face itself cannot be shipped; its figures are facts, and layout uses them while drawing fits an open
/// face into the same widths.
enum SystemFontMetrics {
    /// Vertical figures in 1/2048 em, the same for every weight (facts: metrics.json sfPro; sources masakudamatsu, ib).
    static let ascender: CGFloat = 1950 / 2048
    static let descender: CGFloat = -494 / 2048
    static let capHeight: CGFloat = 1443 / 2048
    static let xHeight: CGFloat = 1078 / 2048

    static func metrics(size: CGFloat, leading: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: ascender * size, descender: descender * size, lineHeight: (ascender - descender) * size,
            capHeight: capHeight * size, xHeight: xHeight * size, leading: leading)
    }

    /// Points added after every glyph at a size: between the rows of the table linear, 0 from 80 pt (facts: metrics.json tracking;
    /// Apple's HIG).
    static func tracking(size: CGFloat) -> CGFloat {
        guard let after = trackingTable.firstIndex(where: { $0.size >= size }) else { return 0 }
        guard after > 0 else { return trackingTable[0].points / trackingTable[0].size * size }
        let (from, to) = (trackingTable[after - 1], trackingTable[after])
        return from.points + (to.points - from.points) * (size - from.size) / (to.size - from.size)
    }

    /// What San Francisco adds to every letter of Inter's face of the same weight, em, beside the tracking: a little for heavier text
    /// faces, and for display sizes what is left between the two faces' optical sizes. Fitted to label widths that Apple's engine wrote
    /// (facts: sf_text_metrics.csv, sf_text_widths.json); light, heavy and black weights are inferred.
    static func letterSpace(size: CGFloat, weight: Int) -> CGFloat {
        let isDisplay = size >= displaySize
        let byWeight: CGFloat =
            switch weight {
            case ..<450: 0
            case ..<550: isDisplay ? 0.003 : 0.0056
            case ..<650: isDisplay ? 0.002 : 0.0086
            default: isDisplay ? 0.01 : 0.0148
            }
        return byWeight + (isDisplay ? interpolated(displaySpace, at: size) : 0)
    }

    /// From here on letters come from the display cut.
    static let displaySize: CGFloat = 20

    private static let displaySpace: [(size: CGFloat, value: CGFloat)] = [
        (20, 0.041), (21, 0.031), (22, 0.0205), (24, 0.008), (26, 0.003), (28, -0.004), (32, -0.009), (40, -0.012), (60, -0.008),
    ]

    private static func interpolated(_ table: [(size: CGFloat, value: CGFloat)], at size: CGFloat) -> CGFloat {
        guard let after = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].value }
        guard after > 0 else { return table[0].value }
        let (from, to) = (table[after - 1], table[after])
        return from.value + (to.value - from.value) * (size - from.size) / (to.size - from.size)
    }

    /// The advance of one tabular figure, em (facts: metrics.json knownWidths “1111 tabular”).
    static let tabularFigure: CGFloat = 0.632

    /// The advance of every character of the monospaced system face, em (inferred: 1264/2048).
    static let monospacedAdvance: CGFloat = 0.6171875

    /// What San Francisco's advance of a character differs from Inter's, em. Both faces kern alike, so kerned Inter plus these is San
    /// Francisco to half a point in most labels.
    /// - Parameter isDisplay: whether the letters come from Inter's display cut, whose figures and signs of sums are narrower than those
    ///   of San Francisco's by more than its letters (fitted to the figures among the label widths of 20 points and more).
    static func correction(of scalar: UInt32, isDisplay: Bool) -> CGFloat {
        guard scalar >= 32, scalar < 127 else { return 0 }
        let isFigure = (48...57).contains(scalar) || scalar == 43 || scalar == 61
        return CGFloat(corrections[Int(scalar) - 32]) / 10000 + (isDisplay && isFigure ? 0.035 : 0)
    }

    private static let trackingTable: [(size: CGFloat, points: CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
        (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22),
        (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36),
        (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37),
        (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26),
        (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
    ]

    /// For U+0020…U+007E, 1/10000 em, fitted like `letterSpace`; 0 where the sample was too thin.
    private static let corrections: [Int] = [
        24, 349, 0, 38, -147, 102, 0, 30, 67, 67, -65, -78,
        91, -153, 194, -309, 17, 46, -60, -101, 8, 149, 217, -17,
        199, 134, 341, 0, 0, 0, -75, -186, -133, -127, 80, -44,
        95, -2, -39, 109, 75, 159, 71, 9, 21, -123, -14, 85,
        73, -23, 132, -55, -161, 13, -32, 300, 221, -78, 185, 69,
        -50, 69, 0, 603, 0, -101, 49, 73, -58, -83, 52, 9,
        -62, 111, 43, -14, 100, -1, -22, -56, -21, -50, 86, -75,
        -39, 72, -148, -255, -110, -111, 21, 0, 0, 0, 0,
    ]
}
