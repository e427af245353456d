/// The members of UIKit's classes that an app's extension of such a class may override. UIKit declares them `dynamic`; a test compares the
/// two lists.
enum ReplaceableMembers {
    static let byType: [String: Set<String>] = [
        "UIResponder": [
            "canBecomeFirstResponder", "inputAccessoryView", "keyCommands", "motionBegan(_:with:)", "motionCancelled(_:with:)",
            "motionEnded(_:with:)", "pressesBegan(_:with:)", "pressesCancelled(_:with:)", "pressesEnded(_:with:)", "touchesBegan(_:with:)",
            "touchesCancelled(_:with:)", "touchesEnded(_:with:)", "touchesMoved(_:with:)",
        ],
        "UIView": [
            "awakeFromNib()", "didMoveToSuperview()", "didMoveToWindow()", "draw(_:)", "hitTest(_:with:)", "intrinsicContentSize",
            "layoutSubviews()", "point(inside:with:)", "prepareForInterfaceBuilder()", "safeAreaInsetsDidChange()", "tintColorDidChange()",
            "traitCollectionDidChange(_:)", "updateConstraints()", "willMove(toSuperview:)", "willMove(toWindow:)",
        ],
        "UIViewController": [
            "awakeFromNib()", "childForStatusBarHidden", "childForStatusBarStyle", "dismiss(animated:completion:)", "keyCommands",
            "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
            "prefersHomeIndicatorAutoHidden", "prefersStatusBarHidden", "present(_:animated:completion:)", "shouldAutorotate",
            "supportedInterfaceOrientations", "traitCollectionDidChange(_:)", "viewDidAppear(_:)", "viewDidDisappear(_:)",
            "viewDidLayoutSubviews()", "viewDidLoad()", "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewWillLayoutSubviews()",
            "viewWillTransition(to:with:)",
        ],
        "UINavigationController": ["childForStatusBarStyle", "preferredStatusBarStyle"],
        "UITabBarController": ["childForStatusBarStyle"],
        "UITextField": ["canBecomeFirstResponder"],
        "UITextView": ["canBecomeFirstResponder"],
    ]
}
