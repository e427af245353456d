import Foundation
import Graphics

/// A symbol with a size and weight.
struct SymbolImage: Hashable {
    let name: String
    /// The size of the font that the symbol is shown beside, in points.
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale

    /// Points per unit of the drawings, which are made for 17 points. Small and large are the usual steps of symbol scales, about four
    /// fifths and five quarters (inferred).
    private var unit: CGFloat {
        let step: CGFloat =
            switch scale {
            case .small: 0.79
            case .large: 1.27
            default: 1
            }
        return pointSize / 17 * step
    }

    /// The size in points, in whole thirds, so that a symbol has the same size on every screen.
    var size: CGSize {
        let size = exactSize
        return CGSize(width: (size.width * 3).rounded(.up) / 3, height: (size.height * 3).rounded(.up) / 3)
    }

    /// The size in points before it is rounded.
    var exactSize: CGSize {
        let box = SymbolCatalog.drawing(of: name)?.size ?? CGSize(width: 20, height: 20)
        return CGSize(width: box.width * unit, height: box.height * unit)
    }

    /// The size of what is drawn, without the room around it and without what is below the rectangle that is aligned.
    var drawnSize: CGSize {
        guard let drawing = SymbolCatalog.drawing(of: name) else { return size }
        let line = Self.lineWidth(weight)
        let rects = drawing.parts.filter { !$0.isCut }.map { part in
            guard case .stroke(let width) = part.kind else { return part.path.boundingBox }
            return part.path.boundingBox.insetBy(dx: -line * width / 2, dy: -line * width / 2)
        }
        guard let first = rects.first else { return size }
        let whole = rects.dropFirst().reduce(first) { $0.union($1) }
        return CGSize(width: min(whole.width * unit, size.width), height: min(whole.height * unit, size.height) - drawing.overhang * unit)
    }

    /// The distance from the bottom to the baseline. Capital letters are centred on the middle of the rectangle that is aligned.
    var baselineOffset: CGFloat { (size.height + overhang) / 2 - SystemFontMetrics(pointSize: pointSize).capHeight / 2 }

    /// How much of the height is below the rectangle that is aligned, in points.
    var overhang: CGFloat { (SymbolCatalog.drawing(of: name)?.overhang ?? 0) * unit }

    /// - Parameters:
    ///   - colors: The first paints the symbol, the second the shape that encloses it or what has the badge, if there is such a part.
    ///   - isHierarchical: Whether the second is a lighter tone of the first. A filled shape is lighter still.
    func drawing(colors: [CGColor], isHierarchical: Bool = false) -> DisplayList {
        guard let drawing = SymbolCatalog.drawing(of: name) else {
            ImageAssets.noteMissing(name)
            return PlaceholderDrawing.box(label: name, size: size)
        }
        let pen = SymbolPen(unit: unit, line: Self.lineWidth(weight), colors: colors, isHierarchical: isHierarchical)
        let slack = CGSize(width: size.width - drawing.size.width * unit, height: size.height - drawing.size.height * unit)
        return pen.draw(drawing, offset: CGPoint(x: slack.width / 2, y: slack.height / 2))
    }

    /// The width of a line, for a symbol of 17 points.
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

/// Draws symbols for pictures that no view draws.
package enum SymbolPicture {
    /// - Parameter pointSize: the size of the font that the symbol would be shown beside.
    package static func list(
        named name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular, color: CGColor, centeredAt center: CGPoint
    ) -> DisplayList {
        let symbol = SymbolImage(name: name, pointSize: pointSize, weight: weight, scale: .medium)
        let move = CGAffineTransform(translationX: center.x - symbol.size.width / 2, y: center.y - symbol.size.height / 2)
        return DisplayList([.save, .concatenate(move)] + symbol.drawing(colors: [color]).commands + [.restore])
    }
}

/// Draws a symbol's parts with one line width.
struct SymbolPen {
    var unit: CGFloat
    /// The line width in units.
    var line: CGFloat
    var colors: [CGColor]
    var isHierarchical = false

    private var color: CGColor { colors.first ?? .black }

    func draw(_ drawing: SymbolDrawing, offset: CGPoint) -> DisplayList {
        var list = DisplayList([
            .save,
            .concatenate(CGAffineTransform(scaleX: unit, y: unit).concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))),
        ])
        if colors.count > 1, drawing.parts.contains(where: { $0.layer.isSecondary }) {
            drawTones(of: drawing, into: &list)
            list.append(.restore)
            return list
        }
        // The parts overlap, so a translucent colour is applied to all of them together.
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

    /// Draws the shape or the badge's base in the second colour, each tone as a group, then the symbol in the first. A glyph is cut out of a
    /// translucent shape and painted on an opaque one.
    private func drawTones(of drawing: SymbolDrawing, into list: inout DisplayList) {
        let isSolid = drawing.parts.contains { $0.layer == .shape }, second = colors[1]
        let alpha = second.alpha * (isHierarchical && isSolid ? 0.5 : 1)
        let lower = drawing.parts.filter { $0.layer.isSecondary || ($0.layer == .glyph && alpha < 1) }
        let upper = drawing.parts.filter { !$0.layer.isSecondary }.map { $0.layer == .glyph ? $0.asCut : $0 }
        for (parts, color, alpha) in [(lower, second, alpha), (upper, color, color.alpha)] {
            var pen = self
            pen.colors = [color.withAlpha(1)]
            list.append(.beginGroup(opacity: alpha, blend: .normal))
            for part in parts { pen.draw(part, into: &list) }
            list.append(.endGroup(mask: nil))
        }
    }

    private func draw(_ part: SymbolDrawing.Part, into list: inout DisplayList) {
        let paint = Paint.color(color), isCut = part.isCut
        if isCut { list.append(.save); list.append(.blendMode(.destinationOut)) }
        let cutting = Paint.color(.black)
        switch part.kind {
        case .fill: list.append(.fill(part.path, isCut ? cutting : paint, .evenOdd))
        case .stroke(let width):
            var style = StrokeStyle(width: line * width)
            style.cap = .round
            style.join = .round
            list.append(.stroke(part.path, isCut ? cutting : paint, style))
        }
        if isCut { list.append(.restore) }
    }
}

/// The shapes of a symbol in a box of units, with y pointing down. At 17 points, a unit is a point.
struct SymbolDrawing: Hashable {
    struct Part: Hashable {
        enum Kind: Hashable {
            case fill
            /// The width is in line widths.
            case stroke(CGFloat)
        }
        var kind: Kind
        var path: CGPath
        /// Whether the part removes what is below it instead of painting.
        var isCut = false
        /// Whether a closed line stays a line when the symbol is filled.
        var staysLine = false
        /// Whether the stroke is the edge of a filled surface and is scaled with it. Other lines keep their width.
        var isRim = false
        var layer = Layer.symbol

        enum Layer: Hashable {
            case symbol
            /// The outline that encloses a glyph.
            case outline
            /// A filled shape that encloses a glyph.
            case shape
            /// A glyph that is cut out of its filled shape.
            case glyph
            /// What has a badge.
            case base

            /// Whether the second of two colours paints it.
            var isSecondary: Bool { self == .outline || self == .shape || self == .base }
        }

        /// The part, cutting out what it painted.
        var asCut: Part {
            var copy = self
            copy.isCut.toggle()
            return copy
        }

        /// Whether closed lines of the part are filled in the symbol's solid variant.
        var isOutline: Bool {
            if case .stroke = kind { !isCut && !staysLine } else { false }
        }
    }

    var size: CGSize
    var parts: [Part]
    /// How much of the height is below the rectangle by which the symbol is aligned.
    var overhang: CGFloat = 0

    /// The drawing with left and right exchanged.
    var mirrored: SymbolDrawing {
        let mirror = CGAffineTransform(scaleX: -1, y: 1).concatenating(CGAffineTransform(translationX: size.width, y: 0))
        var copy = self
        for index in copy.parts.indices { copy.parts[index].path = parts[index].path.applying(mirror) }
        return copy
    }

    /// Returns the parts scaled around the box's centre and centred in another box.
    func placed(in box: CGSize, scale: CGFloat, offset: CGVector = .zero) -> [Part] {
        let transform = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: box.width / 2 + offset.dx, y: box.height / 2 + offset.dy))
        return parts.map { part in
            var copy = part
            copy.path = part.path.applying(transform)
            if part.isRim, case .stroke(let width) = part.kind { copy.kind = .stroke(width * scale) }
            return copy
        }
    }
}
