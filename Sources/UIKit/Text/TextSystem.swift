import CairoGraphics
import Foundation
import Graphics
import Synchronization

/// The way from UIKit to text measuring: one engine, one caller at a time. What it answers depends on text and fonts alone, never on who asked before.
package enum TextSystem {
    private struct State {
        var fonts = FontLibrary.standard
        var engine: TextEngine?

        mutating func measuring<T>(_ body: (TextEngine) -> T) -> T {
            if let engine { return body(engine) }
            let new = TextEngine(fonts: fonts)
            engine = new
            return body(new)
        }
    }

    private static let state = Mutex(State())

    /// The font files text is measured and drawn with. A change starts the engine anew.
    package static var fonts: FontLibrary {
        get { state.withLock { $0.fonts } }
        set {
            state.withLock {
                $0.fonts = newValue
                $0.engine = nil
            }
        }
    }

    /// Measures with these fonts from now on; nothing starts anew when they are the ones in use.
    package static func use(_ fonts: FontLibrary) {
        state.withLock {
            guard $0.fonts != fonts else { return }
            $0.fonts = fonts
            $0.engine = nil
        }
    }

    /// Work done since the fonts were last set.
    package static var counters: TextEngine.Counters { state.withLock { $0.measuring(\.counters) } }

    /// Whether text can be measured in a face of this name: a user's, or one whose figures are known.
    package static func knows(fontNamed name: String) -> Bool { fonts.contains(name: name) || FontLibrary.hasMeasures(ofFontNamed: name) }

    /// - Parameter width: points; nil for as wide as the text goes.
    package static func layout(_ block: TextBlock, width: CGFloat? = nil) -> TextLayout {
        state.withLock { $0.measuring { $0.layout(block, width: width) } }
    }

    /// The rectangle that the lines of a block take where it is drawn.
    package static func extent(of block: TextBlock, in rect: CGRect, centered: Bool) -> CGRect {
        state.withLock { $0.measuring { $0.extent(of: block, in: rect, centered: centered) } }
    }

    package static func characterPlaces(of block: TextBlock, width: CGFloat?) -> [CharacterLine] {
        state.withLock { $0.measuring { $0.characterPlaces(of: block, width: width) } }
    }

    package static func metrics(of font: FontDescriptor) -> FontMetrics {
        state.withLock { $0.measuring { $0.metrics(of: font) } }
    }
}
