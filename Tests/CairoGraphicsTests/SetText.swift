import CairoGraphics
import Foundation

@testable import Graphics

extension DisplayCommand {
    /// Text in the standard fonts, laid out in `rect`.
    static func text(_ block: TextBlock, in rect: CGRect, centered: Bool) -> DisplayCommand {
        .text(Typesetter.standard.placed(block, in: rect, centered: centered))
    }
}
