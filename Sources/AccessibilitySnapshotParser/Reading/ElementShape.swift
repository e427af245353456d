import UIKit

/// Where elements are, in the coordinates of a view.
@MainActor enum ElementShape {
    /// What a reader outlines: the path, or the frame.
    static func shape(of object: NSObject, in root: UIView) -> AccessibilityShape {
        guard let path = object.accessibilityPath, path.hasFiniteBounds else {
            return .frame(AccessibilityRect(frame(of: object, in: root)))
        }
        return .path(AccessibilityPathElement.elements(from: root.convert(path, from: nil).cgPath))
    }

    /// Returns an empty rectangle for a frame that is not finite.
    static func frame(of object: NSObject, in root: UIView) -> CGRect {
        let frame: CGRect
        if let element = object as? UIAccessibilityElement, !element.accessibilityFrameInContainerSpace.isNull,
            let container = element.accessibilityContainer as? UIView
        {
            frame = container.convert(element.accessibilityFrameInContainerSpace, to: root)
        } else {
            frame = root.convert(object.accessibilityFrame, from: nil)
        }
        return frame.isFinite ? frame : .zero
    }

    /// Whether a reader taps where it would without the app's doing. `point` is in screen coordinates.
    static func usesDefaultActivationPoint(_ object: NSObject, point: CGPoint, scale: CGFloat) -> Bool {
        if point == .zero, object.accessibilityFrame == .zero { return true }
        let standard = defaultActivationPoint(of: object)
        return abs(point.x - standard.x) < 1 / scale && abs(point.y - standard.y) < 1 / scale
    }

    /// The middle of the frame, of a slider that of its thumb, in screen coordinates.
    private static func defaultActivationPoint(of object: NSObject) -> CGPoint {
        guard let slider = object as? UISlider else { return screenFrame(of: object).middle }
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
        return UIAccessibility.convertToScreenCoordinates(thumb, in: slider).middle
    }

    /// The frame, or that of the path of an element that has only this.
    private static func screenFrame(of object: NSObject) -> CGRect {
        let frame = object.accessibilityFrame
        guard frame.isEmpty, let path = object.accessibilityPath, path.hasFiniteBounds else { return frame }
        return path.cgPath.boundingBoxOfPath
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }

    fileprivate var isFinite: Bool { !isNull && [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) }
}

extension UIBezierPath {
    /// Whether the path has a bounding box that can be drawn.
    var hasFiniteBounds: Bool { !isEmpty && cgPath.boundingBoxOfPath.isFinite }
}

extension UIView {
    /// Returns a path in this view's coordinates that is in those of another; nil stands for the screen.
    func convert(_ path: UIBezierPath, from source: UIView?) -> UIBezierPath {
        let offset = convert(CGPoint.zero, from: source)
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(CGAffineTransform(translationX: offset.x, y: offset.y))
        return moved
    }
}
