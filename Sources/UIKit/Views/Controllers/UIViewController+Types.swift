import Foundation

public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none = -1, automatic = -2
}

public enum UIModalTransitionStyle: Int, Hashable, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

public enum UIStatusBarStyle: Int, Hashable, Sendable { case `default`, lightContent, darkContent = 3 }

public enum UIStatusBarAnimation: Int, Hashable, Sendable { case none, fade, slide }

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var containerView: UIView { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The state of a controller between hidden and visible.
enum AppearanceState { case gone, appearing, shown, disappearing }

/// The top or bottom layout guide from before safe areas.
@preconcurrency @MainActor
final class LegacyLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return role == .legacyTop ? insets.top : insets.bottom
    }

    /// The guide's constraints as its view lists them. The engine places the guide by its own rows.
    private(set) lazy var supportConstraints: [NSLayoutConstraint] = {
        guard let owner else { return [] }
        let edge: NSLayoutConstraint.Attribute = role == .legacyTop ? .top : .bottom
        return [
            NSLayoutConstraint(
                knownItem: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: length),
            NSLayoutConstraint(
                knownItem: self, attribute: edge, relatedBy: .equal, toItem: owner, attribute: edge, multiplier: 1, constant: 0),
        ]
    }()
}
