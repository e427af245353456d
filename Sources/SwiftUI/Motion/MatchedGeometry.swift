import UIKit

/// A space of identities.
@propertyWrapper public struct Namespace: DynamicProperty, ConnectedProperty {
    public struct ID: Hashable, Sendable {
        let object: ObjectIdentifier
    }

    private final class Identity {}

    private final class Link {
        var identity = Identity()
    }

    private let link = Link()
    public init() {}
    public var wrappedValue: ID { ID(object: ObjectIdentifier(link.identity)) }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) {
        if let known = storage as? Identity { link.identity = known } else { storage = link.identity }
    }
}

public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Where the views that share geometries are, in the coordinates of the hosting view.
@MainActor final class MatchedGeometries {
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    /// What tells sources apart, also after they have gone.
    final class Source {}

    private var places: [Key: (rect: CGRect, source: Source)] = [:]
    /// The views of the sources.
    private var keys: [ObjectIdentifier: Key] = [:]

    subscript(key: Key) -> CGRect? { places[key]?.rect }

    /// Sets where a source is, and returns where another one was.
    func set(_ rect: CGRect, of key: Key, _ source: Source, _ view: UIView) -> CGRect? {
        keys[ObjectIdentifier(view)] = key
        let former = places[key]
        places[key] = (rect, source)
        return former?.source === source ? nil : former?.rect
    }

    /// Forgets a view, and returns where its identity is now.
    func forget(_ view: UIView) -> CGRect? { keys.removeValue(forKey: ObjectIdentifier(view)).flatMap { self[$0] } }
}

struct MatchedGeometryModifier: ElementModifier {
    typealias Body = Never
    let key: MatchedGeometries.Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
    func update(_ wrapper: MatchedElement) { wrapper.match = self }
}

/// A view with a geometry that others share. One that appears where another one of the same identity was begins there; one that is no source
/// is where the source is.
final class MatchedElement: WrapperElement {
    var match: MatchedGeometryModifier?
    private lazy var view = EffectView()
    private let source = MatchedGeometries.Source()
    private var isShown = false

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        guard let match else { return }
        let geometries = node.graph.geometries
        let origin = canvas.origin
        guard match.isSource else {
            let source = geometries[match.key]?.offsetBy(dx: -origin.x, dy: -origin.y)
            return show(source.map { matched($0, own: rect, match) } ?? rect, proposal, on: canvas)
        }
        let former = geometries.set(rect.offsetBy(dx: origin.x, dy: origin.y), of: match.key, source, view)
        if let former, !isShown, !canvas.isNew, node.graph.animation != nil {
            appear(from: former.offsetBy(dx: -origin.x, dy: -origin.y), rect, proposal, on: canvas)
        } else {
            show(rect, proposal, on: canvas)
        }
        isShown = true
    }

    private func matched(_ source: CGRect, own rect: CGRect, _ match: MatchedGeometryModifier) -> CGRect {
        let size = match.properties.contains(.size) ? source.size : rect.size
        guard match.properties.contains(.position) else { return CGRect(origin: rect.origin, size: size) }
        let anchor = match.anchor
        return CGRect(
            x: source.minX + anchor.x * (source.width - size.width), y: source.minY + anchor.y * (source.height - size.height),
            width: size.width, height: size.height)
    }

    private func show(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        canvas.show(view, rect) { fill($0, rect.size, proposal) }
    }

    private func fill(_ inner: Stage, _ size: CGSize, _ proposal: ProposedViewSize) {
        put(
            content, at: .zero, match?.isSource == true ? proposal : ProposedViewSize(size), in: CGRect(origin: .zero, size: size),
            on: inner)
    }

    /// Shows the view at its former place, then animates it to its own.
    private func appear(from former: CGRect, _ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        canvas.show(view, former) { inner in
            inner.isNew = true
            put(content, at: .zero, ProposedViewSize(former.size), in: CGRect(origin: .zero, size: former.size), on: inner)
        }
        let graph = node.graph
        graph.animating(isNew: false) { view.frame = rect.roundedToPixels(graph.pixel) }
        let inner = canvas.inside(view, rect.origin)
        fill(inner, rect.size, proposal)
        inner.finish()
    }
}

extension View {
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: .init(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor, isSource: isSource))
    }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}

/// How a page or a sheet comes. All come as by default.
public protocol NavigationTransition: Sendable {}

public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition { public static var automatic: Self { Self() } }
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

extension View {
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

extension ToolbarContent {
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}
