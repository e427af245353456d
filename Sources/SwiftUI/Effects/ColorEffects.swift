import Graphics
import UIKit

extension ColorMatrix {
    // The weights of luminance are those of Rec. 709, as in the filters of CSS.
    private static let weights = [0.213, 0.715, 0.072]

    /// Away from or towards the grey of the same luminance.
    static func saturation(_ amount: Double) -> ColorMatrix {
        func row(_ index: Int) -> [Double] {
            var row = weights.map { $0 * (1 - amount) }
            row[index] += amount
            return row + [0, 0]
        }
        return ColorMatrix(row(0), row(1), row(2))
    }

    static func scaled(_ factor: Double, adding constant: Double) -> ColorMatrix {
        ColorMatrix([factor, 0, 0, 0, constant], [0, factor, 0, 0, constant], [0, 0, factor, 0, constant])
    }

    /// The turn of hues that CSS defines.
    static func hueRotation(_ angle: Double) -> ColorMatrix {
        let (c, s) = (cos(angle), sin(angle))
        return ColorMatrix(
            [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0],
            [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0],
            [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0])
    }

    static func multiplied(by color: CGColor) -> ColorMatrix {
        ColorMatrix([color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0], [0, 0, 0, color.alpha, 0])
    }

    static let luminanceToAlpha = ColorMatrix([0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], weights + [0, 0])
}

extension View {
    private func colors(_ amount: Double, _ matrix: @escaping (Double) -> ColorMatrix) -> some View {
        effect(amount) { amount, view, _ in view.layer.groupFilter = GroupFilter(colors: matrix(amount)) }
    }

    public func brightness(_ amount: Double) -> some View { colors(amount) { .scaled(1, adding: $0) } }
    public func contrast(_ amount: Double) -> some View { colors(amount) { .scaled($0, adding: 0.5 - $0 / 2) } }
    public func saturation(_ amount: Double) -> some View { colors(amount) { .saturation($0) } }
    public func grayscale(_ amount: Double) -> some View { colors(amount) { .saturation(1 - $0) } }
    public func hueRotation(_ angle: Angle) -> some View { colors(angle.radians) { .hueRotation($0) } }
    public func colorInvert() -> some View { colors(1) { _ in .scaled(-1, adding: 1) } }
    public func luminanceToAlpha() -> some View { colors(1) { _ in .luminanceToAlpha } }
    public func colorMultiply(_ color: Color) -> some View {
        effect { $0.layer.groupFilter = GroupFilter(colors: .multiplied(by: color.resolved(in: $1.environment).cgColor)) }
    }

    /// Blurs the view. That the radius is the standard deviation is inferred.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effect(radius) { radius, view, _ in view.layer.groupFilter = GroupFilter(blurRadius: max(radius, 0)) }
    }

    public func blendMode(_ mode: BlendMode) -> some View { effect { view, _ in view.layer.blendMode = mode.mode } }
    public func compositingGroup() -> some View { effect { view, _ in view.layer.isComposedFirst = true } }
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { compositingGroup() }

    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect(AnimatablePair(radius, AnimatablePair(x, y))) {
            let layer = $1.layer
            layer.shadowColor = color.resolved(in: $2.environment).cgColor
            layer.shadowOpacity = 1
            layer.shadowRadius = $0.first
            layer.shadowOffset = CGSize(width: $0.second.first, height: $0.second.second)
        }
    }
}

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
