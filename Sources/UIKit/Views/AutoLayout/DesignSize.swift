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

    /// Whether the height depends on the width of the view.
    final var wrapsContent: Bool { designSize?.height == nil && isIntrinsicSizeWidthDependent }
}
