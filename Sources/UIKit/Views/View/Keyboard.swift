import Foundation

extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The keyboard of a window's environment, with its notifications.
@MainActor enum Keyboard {
    /// The duration in seconds, and the raw animation curve (Devices.md, keyboardAnimation).
    private static let duration = 0.25, curve = 7

    /// Posts the notifications of a keyboard that is shown or hidden, and updates the keyboard layout guides.
    static func notify(in window: UIWindow) {
        let isShown = window.environment.keyboardHeight != nil
        let wasShown = window.isKeyboardShown
        guard isShown || wasShown else { return }
        window.isKeyboardShown = isShown
        window.forEachView { view in
            if !view.systemGuides.isEmpty { view.updateSystemGuides() }
            if view.dependsOnKeyboard { view.setNeedsLayout() }
        }
        let names =
            isShown
            ? [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
            ]
            : [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
            ]
        for name in names { NotificationCenter.default.post(name: name, object: window.screen, userInfo: information(window)) }
    }

    private static func information(_ window: UIWindow) -> [AnyHashable: Any] {
        let size = window.environment.size, height = window.environment.keyboardHeight ?? 0
        let hidden = CGRect(x: 0, y: size.height, width: size.width, height: height)
        let shown = hidden.offsetBy(dx: 0, dy: -height)
        return [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: height > 0 ? hidden : shown),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: height > 0 ? shown : hidden),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }
}
