import CairoGraphics
import Foundation
import Graphics

/// The way from UIKit to the typesetter in force.
package enum TextSystem {
    /// What text is measured and set with.
    package static var current: Typesetter { ScreenEnvironment.current.text }

    package static var fonts: FontLibrary { current.fonts }

    package static var counters: TextEngine.Counters { current.counters }

    package static func knows(fontNamed name: String) -> Bool { current.knows(fontNamed: name) }

    package static func layout(_ block: TextBlock, width: CGFloat? = nil) -> TextLayout { current.layout(block, width: width) }

    package static func characterPlaces(of block: TextBlock, width: CGFloat?) -> [CharacterLine] {
        current.characterPlaces(of: block, width: width)
    }

    package static func metrics(of font: FontDescriptor) -> FontMetrics { current.metrics(of: font) }
}

extension CGContext {
    /// Text broken at the rectangle's width, drawn from its top, or centred in its height as a label does.
    /// - Parameter breakWidth: where lines end at the latest, points; nil for the rectangle's width.
    func drawText(_ block: TextBlock, in rect: CGRect, centered: Bool = false, breakWidth: CGFloat? = nil) {
        draw(TextSystem.current.placed(block, in: rect, centered: centered, breakWidth: breakWidth))
    }
}
