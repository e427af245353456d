import CairoGraphics
import Foundation
import Graphics

/// UIKit's access to the current typesetter.
package enum TextSystem {
    /// The typesetter that measures and draws text.
    package static var current: Typesetter { ScreenEnvironment.current.text }

    package static var fonts: FontLibrary { current.fonts }

    package static var counters: TextEngine.Counters { current.counters }

    package static func knows(fontNamed name: String) -> Bool { current.knows(fontNamed: name) }

    package static func layout(_ block: TextBlock, width: CGFloat? = nil) -> TextLayout { current.layout(block, width: width) }

    package static func characterPositions(of block: TextBlock, width: CGFloat?) -> [CharacterLine] {
        current.characterPositions(of: block, width: width)
    }

    package static func metrics(of font: FontDescriptor) -> FontMetrics { current.metrics(of: font) }
}

extension CGContext {
    /// Draws text that wraps at the rectangle's width, from its top or vertically centred, as in a label.
    /// - Parameter breakWidth: The width at which lines wrap, in points; nil for the rectangle's width.
    func drawText(_ block: TextBlock, in rect: CGRect, centered: Bool = false, breakWidth: CGFloat? = nil) {
        draw(TextSystem.current.placed(block, in: rect, centered: centered, breakWidth: breakWidth))
    }
}
