import UIKit

/// A frame of reference for positions.
public enum CoordinateSpace: Equatable, Hashable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A coordinate space by its type.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view above that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }

    /// The innermost scroll view, along any axis or along one.
    static func scroll(_ axis: Axis?) -> NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName(axis: axis)) }
}

/// What the coordinate space of a scroll view is called.
struct ScrollSpaceName: Hashable {
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
    public static var scrollView: NamedCoordinateSpace { .scroll(nil) }
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scroll(axis) }
}

/// Gives a view's coordinates a name.
public struct _CoordinateSpaceModifier: ElementModifier {
    public typealias Body = Never
    let name: AnyHashable
    func update(_ wrapper: CoordinateSpaceElement) { wrapper.name = name }
}

final class CoordinateSpaceElement: WrapperElement {
    var name: AnyHashable?

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        canvas.within { surroundings in
            if let name { surroundings.spaces[name] = canvas.global(rect) }
        } _: {
            super.place(rect, proposal, on: canvas)
        }
    }
}

extension View {
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modifier(_CoordinateSpaceModifier(name: name.name)) }
    public func coordinateSpace<T: Hashable>(name: T) -> some View { modifier(_CoordinateSpaceModifier(name: AnyHashable(name))) }
}
