import CairoGraphics
import Foundation
import Graphics
import Synchronization

/// The way from UIKit to the typesetter in force: that of the code around, else that of the process.
package enum TextSystem {
    @TaskLocal private static var scoped: Typesetter?
    private static let ofProcess = Mutex(Typesetter.standard)

    /// What text is measured and set with.
    package static var current: Typesetter { scoped ?? ofProcess.withLock { $0 } }

    /// Runs the operation with another typesetter. Tasks that the operation begins have it, too.
    package static func with<Result>(_ typesetter: Typesetter, _ operation: () throws -> Result) rethrows -> Result {
        try $scoped.withValue(typesetter) { try operation() }
    }

    package static func with<Result>(
        _ typesetter: Typesetter, isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
    ) async rethrows -> Result {
        try await $scoped.withValue(typesetter) { try await operation() }
    }

    /// Of all code that no operation has its own for.
    package static func use(_ typesetter: Typesetter) { ofProcess.withLock { $0 = typesetter } }

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
