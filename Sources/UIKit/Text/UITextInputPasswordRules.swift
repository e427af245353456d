import Foundation

/// What a new password must look like; kept.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    public let passwordRulesDescriptor: String
}

/// Views that click like keys.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    var enableInputClicksWhenVisible: Bool { get }
}
