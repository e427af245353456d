import Foundation
import Testing
import UIKit

@Suite struct FontTests {
    static func traits(_ category: UIContentSizeCategory) -> UITraitCollection { UITraitCollection(preferredContentSizeCategory: category) }

    @Test func `system fonts have San Francisco's vertical metrics, unrounded`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
        #expect(abs(font.ascender - 16.1865234375) < 1e-9)
        #expect(abs(font.descender + 4.1005859375) < 1e-9)
        #expect(font.leading == 0)
    }

    @Test func `a text style has leading, a bold copy keeps it`() throws {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.traits(.large))
        #expect(body.pointSize == 17)
        #expect(abs(body.leading - 1.712890625) < 1e-9)
        let bold = UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
        #expect(bold.pointSize == 17)
        #expect(bold.leading == body.leading)
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func `bold system font is semibold`() {
        #expect(UIFont.boldSystemFont(ofSize: 13) == UIFont.systemFont(ofSize: 13, weight: .semibold))
    }

    @Test("7.2 metrics scale lengths and fonts with the line distance of their style") func metrics() {
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

    @Test func `designs and weights through descriptors`() throws {
        let rounded = try #require(UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0).familyName == ".AppleSystemUIFontRounded")
        let light = UIFontDescriptor(fontAttributes: [.size: CGFloat(12), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]])
        #expect(UIFont(descriptor: light, size: 0) == .systemFont(ofSize: 12, weight: .light))
    }

    @Test(
        "7.2 eleven styles in twelve categories are as recorded",
        .enabled(if: FactFiles.arePresent, "facts/dynamic_type.json is not beside the checkout"))
    func allStyles() throws {
        let facts = try FactFiles.json("dynamic_type.json")
        let table = try #require((facts["table"] as? [String: Any])?["styles"] as? [String: [String: [String: Any]]])
        let categories = try #require(facts["categories"] as? [[String: Any]])
        var count = 0
        for (name, style) in UIFont.TextStyle.named {
            for category in categories {
                let key = try #require(category["name"] as? String), raw = try #require(category["rawValue"] as? String)
                let row = try #require(table[name]?[key])
                let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: Self.traits(UIContentSizeCategory(rawValue: raw)))
                #expect(font.pointSize == CGFloat(row["pointSize"] as? Int ?? 0), "\(name) \(key)")
                #expect(abs(font.lineHeight - CGFloat(row["lineHeight"] as? Double ?? 0)) < 1e-5, "\(name) \(key)")
                #expect(abs(font.leading - CGFloat(row["fontLeading"] as? Double ?? 0)) < 1e-5, "\(name) \(key)")
                count += 1
            }
        }
        #expect(count == 132)
    }
}
