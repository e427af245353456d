import UIKit

/// A control that chooses one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let label: Label
    let selection: PickerSelection
    let content: Content
    let currentValueLabel: (any View)?

    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(PickerSelection([selection]), label(), content(), nil)
    }
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(PickerSelection([selection]), label, content(), nil)
    }
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PickerSelection(sources.map { $0[keyPath: selection] }), label(), content(), nil)
    }
    public init<CurrentValue: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValue
    ) {
        self.init(PickerSelection([selection]), label(), content(), currentValueLabel())
    }

    private init(_ selection: PickerSelection, _ label: Label, _ content: Content, _ currentValueLabel: (any View)?) {
        (self.selection, self.label, self.content, self.currentValueLabel) = (selection, label, content, currentValueLabel)
    }
}

extension Picker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Picker: StyledView {
    public typealias Body = Never

    func styled(in environment: EnvironmentValues) -> StyledBody {
        let style = environment.style(PickerStyleKey.self) ?? .automatic
        let picker = self
        return StyledBody(style: (), environment: environment.inside(PickerStyleKey.self)) {
            picker.body(style, environment)
        }
    }

    @MainActor private func body(_ kind: PickerKind, _ environment: EnvironmentValues) -> any View {
        if environment.controlContext == .actions {
            return PickerActions(label: label, content: content, selection: selection, isInline: kind != .menu)
        }
        let isRow = environment.controlContext == .row
        switch kind {
        case .segmented, .palette: return SegmentedPicker(content: content, selection: selection).spoken(by: label)
        case .wheel: return WheelPicker(content: content, selection: selection).spoken(by: label)
        case .inline where !isRow: return WheelPicker(content: content, selection: selection).spoken(by: label)
        case .inline: return content.modifier(InlineOption(selection: selection))
        case .navigationLink where isRow: return LinkedPicker(label: label, content: content, selection: selection)
        case .automatic, .menu, .navigationLink:
            let menu = MenuPicker(content: content, selection: selection, symbol: "chevron.up.chevron.down")
            return isRow ? LabeledRow(label: LabelColumn(label: label), control: menu) : menu.spoken(by: label) as any View
        }
    }
}

/// What is chosen, whatever its type is.
struct PickerSelection {
    let get: () -> AnyHashable?
    let choose: (AnyHashable) -> Void

    init(get: @escaping () -> AnyHashable?, choose: @escaping (AnyHashable) -> Void) { (self.get, self.choose) = (get, choose) }

    init<Value: Hashable>(_ values: [Binding<Value>]) {
        get = {
            let first = values.first?.wrappedValue
            return values.allSatisfy { $0.wrappedValue == first } ? first.map { AnyHashable($0) } : nil
        }
        choose = { tag in
            guard let value = tag.base as? Value else { return }
            for binding in values { binding.wrappedValue = value }
        }
    }

    func isChosen(_ tag: AnyHashable?) -> Bool {
        guard let tag, let chosen = get() else { return false }
        return chosen == tag || chosen.unwrapped == tag.unwrapped
    }
}

/// A view of a picker that can be chosen.
@MainActor struct PickerOption {
    let tag: AnyHashable
    let element: Element
    var contents: LabelContents { LabelContents([element]) }
}

extension Sequence where Element == SwiftUI.Element {
    @MainActor var pickerOptions: [PickerOption] {
        compactMap { element in element.selectionTag.map { PickerOption(tag: $0, element: element) } }
    }
}

/// How pickers look.
@MainActor @preconcurrency public protocol PickerStyle: SendableMetatype {}

/// The looks of pickers that this module draws.
enum PickerKind { case automatic, menu, segmented, wheel, inline, navigationLink, palette }

/// A style that this module draws.
private protocol SystemPickerStyle {
    var kind: PickerKind { get }
}

enum PickerStyleKey: StyleKey { typealias Style = PickerKind }

/// The style that pickers have by themselves: a menu.
public struct DefaultPickerStyle: Sendable { public init() {} }
/// The chosen value, which opens a menu.
public struct MenuPickerStyle: Sendable { public init() {} }
/// Values side by side.
public struct SegmentedPickerStyle: Sendable { public init() {} }
/// A wheel of values.
public struct WheelPickerStyle: Sendable { public init() {} }
/// Values one below the other, in a list.
public struct InlinePickerStyle: Sendable { public init() {} }
/// The chosen value, which leads to a list of all.
public struct NavigationLinkPickerStyle: Sendable { public init() {} }
/// Symbols side by side.
public struct PalettePickerStyle: Sendable { public init() {} }

extension DefaultPickerStyle: PickerStyle, SystemPickerStyle { var kind: PickerKind { .automatic } }
extension MenuPickerStyle: PickerStyle, SystemPickerStyle { var kind: PickerKind { .menu } }
extension SegmentedPickerStyle: PickerStyle, SystemPickerStyle { var kind: PickerKind { .segmented } }
extension WheelPickerStyle: PickerStyle, SystemPickerStyle { var kind: PickerKind { .wheel } }
extension InlinePickerStyle: PickerStyle, SystemPickerStyle { var kind: PickerKind { .inline } }
extension NavigationLinkPickerStyle: PickerStyle, SystemPickerStyle { var kind: PickerKind { .navigationLink } }
extension PalettePickerStyle: PickerStyle, SystemPickerStyle { var kind: PickerKind { .palette } }

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { DefaultPickerStyle() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { MenuPickerStyle() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { WheelPickerStyle() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { InlinePickerStyle() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle { public static var palette: PalettePickerStyle { PalettePickerStyle() } }

extension View {
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        self.style(PickerStyleKey.self, (style as? any SystemPickerStyle)?.kind ?? .automatic)
    }
    public func horizontalRadioGroupLayout() -> some View { self }
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}
