import Graphics
import UIKit

public struct Rectangle: InsettableShape, CornerShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) { Path($0) } }
}

public struct RoundedRectangle: InsettableShape, CornerShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(shape: self, amount: amount) { [cornerSize, style] rect in
            let radius = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
            return Path(roundedRect: rect, cornerSize: radius, style: style)
        }
    }
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }
}

public struct Circle: InsettableShape, CornerShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        guard proposal.width != nil, proposal.height != nil else {
            let side = proposal.width ?? proposal.height ?? 10
            return CGSize(width: side, height: side)
        }
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(shape: self, amount: amount) { Circle().path(in: $0) }
    }
}

public struct Ellipse: InsettableShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) { Path(ellipseIn: $0) } }
}

public struct Capsule: InsettableShape, CornerShape {
    public var style: RoundedCornerStyle
    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public nonisolated func path(in rect: CGRect) -> Path {
        // Two half circles: the continuous corner of a capsule is drawn like the circular one.
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(shape: self, amount: amount) { Capsule().path(in: $0) }
    }
}

/// A shape, smaller from all sides.
struct Inset<Content: Shape>: InsettableShape {
    let shape: Content
    let amount: CGFloat
    let outline: @Sendable (CGRect) -> Path
    nonisolated func path(in rect: CGRect) -> Path { outline(rect.insetBy(dx: amount, dy: amount)) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated func inset(by amount: CGFloat) -> Inset<Content> { Inset(shape: shape, amount: self.amount + amount, outline: outline) }
}

/// A line along a shape, as a shape.
public struct _StrokedShape<Content: Shape>: Shape {
    public var shape: Content
    public var style: StrokeStyle
    public nonisolated static var role: ShapeRole { .stroke }
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(style.lineWidth, style.dashPhase)) }
        set {
            shape.animatableData = newValue.first
            style.lineWidth = newValue.second.first
            style.dashPhase = newValue.second.second
        }
    }
}

/// A shape that is drawn by a view's corners alone.
protocol CornerShape: Shape {
    nonisolated func corners(in size: CGSize) -> (radii: RectangleCornerRadii, curve: CALayerCornerCurve)?
}

extension RoundedCornerStyle {
    var curve: CALayerCornerCurve { self == .continuous ? .continuous : .circular }
}

extension Rectangle {
    nonisolated func corners(in size: CGSize) -> (radii: RectangleCornerRadii, curve: CALayerCornerCurve)? {
        (RectangleCornerRadii(), .circular)
    }
}

extension RoundedRectangle {
    nonisolated func corners(in size: CGSize) -> (radii: RectangleCornerRadii, curve: CALayerCornerCurve)? {
        guard cornerSize.width == cornerSize.height else { return nil }
        return (RectangleCornerRadii(min(cornerSize.width, size.width / 2, size.height / 2)), style.curve)
    }
}

extension Capsule {
    nonisolated func corners(in size: CGSize) -> (radii: RectangleCornerRadii, curve: CALayerCornerCurve)? {
        (RectangleCornerRadii(min(size.width, size.height) / 2), .circular)
    }
}

extension Circle {
    nonisolated func corners(in size: CGSize) -> (radii: RectangleCornerRadii, curve: CALayerCornerCurve)? {
        size.width == size.height ? (RectangleCornerRadii(size.width / 2), .circular) : nil
    }
}

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Hashable, Animatable, Sendable {
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }

    init(_ radius: CGFloat) { self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius) }

    var isEqual: Bool { topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing }

    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }

    /// Returns the radii, made smaller by one factor where two of them need more than a side.
    func fitted(to size: CGSize) -> CornerRadii {
        let sides = [
            (topLeading + topTrailing, size.width), (bottomLeading + bottomTrailing, size.width),
            (topLeading + bottomLeading, size.height), (topTrailing + bottomTrailing, size.height),
        ]
        let share = sides.reduce(1) { share, side in side.0 > side.1 ? min(share, side.1 / side.0) : share }
        func corner(_ radius: CGFloat) -> CGSize { CGSize(width: max(radius * share, 0), height: max(radius * share, 0)) }
        return CornerRadii(
            topLeft: corner(topLeading), topRight: corner(topTrailing), bottomRight: corner(bottomTrailing),
            bottomLeft: corner(bottomLeading))
    }
}

/// A rectangle whose corners have different radii.
public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
        return path
    }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(shape: self, amount: amount) { [cornerRadii, style] rect in
            let radii = RectangleCornerRadii(
                topLeading: max(cornerRadii.topLeading - amount, 0), bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
                bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0), topTrailing: max(cornerRadii.topTrailing - amount, 0))
            return UnevenRoundedRectangle(cornerRadii: radii, style: style).path(in: rect)
        }
    }
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

/// The shape of what is around: a rectangle, unless a widget says otherwise.
public struct ContainerRelativeShape: InsettableShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) { Path($0) } }
}

/// The shape of a button's border.
public struct ButtonBorderShape: InsettableShape, Equatable {
    enum Kind: Equatable {
        case automatic, capsule, roundedRectangle, circle
        case radius(CGFloat)
    }
    let kind: Kind
    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .radius(radius)) }

    public nonisolated func path(in rect: CGRect) -> Path {
        switch kind {
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .radius(let radius): RoundedRectangle(cornerRadius: radius).path(in: rect)
        case .automatic, .roundedRectangle: RoundedRectangle(cornerRadius: 8).path(in: rect)
        }
    }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(shape: self, amount: amount) { [self] in path(in: $0) }
    }
}

extension Shape where Self == ButtonBorderShape {
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// A shape whose type is not told.
public struct AnyShape: Shape {
    private let shape: any Shape
    public nonisolated init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius, style: style)
    }
}
