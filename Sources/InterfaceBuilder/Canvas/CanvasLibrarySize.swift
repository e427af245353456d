import UIKit

/// A view at the library's size of 240 × 128 points keeps that size as long as layout asks for no more than a point of change: 3 of 3
/// widths, 1 of 1 height beside them (two owners).
@MainActor enum CanvasLibrarySize {
    private static let size = CGSize(width: 240, height: 128)

    /// Returns the frame that the canvas shows. Views in stacks and views with subviews have the solved frame.
    static func frame(of view: UIView) -> CGRect {
        var frame = view.frame
        guard type(of: view) == UIView.self, view.subviews.isEmpty, !view.translatesAutoresizingMaskIntoConstraints,
            !(view.superview is UIStackView), !hasIntrinsicLength(view), isKept(frame.width, size.width)
        else { return frame }
        frame.size.width = size.width
        if isKept(frame.height, size.height) { frame.size.height = size.height }
        return frame
    }

    private static func isKept(_ length: CGFloat, _ library: CGFloat) -> Bool { abs(length - library) <= 1 }

    /// Whether a constraint sets the view's length, alone or relative to another view.
    private static func hasIntrinsicLength(_ view: UIView) -> Bool {
        let around = (view.superview?.constraints ?? []).filter { $0.firstItem === view || $0.secondItem === view }
        return (view.constraints + around).contains { [.width, .height].contains($0.firstAttribute) }
    }
}
