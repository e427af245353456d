import UIKit

/// A controller that shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { hostingView.show(rootView) } }
    /// How the controller tells the size of its view to the views around it.
    public var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { sizingOptionsDidChange() } }
    /// The safe areas that the view stays in.
    public var safeAreaRegions = SafeAreaRegions.all { didSet { hostingView.respectsSafeArea = safeAreaRegions.contains(.container) } }
    public var _disableSafeArea: Bool {
        get { safeAreaRegions == [] }
        set { safeAreaRegions = newValue ? [] : .all }
    }
    let hostingView: HostingView

    public init(rootView: Content) {
        self.rootView = rootView
        hostingView = HostingView()
        super.init(nibName: nil, bundle: nil)
        connect()
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        hostingView = HostingView()
        super.init(coder: coder)
        connect()
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
    }

    private func connect() {
        hostingView.controller = self
        hostingView.backgroundColor = .systemBackground
        hostingView.show(rootView)
    }

    open override func loadView() { view = hostingView }

    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge) ?? hostedScrollView(at: edge)
    }

    final var hasAppeared = false

    open override dynamic func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        // What is presented from the beginning follows the appearance.
        _ = hostingView.graph.finishLayout()
    }

    open override dynamic var prefersStatusBarHidden: Bool { hostingView.presentationValues.hidesStatusBar ?? super.prefersStatusBarHidden }

    /// Returns the size of the view for a size that is offered.
    open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }

    private func sizingOptionsDidChange() {
        hostingView.contentDidChange = { [weak self] in self?.contentDidChange() }
        contentDidChange()
    }

    private func contentDidChange() {
        if sizingOptions.contains(.intrinsicContentSize) { hostingView.invalidateIntrinsicContentSize() }
        if sizingOptions.contains(.preferredContentSize) { preferredContentSize = hostingView.sizeThatFits(.zero) }
    }
}

extension UIHostingController: AppearingController {}

extension UIHostingController: ContentNaming {
    package var contentName: String? { hostingView.graph.root.node?.onlyOwnView }
}

/// How a hosting controller tells the size of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's preferred size follows the view's ideal size.
    public static let preferredContentSize = Self(rawValue: 1)
    /// The view's intrinsic size follows its ideal size.
    public static let intrinsicContentSize = Self(rawValue: 2)
}
