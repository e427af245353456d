import UIKit

/// A controller that shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { hostingView.show(rootView) } }
    let hostingView: HostingView

    public init(rootView: Content) {
        self.rootView = rootView
        hostingView = HostingView()
        super.init(nibName: nil, bundle: nil)
        hostingView.controller = self
        hostingView.show(rootView)
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        hostingView = HostingView()
        super.init(coder: coder)
        hostingView.controller = self
        hostingView.show(rootView)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
    }

    open override func loadView() { view = hostingView }

    /// Returns the size of the view for a size that is offered.
    open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }
}
