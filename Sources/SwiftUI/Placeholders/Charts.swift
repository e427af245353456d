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
    public static func buildOptional(_ content: EmptyChartContent?) -> EmptyChartContent { EmptyChartContent() }
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

/// A value that a chart shows.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a text or a date.
public protocol PrimitivePlottableProtocol: Plottable {}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension String: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}

extension RawRepresentable where Self: Plottable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// How marks at the same place are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
    public static let standard = MarkStackingMethod(), normalized = MarkStackingMethod(), center = MarkStackingMethod()
    public static let unstacked = MarkStackingMethod()
}

/// A value with its label.
public struct PlottableValue<Value> {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { PlottableValue() }
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { PlottableValue() }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue() }
    public static func value(_ label: Text, _ value: Value, unit: Calendar.Component) -> PlottableValue { PlottableValue() }
    public static func value(_ labelKey: LocalizedStringKey, _ value: Range<Value>) -> PlottableValue where Value: Comparable {
        PlottableValue()
    }
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
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {}
    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) {}
    public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) {}
    public init<X>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {}
    public init<Y>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {}
}

public struct LineMark: ChartContent {
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {}
}

public struct AreaMark: ChartContent {
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {}
    public init<X, Y, S>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {}
    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
    public init<X, Y, S>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {}
}

public struct PointMark: ChartContent {
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

public struct RuleMark: ChartContent {
    public init<X>(x: PlottableValue<X>) {}
    public init<Y>(y: PlottableValue<Y>) {}
    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
    public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
}

public struct SectorMark: ChartContent {
    public init<Value>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {}
}

public struct RectangleMark: ChartContent {
    public init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {}
    public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) {}
    public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) {}
    public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {}
    public init<Y>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
}

/// How a line goes between its points.
public struct InterpolationMethod: Hashable, Sendable {
    public static let linear = InterpolationMethod(), monotone = InterpolationMethod(), cardinal = InterpolationMethod()
    public static let catmullRom = InterpolationMethod(), stepStart = InterpolationMethod(), stepCenter = InterpolationMethod()
    public static let stepEnd = InterpolationMethod()
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod() }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod() }
}

/// Where an annotation is.
public struct AnnotationPosition: Hashable, Sendable {
    public static let automatic = AnnotationPosition(), overlay = AnnotationPosition(), top = AnnotationPosition()
    public static let bottom = AnnotationPosition(), leading = AnnotationPosition(), trailing = AnnotationPosition()
    public static let topLeading = AnnotationPosition(), topTrailing = AnnotationPosition()
    public static let bottomLeading = AnnotationPosition(), bottomTrailing = AnnotationPosition()
}

/// A symbol of a point.
public struct BasicChartSymbolShape: Hashable, Sendable {
    public static let circle = BasicChartSymbolShape(), square = BasicChartSymbolShape(), triangle = BasicChartSymbolShape()
    public static let diamond = BasicChartSymbolShape(), cross = BasicChartSymbolShape(), plus = BasicChartSymbolShape()
}

extension ChartContent {
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
    public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent { self }
    public func symbol<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
    public func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> some ChartContent { self }
    public func lineStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
    public func zIndex(_ value: Double) -> some ChartContent { self }
    public func blur(radius: CGFloat) -> some ChartContent { self }
    public func mask<Content: ChartContent>(@ChartContentBuilder content: () -> Content) -> some ChartContent { self }
    public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }
    public func accessibilityValue(_ value: Text) -> some ChartContent { self }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
    public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { self }
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    public func annotation<Label: View>(
        position: AnnotationPosition, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Label
    ) -> some ChartContent { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
    public func foregroundStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
    public func position<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
    public func opacity(_ opacity: Double) -> some ChartContent { self }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { self }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
    public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
    public func annotation<Label: View>(@ViewBuilder content: () -> Label) -> some ChartContent { self }
}

extension View {
    public func chartXAxis(_ visibility: Visibility) -> some View { self }
    public func chartYAxis(_ visibility: Visibility) -> some View { self }
    public func chartLegend(_ visibility: Visibility) -> some View { self }
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View { self }
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View { self }
    public func chartXAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil)
        -> some View
    { self }
    public func chartYAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil)
        -> some View
    { self }
    public func chartXScale<Domain>(domain: Domain) -> some View { self }
    public func chartYScale<Domain>(domain: Domain) -> some View { self }
    public func chartXScale(domain: AutomaticScaleDomain) -> some View { self }
    public func chartYScale(domain: AutomaticScaleDomain) -> some View { self }
    public func chartXScale<Domain, Range>(domain: Domain, range: Range) -> some View { self }
    public func chartYScale<Domain, Range>(domain: Domain, range: Range) -> some View { self }
    public func chartYScale(range: PlotDimensionScaleRange) -> some View { self }
    public func chartXScale(range: PlotDimensionScaleRange) -> some View { self }
    public func chartForegroundStyleScale<Key: Hashable, S: ShapeStyle>(_ mapping: KeyValuePairs<Key, S>) -> some View { self }
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { self }
    public func chartForegroundStyleScale<Domain, S: ShapeStyle>(domain: Domain, range: [S]) -> some View { self }
    public func chartForegroundStyleScale<Value, S: ShapeStyle>(_ mapping: @escaping (Value) -> S) -> some View { self }
    public func chartSymbolScale<Key: Hashable>(_ mapping: KeyValuePairs<Key, BasicChartSymbolShape>) -> some View { self }
    public func chartLegend(position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { self }
    public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View { self }
    public func chartBackground<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View { self }
    public func chartOverlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View { self }
    public func chartXSelection<Value>(value: Binding<Value?>) -> some View { self }
    public func chartYSelection<Value>(value: Binding<Value?>) -> some View { self }
    public func chartAngleSelection<Value>(value: Binding<Value?>) -> some View { self }
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public func chartXVisibleDomain<Value>(length: Value) -> some View { self }
    public func chartScrollPosition<Value>(x: Binding<Value>) -> some View { self }
    public func chartScrollPosition<Value>(initialX: Value) -> some View { self }
}

/// The range of a scale inside the plot.
public struct PlotDimensionScaleRange: Sendable {
    public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange()
    }
}

/// The area of a chart in which its marks are.
public struct ChartPlotContent: View {
    public var body: some View { EmptyView() }
}

/// The scales of a chart. No chart is drawn, so that it knows no positions.
public struct ChartProxy {
    public var plotFrame: Anchor<CGRect>? { nil }
    public var plotSize: CGSize { .zero }
    public func position<X>(forX value: X) -> CGFloat? { nil }
    public func position<Y>(forY value: Y) -> CGFloat? { nil }
    public func value<X>(atX position: CGFloat, as type: X.Type = X.self) -> X? { nil }
    public func value<Y>(atY position: CGFloat, as type: Y.Type = Y.self) -> Y? { nil }
}

// MARK: Axes

/// The marks of an axis.
public protocol AxisContent {}

/// What is at each value of an axis.
public protocol AxisMark {}

public struct EmptyAxisContent: AxisContent {
    public init() {}
}

@resultBuilder public enum AxisContentBuilder {
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> EmptyAxisContent { EmptyAxisContent() }
    public static func buildOptional(_ content: EmptyAxisContent?) -> EmptyAxisContent { EmptyAxisContent() }
    public static func buildEither<Content: AxisContent>(first: Content) -> EmptyAxisContent { EmptyAxisContent() }
    public static func buildEither<Content: AxisContent>(second: Content) -> EmptyAxisContent { EmptyAxisContent() }
}

public struct EmptyAxisMark: AxisMark {
    public init() {}
}

@resultBuilder public enum AxisMarkBuilder {
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> EmptyAxisMark { EmptyAxisMark() }
    public static func buildOptional(_ content: EmptyAxisMark?) -> EmptyAxisMark { EmptyAxisMark() }
    public static func buildEither<Content: AxisMark>(first: Content) -> EmptyAxisMark { EmptyAxisMark() }
    public static func buildEither<Content: AxisMark>(second: Content) -> EmptyAxisMark { EmptyAxisMark() }
}

/// A value of an axis.
public struct AxisValue {
    public let index: Int
    public let count: Int
    public func `as`<Value>(_ type: Value.Type) -> Value? { nil }
}

/// The domain that a scale finds itself.
public struct AutomaticScaleDomain: Sendable {
    public static let automatic = AutomaticScaleDomain()
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain { AutomaticScaleDomain() }
}

/// Equal parts of a range of dates.
public struct DateBins: RandomAccessCollection, Sendable {
    /// The dates between the parts.
    public let thresholds: [Date]

    public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        var dates: [Date] = []
        var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
        // No chart has more marks than pixels.
        while dates.count < 10_000 {
            dates.append(date)
            guard date < range.upperBound, let next = calendar.date(byAdding: unit, value: count, to: date), next > date else { break }
            date = next
        }
        thresholds = dates
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    public subscript(position: Int) -> Range<Date> { thresholds[position]..<thresholds[position + 1] }
}

/// Which values an axis shows.
public struct AxisMarkValues: Sendable {
    public static let automatic = AxisMarkValues()
    public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
        AxisMarkValues()
    }
    public static func automatic<P>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues() }
    public static func stride(by step: Calendar.Component, count: Int = 1) -> AxisMarkValues { AxisMarkValues() }
    public static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues() }
}

public struct AxisMarkPosition: Hashable, Sendable {
    public static let automatic = AxisMarkPosition(), top = AxisMarkPosition(), bottom = AxisMarkPosition()
    public static let leading = AxisMarkPosition(), trailing = AxisMarkPosition()
}

public struct AxisMarkPreset: Hashable, Sendable {
    public static let automatic = AxisMarkPreset(), extended = AxisMarkPreset(), aligned = AxisMarkPreset(), inset = AxisMarkPreset()
}

public struct AxisMarks<Content: AxisMark>: AxisContent {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where Content == EmptyAxisMark {}
    public init<Value>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) where Content == EmptyAxisMark {}
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Content == EmptyAxisMark {}
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}
    public init<Value>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {}
    public init<Value>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {}
}

public struct AxisGridLine: AxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

public struct AxisTick: AxisMark {
    public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral {
        public init(integerLiteral value: Int) {}
        init() {}
        public static let automatic = Length(), label = Length(), longestLabel = Length()
    }
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
}

/// How labels that collide are treated.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    public static let automatic = AxisValueLabelCollisionResolution(), disabled = AxisValueLabelCollisionResolution()
    public static let truncate = AxisValueLabelCollisionResolution()
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution()
    }
}

public struct AxisValueLabel<Content: View>: AxisMark {
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

public enum AxisValueLabelOrientation: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }

extension AxisValueLabel where Content == EmptyView {
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
}

extension AxisValueLabel where Content == Text {
    public init(_ titleKey: LocalizedStringKey, centered: Bool? = nil) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, centered: Bool? = nil) {}
}

extension AxisMark {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
    public func font(_ font: Font?) -> some AxisMark { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}
