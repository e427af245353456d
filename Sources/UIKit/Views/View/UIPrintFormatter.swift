import Foundation

/// What lays out content for printing. Nothing is printed.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    open var perPageContentInsets = UIEdgeInsets.zero
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var startPage = 0
}

/// A formatter of a view's content. Nothing is printed.
open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView
    init(view: UIView) {
        self.view = view
        super.init()
    }
}
