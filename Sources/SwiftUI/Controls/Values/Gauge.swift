import UIKit

/// A view that shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    let value: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel?
    let minimumLabel: BoundsLabel?
    let maximumLabel: BoundsLabel?

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
        _ maximum: BoundsLabel?
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        self.value = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
        (self.label, currentValueLabel, minimumLabel, maximumLabel) = (label, current, minimum, maximum)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(value, bounds, label(), nil, nil, nil)
    }
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

extension Gauge: StyledView {
    public typealias Body = Never

    func styled(in environment: EnvironmentValues) -> StyledBody {
        let style = environment.style(GaugeStyleKey.self) ?? DefaultGaugeStyle()
        func part<V: View>(_ view: V) -> any View { view.part(of: GaugeStyleKey.self, in: environment) }
        let configuration = GaugeStyleConfiguration(
            value: value, label: .init(view: part(label)),
            currentValueLabel: currentValueLabel.map { .init(view: part($0)) },
            minimumValueLabel: minimumLabel.map { .init(view: part($0)) },
            maximumValueLabel: maximumLabel.map { .init(view: part($0)) })
        return StyledBody(style: style, environment: environment.inside(GaugeStyleKey.self)) {
            style.makeBody(configuration: configuration)
        }
    }
}

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
    /// What the gauge is of.
    public struct Label { let view: any View }
    /// Its value.
    public struct CurrentValueLabel { let view: any View }
    /// The lower end.
    public struct MinimumValueLabel { let view: any View }
    /// The upper end.
    public struct MaximumValueLabel { let view: any View }
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: ControlPart { public typealias Body = Never }
extension GaugeStyleConfiguration.CurrentValueLabel: ControlPart { public typealias Body = Never }
extension GaugeStyleConfiguration.MinimumValueLabel: ControlPart { public typealias Body = Never }
extension GaugeStyleConfiguration.MaximumValueLabel: ControlPart { public typealias Body = Never }

enum GaugeStyleKey: StyleKey { typealias Style = any GaugeStyle }

/// The style that gauges have by themselves: a bar.
public struct DefaultGaugeStyle: Sendable { public init() {} }
extension DefaultGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: Sendable { public init() {} }
extension LinearCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                GaugeBar(value: configuration.value)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
        .spokenAsOne()
    }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: Sendable { public init() {} }
extension AccessoryLinearGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.minimumValueLabel
            GaugeBar(value: configuration.value, hasMark: true)
            configuration.maximumValueLabel
        }
        .font(.caption)
        .spokenAsOne()
    }
}

/// A narrow bar that fills, with the label above.
public struct AccessoryLinearCapacityGaugeStyle: Sendable { public init() {} }
extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration).font(.caption)
    }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: Sendable { public init() {} }
extension AccessoryCircularGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: true)
    }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: Sendable { public init() {} }
extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: false)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self.style(GaugeStyleKey.self, style) }
}

/// The bar of a gauge (its height is inferred).
private struct GaugeBar: View {
    let value: Double
    var hasMark = false

    var body: some View {
        ZStack {
            if hasMark {
                Capsule().fill(TintShapeStyle())
                GaugePart(value: value, hasMark: true).fill(Color(UIColor.systemBackground))
            } else {
                Capsule().fill(Color(UIColor.systemFill))
                GaugePart(value: value, hasMark: false).fill(TintShapeStyle())
            }
        }
        .frame(height: 6)
    }
}

/// The filled part of a bar, or the mark at its end.
private struct GaugePart: Shape {
    let value: Double
    let hasMark: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let end = rect.minX + rect.width * value
        if hasMark {
            let side = rect.height
            let x = min(max(end - side / 2, rect.minX), rect.maxX - side)
            return Path(ellipseIn: CGRect(x: x, y: rect.minY, width: side, height: side).insetBy(dx: -2, dy: -2))
        }
        let width = max(end - rect.minX, min(rect.height, rect.width) * (value > 0 ? 1 : 0))
        return Path(roundedRect: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height), cornerRadius: rect.height / 2)
    }
}

/// A gauge as a ring of 58 points, as on a Lock Screen (inferred).
private struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool

    var body: some View {
        ZStack {
            GaugeArc(from: 0, to: 1, isOpen: isOpen).stroke(
                isOpen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(UIColor.systemFill)), style: stroke)
            if isOpen {
                GaugeArc(from: configuration.value, to: configuration.value + 0.001, isOpen: true)
                    .stroke(Color(UIColor.systemBackground), style: stroke)
            } else {
                GaugeArc(from: 0, to: configuration.value, isOpen: false).stroke(TintShapeStyle(), style: stroke)
            }
            configuration.currentValueLabel.font(.title3)
            if isOpen {
                VStack(spacing: 0) {
                    Spacer()
                    configuration.label.font(.caption2)
                }
            } else if configuration.currentValueLabel == nil {
                configuration.label.font(.title3)
            }
        }
        .frame(width: 58, height: 58)
        .spokenAsOne()
    }

    private var stroke: StrokeStyle { StrokeStyle(lineWidth: 6, lineCap: .round) }
}

/// A part of a ring, clockwise.
private struct GaugeArc: Shape {
    let from, to: Double
    let isOpen: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let start = isOpen ? 135.0 : -90, length = isOpen ? 270.0 : 360
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 3,
            startAngle: .degrees(start + length * from), endAngle: .degrees(start + length * min(to, 1)), clockwise: false)
        return path
    }
}
