import Foundation
import Graphics

/// Composes symbols by the rules of their names: a base in a shape (`.circle`), filled (`.fill`), crossed out (`.slash`) or with a sign at
/// its corner (`.badge.plus`).
enum SymbolComposition {
    /// - Parameter named: returns the drawing of another name.
    static func drawing(of name: String, named: (String) -> SymbolDrawing?) -> SymbolDrawing? {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(5)) : name
        if let badge = plain.range(of: ".badge", options: .backwards) {
            let (base, sign) = (plain[..<badge.lowerBound], plain[badge.upperBound...].dropFirst())
            if let made = badged(base, sign, filled: isFilled, named: named) { return made }
        }
        if let (base, shape) = Shape.ending(plain) {
            // Shapes enclose the solid variant of a glyph.
            if let glyph = named(base + ".fill") ?? named(base), let made = enclosed(glyph, in: shape, filled: isFilled, named: named) {
                return made
            }
        }
        if plain.hasSuffix(".slash") {
            let base = String(plain.dropLast(6))
            return (isFilled ? named(base + ".fill") : named(base)).map(slashed)
        }
        return isFilled ? named(plain).map(filled) : nil
    }

    // MARK: Shapes

    /// A shape that encloses glyphs: the symbol of its outline, and the size and offset of the glyph.
    private struct Shape {
        var outline: String
        var reach: CGFloat
        var dx: CGFloat = 0
        var dy: CGFloat = 0

        /// Returns the shape that the name ends with and what stands before it.
        static func ending(_ name: String) -> (base: String, shape: Shape)? {
            let parts = name.split(separator: ".")
            for count in [2, 1] where parts.count > count {
                guard let shape = named[parts.suffix(count).joined(separator: ".")] else { continue }
                return (parts.dropLast(count).joined(separator: "."), shape)
            }
            return nil
        }

        static let named: [String: Shape] = [
            "circle": Shape(outline: "circle", reach: 9.15),
            "square": Shape(outline: "square", reach: 8.6), "app": Shape(outline: "square", reach: 8.6),
            "triangle": Shape(outline: "triangle", reach: 8.6, dy: 1.9),
            "shield": Shape(outline: "shield", reach: 8.6, dy: -0.4),
            "seal": Shape(outline: "seal", reach: 9),
            "rectangle": Shape(outline: "rectangle", reach: 8.6),
            "rectangle.portrait": Shape(outline: "rectangle.portrait", reach: 9),
            "bubble": Shape(outline: "bubble.left", reach: 9, dy: -1.1),
            "octagon": Shape(outline: "octagon", reach: 9.6),
            "hexagon": Shape(outline: "hexagon", reach: 9.4),
            "diamond": Shape(outline: "diamond", reach: 8.4),
            "capsule": Shape(outline: "capsule", reach: 8),
            "icloud": Shape(outline: "icloud", reach: 7.6, dy: 0.9),
            "lock": Shape(outline: "lock", reach: 6.4, dy: 3.4),
            "viewfinder": Shape(outline: "viewfinder", reach: 9.4),
            "magnifyingglass": Shape(outline: "magnifyingglass", reach: 7.4, dx: -1.7, dy: -1.5),
        ]
    }

    private static func enclosed(
        _ glyph: SymbolDrawing, in shape: Shape, filled isFilled: Bool, named: (String) -> SymbolDrawing?
    ) -> SymbolDrawing? {
        guard let lines = named(shape.outline) else { return nil }
        var outline = isFilled ? filled(lines) : lines
        // Nothing can be cut out of a shape that stays a line, such as a magnifying glass.
        let isSolid = outline != lines
        // A glyph that is wider than a letter is inscribed in a circle.
        let (width, height) = (glyph.size.width, glyph.size.height)
        let fit = width > 22 ? min(shape.reach * 1.42 / hypot(width, height), shape.reach / height) : shape.reach / max(width, height)
        let inner = glyph.placed(in: outline.size, scale: min(fit, 0.75), offset: CGVector(dx: shape.dx, dy: shape.dy))
        for index in outline.parts.indices { outline.parts[index].layer = isSolid ? .shape : .outline }
        outline.parts += inner.map { part in
            var copy = part
            copy.isCut = isSolid != part.isCut
            copy.layer = isSolid ? .glyph : .symbol
            if case .stroke(let width) = part.kind, !part.isRim { copy.kind = .stroke(width * 0.92) }
            return copy
        }
        return outline
    }

    // MARK: Filled

    /// Returns the drawing with closed outlines filled to the same outer edge. Parts on the largest outline are cut out of it; other lines
    /// stay lines.
    private static func filled(_ drawing: SymbolDrawing) -> SymbolDrawing {
        func area(_ part: SymbolDrawing.Part) -> CGFloat {
            guard part.isOutline else { return 0 }
            let closed = part.path.closedSubpaths
            let box = closed.boundingBox
            return closed.isEmpty ? 0 : box.width * box.height
        }
        guard let ground = drawing.parts.indices.max(by: { area(drawing.parts[$0]) < area(drawing.parts[$1]) }),
            area(drawing.parts[ground]) > 0
        else { return drawing }
        let box = drawing.parts[ground].path.closedSubpaths.boundingBox.insetBy(dx: -0.3, dy: -0.3)
        var copy = drawing
        copy.parts = []
        for (index, part) in drawing.parts.enumerated() {
            if index > ground, box.encloses(part.path.boundingBox) {
                copy.parts.append(part.asCut)
            } else {
                copy.parts += surface(of: part)
            }
        }
        return copy
    }

    /// Returns a stroke with its closed lines filled. The lines inside the largest, such as windows, are cut out.
    private static func surface(of part: SymbolDrawing.Part) -> [SymbolDrawing.Part] {
        let rings = part.path.closedSubpaths.separateSubpaths
        guard part.isOutline, let largest = rings.map(\.boundingBox).max(by: { $0.width * $0.height < $1.width * $1.height }) else {
            return [part]
        }
        let inside = largest.insetBy(dx: 0.5, dy: 0.5), edge = largest.insetBy(dx: -0.3, dy: -0.3)
        let (inner, outer) = (rings.filter { inside.encloses($0.boundingBox) }, rings.filter { !inside.encloses($0.boundingBox) })
        let surfaces = outer.flatMap {
            [SymbolDrawing.Part(kind: .fill, path: $0), SymbolDrawing.Part(kind: part.kind, path: $0, isRim: true)]
        }
        let windows = inner.map { SymbolDrawing.Part(kind: part.kind, path: $0, isCut: true) }
        let lines = part.path.openSubpaths.separateSubpaths.map {
            SymbolDrawing.Part(kind: part.kind, path: $0, isCut: edge.encloses($0.boundingBox))
        }
        return surfaces + windows + lines
    }

    // MARK: Slashes and badges

    /// Returns the drawing with a diagonal line across it and a gap beside the line.
    private static func slashed(_ drawing: SymbolDrawing) -> SymbolDrawing {
        var copy = drawing
        let (width, height) = (drawing.size.width, drawing.size.height)
        let reach = min(width, height) / 2 - 0.8
        let line = CGPath(), gap = CGPath()
        line.move(to: CGPoint(x: width / 2 - reach, y: height / 2 - reach))
        line.addLine(to: CGPoint(x: width / 2 + reach, y: height / 2 + reach))
        gap.addPath(line, transform: CGAffineTransform(translationX: 1.1, y: -1.1))
        copy.parts.append(SymbolDrawing.Part(kind: .stroke(1.3), path: gap, isCut: true))
        copy.parts.append(SymbolDrawing.Part(kind: .stroke(1), path: line))
        return copy
    }

    /// - Parameter sign: the name of the badge's glyph; empty for a dot.
    private static func badged(_ base: Substring, _ sign: Substring, filled: Bool, named: (String) -> SymbolDrawing?) -> SymbolDrawing? {
        guard let drawing = named(filled ? base + ".fill" : String(base)) else { return nil }
        guard !sign.isEmpty else { return dotted(drawing) }
        guard let glyph = named(String(sign)) else { return nil }
        return badged(drawing, glyph)
    }

    /// Returns the drawing with a dot at its upper trailing corner, in a cleared circle.
    private static func dotted(_ drawing: SymbolDrawing) -> SymbolDrawing {
        var copy = base(drawing)
        let center = CGPoint(x: copy.size.width - 3.6, y: 3.6)
        copy.parts.append(SymbolDrawing.Part(kind: .fill, path: circle(center, 4.6), isCut: true, layer: .base))
        copy.parts.append(SymbolDrawing.Part(kind: .fill, path: circle(center, 3.4)))
        return copy
    }

    /// Returns the drawing with a small sign at its lower trailing corner, in a cleared circle.
    private static func badged(_ drawing: SymbolDrawing, _ glyph: SymbolDrawing) -> SymbolDrawing {
        var copy = base(drawing)
        copy.size.width += 2.5
        let center = CGPoint(x: copy.size.width - 4.2, y: copy.size.height - 4.4)
        copy.parts.append(SymbolDrawing.Part(kind: .fill, path: circle(center, 5), isCut: true, layer: .base))
        let offset = CGVector(dx: center.x - copy.size.width / 2, dy: center.y - copy.size.height / 2)
        let scale = min(7.4 / max(glyph.size.width, glyph.size.height), 0.75)
        copy.parts += glyph.placed(in: copy.size, scale: scale, offset: offset)
        return copy
    }

    /// Returns the drawing as the part of a symbol that has a badge.
    private static func base(_ drawing: SymbolDrawing) -> SymbolDrawing {
        var copy = drawing
        for index in copy.parts.indices { copy.parts[index].layer = .base }
        return copy
    }

    private static func circle(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }
}

extension CGRect {
    /// Like `contains`, which compares the union's width and fails by rounding for some rectangles inside.
    fileprivate func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}
