import Foundation

/// A value that can be interpolated towards another.
protocol Interpolable {
    func interpolated(to end: Self, fraction: CGFloat) -> Self
}

extension LayerTree {
    /// Returns the tree between this one and `end`, as Core Animation would present it: layers in both trees move from one to the other,
    /// layers only in `end` appear at once, and layers only in the start disappear at once. Constraints play no part here.
    /// - Parameter fraction: 0 is this tree, 1 is `end`; outside 0…1 for springs that overshoot.
    /// - Complexity: Linear in the layers of `end`.
    package func interpolated(to end: LayerTree, fraction: CGFloat) -> LayerTree {
        guard fraction != 1 else { return end }
        return LayerTree(root: root.interpolated(to: end.root, fraction: fraction), scale: end.scale)
    }
}

extension Layer: Interpolable {
    func interpolated(to end: Layer, fraction: CGFloat) -> Layer {
        var layer = end
        layer.position = position.interpolated(to: end.position, fraction: fraction)
        layer.bounds = bounds.interpolated(to: end.bounds, fraction: fraction)
        layer.anchorPoint = anchorPoint.interpolated(to: end.anchorPoint, fraction: fraction)
        layer.transform = transform.interpolated(to: end.transform, fraction: fraction)
        layer.opacity = min(max(opacity.interpolated(to: end.opacity, fraction: fraction), 0), 1)
        layer.isHidden = end.isHidden && !(hidesAfterAnimation && !isHidden)
        layer.backgroundColor = Self.color(backgroundColor, end.backgroundColor, fraction)
        layer.cornerRadius = max(0, cornerRadius.interpolated(to: end.cornerRadius, fraction: fraction))
        layer.borderWidth = max(0, borderWidth.interpolated(to: end.borderWidth, fraction: fraction))
        layer.borderColor = Self.color(borderColor, end.borderColor, fraction)
        layer.shadow = Self.shadow(shadow, end.shadow, fraction)
        layer.shadowPath = Self.both(shadowPath, end.shadowPath) { $0.interpolated(to: $1, fraction: fraction) } ?? end.shadowPath
        layer.contents = contents.interpolated(to: end.contents, fraction: fraction)
        layer.mask = Self.matched(mask, end.mask, fraction)
        layer.sublayers = Self.matched(sublayers, end.sublayers, fraction)
        return layer
    }

    private static func matched(_ start: [Layer], _ end: [Layer], _ fraction: CGFloat) -> [Layer] {
        let byName = Dictionary(start.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return end.map { layer in byName[layer.name]?.interpolated(to: layer, fraction: fraction) ?? layer }
    }

    /// Interpolates colours. A colour that is absent on one side fades from or to the transparent version of the other.
    private static func color(_ start: CGColor?, _ end: CGColor?, _ fraction: CGFloat) -> CGColor? {
        guard let some = start ?? end else { return nil }
        return (start ?? some.withAlpha(0)).interpolated(to: end ?? some.withAlpha(0), fraction: fraction)
    }

    private static func shadow(_ start: Shadow?, _ end: Shadow?, _ fraction: CGFloat) -> Shadow? {
        guard var shadow = end ?? start else { return nil }
        let (from, to) = (start ?? end ?? shadow, end ?? start ?? shadow)
        shadow.color = color(start?.color, end?.color, fraction) ?? shadow.color
        shadow.radius = max(0, from.radius.interpolated(to: to.radius, fraction: fraction))
        shadow.offset = from.offset.interpolated(to: to.offset, fraction: fraction)
        return shadow
    }

    private static func both<Value, Result>(_ a: Value?, _ b: Value?, _ body: (Value, Value) -> Result) -> Result? {
        guard let a, let b else { return nil }
        return body(a, b)
    }
}

extension DisplayList: Interpolable {
    /// Shapes of the same structure are interpolated. Anything else, such as text, shows its end at once, like a view that was redrawn
    /// already.
    func interpolated(to end: DisplayList, fraction: CGFloat) -> DisplayList {
        guard commands.count == end.commands.count, commands != end.commands else { return end }
        return DisplayList(zip(commands, end.commands).map { $0.interpolated(to: $1, fraction: fraction) })
    }
}

extension DisplayCommand: Interpolable {
    func interpolated(to end: DisplayCommand, fraction: CGFloat) -> DisplayCommand {
        switch (self, end) {
        case (.paint(let a), .paint(let b)): .paint(a.interpolated(to: b, fraction: fraction))
        case (.clip(let a, _), .clip(let b, let rule)): .clip(a.interpolated(to: b, fraction: fraction), rule)
        case (.concatenate(let a), .concatenate(let b)): .concatenate(a.interpolated(to: b, fraction: fraction))
        case (.beginGroup(let a, _), .beginGroup(let b, let blend)):
            .beginGroup(opacity: a.interpolated(to: b, fraction: fraction), blend: blend)
        default: end
        }
    }
}

extension Painting: Interpolable {
    func interpolated(to end: Painting, fraction: CGFloat) -> Painting {
        switch (self, end) {
        case (.fill(let a, let paintA, _), .fill(let b, let paintB, let rule)):
            .fill(a.interpolated(to: b, fraction: fraction), paintA.interpolated(to: paintB, fraction: fraction), rule)
        case (.stroke(let a, let paintA, let styleA), .stroke(let b, let paintB, let styleB)):
            .stroke(
                a.interpolated(to: b, fraction: fraction), paintA.interpolated(to: paintB, fraction: fraction),
                styleA.interpolated(to: styleB, fraction: fraction))
        case (.image(_, let a, _), .image(let source, let b, let tint)):
            .image(source, in: a.interpolated(to: b, fraction: fraction), tint: tint)
        default: end
        }
    }
}

extension Paint: Interpolable {
    func interpolated(to end: Paint, fraction: CGFloat) -> Paint {
        switch (self, end) {
        case (.color(let a), .color(let b)): .color(a.interpolated(to: b, fraction: fraction))
        case (.axial(let a, let fromA, let toA), .axial(let b, let fromB, let toB)):
            .axial(
                a.interpolated(to: b, fraction: fraction), from: fromA.interpolated(to: fromB, fraction: fraction),
                to: toA.interpolated(to: toB, fraction: fraction))
        default: end
        }
    }
}

extension Gradient: Interpolable {
    func interpolated(to end: Gradient, fraction: CGFloat) -> Gradient {
        guard stops.count == end.stops.count else { return end }
        return Gradient(
            stops: zip(stops, end.stops).map { start, stop in
                Stop(
                    color: start.color.interpolated(to: stop.color, fraction: fraction),
                    location: start.location.interpolated(to: stop.location, fraction: fraction))
            })
    }
}

extension StrokeStyle: Interpolable {
    func interpolated(to end: StrokeStyle, fraction: CGFloat) -> StrokeStyle {
        var style = end
        style.width = max(0, width.interpolated(to: end.width, fraction: fraction))
        style.dashPhase = dashPhase.interpolated(to: end.dashPhase, fraction: fraction)
        return style
    }
}

extension CGPath: Interpolable {
    /// Interpolates point by point if both paths have the same elements; otherwise returns the end, as Core Animation leaves it undefined.
    package func interpolated(to end: CGPath, fraction: CGFloat) -> CGPath {
        guard elements.count == end.elements.count else { return end }
        let path = CGPath()
        for pair in zip(elements, end.elements) {
            func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a.interpolated(to: b, fraction: fraction) }
            switch pair {
            case (.move(let a), .move(let b)): path.move(to: mix(a, b))
            case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
            case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
                path.addCurve(to: mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2))
            case (.close, .close): path.closeSubpath()
            default: return end
            }
        }
        return path
    }
}

extension CGAffineTransform: Interpolable {
    /// Interpolates scale, shear, rotation and translation separately, so that a half turn rotates instead of collapsing.
    package func interpolated(to end: CGAffineTransform, fraction: CGFloat) -> CGAffineTransform {
        guard self != end else { return end }
        let (from, to) = (parts, end.parts)
        var turn = (to.rotation - from.rotation).truncatingRemainder(dividingBy: 2 * .pi)
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        return CGAffineTransform(
            Parts(
                translation: from.translation.interpolated(to: to.translation, fraction: fraction),
                rotation: from.rotation + turn * fraction,
                scale: from.scale.interpolated(to: to.scale, fraction: fraction),
                shear: from.shear.interpolated(to: to.shear, fraction: fraction)))
    }

    private struct Parts {
        var translation: CGPoint
        var rotation: CGFloat
        var scale: CGSize
        var shear: CGFloat
    }

    private var parts: Parts {
        let width = (a * a + b * b).squareRoot()
        guard width > 0 else {
            return Parts(
                translation: CGPoint(x: tx, y: ty), rotation: 0, scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()), shear: 0)
        }
        return Parts(
            translation: CGPoint(x: tx, y: ty), rotation: atan2(b, a),
            scale: CGSize(width: width, height: determinant / width), shear: (a * c + b * d) / (width * width))
    }

    private init(_ parts: Parts) {
        let shear = CGAffineTransform(1, 0, parts.shear, 1, 0, 0)
        let scale = CGAffineTransform(scaleX: parts.scale.width, y: parts.scale.height)
        let turn = CGAffineTransform(rotationAngle: parts.rotation)
        let move = CGAffineTransform(translationX: parts.translation.x, y: parts.translation.y)
        // a·c + b·d = shear·width², so the shear acts before the scale along x.
        self = shear.scaledLast(scale).concatenating(turn).concatenating(move)
    }

    private func scaledLast(_ scale: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(scale.a, 0, c * scale.a, scale.d, 0, 0)
    }
}

extension CGFloat: Interpolable {
    func interpolated(to end: CGFloat, fraction: CGFloat) -> CGFloat { self + (end - self) * fraction }
}

extension CGPoint: Interpolable {
    func interpolated(to end: CGPoint, fraction: CGFloat) -> CGPoint {
        CGPoint(x: x.interpolated(to: end.x, fraction: fraction), y: y.interpolated(to: end.y, fraction: fraction))
    }
}

extension CGSize: Interpolable {
    func interpolated(to end: CGSize, fraction: CGFloat) -> CGSize {
        CGSize(
            width: width.interpolated(to: end.width, fraction: fraction), height: height.interpolated(to: end.height, fraction: fraction))
    }
}

extension CGRect: Interpolable {
    func interpolated(to end: CGRect, fraction: CGFloat) -> CGRect {
        CGRect(origin: origin.interpolated(to: end.origin, fraction: fraction), size: size.interpolated(to: end.size, fraction: fraction))
    }
}

extension CGColor: Interpolable {}
