import Foundation
import Graphics

extension UIFont {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The eleven styles with their Swift names, largest first.
        package static let named: [(name: String, style: TextStyle)] = [
            ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3), ("headline", .headline),
            ("body", .body), ("callout", .callout), ("subheadline", .subheadline), ("footnote", .footnote),
            ("caption1", .caption1), ("caption2", .caption2),
        ]
    }
}

/// A text style's sizes and line distances in the twelve content size categories, extra small first, in points.
///
/// Source: TextStyles.md, table (keys hig-typo, matrix, swiftuiweb). Line distances are from its column `system`,
/// which differs from the published table in three cells where a recording disagrees.
struct TextStyleMetrics {
    let pointSizes, lineDistances: [CGFloat]
    var weight = 400
    var emphasizedWeight = 600

    static func metrics(of style: UIFont.TextStyle) -> TextStyleMetrics {
        switch style {
        // Third parties give the values at large only (inferred); larger and smaller ones scale like title 1.
        case .extraLargeTitle: scaled(title1, to: 36, weight: 700)
        case .extraLargeTitle2: scaled(title1, to: 28, weight: 700)
        case .largeTitle: largeTitle
        case .title1: title1
        case .title2: title2
        case .title3: title3
        case .headline: headline
        case .callout: callout
        case .subheadline: subheadline
        case .footnote: footnote
        case .caption1: caption1
        case .caption2: caption2
        default: body
        }
    }

    func pointSize(in category: UIContentSizeCategory) -> CGFloat { pointSizes[category.index] }

    func lineDistance(in category: UIContentSizeCategory) -> CGFloat { lineDistances[category.index] }

    /// The factor of `UIFontMetrics`: the line distance in the category divided by the one at large (TextStyles.md, fontMetrics).
    func growth(in category: UIContentSizeCategory) -> CGFloat {
        lineDistance(in: category) / lineDistance(in: .large)
    }

    private static func scaled(_ model: TextStyleMetrics, to size: CGFloat, weight: Int) -> TextStyleMetrics {
        let share = size / model.pointSize(in: .large)
        return TextStyleMetrics(
            pointSizes: model.pointSizes.map { ($0 * share).rounded() }, lineDistances: model.lineDistances.map { ($0 * share).rounded() },
            weight: weight, emphasizedWeight: weight)
    }

    private static let largeTitle = TextStyleMetrics(
        pointSizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        lineDistances: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70], emphasizedWeight: 700)
    private static let title1 = TextStyleMetrics(
        pointSizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        lineDistances: [31, 32, 33, 34, 37, 38, 41, 46, 51, 57, 61, 68], emphasizedWeight: 700)
    private static let title2 = TextStyleMetrics(
        pointSizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        lineDistances: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66], emphasizedWeight: 700)
    private static let title3 = TextStyleMetrics(
        pointSizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        lineDistances: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
    private static let headline = TextStyleMetrics(
        pointSizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        lineDistances: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62], weight: 600)
    private static let body = TextStyleMetrics(
        pointSizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        lineDistances: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    private static let callout = TextStyleMetrics(
        pointSizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        lineDistances: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
    private static let subheadline = TextStyleMetrics(
        pointSizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        lineDistances: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
    private static let footnote = TextStyleMetrics(
        pointSizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        lineDistances: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
    private static let caption1 = TextStyleMetrics(
        pointSizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        lineDistances: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
    private static let caption2 = TextStyleMetrics(
        pointSizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        lineDistances: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
}

extension UIFont.Scaling {
    /// Returns the font for the traits. "Bold Text" raises the weight by one or two steps (inferred from looking at iOS: regular
    /// becomes semibold, semibold becomes bold).
    func font(in traits: UITraitCollection) -> UIFont {
        let category = traits.preferredContentSizeCategory
        let metrics = TextStyleMetrics.metrics(of: style)
        var descriptor: FontDescriptor
        if let base {
            descriptor = base
            descriptor.size = min((base.size * metrics.growth(in: category)).rounded(), maximumPointSize)
        } else {
            descriptor = FontDescriptor(size: min(metrics.pointSize(in: category), maximumPointSize), weight: metrics.weight)
            descriptor.leading =
                metrics.lineDistance(in: category) - SystemFontMetrics(pointSize: metrics.pointSize(in: category)).lineHeight
        }
        if let family = face.family { descriptor.family = family }
        if let weight = face.weight { descriptor.weight = weight }
        if let isItalic = face.isItalic { descriptor.isItalic = isItalic }
        if traits.legibilityWeight == .bold { descriptor.weight = min(descriptor.weight + (descriptor.weight < 500 ? 200 : 100), 900) }
        return UIFont(descriptor, scaling: self)
    }
}
