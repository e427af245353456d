import Foundation
import Testing
import UIKit

struct FontTests {
    static func traits(_ category: UIContentSizeCategory) -> UITraitCollection { UITraitCollection(preferredContentSizeCategory: category) }

    @Test func `system fonts have San Francisco's vertical metrics, unrounded`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
        #expect(abs(font.ascender - 16.1865234375) < 1e-9)
        #expect(abs(font.descender + 4.1005859375) < 1e-9)
        #expect(font.leading == 0)
    }

    @Test func `a text style has leading, and a bold copy keeps it`() throws {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.traits(.large))
        #expect(body.pointSize == 17)
        #expect(abs(body.leading - 1.712890625) < 1e-9)
        let bold = UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
        #expect(bold.pointSize == 17)
        #expect(bold.leading == body.leading)
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func `the bold system font is semibold`() {
        #expect(UIFont.boldSystemFont(ofSize: 13) == UIFont.systemFont(ofSize: 13, weight: .semibold))
    }

    @Test func `7.2 metrics scale lengths and fonts with the line distance of their style`() {
        let metrics = UIFontMetrics.default
        #expect(metrics.scaledValue(for: 44, compatibleWith: Self.traits(.extraLarge)) == 48)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 16), compatibleWith: Self.traits(.extraExtraLarge))
        #expect(font.pointSize == 19)
        let limited = metrics.scaledFont(for: .systemFont(ofSize: 16), maximumPointSize: 18, compatibleWith: Self.traits(.extraExtraLarge))
        #expect(limited.pointSize == 18)
    }

    @Test func `bold text makes text styles heavier`() {
        let traits = Self.traits(.large).modifyingTraits { $0.legibilityWeight = .bold }
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func `fonts take designs and weights from descriptors`() throws {
        let rounded = try #require(UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0).familyName == ".AppleSystemUIFontRounded")
        let light = UIFontDescriptor(fontAttributes: [.size: CGFloat(12), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]])
        #expect(UIFont(descriptor: light, size: 0) == .systemFont(ofSize: 12, weight: .light))
    }

    @Test func `7.2 eleven styles in twelve categories are as recorded`() throws {
        let rows = try SourceTable.rows("text-styles.csv")
        #expect(rows.count == 132)
        for row in rows {
            let (name, raw) = (try #require(row["style"]), try #require(row["raw"]))
            let style = try #require(UIFont.TextStyle.named.first { $0.0 == name }?.1)
            let points = try #require(row["points"].flatMap(Double.init)), distance = try #require(row["system"].flatMap(Double.init))
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: Self.traits(UIContentSizeCategory(rawValue: raw)))
            // San Francisco's line height: 2444 of 2048 units.
            let line = points * 2444 / 2048
            #expect(font.pointSize == CGFloat(points), "\(name) \(raw)")
            #expect(abs(font.lineHeight - CGFloat(line)) < 1e-5, "\(name) \(raw)")
            #expect(abs(font.leading - CGFloat(distance - line)) < 1e-5, "\(name) \(raw)")
        }
    }
}
