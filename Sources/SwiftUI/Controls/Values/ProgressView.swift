import UIKit

/// A view that shows how far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let fraction: Double?
    let label: Label?
    let currentValueLabel: CurrentValueLabel?

    init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
        (self.fraction, self.label, self.currentValueLabel) = (fraction, label, currentValueLabel)
    }

    /// Returns a value as a part of the total.
    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(nil, nil, nil) }
    public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(nil, Text(titleKey), nil) }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init(nil, Text(titleResource), nil)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, Text(title), nil) }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, total), nil, nil)
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, total), label(), nil)
    }
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total), label(), currentValueLabel())
    }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, total), Text(titleKey), nil)
    }
    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, total), Text(title), nil)
    }
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(progress.isIndeterminate ? nil : progress.fractionCompleted, nil, nil)
    }
    /// Creates the progress of a time, which the run's time decides.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(Self.share(of: timerInterval, countsDown), nil, nil)
    }
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.share(of: timerInterval, countsDown), label(), currentValueLabel())
    }
    private static func share(of interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = SimulatedRun.current.now.timeIntervalSince(interval.lowerBound)
        let share = length > 0 ? min(max(passed / length, 0), 1) : 1
        return countsDown ? 1 - share : share
    }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}

extension ProgressView: StyledView {
    public typealias Body = Never

    func styled(in environment: EnvironmentValues) -> StyledBody {
        let style = environment.style(ProgressViewStyleKey.self) ?? DefaultProgressViewStyle()
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: label.map { .init(view: $0.part(of: ProgressViewStyleKey.self, in: environment)) },
            currentValueLabel: currentValueLabel.map { .init(view: $0.part(of: ProgressViewStyleKey.self, in: environment)) })
        return StyledBody(style: style, environment: environment.inside(ProgressViewStyleKey.self)) {
            style.makeBody(configuration: configuration)
        }
    }
}

/// How views of a progress look.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a view of a progress.
public struct ProgressViewStyleConfiguration {
    /// What the progress is of.
    public struct Label {
        let view: any View
    }
    /// How far it has come.
    public struct CurrentValueLabel {
        let view: any View
    }
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: ControlPart { public typealias Body = Never }
extension ProgressViewStyleConfiguration.CurrentValueLabel: ControlPart { public typealias Body = Never }

enum ProgressViewStyleKey: StyleKey { typealias Style = any ProgressViewStyle }

/// The style that views of a progress have by themselves: a bar, or a spinner if the end is not known.
public struct DefaultProgressViewStyle: Sendable { public init() {} }

extension DefaultProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar, with the label above and the value below.
public struct LinearProgressViewStyle: Sendable {
    private let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
    // The distances are inferred.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
        .spokenAsOne()
    }
}

/// A spinner, with the label below.
public struct CircularProgressViewStyle: Sendable {
    private let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
    // On iOS a spinner shows no part of a whole. The label is a grey footnote below it (inferred).
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            Spinner(tint: tint)
            configuration.label.font(.footnote).foregroundStyle(.secondary)
        }
        .spokenAsOne()
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self.style(ProgressViewStyleKey.self, style) }
}

private struct ProgressBar: ElementView {
    typealias Body = Never
    let fraction: Double
    let tint: Color?
    func makeElement(_ node: Node) -> ProgressBarElement { ProgressBarElement(node) }
    func update(_ element: ProgressBarElement) {
        element.view.progress = Float(fraction)
        element.view.progressTintColor = tint?.resolved(in: element.environment) ?? element.environment.accentColor
    }
}

private final class ProgressBarElement: ControlElement<UIProgressView> {
    override func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width.map { max($0, 0) } ?? 100, height: view.intrinsicContentSize.height)
    }
}

private struct Spinner: ElementView {
    typealias Body = Never
    let tint: Color?
    func makeElement(_ node: Node) -> SpinnerElement { SpinnerElement(node) }
    func update(_ element: SpinnerElement) {
        let environment = element.environment
        element.view.style = environment.controlSize.isLarge ? .large : .medium
        element.view.color =
            tint?.resolved(in: environment) ?? environment.tintStyle.map { $0.paint(in: environment).color } ?? .systemGray
        element.view.startAnimating()
    }
}

private final class SpinnerElement: ControlElement<UIActivityIndicatorView> {}
