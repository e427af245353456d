import UIKit

extension SnapshotAndLegendView {
    /// Runs the body while the snapshot is in a window of the screen's size, with its own size, and leaves the window that was the key
    /// window as such.
    package func whileShown<Result>(_ body: () throws -> Result) rethrows -> Result {
        let former = UIApplication.shared.keyWindow
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        center = window.center
        window.addSubview(self)
        defer {
            removeFromSuperview()
            window.isHidden = true
            former?.makeKey()
        }
        return try body()
    }
}

extension ImageRenderingError {
    /// What a failing test says.
    package var sentence: String {
        switch self {
        case .containedViewExceedsMaximumSize(let size, let most):
            "The view is too large to be drawn: \(size.width) × \(size.height), at most \(most.width) × \(most.height)"
        case .containedViewHasUnsupportedTransform: "The view has a transform with which it cannot be drawn"
        case .containedViewHasZeroSize: "The view has no size"
        }
    }
}
