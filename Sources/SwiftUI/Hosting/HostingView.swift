import UIKit

/// The view in which SwiftUI's views are laid out and shown.
final class HostingView: HostedContentView {
    let graph = ViewGraph()
    weak var controller: UIViewController?
    /// Whether the content stays out of the safe area.
    var respectsSafeArea = true { didSet { setNeedsLayout() } }
    /// Is called after views have been evaluated anew: their size may have changed.
    var contentDidChange: () -> Void = {}
    /// What is added to the environment of the traits.
    var changesEnvironment: (inout EnvironmentValues) -> Void = { _ in } { didSet { shownTraits = nil } }
    /// The size by which views measure themselves that are in no scroll view.
    private let relative = RelativeContainer()
    private var shownEvaluations = 0
    private var content: (any View)?
    private var shownTraits: UITraitCollection?

    override init(frame: CGRect) {
        super.init(frame: frame)
        graph.hostingView = self
        graph.needsUpdate = { [weak self] in self?.setNeedsLayout() }
    }

    required init?(coder: NSCoder) { fatalError("A hosting view is made in code.") }

    func show(_ view: any View) {
        content = view
        shownTraits = nil
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Evaluates what is stale, or everything if the content or the traits have changed.
    private func updateGraph() {
        if let content, shownTraits != traitCollection {
            shownTraits = traitCollection
            // Several views at the root are in a column.
            var values = EnvironmentValues(traitCollection)
            values.relativeContainer = relative
            changesEnvironment(&values)
            graph.show(VStack { AnyView(content) }, values)
        }
        graph.update()
    }

    /// The controller in which the views are shown.
    var owningController: UIViewController? {
        controller ?? sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { graph.leaveWindow() }
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
        if respectsSafeArea { invalidateIntrinsicContentSize() }
    }

    private var rootElement: Element? { graph.root.node?.items.first }

    override var shownViews: [(view: UIView, name: String)] { graph.shownViews }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Views that read sizes may change state after a layout. A chain of changes ends after a few turns, as on iOS.
        for _ in 0..<4 {
            updateGraph()
            if adoptScheme() { updateGraph() }
            arrange()
            guard graph.finishLayout() else { break }
        }
        graph.finishTransaction()
        guard shownEvaluations != graph.evaluations else { return }
        shownEvaluations = graph.evaluations
        contentDidChange()
    }

    /// What the views say about the screen.
    var presentationValues: PresentationValues {
        if let known = knownPresentation, known.revision == graph.revision { return known.values }
        let values = graph.root.node?.preferenceValue(PresentationKey.self) ?? PresentationValues()
        knownPresentation = (graph.revision, values)
        return values
    }
    private var knownPresentation: (revision: Int, values: PresentationValues)?
    private var preferredStyle = UIUserInterfaceStyle.unspecified

    /// Shows the screen in the scheme that the views prefer.
    /// - Returns: Whether that has changed.
    private func adoptScheme() -> Bool {
        guard let controller else { return false }
        let style = presentationValues.colorScheme.map { $0 == .dark ? UIUserInterfaceStyle.dark : .light } ?? .unspecified
        guard style != preferredStyle else { return false }
        preferredStyle = style
        controller.overrideUserInterfaceStyle = style
        return true
    }

    private func arrange() {
        relative.node = graph.root.node
        relative.take(safeSize)
        graph.forgetRemovedViews()
        graph.arrange(rootElement, in: self, respectsSafeArea: respectsSafeArea)
    }

    private var safeSize: CGSize { respectsSafeArea ? bounds.inset(by: safeAreaInsets).size : bounds.size }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        func proposed(_ length: CGFloat) -> CGFloat? { length <= 0 || length >= 1e6 || length == UIView.noIntrinsicMetric ? nil : length }
        return outerSize(ProposedViewSize(width: proposed(size.width), height: proposed(size.height)))
    }

    override func contentSize(forWidth width: CGFloat?) -> CGSize { outerSize(ProposedViewSize(width: width, height: nil)) }

    /// Returns the size of the view for a proposal: that of the content, and the safe area around it (recorded: Nimble-Snapshots' view of
    /// 80 × 30 is 50 high under a status bar of 20).
    private func outerSize(_ proposal: ProposedViewSize) -> CGSize {
        let insets = respectsSafeArea ? safeAreaInsets : .zero
        let (sides, ends) = (insets.left + insets.right, insets.top + insets.bottom)
        let inner = ProposedViewSize(width: proposal.width.map { max($0 - sides, 0) }, height: proposal.height.map { max($0 - ends, 0) })
        let size = fitting(inner)
        return CGSize(width: size.width + sides, height: size.height + ends)
    }

    /// Returns the size of the content for a proposal, in whole pixels.
    func fitting(_ proposal: ProposedViewSize) -> CGSize {
        updateGraph()
        if let width = proposal.width, let height = proposal.height { relative.take(CGSize(width: width, height: height)) }
        guard let content = rootElement?.size(proposal) else { return .zero }
        return CGSize(width: content.width.roundedUp(graph.pixel), height: content.height.roundedUp(graph.pixel))
    }
}

extension ViewGraph {
    /// Shows an element in the middle of a view.
    func arrange(_ root: Element?, in view: UIView, respectsSafeArea: Bool) {
        let origin = view.convert(CGPoint.zero, to: view.window)
        let canvas = Stage(view, origin: origin, self)
        // The views of a page appear with it.
        canvas.isNew = !hasLaidOut || (view !== hostingView && view.subviews.isEmpty)
        if respectsSafeArea {
            canvas.surroundings.safeAreas = [SafeArea(rect: CGRect(origin: origin, size: view.bounds.size), insets: view.safeAreaInsets)]
        }
        defer { canvas.finish() }
        guard let root else { return }
        placing = root.node
        let area = respectsSafeArea ? view.bounds.inset(by: view.safeAreaInsets) : view.bounds
        let proposal = ProposedViewSize(area.size)
        let size = root.size(proposal)
        let rect = CGRect(
            x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
        inScopes(around: root.node) { root.place(rect, proposal, on: canvas) }
    }
}

extension CGFloat {
    func roundedUp(_ pixel: CGFloat) -> CGFloat { ((self / pixel) - 1e-6).rounded(.up) * pixel }
}
