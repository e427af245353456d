import CairoGraphics
import Foundation

@testable import Graphics

extension DisplayCommand {
    /// Text in the standard fonts, set where it is drawn.
    static func text(_ block: TextBlock, in rect: CGRect, centered: Bool) -> DisplayCommand {
        .text(Typesetter.standard.placed(block, in: rect, centered: centered))
    }
}
