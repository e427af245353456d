import Foundation
import Graphics
import Synchronization

/// Lays out text with one library of fonts: an engine that any thread may use, one at a time. The results depend only on text and fonts,
/// never on earlier calls.
package final class Typesetter: Sendable {
    package let fonts: FontLibrary
    private let engine: Mutex<TextEngine>

    package static let standard = Typesetter(fonts: .standard)

    package init(fonts: FontLibrary) {
        self.fonts = fonts
        engine = Mutex(TextEngine(fonts: fonts))
    }

    /// The work done so far.
    package var counters: TextEngine.Counters { engine.withLock { $0.counters } }

    /// Returns how many times the block's lines were broken, as far as that is still cached; a label that shows on one line needs one.
    package func breaks(of block: TextBlock) -> Int { engine.withLock { $0.breaks(of: block) } }

    /// Whether text can be measured in a face with this name: a user's face, or one with known figures.
    package func knows(fontNamed name: String) -> Bool { fonts.contains(name: name) || FontLibrary.hasMeasures(ofFontNamed: name) }

    /// Returns the lines of a block.
    /// - Parameter width: In points; nil for as wide as the text.
    package func layout(_ block: TextBlock, width: CGFloat? = nil) -> TextLayout { engine.withLock { $0.layout(block, width: width) } }

    /// Returns text broken at the rectangle's width, at the rectangle's top, or centred in its height as in `UILabel`.
    /// - Parameter breakWidth: The maximum width of lines in points; nil for the rectangle's width.
    package func placed(_ block: TextBlock, in rect: CGRect, centered: Bool = false, breakWidth: CGFloat? = nil) -> PlacedText {
        engine.withLock { $0.placed(block, in: rect, centered: centered, breakWidth: breakWidth) }
    }

    package func characterPositions(of block: TextBlock, width: CGFloat?) -> [CharacterLine] {
        engine.withLock { $0.characterPositions(of: block, width: width) }
    }

    package func metrics(of font: FontDescriptor) -> FontMetrics { engine.withLock { $0.metrics(of: font) } }
}

/// Typesetters with equal fonts are equal, because they give equal results.
extension Typesetter: Hashable {
    package static func == (a: Typesetter, b: Typesetter) -> Bool { a === b || a.fonts == b.fonts }

    package func hash(into hasher: inout Hasher) { hasher.combine(fonts) }
}
