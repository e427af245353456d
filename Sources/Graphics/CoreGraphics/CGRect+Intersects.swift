import Foundation

extension CGRect {
    /// Whether two rectangles overlap. Those that only touch do not, as in Core Graphics; Foundation's method of this name says that they do.
    ///
    /// A value rather than a method, because Swift prefers it to Foundation's method of the same type, which would otherwise be ambiguous.
    public var intersects: (CGRect) -> Bool {
        { other in
            guard !isNull, !other.isNull else { return false }
            return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
        }
    }
}
