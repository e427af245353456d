import Foundation

// Peek and pop, which iOS 13 has replaced with context menus. No finger presses hard here, so a delegate is never asked.

@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
        -> UIViewController?
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class Previewing: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
    }
}

extension UIViewController {
    @discardableResult
    public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
        -> any UIViewControllerPreviewing
    { Previewing(delegate, sourceView) }

    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
