import UIKit

/// What a keyboard writes large by itself.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType
    private init(type: UITextAutocapitalizationType) { self.type = type }
    public static let never = TextInputAutocapitalization(type: .none)
    public static let words = TextInputAutocapitalization(type: .words)
    public static let sentences = TextInputAutocapitalization(type: .sentences)
    public static let characters = TextInputAutocapitalization(type: .allCharacters)
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// The label of a keyboard's return key.
public struct SubmitLabel: Sendable {
    let key: UIReturnKeyType
    public static let done = SubmitLabel(key: .done)
    public static let go = SubmitLabel(key: .go)
    public static let send = SubmitLabel(key: .send)
    public static let join = SubmitLabel(key: .join)
    public static let route = SubmitLabel(key: .route)
    public static let search = SubmitLabel(key: .search)
    public static let `return` = SubmitLabel(key: .default)
    public static let next = SubmitLabel(key: .next)
    public static let `continue` = SubmitLabel(key: .continue)
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What the environment says of the keyboard for a text.
struct TextInput: Equatable {
    var keyboard = UIKeyboardType.default
    var content: UITextContentType?
    var capitalization: UITextAutocapitalizationType?
    var correction: UITextAutocorrectionType?
    var returnKey = UIReturnKeyType.default

    @MainActor func apply(to field: UITextField) {
        field.keyboardType = keyboard
        field.textContentType = content
        field.autocapitalizationType = capitalization ?? .sentences
        field.autocorrectionType = correction ?? .default
        field.returnKeyType = returnKey
    }

    @MainActor func apply(to view: UITextView) {
        view.keyboardType = keyboard
        view.textContentType = content
        view.autocapitalizationType = capitalization ?? .sentences
        view.autocorrectionType = correction ?? .default
        view.returnKeyType = returnKey
    }
}

/// Actions for texts that are submitted, the innermost last.
struct SubmitActions {
    var actions: [(triggers: SubmitTriggers, action: @MainActor () -> Void)] = []

    @MainActor func submit(_ trigger: SubmitTriggers) {
        for (triggers, action) in actions.reversed() where !triggers.isDisjoint(with: trigger) { action() }
    }
}

private enum TextInputKey: EnvironmentKey { static var defaultValue: TextInput { TextInput() } }
private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

extension EnvironmentValues {
    var textInput: TextInput {
        get { self[TextInputKey.self] }
        set { self[TextInputKey.self] = newValue }
    }
    var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
    public var autocorrectionDisabled: Bool {
        get { textInput.correction == .no }
        set { textInput.correction = newValue ? .no : .yes }
    }
    /// The name of `autocorrectionDisabled` until iOS 16; nil if nobody said.
    public var disableAutocorrection: Bool? {
        get { textInput.correction.map { $0 == .no } }
        set { textInput.correction = newValue.map { $0 ? .no : .yes } }
    }
    public var keyboardType: UIKeyboardType { textInput.keyboard }
}

extension View {
    private func input(_ change: @escaping @MainActor (inout TextInput) -> Void) -> some View {
        changingEnvironment(TextInput.self) { change(&$0.textInput) }
    }

    public func keyboardType(_ type: UIKeyboardType) -> some View { input { $0.keyboard = type } }
    public func textContentType(_ textContentType: UITextContentType?) -> some View { input { $0.content = textContentType } }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        input { $0.capitalization = autocapitalization?.type }
    }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { input { $0.capitalization = style } }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { input { $0.correction = disable ? .no : .yes } }
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        input { $0.correction = disable.map { $0 ? .no : .yes } }
    }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { input { $0.returnKey = submitLabel.key } }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void) -> some View {
        changingEnvironment(SubmitActions.self) { $0.submitActions.actions.append((triggers, action)) }
    }
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        changingEnvironment(SubmitActions.self) { if isBlocking { $0.submitActions.actions = [] } }
    }
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
