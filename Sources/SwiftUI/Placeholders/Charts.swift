import UIKit

// Swift Charts, of which a box with its name is drawn.

/// A chart.
public struct Chart<Content: ChartContent> {
    init(_ content: Content) {}
}

extension Chart: View {
    public init(@ChartContentBuilder content: () -> Content) { self.init(content()) }

    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == EmptyChartContent { self.init(EmptyChartContent()) }

    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == EmptyChartContent, Data.Element: Identifiable { self.init(EmptyChartContent()) }

    public var body: some View { PlaceholderView(name: "Chart") }
}

/// What a chart shows.
public protocol ChartContent {}

/// No content, and the result of changes to content.
public struct EmptyChartContent: ChartContent {
    public init() {}
}

/// Builds a chart's content from the statements of a closure.
@resultBuilder public enum ChartContentBuilder {
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> EmptyChartContent { EmptyChartContent() }
    public static func buildOptional<Content: ChartContent>(_ content: Content?) -> EmptyChartContent { EmptyChartContent() }
    public static func buildEither<Content: ChartContent>(first: Content) -> EmptyChartContent { EmptyChartContent() }
    public static func buildEither<Content: ChartContent>(second: Content) -> EmptyChartContent { EmptyChartContent() }
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> EmptyChartContent { EmptyChartContent() }
}

extension ForEach: ChartContent where Content: ChartContent {}

extension ForEach where Content: ChartContent {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

/// A value with its label.
public struct PlottableValue<Value> {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { PlottableValue() }
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { PlottableValue() }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue() }
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value, unit: Calendar.Component) -> PlottableValue {
        PlottableValue()
    }
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value, unit: Calendar.Component) -> PlottableValue
    {
        PlottableValue()
    }
}

/// The size of a mark.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) {}
    public init(integerLiteral value: Int) {}
    init() {}
    public static let automatic = MarkDimension()
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension() }
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }
}

public struct BarMark: ChartContent {
    public init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {}
    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) {}
    public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) {}
}

public struct LineMark: ChartContent {
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {}
}

public struct AreaMark: ChartContent {
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
}

public struct PointMark: ChartContent {
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

public struct RuleMark: ChartContent {
    public init<X>(x: PlottableValue<X>) {}
    public init<Y>(y: PlottableValue<Y>) {}
}

public struct SectorMark: ChartContent {
    public init<Value>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {}
}

extension ChartContent {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
    public func foregroundStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
    public func position<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
    public func opacity(_ opacity: Double) -> some ChartContent { self }
    public func cornerRadius(_ radius: CGFloat) -> some ChartContent { self }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
    public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
    public func annotation<Label: View>(@ViewBuilder content: () -> Label) -> some ChartContent { self }
}

extension View {
    public func chartXAxis(_ visibility: Visibility) -> some View { self }
    public func chartYAxis(_ visibility: Visibility) -> some View { self }
    public func chartLegend(_ visibility: Visibility) -> some View { self }
}
