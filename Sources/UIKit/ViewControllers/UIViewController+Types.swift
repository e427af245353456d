import Foundation

public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none = -1, automatic = -2
}

public enum UIModalTransitionStyle: Int, Hashable, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

public enum UIStatusBarStyle: Int, Hashable, Sendable { case `default`, lightContent, darkContent = 3 }

public enum UIStatusBarAnimation: Int, Hashable, Sendable { case none, fade, slide }

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
    @discardableResult func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinator)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinator)) -> Void)?
    ) -> Bool
}

/// Where a controller stands between unseen and seen.
enum AppearanceState { case gone, appearing, shown, disappearing }

/// The top or bottom layout guide of old documents.
@preconcurrency @MainActor
final class LegacyLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return role == .legacyTop ? insets.top : insets.bottom
    }
}
