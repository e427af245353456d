import Foundation
import Testing
import UIKit

struct ColorTests {
    static func traits(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = contrast
        }
    }

    @Test func `a system colour changes with style and contrast`() {
        #expect(UIColor.systemBlue.resolvedColor(with: Self.traits(.light)).cgColor.description == "#007AFF")
        #expect(UIColor.systemBlue.resolvedColor(with: Self.traits(.dark)).cgColor.description == "#0A84FF")
        #expect(UIColor.systemBlue.resolvedColor(with: Self.traits(.light, .high)).cgColor.description == "#0040DD")
        #expect(UIColor.label.resolvedColor(with: Self.traits(.dark)).cgColor.description == "#FFFFFF")
    }

    @Test func `backgrounds are lighter in elevated dark windows`() {
        let elevated = Self.traits(.dark).modifyingTraits { $0.userInterfaceLevel = .elevated }
        #expect(UIColor.systemBackground.resolvedColor(with: elevated).cgColor.description == "#1C1C1E")
        #expect(UIColor.systemBackground.resolvedColor(with: Self.traits(.dark)).cgColor.description == "#000000")
    }

    @Test func `a dynamic colour is resolved for each set of traits`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: Self.traits(.dark)) == .white)
        #expect(color.resolvedColor(with: Self.traits(.light)) == .black)
        let faded = color.withAlphaComponent(0.5)
        #expect(faded.resolvedColor(with: Self.traits(.dark)).cgColor == CGColor(gray: 1, alpha: 0.5))
    }

    @Test func `components can be read back`() {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        unsafe UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect((red, green, blue, alpha) == (0.2, 0.4, 0.6, 0.8))
        var hue: CGFloat = 0, saturation: CGFloat = 0
        unsafe UIColor(hue: 0.3, saturation: 0.5, brightness: 0.8, alpha: 1).getHue(
            &hue, saturation: &saturation, brightness: nil, alpha: nil)
        #expect(abs(hue - 0.3) < 1e-9 && abs(saturation - 0.5) < 1e-9)
    }

    @Test func `a P3 colour inside sRGB looks the same`() {
        let gray = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor
        #expect(abs(gray.red - 0.5) < 1e-4 && abs(gray.green - 0.5) < 1e-4 && abs(gray.blue - 0.5) < 1e-4)
    }

    @Test func `colours are equal if they have the same value or name`() {
        #expect(UIColor(white: 1, alpha: 1) == .white)
        #expect(UIColor.systemRed != .systemGreen)
        #expect(UIColor.red != .systemRed)
    }

    @Test func `every recorded colour has its recorded value`() throws {
        let rows = try SourceTable.rows("colors.csv").filter { $0["group"] != "ios26" }
        #expect(rows.count == 33)
        // The recording is from iOS 13; teal has its iOS 15 value.
        for row in rows where row["name"] != "systemTeal" {
            let name = try #require(row["name"])
            let color = try #require(UIColor.named(name), "\(name)")
            for (column, traits) in [
                ("light", Self.traits(.light)), ("dark", Self.traits(.dark)), ("lightHighContrast", Self.traits(.light, .high)),
                ("darkHighContrast", Self.traits(.dark, .high)),
            ] {
                let value = try #require(row[column].flatMap { UInt32($0, radix: 16) })
                let parts = [24, 16, 8, 0].map { CGFloat(value >> $0 & 255) / 255 }
                let expected = CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
                #expect(color.resolvedColor(with: traits).cgColor.description == expected.description, "\(name) \(column)")
            }
        }
    }
}
