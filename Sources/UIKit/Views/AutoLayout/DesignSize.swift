import Foundation

/// A content size that replaces the intrinsic one, as an alignment rectangle in points: an Interface Builder document may contain the size
/// of a view whose class is not available.
package struct DesignSize: Hashable, Sendable {
    /// Nil uses the view's own width; `UIView.noIntrinsicMetric` leaves the width free.
    package var width: CGFloat?
    package var height: CGFloat?

    package init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }
}

extension UIView {
    /// The size that the engine uses as the intrinsic size.
    final var sizeOfContent: CGSize {
        guard let designSize else { return intrinsicContentSize }
        if let width = designSize.width, let height = designSize.height { return CGSize(width: width, height: height) }
        let own = intrinsicContentSize
        return CGSize(width: designSize.width ?? own.width, height: designSize.height ?? own.height)
    }

    /// Returns the size of content that wraps in a width. A design width stretches the lines as it does the unwrapped ones.
    final func sizeOfContent(wrappedTo width: CGFloat) -> CGSize {
        var size = intrinsicContentSize(forWidth: width)
        guard hugsWidestLine, let designed = designSize?.width, designed > 0 else { return size }
        let own = intrinsicContentSize.width
        if own > 0 { size.width *= designed / own }
        return size
    }

    /// Whether the height depends on the width of the view.
    final var wrapsContent: Bool { designSize?.height == nil && isIntrinsicSizeWidthDependent }
}
