import UIKit

/// A part of a graph that is shown in a view of its own: a page of a stack, a sheet.
final class PageNode: Node {
    private(set) lazy var view = PageView(graph) { [unowned self] in items.first }
    /// What the page sets in the environment of its views.
    var change: (inout EnvironmentValues) -> Void = { _ in }
    private let slot = Slot()
    private var content: (any View)?
    private var outer: EnvironmentValues
    private var shownTraits: UITraitCollection?
    private let relative = RelativeContainer()
    /// Whether the page's rows are edited.
    private var editMode = EditMode.inactive { didSet { if editMode != oldValue { evaluate() } } }
    private let keepsPreferences: Bool

    override var name: String { "page" }
    override var children: [Node] { [slot.node].compactMap { $0 } }
    override var stopsPreferences: Bool { keepsPreferences }

    /// - Parameter keepsPreferences: Whether what the page's views say does not reach the views above.
    init(_ scope: Scope, keepsPreferences: Bool) {
        outer = scope.environment
        self.keepsPreferences = keepsPreferences
        super.init(scope)
        view.adoptTraits = { [unowned self] in adopt($0) }
        view.adoptSize = { [unowned self] in
            relative.node = slot.node
            relative.take($0)
        }
    }

    /// Shows the content in an environment.
    func show(_ content: any View, _ environment: EnvironmentValues) {
        self.content = content
        outer = environment
        evaluate()
    }

    private func adopt(_ traits: UITraitCollection) {
        guard traits != shownTraits else { return }
        shownTraits = traits
        evaluate()
    }

    private func evaluate() {
        guard let content else { return }
        var values = outer.outsideOfContainers
        if let shownTraits { values.adopt(shownTraits) }
        values.editMode = Binding(get: { [weak self] in self?.editMode ?? .inactive }, set: { [weak self] in self?.set($0) })
        values.relativeContainer = relative
        change(&values)
        environment = values
        // Several views at the root are in a column.
        slot.show(VStack { AnyView(content) }, Scope(graph: graph, parent: self, environment: values))
        invalidate()
    }

    nonisolated private func set(_ mode: EditMode) {
        MainActor.assumeIsolated {
            editMode = mode
            graph.needsUpdate()
        }
    }

    override var isolatesLayout: Bool { true }
    override func forget() {
        view.setNeedsLayout()
        didChange()
    }
    /// Is called when views of the page have changed.
    var didChange: () -> Void = {}
}

extension EnvironmentValues {
    /// The environment of views that are shown elsewhere: not in the stack, list or menu around the place where they are said.
    var outsideOfContainers: EnvironmentValues {
        var values = self
        values.stackAxis = nil
        values.makesRows = false
        values.shownListLook = nil
        values.isInListRow = false
        values.controlContext = .standard
        return values
    }
}

/// A view that shows an element of a graph in the middle of its safe area.
final class PageView: UIView {
    let graph: ViewGraph
    private let root: () -> Element?
    /// The controller whose view it is.
    weak var owner: UIViewController?
    var respectsSafeArea = true
    /// Is called with the view's traits, before its elements are laid out.
    var adoptTraits: (UITraitCollection) -> Void = { _ in }
    /// Is called with the size that the view offers its elements.
    var adoptSize: (CGSize) -> Void = { _ in }
    /// Is called when the page's views are up to date, before they are laid out.
    var willArrange: () -> Void = {}

    init(_ graph: ViewGraph, root: @escaping () -> Element?) {
        self.graph = graph
        self.root = root
        super.init(frame: .zero)
        graph.addSurface(self)
    }

    required init?(coder: NSCoder) { fatalError("A page's view is made in code.") }

    /// The app's own view that the page shows: around what is placed in the page, or in it.
    var contentName: String? {
        guard let node = root()?.node else { return nil }
        let around = node.ancestors.prefix { !($0 is PageNode || $0 is TabViewNode) }
        return ([node.ownView] + around.map(\.ownView)).compactMap(\.self).last ?? node.onlyOwnView
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard window != nil else { return }
        for _ in 0..<4 {
            graph.update()
            adoptTraits(traitCollection)
            willArrange()
            adoptSize(respectsSafeArea ? bounds.inset(by: safeAreaInsets).size : bounds.size)
            graph.arrange(root(), in: self, respectsSafeArea: respectsSafeArea)
            guard graph.finishLayout() else { break }
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let element = root() else { return .zero }
        func proposed(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }
        return element.size(ProposedViewSize(width: proposed(size.width), height: proposed(size.height)))
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }
}

/// A controller that shows a part of a graph.
class PageController: UIViewController, AppearingController, ContentNaming {
    var contentName: String? { pageView.contentName }
    let pageView: PageView
    private(set) var hasAppeared = false

    init(_ pageView: PageView) {
        self.pageView = pageView
        super.init(nibName: nil, bundle: nil)
        pageView.owner = self
    }

    required init?(coder: NSCoder) { fatalError("A page's controller is made in code.") }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        _ = pageView.graph.finishLayout()
    }

    override func loadView() {
        view = pageView
        pageView.backgroundColor = .systemBackground
    }

    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge) ?? hostedScrollView(at: edge)
    }
}

extension UIViewController {
    /// Returns the scroll view that bars at an edge follow: the outermost visible one that reaches the edge of the view, or that of a
    /// controller inside, such as a navigation stack in a tab. One that scrolls only sideways is passed by: a list in it or beside it is meant.
    final func hostedScrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        var waiting = view.subviews, sideways: UIScrollView?
        while !waiting.isEmpty {
            let shown = waiting.removeFirst()
            guard !shown.isHidden, shown.alpha > 0 else { continue }
            if let controller = shown.next as? UIViewController {
                if let found = controller.contentScrollView(for: edge) { return found }
            } else if let scroll = shown as? UIScrollView {
                let frame = scroll.convert(scroll.bounds, to: view)
                guard edge == .bottom ? frame.maxY >= view.bounds.maxY : frame.minY <= view.bounds.minY else { continue }
                guard scroll.scrollsOnlySideways else { return scroll }
                sideways = sideways ?? scroll
                waiting += scroll.subviews
            } else {
                waiting += shown.subviews
            }
        }
        return sideways
    }
}

extension UIScrollView {
    fileprivate var scrollsOnlySideways: Bool { contentSize.width > bounds.width && contentSize.height <= bounds.height }
}

/// Views that say what they do instead of being shown: those of a menu, a bar's item, an alert.
final class ActionsNode: Node {
    private let slot = Slot()

    override var children: [Node] { [slot.node].compactMap { $0 } }
    override var stopsPreferences: Bool { true }
    override var isolatesLayout: Bool { true }

    func show(_ content: any View, _ environment: EnvironmentValues) {
        var values = environment.outsideOfContainers
        values.controlContext = .actions
        self.environment = values
        slot.show(AnyView(content), Scope(graph: graph, parent: self, environment: values))
        invalidate()
    }

    var actions: [ActionItem] { items.actionItems }
}

extension Node {
    /// The first of the app's own views, from here down, as long as nothing else is beside it.
    var onlyOwnView: String? {
        sequence(first: self) { $0.children.count == 1 ? $0.children[0] : nil }.lazy.compactMap(\.ownView).first
    }

    /// The controller whose view shows this node.
    var controller: UIViewController? {
        for node in ancestors {
            if let page = node as? PageNode, let owner = page.view.owner { return owner }
        }
        return graph.hostingView?.controller
    }
}
