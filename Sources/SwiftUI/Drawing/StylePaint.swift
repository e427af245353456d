import Graphics
import UIKit

/// What a style paints, for one environment.
indirect enum StylePaint {
    case color(UIColor)
    case gradient(GradientPaint)
    case mesh(MeshPaint)
    case material(UIBlurEffect.Style)
    case image(ImagePaint)
    case shadowed(StylePaint, [ShadowStyle])
    case blended(StylePaint, CGBlendMode)
    case faded(StylePaint, CGFloat)

    /// One colour that stands for the paint, where only a colour can be used.
    var color: UIColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        case .mesh(let mesh): mesh.colors.first.map { UIColor(cgColor: $0) } ?? .clear
        case .material: .systemBackground
        case .image: .label
        case .shadowed(let paint, _), .blended(let paint, _): paint.color
        case .faded(let paint, let opacity): paint.color.faded(opacity)
        }
    }

    func faded(_ opacity: Double) -> StylePaint {
        switch self {
        case .color(let color): .color(color.faded(opacity))
        case .gradient(let gradient): .gradient(gradient.mapColors { $0.faded(opacity) })
        default: .faded(self, opacity)
        }
    }

    /// Returns the paint between this one and another, if they are of one kind.
    func interpolated(to end: StylePaint, fraction: CGFloat) -> StylePaint {
        switch (self, end) {
        case (.color(let start), .color(let end)): .color(start.mixed(end, fraction))
        case (.gradient(let start), .gradient(let end)): .gradient(start.interpolated(to: end, fraction: fraction))
        default: end
        }
    }
}

extension UIColor {
    func faded(_ opacity: CGFloat) -> UIColor { opacity == 1 ? self : withAlphaComponent(cgColor.alpha * opacity) }

    func mixed(_ end: UIColor, _ fraction: CGFloat) -> UIColor {
        UIColor(cgColor: cgColor.interpolated(to: end.cgColor, fraction: fraction))
    }
}

/// A gradient with its form in the unit square of what it fills.
struct GradientPaint {
    enum Form {
        case linear(UnitPoint, UnitPoint)
        case radial(UnitPoint, CGFloat, CGFloat)
        case elliptical(UnitPoint, CGFloat, CGFloat)
        case angular(UnitPoint, Double, Double)
    }
    var stops: [(color: UIColor, location: CGFloat)]
    var form: Form

    func mapColors(_ change: (UIColor) -> UIColor) -> GradientPaint {
        GradientPaint(stops: stops.map { (change($0.color), $0.location) }, form: form)
    }

    func interpolated(to end: GradientPaint, fraction: CGFloat) -> GradientPaint {
        guard stops.count == end.stops.count else { return end }
        let mixed = zip(stops, end.stops).map { start, end in
            (color: start.color.mixed(end.color, fraction), location: start.location + (end.location - start.location) * fraction)
        }
        return GradientPaint(stops: mixed, form: form.interpolated(to: end.form, fraction: fraction))
    }

    /// Returns the paint for a rectangle.
    func paint(in rect: CGRect) -> Paint {
        func point(_ unit: UnitPoint) -> CGPoint { CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height) }
        switch form {
        case .linear(let start, let end): return .axial(gradient { $0 }, from: point(start), to: point(end))
        case .radial(let center, let start, let end):
            return .radial(rings(start, end), center: point(center), radius: CGSize(width: end, height: end))
        case .elliptical(let center, let start, let end):
            return .radial(
                rings(start, end), center: point(center), radius: CGSize(width: end * rect.width, height: end * rect.height))
        case .angular(let center, let start, let end):
            let share = min(max((end - start) / (2 * .pi), 1e-6), 1)
            return .conic(gradient { $0 * share }, center: point(center), angle: start)
        }
    }

    /// The stops between two radii, as shares of the outer one.
    private func rings(_ start: CGFloat, _ end: CGFloat) -> Graphics.Gradient {
        let inner = end > 0 ? min(max(start / end, 0), 1) : 0
        return gradient { inner + $0 * (1 - inner) }
    }

    private func gradient(_ location: (CGFloat) -> CGFloat) -> Graphics.Gradient {
        Graphics.Gradient(stops: stops.map { .init(color: $0.color.cgColor, location: location($0.location)) })
    }
}

extension GradientPaint.Form {
    fileprivate func interpolated(to end: Self, fraction: CGFloat) -> Self {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        func mix(_ a: UnitPoint, _ b: UnitPoint) -> UnitPoint { UnitPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        switch (self, end) {
        case (.linear(let a, let b), .linear(let c, let d)): return .linear(mix(a, c), mix(b, d))
        case (.radial(let a, let r1, let r2), .radial(let b, let s1, let s2)): return .radial(mix(a, b), mix(r1, s1), mix(r2, s2))
        case (.elliptical(let a, let r1, let r2), .elliptical(let b, let s1, let s2)):
            return .elliptical(mix(a, b), mix(r1, s1), mix(r2, s2))
        case (.angular(let a, let r1, let r2), .angular(let b, let s1, let s2)): return .angular(mix(a, b), mix(r1, s1), mix(r2, s2))
        default: return end
        }
    }
}

/// A grid of coloured points, between which colours flow.
struct MeshPaint {
    let width, height: Int
    let points: [SIMD2<Float>]
    let colors: [CGColor]
    let background: CGColor
    /// How many pieces a patch is divided into, in each direction.
    private static let pieces = 16

    init(width: Int, height: Int, points: [SIMD2<Float>], colors: [CGColor], background: CGColor) {
        (self.width, self.height, self.points, self.colors, self.background) = (width, height, points, colors, background)
    }

    /// Paints each patch between four points in small pieces of one colour. Control points of the edges are not used: edges are straight.
    func draw(in rect: CGRect, _ context: CGContext) {
        context.setFillColor(background)
        context.fill(CGPath(rect: rect), .winding)
        guard width > 1, height > 1, points.count >= width * height, colors.count >= width * height else { return }
        for row in 0..<height - 1 {
            for column in 0..<width - 1 { drawPatch(row * width + column, rect, context) }
        }
    }

    private func drawPatch(_ index: Int, _ rect: CGRect, _ context: CGContext) {
        let corners = [index, index + 1, index + width, index + width + 1]
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let at = corners.map { points[$0] }
            let weights = [(1 - x) * (1 - y), x * (1 - y), (1 - x) * y, x * y]
            let sum = zip(at, weights).reduce((x: CGFloat(0), y: CGFloat(0))) { sum, next in
                (sum.x + CGFloat(next.0.x) * next.1, sum.y + CGFloat(next.0.y) * next.1)
            }
            return CGPoint(x: rect.minX + sum.x * rect.width, y: rect.minY + sum.y * rect.height)
        }
        func color(_ x: CGFloat, _ y: CGFloat) -> CGColor {
            let top = colors[corners[0]].interpolated(to: colors[corners[1]], fraction: x)
            return top.interpolated(to: colors[corners[2]].interpolated(to: colors[corners[3]], fraction: x), fraction: y)
        }
        let step = 1 / CGFloat(Self.pieces)
        for row in 0..<Self.pieces {
            for column in 0..<Self.pieces {
                let (x, y) = (CGFloat(column) * step, CGFloat(row) * step)
                // Each piece reaches a little below its neighbours, so that no seams show.
                let (right, bottom) = (min(x + step * 1.5, 1), min(y + step * 1.5, 1))
                let piece = CGPath()
                piece.addLines(between: [point(x, y), point(right, y), point(right, bottom), point(x, bottom)])
                piece.closeSubpath()
                context.setFillColor(color(x + step / 2, y + step / 2))
                context.fill(piece, .winding)
            }
        }
    }
}

/// An outline and how it is painted.
struct PaintedOutline {
    var path: CGPath
    var fill = FillStyle()
    /// The line along the path; nil fills it.
    var stroke: StrokeStyle?

    init(_ path: Path, _ fill: FillStyle = FillStyle()) {
        self.path = path.cgPath
        self.fill = fill
        stroke = path.stroke
    }

    private var rule: CGPathFillRule { fill.isEOFilled ? .evenOdd : .winding }

    /// The outline in one paint.
    func commands(_ paint: Paint) -> [DisplayCommand] {
        [stroke.map { .stroke(path, paint, $0.painted) } ?? .fill(path, paint, rule)]
    }
}

extension StrokeStyle {
    /// The line as painters know it.
    var painted: Graphics.StrokeStyle {
        var style = Graphics.StrokeStyle(width: lineWidth)
        style.cap = lineCap
        style.join = lineJoin
        style.miterLimit = miterLimit
        style.dash = dash
        style.dashPhase = dashPhase
        return style
    }
}

extension StylePaint {
    /// Returns the drawing of an outline.
    /// - Parameters:
    ///   - rect: what gradients refer to.
    @MainActor func commands(_ outline: PaintedOutline, in rect: CGRect, _ environment: EnvironmentValues) -> [DisplayCommand] {
        switch self {
        case .color(let color): return color.cgColor.alpha > 0 ? outline.commands(.color(color.cgColor)) : []
        case .gradient(let gradient): return outline.commands(gradient.paint(in: rect))
        case .image(let image): return image.pattern(in: environment).map { outline.commands($0) } ?? []
        case .mesh(let mesh): return masked(by: outline) { mesh.draw(in: rect, $0) }
        case .material(let style):
            let effect = UIBlurEffect(style: style), isDark = environment.colorScheme == .dark
            if outline.stroke == nil { return recorded { effect.draw(in: outline.path, isDark: isDark, $0) } }
            return masked(by: outline) { effect.draw(in: CGPath(rect: rect), isDark: isDark, $0) }
        case .shadowed(let paint, let shadows):
            return shadows.flatMap { $0.commandsBehind(outline) } + paint.commands(outline, in: rect, environment)
                + shadows.flatMap { $0.commandsInFront(outline) }
        case .blended(let paint, let mode):
            return [.beginGroup(opacity: 1, blend: mode)] + paint.commands(outline, in: rect, environment) + [.endGroup(mask: nil)]
        case .faded(let paint, let opacity):
            return [.beginGroup(opacity: opacity, blend: .normal)] + paint.commands(outline, in: rect, environment)
                + [.endGroup(mask: nil)]
        }
    }

    private func recorded(_ draw: (CGContext) -> Void) -> [DisplayCommand] {
        let context = CGContext()
        draw(context)
        return context.displayList.commands
    }

    private func masked(by outline: PaintedOutline, _ draw: (CGContext) -> Void) -> [DisplayCommand] {
        [.beginGroup(opacity: 1, blend: .normal)] + recorded(draw) + [.endGroup(mask: DisplayList(outline.commands(.color(.black))))]
    }
}

extension ShadowStyle {
    private var shadow: Shadow { Shadow(color: color.uiColor.cgColor, offset: CGSize(width: x, height: y), radius: radius) }

    fileprivate func commandsBehind(_ outline: PaintedOutline) -> [DisplayCommand] {
        guard !isInner else { return [] }
        guard outline.stroke != nil else { return [.shadow(outline.path, shadow, knockout: false)] }
        return [.beginShadowGroup(shadow)] + outline.commands(.color(.black)) + [.endGroup(mask: nil)]
    }

    /// The shadow that the surroundings of the outline cast into it.
    fileprivate func commandsInFront(_ outline: PaintedOutline) -> [DisplayCommand] {
        guard isInner, outline.stroke == nil else { return [] }
        let reach = radius * 3 + max(abs(x), abs(y)) + 1
        let surroundings = CGPath(rect: outline.path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
        surroundings.addPath(outline.path)
        return [
            .save, .clip(outline.path, .winding), .beginShadowGroup(shadow), .fill(surroundings, .color(.black), .evenOdd),
            .endGroup(mask: nil), .restore,
        ]
    }
}

/// A shadow of a shape's filling, outside or inside of it.
public struct ShadowStyle: Hashable, Sendable {
    let color: Color
    let radius, x, y: CGFloat
    let isInner: Bool

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }
}
