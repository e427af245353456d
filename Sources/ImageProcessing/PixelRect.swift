import Foundation
import Graphics

/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
    package var left, top, right, bottom: Int

    package init(left: Int, top: Int, right: Int, bottom: Int) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    package static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    package var width: Int { right - left }
    package var height: Int { bottom - top }
    package var isEmpty: Bool { right <= left || bottom <= top }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let rect = PixelRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right), bottom: min(bottom, other.bottom))
        return rect.isEmpty ? .empty : rect
    }

    package func contains(_ other: PixelRect) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    package func outset(by amount: Int) -> PixelRect {
        PixelRect(left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
    }

    package func moved(x: Int, y: Int) -> PixelRect { PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y) }
}

extension PixelRect {
    /// The limit to which coordinates are clamped: no picture is larger, and sums of coordinates stay far from overflow.
    private static let limit: CGFloat = 1_048_576

    private static func clamped(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -limit), limit) }

    /// Creates the smallest rectangle that contains `rect`, ignoring 1/256 pixel of rounding.
    package init(covering rect: CGRect) {
        guard !rect.isNull else { self = .empty; return }
        let slack: CGFloat = 1 / 256
        self.init(
            left: Int(Self.clamped(rect.minX + slack).rounded(.down)), top: Int(Self.clamped(rect.minY + slack).rounded(.down)),
            right: Int(Self.clamped(rect.maxX - slack).rounded(.up)), bottom: Int(Self.clamped(rect.maxY - slack).rounded(.up)))
    }

    /// Creates a rectangle with every edge at its nearest pixel.
    package init(rounding rect: CGRect) {
        self.init(
            left: Int(Self.clamped(rect.minX).rounded()), top: Int(Self.clamped(rect.minY).rounded()),
            right: Int(Self.clamped(rect.maxX).rounded()), bottom: Int(Self.clamped(rect.maxY).rounded()))
    }

    /// Creates the rectangle if its edges are on pixels, within 1/64; returns nil otherwise.
    package init?(aligned rect: CGRect) {
        guard !rect.isNull, !rect.isInfinite else { return nil }
        let rounded = PixelRect(rounding: rect)
        func near(_ value: CGFloat, _ pixel: Int) -> Bool { abs(value - CGFloat(pixel)) <= 1 / 64 }
        guard near(rect.minX, rounded.left), near(rect.minY, rounded.top), near(rect.maxX, rounded.right), near(rect.maxY, rounded.bottom)
        else { return nil }
        self = rounded
    }

    package var cgRect: CGRect { CGRect(x: left, y: top, width: width, height: height) }
}
