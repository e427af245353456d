import UIKit

/// Whether a view is about to appear, is there, or has gone.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { self == .identity }
    /// −1 before the view appears, 0 while it is there, 1 after it has gone.
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

public struct TransitionProperties: Sendable {
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view looks before it appears and after it has gone.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
    public nonisolated static var properties: TransitionProperties { TransitionProperties() }
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(view: AnyView(content)), phase: phase)
    }
    public func combined<T: Transition>(with other: T) -> some Transition { CombinedTransition(first: self, second: other) }
    public func animation(_ animation: Animation?) -> some Transition { AnimatedTransition(base: self, animation: animation) }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?
    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).transaction { if $0.animation != nil { $0.animation = animation } }
    }
}

public struct OpacityTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

public struct IdentityTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : max(scale, 1e-3), anchor: anchor)
    }
}

public struct OffsetTransition: Transition {
    public var offset: CGSize
    public nonisolated init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? .zero : offset) }
}

public struct MoveTransition: Transition {
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(MoveEffect(edge: phase.isIdentity ? nil : edge))
    }
}

public struct SlideTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(MoveEffect(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
    }
}

/// In from an edge and out at the opposite one, while fading.
public struct PushTransition: Transition {
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(MoveEffect(edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

public struct BlurReplaceTransition: Transition {
    public struct Configuration: Hashable, Sendable {
        let isUpward: Bool
        public static let downUp = Configuration(isUpward: false)
        public static let upUp = Configuration(isUpward: true)
    }
    public var configuration: Configuration
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        // The blur and the change of size are inferred from looking at iOS.
        let isSmall = phase == .willAppear || !configuration.isUpward
        content.blur(radius: phase.isIdentity ? 0 : 8).scaleEffect(phase.isIdentity ? 1 : isSmall ? 0.8 : 1.2)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    public var insertion: Insertion
    public var removal: Removal
    public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
}

extension AsymmetricTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }
}

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// Moves what is drawn out of its place by its own size.
private struct MoveEffect: ElementModifier {
    typealias Body = Never
    let edge: Edge?
    func update(_ wrapper: MoveElement) { wrapper.edge = edge }
}

private final class MoveElement: WrapperElement {
    var edge: Edge?
    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        let point: CGPoint =
            switch edge {
            case .top: CGPoint(x: 0, y: -rect.height)
            case .bottom: CGPoint(x: 0, y: rect.height)
            case .leading: CGPoint(x: -rect.width, y: 0)
            case .trailing: CGPoint(x: rect.width, y: 0)
            case nil: .zero
            }
        put(content, at: point, proposal, in: rect, on: canvas)
    }
}

extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { OpacityTransition() } }
extension Transition where Self == IdentityTransition { public static var identity: IdentityTransition { IdentityTransition() } }
extension Transition where Self == SlideTransition { public static var slide: SlideTransition { SlideTransition() } }
extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(0) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }
}
extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}

/// A transition whose type is not told.
public struct AnyTransition: Sendable {
    let apply: @MainActor @Sendable (AnyView, TransitionPhase) -> AnyView

    init(apply: @escaping @MainActor @Sendable (AnyView, TransitionPhase) -> AnyView) { self.apply = apply }

    public init<T: Transition>(_ transition: T) {
        let transition = Unchecked(transition)
        apply = { AnyView(transition.value.apply(content: $0, phase: $1)) }
    }

    public static let opacity = AnyTransition(OpacityTransition())
    public static let identity = AnyTransition(IdentityTransition())
    public static let slide = AnyTransition(SlideTransition())
    public static let scale = AnyTransition(ScaleTransition(0))
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(scale, anchor: anchor))
    }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        let (active, identity) = (Unchecked(active), Unchecked(identity))
        return AnyTransition { AnyView($0.modifier($1.isIdentity ? identity.value : active.value)) }
    }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition { view, phase in
            insertion.apply(
                removal.apply(view, phase == .didDisappear ? phase : .identity), phase == .willAppear ? phase : .identity)
        }
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition { [self] view, phase in other.apply(apply(view, phase), phase) }
    }
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition { [self] view, phase in
            AnyView(apply(view, phase).transaction { if $0.animation != nil { $0.animation = animation } })
        }
    }
}

/// Gives a view a transition.
public struct _TransitionModifier: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let transition: AnyTransition
    func makeNode(_ scope: Scope) -> Node { TransitionHolder(scope) }
}

/// The node of a view that comes and goes by a transition.
final class TransitionHolder: ModifierNode<_TransitionModifier> {
    private let shown = Slot()
    private var view: (any View)?
    private(set) var phase = TransitionPhase.identity
    private var elements: [ObjectIdentifier: TransitionElement] = [:]

    override var children: [Node] { [shown.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let modified = view as? any ModifiedView else { return }
        self.view = modified.modifiedContent
        transition = (modified.appliedModifier as? _TransitionModifier)?.transition
        show(phase)
    }

    private var transition: AnyTransition?

    /// Shows the content as it is in a phase.
    func show(_ phase: TransitionPhase) {
        self.phase = phase
        guard let view, let transition else { return }
        shown.show(transition.apply(AnyView(view), phase), Scope(graph: graph, parent: self, environment: environment))
        invalidate()
        // The elements take over what has changed.
        _ = items
    }

    override var passesItems: Bool { false }
    override func makeItems() -> [Element] {
        var kept: [ObjectIdentifier: TransitionElement] = [:]
        let items: [Element] = children.flatMap(\.items).map { item in
            let element = elements[ObjectIdentifier(item)] ?? TransitionElement(self, item)
            kept[ObjectIdentifier(item)] = element
            return element
        }
        elements = kept
        return items
    }

    override func forget() { for element in elements.values { element.forget() } }
}

/// A view's element with a transition: it has a view of its own, in which it is shown in its phases.
final class TransitionElement: WrapperElement {
    private lazy var view = EffectView()
    private var last: (size: CGSize, proposal: ProposedViewSize, origin: CGPoint, surroundings: Surroundings)?
    private var holder: TransitionHolder? { node as? TransitionHolder }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        let comes = last == nil && !canvas.isNew && node.graph.animation != nil
        last = (rect.size, proposal, CGPoint(x: canvas.origin.x + rect.minX, y: canvas.origin.y + rect.minY), canvas.surroundings)
        node.graph.departures.setTransition(self, of: view)
        if comes, let holder {
            // First as it looks before it appears, then, with the animation, as it is.
            holder.show(.willAppear)
            canvas.show(view, rect) { show($0, isNew: true) }
            holder.show(.identity)
            showAgain()
        } else {
            canvas.show(view, rect) { show($0, isNew: $0.isNew) }
        }
    }

    private func show(_ inner: Stage, isNew: Bool) {
        guard let last else { return }
        inner.isNew = isNew
        put(content, at: .zero, last.proposal, in: CGRect(origin: .zero, size: last.size), on: inner)
    }

    private func showAgain() {
        guard let last else { return }
        let inner = Stage(view, origin: last.origin, node.graph)
        inner.surroundings = last.surroundings
        show(inner, isNew: false)
        inner.finish()
    }

    /// Shows the way out.
    func leave(_ animation: Animation) {
        let graph = node.graph, outer = (graph.transaction, graph.scopes)
        (graph.transaction, graph.scopes) = (Transaction(animation: animation), [])
        holder?.show(.didDisappear)
        showAgain()
        (graph.transaction, graph.scopes) = outer
    }
}

extension View {
    public func transition(_ transition: AnyTransition) -> some View { modifier(_TransitionModifier(transition: transition)) }
    public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}

/// How the content of a view changes.
public struct ContentTransition: Hashable, Sendable {
    enum Kind: Hashable { case identity, opacity, interpolate, numeric, symbol }
    let kind: Kind
    public static let identity = ContentTransition(kind: .identity)
    public static let opacity = ContentTransition(kind: .opacity)
    public static let interpolate = ContentTransition(kind: .interpolate)
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(kind: .numeric) }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numeric) }
    public static let symbolEffect = ContentTransition(kind: .symbol)
    public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition {
        ContentTransition(kind: .symbol)
    }
}

private enum ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.interpolate }

extension EnvironmentValues {
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    public func contentTransition(_ transition: ContentTransition) -> some View { setting(ContentTransitionKey.self, transition) }
}
