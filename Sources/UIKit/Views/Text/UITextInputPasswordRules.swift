import Foundation

/// The rules for a new password. Stored but not used.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    public let passwordRulesDescriptor: String
}

/// A view that clicks like keys.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    var enableInputClicksWhenVisible: Bool { get }
}
