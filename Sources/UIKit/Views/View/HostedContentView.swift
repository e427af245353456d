/// The base class of views that show SwiftUI's views: they tell the layout engine how tall they are for a width.
@preconcurrency @MainActor
open class HostedContentView: UIView {
    /// Returns the size of the content for a width, or its ideal size without one. Subclasses override it.
    open func contentSize(forWidth width: CGFloat?) -> CGSize { .zero }

    /// The views that show SwiftUI's, with their names: the way to them in the app's code.
    open var shownViews: [(view: UIView, name: String)] { [] }

    open override var intrinsicContentSize: CGSize { contentSize(forWidth: nil) }
    package override var isIntrinsicSizeWidthDependent: Bool { true }
    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { contentSize(forWidth: width) }
}
