import UIKit

/// What a container lays out: a view of this module, or a modified one. It answers a proposal with a size, and is put where its
/// container wants it. All of it is in points; x grows from the leading to the trailing edge until a view is shown.
@MainActor class Element {
    unowned let node: Node
    var environment: EnvironmentValues { node.environment }
    private var sizes: [ProposedViewSize: CGSize] = [:]

    required init(_ node: Node) { self.node = node }

    // MARK: Answers

    /// Returns the element's size for a proposal, and remembers it.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        if let known = sizes[proposal] { return known }
        let size = measure(proposal)
        sizes[proposal] = size
        return size
    }

    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// The position of a guide that the element itself sets, or nil.
    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size(proposal)) { [self] key in MainActor.assumeIsolated { guide(key, proposal) } }
    }

    var spacing: ViewSpacing { ViewSpacing() }
    var priority: Double { 0 }
    /// What the view says to the container that holds it.
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value { Key.defaultValue }

    // MARK: Showing

    /// Shows the element.
    /// - Parameters:
    ///   - rect: its place on the canvas; the size is the one that it gave for the proposal.
    func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {}

    /// Puts a child at a point of the element's own coordinates. In a language that is written from right to left, x is mirrored.
    final func put(_ child: Element, at point: CGPoint, _ proposal: ProposedViewSize, in rect: CGRect, on canvas: Stage) {
        let placing = node.graph.placing
        node.graph.placing = child.node
        defer { node.graph.placing = placing }
        child.place(place(of: child, at: point, proposal, in: rect), proposal, on: canvas)
    }

    /// Returns the place of a child that is put at a point.
    final func place(of child: Element, at point: CGPoint, _ proposal: ProposedViewSize, in rect: CGRect) -> CGRect {
        let size = child.size(proposal)
        let x = environment.layoutDirection == .rightToLeft ? rect.width - point.x - size.width : point.x
        return CGRect(origin: CGPoint(x: rect.minX + x, y: rect.minY + point.y), size: size)
    }

    /// Forgets what was measured.
    func forget() { if !sizes.isEmpty { sizes = [:] } }
}

/// The key of a value that a view says to its container: its tag, its row's insets, its position in front of others.
protocol ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// An element around another one. It is laid out and shown as the other until a subclass changes that.
@MainActor class WrapperElement: Element {
    let content: Element

    required init(_ node: Node, _ content: Element) {
        self.content = content
        super.init(node)
    }

    required init(_ node: Node) { fatalError("A wrapper has content.") }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }
    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { content.guide(key, proposal) }
    override var spacing: ViewSpacing { content.spacing }
    override var priority: Double { content.priority }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value { content.trait(key) }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        put(content, at: .zero, proposal, in: rect, on: canvas)
    }
}

/// The element of a view that UIKit's view draws.
@MainActor class DrawnElement<Drawn: UIView>: Element {
    lazy var view: Drawn = makeView()

    func makeView() -> Drawn { Drawn() }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        canvas.show(view, rect)
    }
}
