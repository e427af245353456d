import Foundation

/// The coordinates of a view, a scene or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}

/// UIKit's own coordinate spaces. Each converts to and from screen coordinates, so that any two can be converted.
@MainActor
protocol ScreenRelatedSpace: UICoordinateSpace {
    func onScreen(_ point: CGPoint) -> CGPoint
    func fromScreen(_ point: CGPoint) -> CGPoint
}

extension ScreenRelatedSpace {
    func converted(_ point: CGPoint, to other: any UICoordinateSpace) -> CGPoint {
        guard let other = other as? any ScreenRelatedSpace else { return other.convert(point, from: self) }
        return other.fromScreen(onScreen(point))
    }

    func converted(_ point: CGPoint, from other: any UICoordinateSpace) -> CGPoint {
        guard let other = other as? any ScreenRelatedSpace else { return other.convert(point, to: self) }
        return fromScreen(other.onScreen(point))
    }

    func converted(_ rect: CGRect, to other: any UICoordinateSpace) -> CGRect { Self.box(rect) { converted($0, to: other) } }

    func converted(_ rect: CGRect, from other: any UICoordinateSpace) -> CGRect { Self.box(rect) { converted($0, from: other) } }

    /// Returns the bounding box of the converted corners.
    private static func box(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(convert)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}

/// A screen's coordinates.
final class ScreenCoordinateSpace: NSObject, ScreenRelatedSpace {
    private let screen: UIScreen
    /// Whether the space stays in portrait.
    private let isFixed: Bool

    init(screen: UIScreen, isFixed: Bool) {
        self.screen = screen
        self.isFixed = isFixed
        super.init()
    }

    private var isTurned: Bool { isFixed && screen.bounds.width > screen.bounds.height }

    var bounds: CGRect {
        let bounds = screen.bounds
        return isTurned ? CGRect(x: 0, y: 0, width: bounds.height, height: bounds.width) : bounds
    }

    /// When turned, the device's top is at the left (`UIInterfaceOrientation.landscapeRight`): the top of the picture is its right side.
    func onScreen(_ point: CGPoint) -> CGPoint { isTurned ? CGPoint(x: point.y, y: bounds.width - point.x) : point }

    func fromScreen(_ point: CGPoint) -> CGPoint { isTurned ? CGPoint(x: bounds.width - point.y, y: point.x) : point }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, to: coordinateSpace) }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, from: coordinateSpace) }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, to: coordinateSpace) }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, from: coordinateSpace) }
}

extension UIView: ScreenRelatedSpace {
    func onScreen(_ point: CGPoint) -> CGPoint {
        let top = topmostView
        let inside = layer.convert(point, to: top.layer), bounds = top.layer.bounds, frame = top.layer.frame
        return CGPoint(x: inside.x - bounds.minX + frame.minX, y: inside.y - bounds.minY + frame.minY)
    }

    func fromScreen(_ point: CGPoint) -> CGPoint {
        let top = topmostView, bounds = top.layer.bounds, frame = top.layer.frame
        let inside = CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
        return layer.convert(inside, from: top.layer)
    }
}
