import Foundation
import Graphics
import Synchronization

/// Sets text in one library of fonts: an engine that any thread may ask, one at a time. What it answers depends on text and fonts alone, never on
/// who asked before.
package final class Typesetter: Sendable {
    package let fonts: FontLibrary
    private let engine: Mutex<TextEngine>

    package static let standard = Typesetter(fonts: .standard)

    package init(fonts: FontLibrary) {
        self.fonts = fonts
        engine = Mutex(TextEngine(fonts: fonts))
    }

    /// Work done so far.
    package var counters: TextEngine.Counters { engine.withLock { $0.counters } }

    /// How many times the block's lines were filled, as far as they are still known; a label that shows on one line needs one.
    package func breaks(of block: TextBlock) -> Int { engine.withLock { $0.breaks(of: block) } }

    /// Whether text can be measured in a face of this name: a user's, or one whose figures are known.
    package func knows(fontNamed name: String) -> Bool { fonts.contains(name: name) || FontLibrary.hasMeasures(ofFontNamed: name) }

    /// - Parameter width: points; nil for as wide as the text goes.
    package func layout(_ block: TextBlock, width: CGFloat? = nil) -> TextLayout { engine.withLock { $0.layout(block, width: width) } }

    /// Text broken at the rectangle's width, at the rectangle's top, or centred in its height as `UILabel` does.
    /// - Parameter breakWidth: where lines end at the latest, points; nil for the rectangle's width.
    package func placed(_ block: TextBlock, in rect: CGRect, centered: Bool = false, breakWidth: CGFloat? = nil) -> PlacedText {
        engine.withLock { $0.placed(block, in: rect, centered: centered, breakWidth: breakWidth) }
    }

    package func characterPlaces(of block: TextBlock, width: CGFloat?) -> [CharacterLine] {
        engine.withLock { $0.characterPlaces(of: block, width: width) }
    }

    package func metrics(of font: FontDescriptor) -> FontMetrics { engine.withLock { $0.metrics(of: font) } }
}

/// Equal fonts give equal answers.
extension Typesetter: Hashable {
    package static func == (a: Typesetter, b: Typesetter) -> Bool { a === b || a.fonts == b.fonts }

    package func hash(into hasher: inout Hasher) { hasher.combine(fonts) }
}
