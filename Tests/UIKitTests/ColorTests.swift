import Foundation
import Testing
import UIKit

@Suite struct ColorTests {
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

    @Test func `a dynamic provider is asked for each set of traits`() {
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

    @Test func `a P3 colour inside sRGB keeps its look`() {
        let gray = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor
        #expect(abs(gray.red - 0.5) < 1e-4 && abs(gray.green - 0.5) < 1e-4 && abs(gray.blue - 0.5) < 1e-4)
    }

    @Test func `equal colours are equal`() {
        #expect(UIColor(white: 1, alpha: 1) == .white)
        #expect(UIColor.systemRed != .systemGreen)
        #expect(UIColor.red != .systemRed)
    }

    @Test(.enabled(if: FactFiles.arePresent, "facts/colors.json is not beside the checkout"))
    func `every recorded colour is carried as recorded`() throws {
        let facts = try FactFiles.json("colors.json")
        for group in ["ios13to18", "grays", "semantic"] {
            let colors = try #require((facts[group] as? [String: Any])?["colors"] as? [String: [String: [String: Any]]])
            // The recording is of iOS 13; teal is carried with its iOS 15 value.
            for (name, values) in colors.sorted(by: { $0.key < $1.key }) where name != "systemTeal" {
                let color = try #require(UIColor.named(name), "\(name)")
                for (key, traits) in [
                    ("light", Self.traits(.light)), ("dark", Self.traits(.dark)), ("lightHC", Self.traits(.light, .high)),
                    ("darkHC", Self.traits(.dark, .high)),
                ] {
                    let value = try #require(values[key])
                    let rgb = try #require(value["rgb"] as? [Int])
                    let alpha = value["alpha255"] as? Int ?? 255
                    let expected = CGColor(
                        red: CGFloat(rgb[0]) / 255, green: CGFloat(rgb[1]) / 255, blue: CGFloat(rgb[2]) / 255, alpha: CGFloat(alpha) / 255)
                    #expect(color.resolvedColor(with: traits).cgColor.description == expected.description, "\(name) \(key)")
                }
            }
        }
    }
}
