import Foundation

/// A size of the content that stands in for the intrinsic one, alignment rect, points: an Interface Builder document may say what a view
/// measures without its class being there.
package struct DesignSize: Hashable, Sendable {
    /// Nil: the view's own; `UIView.noIntrinsicMetric`: free.
    package var width: CGFloat?
    package var height: CGFloat?

    package init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }
}

extension UIView {
    /// What the engine takes as the intrinsic size.
    final var sizeOfContent: CGSize {
        guard let designSize else { return intrinsicContentSize }
        if let width = designSize.width, let height = designSize.height { return CGSize(width: width, height: height) }
        let own = intrinsicContentSize
        return CGSize(width: designSize.width ?? own.width, height: designSize.height ?? own.height)
    }

    /// Whether the height follows from the width the view gets.
    final var wrapsContent: Bool { designSize?.height == nil && isIntrinsicSizeWidthDependent }
}
