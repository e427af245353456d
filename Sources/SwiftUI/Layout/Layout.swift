import UIKit

/// An algorithm that arranges views.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The union of the subviews' preferences.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard !subviews.isEmpty else { return .zero }
        return subviews.reduce(ViewSpacing.none) { $0.union($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
}

extension Layout {
    /// Returns the views, arranged by this layout.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?
    public init() {}
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews
    public var layoutDirection: LayoutDirection
    var subviews: [LayoutSubview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> LayoutSubview { subviews[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(layoutDirection: layoutDirection, subviews: Array(subviews[bounds]))
    }
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(layoutDirection: layoutDirection, subviews: indices.map { subviews[$0] })
    }
}

/// One view that a layout arranges.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    @MainActor final class Placements {
        var points: [ObjectIdentifier: (point: CGPoint, proposal: ProposedViewSize)] = [:]
    }

    let element: SwiftUI.Element
    let placements: Placements

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.element === right.element }

    public var priority: Double { onMain { $0.priority } }
    public var spacing: ViewSpacing { onMain { $0.spacing } }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { $0.size(proposal) } }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { onMain { $0.dimensions(proposal) } }
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { onMain { $0.trait(LayoutTrait<Key>.self) } }
    public var containerValues: ContainerValues { onMain { $0.trait(ContainerTrait.self) } }

    /// Puts the view so that its anchor is at the point of the bounds' coordinates.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let point = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        onMain { placements.points[ObjectIdentifier($0)] = (point, proposal) }
    }

    private func onMain<Value>(_ body: @MainActor (SwiftUI.Element) -> Value) -> Value {
        MainActor.assumeIsolated { Unchecked(body(element)) }.value
    }
}

/// The key of a value that a view says to a layout.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

enum LayoutTrait<Key: LayoutValueKey>: ViewTraitKey { static var defaultValue: Key.Value { Key.defaultValue } }

/// Values that a view says to any container.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

enum ContainerTrait: ViewTraitKey { static var defaultValue: ContainerValues { ContainerValues() } }

/// Says a value to the container around a view.
struct ContainerValueModifier: ElementModifier {
    typealias Body = Never
    let change: (inout ContainerValues) -> Void
    func update(_ wrapper: ContainerValueElement) { wrapper.change = change }
}

final class ContainerValueElement: WrapperElement {
    var change: ((inout ContainerValues) -> Void)?
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
        let inner = content.trait(key)
        guard key == ContainerTrait.self, var values = inner as? ContainerValues else { return inner }
        change?(&values)
        return values as? Key.Value ?? inner
    }
}

extension View {
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}

/// Views in a layout.
struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
    typealias Body = Never
    let layout: L
    let content: Content
    func makeNode(_ scope: Scope) -> Node { LayoutNode<L, Content>(scope) }
}

/// A view that arranges others by a layout: a stack, a grid.
@MainActor @preconcurrency protocol LayoutContainer: View, PrimitiveView where Body == Never {
    associatedtype Arrangement: Layout
    associatedtype Content: View
    var layout: Arrangement { get }
    var content: Content { get }
}

extension LayoutContainer {
    func makeNode(_ scope: Scope) -> Node { LayoutNode<Arrangement, Content>(scope) }
}

extension LayoutView: LayoutContainer {}

final class LayoutNode<L: Layout, Content: View>: Node {
    private let slot = Slot()
    private lazy var element = LayoutElement<L>(self)

    override var children: [Node] { [slot.node].compactMap { $0 } }
    override func makeItems() -> [Element] { [element] }
    override func forget() { element.forget() }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? any LayoutContainer, let layout = view.layout as? L else { return }
        element.layout = layout
        var below = environment
        below.makesRows = false
        below.stackAxis = (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation
        slot.show(view.content, Scope(graph: graph, parent: self, environment: below))
        invalidate()
    }

    /// The elements that the layout arranges.
    var arranged: [Element] { slot.node?.items ?? [] }
}

private enum StackAxisKey: EnvironmentKey { static let defaultValue: Axis? = nil }

extension EnvironmentValues {
    /// The axis of the stack around a view: spacers and dividers depend on it.
    var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}

/// The element of a layout.
final class LayoutElement<L: Layout>: Element {
    var layout: L?
    private var cache: L.Cache?
    private var known: LayoutSubviews?
    private var places: [ProposedViewSize: [ObjectIdentifier: (point: CGPoint, proposal: ProposedViewSize)]] = [:]
    private struct GuideQuestion: Hashable { let key: AlignmentKey, proposal: ProposedViewSize }
    private var guides: [GuideQuestion: CGFloat?] = [:]

    private var subviews: LayoutSubviews {
        if let known { return known }
        let placements = LayoutSubview.Placements()
        let elements = node.children.flatMap(\.items)
        let subviews = LayoutSubviews(
            layoutDirection: environment.layoutDirection, subviews: elements.map { LayoutSubview(element: $0, placements: placements) })
        known = subviews
        return subviews
    }

    override func forget() {
        super.forget()
        (cache, known, places, guides) = (nil, nil, [:], [:])
    }

    private func withCache<Value>(_ body: (L, LayoutSubviews, inout L.Cache) -> Value) -> Value? {
        guard let layout else { return nil }
        let subviews = subviews
        var cache = cache ?? layout.makeCache(subviews: subviews)
        defer { self.cache = cache }
        return body(layout, subviews, &cache)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) } ?? .zero
    }

    override var spacing: ViewSpacing { withCache { $0.spacing(subviews: $1, cache: &$2) } ?? ViewSpacing() }

    /// Returns where the layout puts each view in bounds of the size for the proposal.
    private func placements(_ proposal: ProposedViewSize) -> [ObjectIdentifier: (point: CGPoint, proposal: ProposedViewSize)] {
        if let known = places[proposal] { return known }
        let bounds = CGRect(origin: .zero, size: size(proposal))
        let subviews = subviews
        subviews.first?.placements.points = [:]
        _ = withCache { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
        var points = subviews.first?.placements.points ?? [:]
        // A view that the layout has not placed is in the middle.
        for subview in subviews where points[ObjectIdentifier(subview.element)] == nil {
            let size = subview.element.size(proposal)
            let point = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
            points[ObjectIdentifier(subview.element)] = (point, proposal)
        }
        places[proposal] = points
        return points
    }

    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let question = GuideQuestion(key: key, proposal: proposal)
        if let known = guides[question] { return known }
        let guide = newGuide(key, proposal)
        guides[question] = .some(guide)
        return guide
    }

    private func newGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(proposal))
        let own = withCache { layout, subviews, cache in layout.guide(key, bounds, proposal, subviews, &cache) }
        if let own, let own { return own }
        let points = placements(proposal)
        return key.combined(
            subviews.compactMap { subview in
                guard let (point, proposal) = points[ObjectIdentifier(subview.element)] else { return nil }
                return subview.element.guide(key, proposal).map { $0 + point[key.axis] }
            })
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        let points = placements(proposal)
        let elements = subviews.map(\.element)
        let ordered = elements.enumerated().sorted {
            ($0.element.trait(ZIndexTrait.self), $0.offset) < ($1.element.trait(ZIndexTrait.self), $1.offset)
        }
        canvas.placeScrollTargets(in: environment) { target in
            for (_, element) in ordered {
                guard let (point, proposal) = points[ObjectIdentifier(element)] else { continue }
                target(element, place(of: element, at: point, proposal, in: rect))
                put(element, at: point, proposal, in: rect, on: canvas)
            }
        }
    }
}

enum ZIndexTrait: ViewTraitKey { static var defaultValue: Double { 0 } }
