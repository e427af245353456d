import UIKit

/// The parts of a date that a picker sets.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date.
public struct DatePicker<Label: View> {
    public typealias Components = DatePickerComponents
    let selection: Binding<Date>
    let minimum: Date?
    let maximum: Date?
    let components: Components
    let label: Label

    fileprivate init(_ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label) {
        (self.selection, self.minimum, self.maximum, self.components, self.label) = (selection, minimum, maximum, components, label)
    }

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(title))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
    }
}

extension DatePicker: StyledView {
    public typealias Body = Never

    func styled(in environment: EnvironmentValues) -> StyledBody {
        let inside = environment.inside(DatePickerStyleKey.self)
        let style = environment.style(DatePickerStyleKey.self) ?? DefaultDatePickerStyle()
        if let system = style as? any SystemDatePickerStyle {
            return StyledBody(style: (), environment: inside) { body(system.look) }
        }
        let configuration = DatePickerStyleConfiguration(
            label: .init(view: label.part(of: DatePickerStyleKey.self, in: environment)), selection: selection, minimumDate: minimum,
            maximumDate: maximum, displayedComponents: components)
        return StyledBody(style: style, environment: inside) { style.makeBody(configuration: configuration) }
    }

    @MainActor private func body(_ look: UIDatePickerStyle) -> any View {
        let control = DateControl(
            selection: selection, minimum: minimum, maximum: maximum, components: components, look: look
        ).spoken(by: label)
        return look == .inline ? control : LabeledRow(label: LabelColumn(label: label), control: control) as any View
    }
}

/// How pickers of dates look.
@MainActor @preconcurrency public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a picker of dates.
public struct DatePickerStyleConfiguration {
    /// The label.
    public struct Label { let view: any View }
    public let label: Label
    @Binding public var selection: Date
    public var minimumDate: Date?
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents
    ) {
        (self.label, _selection, self.minimumDate, self.maximumDate) = (label, selection, minimumDate, maximumDate)
        self.displayedComponents = displayedComponents
    }
}

extension DatePickerStyleConfiguration.Label: ControlPart { public typealias Body = Never }

enum DatePickerStyleKey: StyleKey { typealias Style = any DatePickerStyle }

/// A style that UIKit's picker draws.
private protocol SystemDatePickerStyle {
    var look: UIDatePickerStyle { get }
}

extension DatePickerStyle where Self: SystemDatePickerStyle {
    fileprivate func body(_ configuration: Configuration) -> some View {
        DatePicker(
            configuration.$selection, configuration.minimumDate, configuration.maximumDate, configuration.displayedComponents,
            configuration.label
        ).datePickerStyle(self)
    }
}

/// The style that pickers have by themselves: the date on a grey ground.
public struct DefaultDatePickerStyle: Sendable { public init() {} }
/// The date on a grey ground.
public struct CompactDatePickerStyle: Sendable { public init() {} }
/// A month.
public struct GraphicalDatePickerStyle: Sendable { public init() {} }
/// Wheels.
public struct WheelDatePickerStyle: Sendable { public init() {} }

extension DefaultDatePickerStyle: DatePickerStyle, SystemDatePickerStyle {
    var look: UIDatePickerStyle { .compact }
    public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}
extension CompactDatePickerStyle: DatePickerStyle, SystemDatePickerStyle {
    var look: UIDatePickerStyle { .compact }
    public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}
extension GraphicalDatePickerStyle: DatePickerStyle, SystemDatePickerStyle {
    var look: UIDatePickerStyle { .inline }
    public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}
extension WheelDatePickerStyle: DatePickerStyle, SystemDatePickerStyle {
    var look: UIDatePickerStyle { .wheels }
    public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self.style(DatePickerStyleKey.self, style) }
}

private struct DateControl: ElementView {
    typealias Body = Never
    let selection: Binding<Date>
    let minimum: Date?
    let maximum: Date?
    let components: DatePickerComponents
    let look: UIDatePickerStyle

    func makeElement(_ node: Node) -> DateElement { DateElement(node) }
    func update(_ element: DateElement) {
        let environment = element.environment
        element.selection = selection
        let picker = element.view
        picker.preferredDatePickerStyle = look
        picker.datePickerMode = components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
        (picker.minimumDate, picker.maximumDate) = (minimum, maximum)
        (picker.calendar, picker.locale, picker.timeZone) = (environment.calendar, environment.locale, environment.timeZone)
        picker.date = selection.wrappedValue
        picker.isEnabled = environment.isEnabled
    }
}

private final class DateElement: ControlElement<UIDatePicker> {
    var selection: Binding<Date>?

    override func makeView() -> UIDatePicker {
        let picker = UIDatePicker()
        picker.addAction(
            UIAction { [weak self, weak picker] _ in if let picker { self?.selection?.wrappedValue = picker.date } }, for: .valueChanged)
        return picker
    }

    // A month and wheels take the width that is offered.
    override func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        let own = view.intrinsicContentSize
        guard view.datePickerStyle == .inline, let width = proposal.width, width.isFinite else { return own }
        return CGSize(width: max(width, own.width), height: own.height)
    }
}

/// A control that chooses several dates.
public struct MultiDatePicker<Label: View> {
    let selection: Binding<Set<DateComponents>>
    let range: Range<Date>?
    let label: Label

    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        (self.selection, range, self.label) = (selection, nil, label())
    }
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        (self.selection, range, self.label) = (selection, bounds, label())
    }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
}

extension MultiDatePicker: ElementView {
    public typealias Body = Never
    func makeElement(_ node: Node) -> MultiDateElement { MultiDateElement(node) }
    func update(_ element: MultiDateElement) {
        element.selection = selection
        element.view.calendar = element.environment.calendar
        element.view.timeZone = element.environment.timeZone
        if let range { element.view.availableDateRange = DateInterval(start: range.lowerBound, end: range.upperBound) }
        element.show(selection.wrappedValue)
    }
}

final class MultiDateElement: ControlElement<UICalendarView>, UICalendarSelectionMultiDateDelegate {
    var selection: Binding<Set<DateComponents>>?
    private lazy var dates = UICalendarSelectionMultiDate(delegate: self)

    func show(_ selected: Set<DateComponents>) {
        if view.selectionBehavior !== dates { view.selectionBehavior = dates }
        dates.selectedDates = selected.sorted { ($0.year ?? 0, $0.month ?? 0, $0.day ?? 0) < ($1.year ?? 0, $1.month ?? 0, $1.day ?? 0) }
        if let first = dates.selectedDates.first { view.visibleDateComponents = first }
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        self.selection?.wrappedValue.insert(dateComponents)
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        self.selection?.wrappedValue.remove(dateComponents)
    }

    override func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        let own = view.intrinsicContentSize
        guard let width = proposal.width, width.isFinite else { return own }
        return CGSize(width: max(width, own.width), height: own.height)
    }
}

/// A control that chooses a colour.
public struct ColorPicker<Label: View> {
    let color: Binding<UIColor>
    let supportsOpacity: Bool
    let label: Label

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        color = Binding(get: { UIColor(selection.wrappedValue) }, set: { selection.wrappedValue = Color($0) })
        (self.supportsOpacity, self.label) = (supportsOpacity, label())
    }
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        color = Binding(get: { UIColor(cgColor: selection.wrappedValue) }, set: { selection.wrappedValue = $0.cgColor })
        (self.supportsOpacity, self.label) = (supportsOpacity, label())
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension ColorPicker: View {
    public var body: some View {
        LabeledRow(
            label: LabelColumn(label: label), control: ColorControl(color: color, supportsOpacity: supportsOpacity).spoken(by: label))
    }
}

private struct ColorControl: ElementView {
    typealias Body = Never
    let color: Binding<UIColor>
    let supportsOpacity: Bool
    func makeElement(_ node: Node) -> ColorElement { ColorElement(node) }
    func update(_ element: ColorElement) {
        element.color = color
        element.view.selectedColor = color.wrappedValue
        element.view.supportsAlpha = supportsOpacity
        element.view.isEnabled = element.environment.isEnabled
    }
}

private final class ColorElement: ControlElement<UIColorWell> {
    var color: Binding<UIColor>?
    override func makeView() -> UIColorWell {
        let well = UIColorWell()
        well.addAction(
            UIAction { [weak self, weak well] _ in if let color = well?.selectedColor { self?.color?.wrappedValue = color } },
            for: .valueChanged)
        return well
    }
}
