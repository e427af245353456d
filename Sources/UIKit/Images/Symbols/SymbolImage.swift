import Foundation
import Graphics

/// A symbol at a size and weight, ready to be painted.
struct SymbolImage: Hashable {
    let name: String
    /// Of the font the symbol stands beside, points.
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale

    /// Points per unit of the drawings, which are made for 17 points. Small and large are the usual steps of the
    /// symbol scales, four fifths and five quarters (inferred).
    private var unit: CGFloat {
        let step: CGFloat =
            switch scale {
            case .small: 0.79
            case .large: 1.27
            default: 1
            }
        return pointSize / 17 * step
    }

    /// Points, whole thirds so that a symbol keeps its size on every screen.
    var size: CGSize {
        let box = SymbolCatalog.drawing(of: name)?.size ?? CGSize(width: 20, height: 20)
        return CGSize(width: (box.width * unit * 3).rounded(.up) / 3, height: (box.height * unit * 3).rounded(.up) / 3)
    }

    /// Capital letters are centred on the symbol's middle.
    var baselineOffset: CGFloat { size.height / 2 - SystemFontMetrics(pointSize: pointSize).capHeight / 2 }

    /// - Parameter colors: the first paints the symbol, the second the shape it stands on where there are two.
    func drawing(colors: [CGColor]) -> DisplayList {
        guard let drawing = SymbolCatalog.drawing(of: name) else {
            ImageAssets.noteMissing(name)
            return PlaceholderDrawing.box(label: name, size: size)
        }
        let pen = SymbolPen(unit: unit, line: Self.lineWidth(weight), colors: colors)
        let slack = CGSize(width: size.width - drawing.size.width * unit, height: size.height - drawing.size.height * unit)
        return pen.draw(drawing, offset: CGPoint(x: slack.width / 2, y: slack.height / 2))
    }

    /// Width of a line at 17 points.
    private static func lineWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.55
        case .thin: 0.85
        case .light: 1.2
        case .unspecified, .regular: 1.6
        case .medium: 1.85
        case .semibold: 2.1
        case .bold: 2.4
        case .heavy: 2.75
        case .black: 3.1
        }
    }
}

/// A symbol as drawing orders, for pictures that no view draws.
package enum SymbolPicture {
    /// - Parameter pointSize: of the font that the symbol would stand beside.
    package static func list(
        named name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular, color: CGColor, centeredAt center: CGPoint
    ) -> DisplayList {
        let symbol = SymbolImage(name: name, pointSize: pointSize, weight: weight, scale: .medium)
        let move = CGAffineTransform(translationX: center.x - symbol.size.width / 2, y: center.y - symbol.size.height / 2)
        return DisplayList([.save, .concatenate(move)] + symbol.drawing(colors: [color]).commands + [.restore])
    }
}

/// Paints a symbol's parts with one line width.
struct SymbolPen {
    var unit: CGFloat
    /// Units.
    var line: CGFloat
    var colors: [CGColor]

    private var color: CGColor { colors.first ?? .black }

    func draw(_ drawing: SymbolDrawing, offset: CGPoint) -> DisplayList {
        var list = DisplayList([
            .save,
            .concatenate(CGAffineTransform(scaleX: unit, y: unit).concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))),
        ])
        // Parts lie over each other: a colour that lets light through does so once.
        let isTranslucent = color.alpha < 1 && colors.count == 1 && drawing.parts.count > 1
        let needsGroup = isTranslucent || drawing.parts.contains { $0.isCut }
        if needsGroup { list.append(.beginGroup(opacity: isTranslucent ? color.alpha : 1, blend: .normal)) }
        var pen = self
        if isTranslucent { pen.colors = [color.withAlpha(1)] }
        for part in drawing.parts { pen.draw(part, into: &list) }
        if needsGroup { list.append(.endGroup(mask: nil)) }
        list.append(.restore)
        return list
    }

    private func draw(_ part: SymbolDrawing.Part, into list: inout DisplayList) {
        let paint = Paint.color(part.isSecondary && colors.count > 1 ? colors[1] : color)
        if part.isCut { list.append(.save); list.append(.blendMode(.destinationOut)) }
        let cutting = Paint.color(.black)
        switch part.kind {
        case .fill: list.append(.fill(part.path, part.isCut ? cutting : paint, .evenOdd))
        case .stroke(let width):
            var style = StrokeStyle(width: line * width)
            style.cap = .round
            style.join = .round
            list.append(.stroke(part.path, part.isCut ? cutting : paint, style))
        }
        if part.isCut { list.append(.restore) }
    }
}

/// A symbol's shapes in a box of units; one unit is one point at 17 points, y down.
struct SymbolDrawing: Hashable {
    struct Part: Hashable {
        enum Kind: Hashable {
            case fill
            /// In line widths.
            case stroke(CGFloat)
        }
        var kind: Kind
        var path: CGPath
        /// Removes what lies below instead of painting.
        var isCut = false
        /// The shape a glyph stands on.
        var isSecondary = false
    }

    var size: CGSize
    var parts: [Part]

    /// The parts scaled about the box's centre and centred in another box.
    func placed(in box: CGSize, scale: CGFloat, offset: CGVector = .zero) -> [Part] {
        let transform = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: box.width / 2 + offset.dx, y: box.height / 2 + offset.dy))
        return parts.map { part in
            var copy = part
            copy.path = part.path.applying(transform)
            return copy
        }
    }
}
