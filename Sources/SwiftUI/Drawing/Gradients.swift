import UIKit

/// Colours in a row, each at its place.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool
        public static let device = ColorSpace(isPerceptual: false)
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        self.init(stops: colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) })
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, space) }

    @MainActor func paint(_ form: GradientPaint.Form, in environment: EnvironmentValues) -> StylePaint {
        let resolved = stops.map { (color: $0.color.resolved(in: environment), location: $0.location) }
        return .gradient(GradientPaint(stops: resolved.sorted { $0.location < $1.location }, form: form))
    }
}

/// A gradient whose kind is not told, by default from top to bottom.
public struct AnyGradient: Hashable, Sendable {
    let gradient: Gradient
    let space: Gradient.ColorSpace
    /// The steps into which a perceptual gradient is divided.
    private static let steps = 16

    public init(_ gradient: Gradient) { self.init(gradient, .device) }

    init(_ gradient: Gradient, _ space: Gradient.ColorSpace) { (self.gradient, self.space) = (gradient, space) }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient, space) }

    /// The gradient with more stops, between which mixing the parts of colours is close to mixing the colours in the space.
    var plain: Gradient {
        guard space.isPerceptual, let first = gradient.stops.first else { return gradient }
        var stops = [first]
        for (start, end) in zip(gradient.stops, gradient.stops.dropFirst()) {
            for step in 1...Self.steps {
                let share = CGFloat(step) / CGFloat(Self.steps)
                let color = start.color.mix(with: end.color, by: share, in: .perceptual)
                stops.append(.init(color: color, location: start.location + (end.location - start.location) * share))
            }
        }
        return Gradient(stops: stops)
    }
}

/// The four forms of gradients share how they are written: colours, stops or a gradient.
protocol GradientStyle: ShapeStyle, PaintedStyle {
    var gradient: Gradient { get }
    var form: GradientPaint.Form { get }
}

extension GradientStyle {
    @MainActor func paint(in environment: EnvironmentValues) -> StylePaint { gradient.paint(form, in: environment) }
}

extension Gradient: GradientStyle {
    var gradient: Gradient { self }
    var form: GradientPaint.Form { .linear(.top, .bottom) }
}

extension AnyGradient: GradientStyle {
    var form: GradientPaint.Form { .linear(.top, .bottom) }
    func paint(in environment: EnvironmentValues) -> StylePaint { plain.paint(form, in: environment) }
}

/// Colours along a line.
public struct LinearGradient: GradientStyle {
    let gradient: Gradient
    let form: GradientPaint.Form
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, form) = (gradient, .linear(startPoint, endPoint))
    }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

/// Colours in circles around a point.
public struct RadialGradient: GradientStyle {
    let gradient: Gradient
    let form: GradientPaint.Form
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, form) = (gradient, .radial(center, startRadius, endRadius))
    }
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// Colours in ellipses around a point.
public struct EllipticalGradient: GradientStyle {
    let gradient: Gradient
    let form: GradientPaint.Form
    public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        (self.gradient, form) = (gradient, .elliptical(center, startRadiusFraction, endRadiusFraction))
    }
    public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
        )
    }
}

/// Colours around a point, clockwise.
public struct AngularGradient: GradientStyle {
    let gradient: Gradient
    let form: GradientPaint.Form
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        // Equal angles go once around.
        let end = endAngle == startAngle ? startAngle.radians + 2 * .pi : endAngle.radians
        (self.gradient, form) = (gradient, .angular(center, startAngle.radians, end))
    }
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
    }
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

/// Colours at the points of a grid. Its edges are drawn straight: control points of curves are not used.
public struct MeshGradient: ShapeStyle, PaintedStyle, Equatable {
    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }
    public struct BezierPoint: Equatable, Sendable {
        public var position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint: SIMD2<Float>
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    public var background: Color
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
        (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
    }
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    func paint(in environment: EnvironmentValues) -> StylePaint {
        let points: [SIMD2<Float>] =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        let resolved: [CGColor] =
            switch colors {
            case .colors(let colors): colors.map { $0.resolved(in: environment).cgColor }
            case .resolvedColors(let colors): colors.map(\.cgColor)
            }
        return .mesh(
            MeshPaint(
                width: width, height: height, points: points, colors: resolved, background: background.resolved(in: environment).cgColor))
    }
}

extension View where Self: ShapeStyle, Body == _ShapeView<Rectangle, Self> {
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient: View { public typealias Body = _ShapeView<Rectangle, LinearGradient> }
extension RadialGradient: View { public typealias Body = _ShapeView<Rectangle, RadialGradient> }
extension EllipticalGradient: View { public typealias Body = _ShapeView<Rectangle, EllipticalGradient> }
extension AngularGradient: View { public typealias Body = _ShapeView<Rectangle, AngularGradient> }
extension MeshGradient: View { public typealias Body = _ShapeView<Rectangle, MeshGradient> }

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient.plain, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat)
        -> RadialGradient
    {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat)
        -> RadialGradient
    {
        RadialGradient(gradient: gradient.plain, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
    {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(_ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle)
        -> AngularGradient
    {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func angularGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle)
        -> AngularGradient
    {
        AngularGradient(gradient: gradient.plain, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
    public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(gradient: gradient.plain, center: center, angle: angle)
    }
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
    public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
