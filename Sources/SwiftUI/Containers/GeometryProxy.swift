import UIKit

/// The size and place of a view, as they were when it was last laid out.
public struct GeometryProxy {
    public let size: CGSize
    public let safeAreaInsets: EdgeInsets
    /// The view's rectangle in the window.
    let rect: CGRect
    let spaces: [AnyHashable: CGRect]

    /// Takes over what a canvas knows of a rectangle.
    @MainActor init(_ rect: CGRect, on canvas: Stage, _ direction: LayoutDirection) {
        size = rect.size
        self.rect = canvas.global(rect)
        safeAreaInsets = canvas.safeAreaInsets(around: rect, direction)
        spaces = canvas.surroundings.spaces
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }

    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return rect
        case .named(let name):
            // Without a view of this name above, the frame is the one in the window, as on iOS.
            guard let space = spaces[name] else { return rect }
            return rect.offsetBy(dx: -space.minX, dy: -space.minY)
        }
    }

    /// Returns the rectangle of a named space in the view's own coordinates.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        spaces[coordinateSpace.name].map { $0.offsetBy(dx: -rect.minX, dy: -rect.minY) }
    }

    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(seenFrom: rect.origin) }

    /// Whether two proxies tell the same.
    func isSame(as other: GeometryProxy) -> Bool {
        rect == other.rect && safeAreaInsets == other.safeAreaInsets && spaces == other.spaces
    }
}
