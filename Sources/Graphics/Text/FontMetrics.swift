import Foundation

/// The measures of a font in points, as `UIFont` reports them.
package struct FontMetrics: Hashable, Sendable {
    package var ascender: CGFloat
    /// Negative, because it is below the baseline.
    package var descender: CGFloat
    /// Ascender minus descender.
    package var lineHeight: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// The extra distance between lines.
    package var leading: CGFloat

    package init(ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, capHeight: CGFloat, xHeight: CGFloat, leading: CGFloat) {
        self.ascender = ascender; self.descender = descender; self.lineHeight = lineHeight
        self.capHeight = capHeight; self.xHeight = xHeight; self.leading = leading
    }
}

/// A face in a file on disk.
package struct FontFile: Hashable, Sendable {
    package var path: String
    /// The index of the face in a collection.
    package var index = 0

    package init(path: String, index: Int = 0) {
        self.path = path
        self.index = index
    }
}
