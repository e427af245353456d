import UIKit

/// A control that is on or off.
public struct Toggle<Label: View> {
    /// The values that the toggle sets, several for several sources.
    let values: [Binding<Bool>]
    let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        values = [isOn]
        self.label = label()
    }

    public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) {
        values = sources.map { $0[keyPath: isOn] }
        self.label = label()
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) { self.init(isOn: configuration.$isOn) { configuration.label } }
}

extension Toggle: StyledView {
    public typealias Body = Never

    /// All sources are on, or off again.
    private var value: Binding<Bool> {
        guard values.count != 1 else { return values[0] }
        return Binding(get: { values.allSatisfy(\.wrappedValue) }, set: { isOn in for value in values { value.wrappedValue = isOn } })
    }

    func styled(in environment: EnvironmentValues) -> StyledBody {
        let value = value
        if environment.controlContext == .actions {
            return StyledBody(style: (), environment: environment) {
                ActionView(isOn: value.wrappedValue, action: { value.wrappedValue.toggle() }, label: label)
            }
        }
        let style = environment.style(ToggleStyleKey.self) ?? DefaultToggleStyle()
        let isMixed = values.contains { $0.wrappedValue } && values.contains { !$0.wrappedValue }
        let configuration = ToggleStyleConfiguration(
            label: .init(view: LabelColumn(label: label).part(of: ToggleStyleKey.self, in: environment)), isOn: value, isMixed: isMixed)
        return StyledBody(style: style, environment: environment.inside(ToggleStyleKey.self)) {
            style.makeBody(configuration: configuration)
        }
    }
}

/// How toggles look, and what a person does with them.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label {
        let view: any View
    }
    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

extension ToggleStyleConfiguration.Label: ControlPart { public typealias Body = Never }

enum ToggleStyleKey: StyleKey { typealias Style = any ToggleStyle }

/// The style that toggles have by themselves: a switch.
public struct DefaultToggleStyle: Sendable { public init() {} }

extension DefaultToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View { SwitchToggleStyle().makeBody(configuration: configuration) }
}

/// A label and a switch.
public struct SwitchToggleStyle: Sendable {
    private let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label, control: Switch(isOn: configuration.$isOn, tint: tint).modifier(SwitchRoom()))
            .spokenAsOne()
    }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: Sendable { public init() {} }

extension ButtonToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(action: { configuration.isOn.toggle() }) { isPressed in
            ToggleButtonLabel(label: configuration.label, isOn: configuration.isOn, isPressed: isPressed)
        }
        .accessibilityAddTraits(configuration.isOn ? [.isToggle, .isSelected] : .isToggle)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { DefaultToggleStyle() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { ButtonToggleStyle() } }

extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self.style(ToggleStyleKey.self, style) }
}

/// Leaves a switch no more room in a row of a list than a line of text has, so that the row is as high as others
/// (Generations.md, switchRow).
private struct SwitchRoom: ViewModifier {
    func body(content: Content) -> some View {
        EnvironmentReader { environment in
            content.padding(.vertical, environment.isInListRow ? (20 - ListMetrics(environment.traits).switchHeight) / 2 : 0)
        }
    }
}

/// The switch of a toggle.
private struct Switch: ElementView {
    typealias Body = Never
    let isOn: Binding<Bool>
    let tint: Color?

    func makeElement(_ node: Node) -> SwitchElement { SwitchElement(node) }
    func update(_ element: SwitchElement) {
        let environment = element.environment
        element.isOn = isOn
        element.view.isOn = isOn.wrappedValue
        element.view.isEnabled = environment.isEnabled
        element.view.onTintColor =
            tint?.resolved(in: environment) ?? environment.tintStyle.map { $0.paint(in: environment).color }
    }
}

private final class SwitchElement: ControlElement<UISwitch> {
    var isOn: Binding<Bool>?

    override func makeView() -> UISwitch {
        let control = UISwitch()
        control.hasKnobInLayer = true
        control.addAction(
            UIAction { [weak self, weak control] _ in if let control { self?.isOn?.wrappedValue = control.isOn } }, for: .valueChanged)
        return control
    }
}

/// The label of a toggle that is a button: in the tint, on a light ground of it while it is on (inferred from looking at iOS).
private struct ToggleButtonLabel<Label: View>: View {
    let label: Label
    let isOn: Bool
    let isPressed: Bool

    var body: some View {
        EnvironmentReader { environment in
            let configuration = PrimitiveButtonStyleConfiguration(role: nil, label: .init(view: label), action: {})
            if isOn {
                BorderedLabel(kind: .bordered, configuration: configuration, isPressed: isPressed)
                    .changingEnvironment(Color.self) { $0.tintStyle = environment.tintStyle ?? AnyShapeStyle(Color.accentColor) }
            } else {
                BorderlessLabel(role: nil, label: configuration.label)
                    .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
                    .opacity(isPressed ? PressedOpacity.borderless : 1)
            }
        }
    }
}
