import UIKit

/// A control for a text.
public struct TextField<Label: View> {
    let source: TextSource
    let label: Label
    let prompt: Text?
    let axis: Axis
    let onEditingChanged: @MainActor (Bool) -> Void
    let onCommit: (@MainActor () -> Void)?

    init(
        _ source: TextSource, _ label: Label, _ prompt: Text?, _ axis: Axis = .horizontal,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, onCommit: (@MainActor () -> Void)? = nil
    ) {
        (self.source, self.label, self.prompt, self.axis) = (source, label, prompt, axis)
        (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.text(text), label(), prompt)
    }
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(.text(text), label(), prompt, axis)
    }
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.format(value, format), label(), prompt)
    }
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.optionalFormat(value, format), label(), prompt)
    }
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.formatter(value, formatter), label(), prompt)
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(.text(text), Text(titleKey), nil) }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(.text(text), Text(titleResource), nil)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(.text(text), Text(title), nil) }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), Text(titleKey), prompt)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), Text(title), prompt)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { self.init(.text(text), Text(titleKey), nil, axis) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(.text(text), Text(title), nil, axis)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(.text(text), Text(titleKey), prompt, axis)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(.text(text), Text(title), prompt, axis)
    }

    // MARK: Values with formats

    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String { self.init(.format(value, format), Text(titleKey), prompt) }
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(.format(value, format), Text(title), prompt) }
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String { self.init(.optionalFormat(value, format), Text(titleKey), prompt) }
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(.optionalFormat(value, format), Text(title), prompt) }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(.formatter(value, formatter), Text(titleKey), prompt)
    }
    @_disfavoredOverload public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(.formatter(value, formatter), Text(title), prompt)
    }

    // MARK: The initialisers before iOS 15

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
        onCommit: @escaping @MainActor () -> Void = {}
    ) {
        self.init(.text(text), Text(titleKey), nil, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
        self.init(.text(text), Text(titleKey), nil, onCommit: onCommit)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
        onCommit: @escaping @MainActor () -> Void = {}
    ) {
        self.init(.text(text), Text(title), nil, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(.text(text), Text(title), nil, onCommit: onCommit)
    }
}

/// A control for a text that is not shown.
public struct SecureField<Label: View> {
    let field: TextField<Label>

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextField(.text(text), label(), prompt)
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { field = TextField(.text(text), Text(titleKey), nil) }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        field = TextField(.text(text), Text(titleKey), prompt)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        field = TextField(.text(text), Text(title), nil)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        field = TextField(.text(text), Text(title), prompt)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
        field = TextField(.text(text), Text(titleKey), nil, onCommit: onCommit)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
    ) {
        field = TextField(.text(text), Text(title), nil, onCommit: onCommit)
    }
}

extension SecureField: View {
    public var body: some View { field.changingEnvironment(Bool.self) { $0.isSecureField = true } }
}

private enum SecureKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var isSecureField: Bool {
        get { self[SecureKey.self] }
        set { self[SecureKey.self] = newValue }
    }
}

extension TextField: StyledView {
    public typealias Body = Never

    func styled(in environment: EnvironmentValues) -> StyledBody {
        let inside = environment.inside(TextFieldStyleKey.self)
        let style = environment.style(TextFieldStyleKey.self) ?? DefaultTextFieldStyle()
        if let system = style as? any SystemTextFieldStyle {
            return StyledBody(style: (), environment: inside) { body(system.border) }
        }
        let field = TextField<_TextFieldStyleLabel>(
            source, _TextFieldStyleLabel(view: label), prompt, axis, onEditingChanged: onEditingChanged, onCommit: onCommit)
        return StyledBody(style: style, environment: inside) { style.body(field) }
    }

    @MainActor private func body(_ border: UITextField.BorderStyle) -> any View {
        let content = FieldContent(
            source: source, placeholder: prompt ?? label.text, onEditingChanged: onEditingChanged, onCommit: onCommit, border: border)
        return axis == .horizontal ? LineField(content: content) : ParagraphField(content: content) as any View
    }
}

/// The label of a field, as its style sees it.
public struct _TextFieldStyleLabel {
    let view: any View
}

extension _TextFieldStyleLabel: ControlPart { public typealias Body = Never }

/// How fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

extension TextFieldStyle {
    fileprivate func body(_ field: TextField<_TextFieldStyleLabel>) -> any View { _body(configuration: field) }
}

/// A style that UIKit's field draws.
private protocol SystemTextFieldStyle {
    var border: UITextField.BorderStyle { get }
}

enum TextFieldStyleKey: StyleKey { typealias Style = any TextFieldStyle }

/// The style that fields have by themselves: without a border.
public struct DefaultTextFieldStyle: Sendable { public init() {} }
/// A field without a border.
public struct PlainTextFieldStyle: Sendable { public init() {} }
/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: Sendable { public init() {} }

extension DefaultTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
    var border: UITextField.BorderStyle { .none }
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
extension PlainTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
    var border: UITextField.BorderStyle { .none }
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
extension RoundedBorderTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
    var border: UITextField.BorderStyle { .roundedRect }
    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(.roundedBorder) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self.style(TextFieldStyleKey.self, style) }
}
