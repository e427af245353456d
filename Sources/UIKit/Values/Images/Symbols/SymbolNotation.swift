import Foundation
import Graphics

/// Reads the notation of `CSymbols/symbols.txt`: `"20 19; s M3 2 L9 9; f O 10 9.5 3"`.
///
/// The box comes first, with a scale of what is in it if it is not 1, and with what of its height is below the rectangle that is aligned;
/// then the parts: `s` strokes, `S` strokes at a fraction of the line
/// width (`S.7 …`), `f` fills (even-odd), `c` cuts out a stroke, `C2.4` cuts out a stroke of that many line widths, `d` cuts out a filled
/// shape. `l` strokes lines that stay lines in the filled variant, `L` with a share of the line width. Paths are absolute: `M L H V C Q Z`, `O x y r` for a circle, `E x y w h` for an
/// ellipse in a box, `R x y w h r` for a rounded box, `A x y r from to` for an arc in degrees, clockwise on screen.
///
/// `u bell` uses another symbol in the middle of the box, `u bell 9 5 .5` with its middle at a point and at a scale. `x` cuts it out.
struct SymbolNotation {
    private var tokens: [Substring]
    private var at = 0

    private init(_ tokens: [Substring]) { self.tokens = tokens }

    /// - Parameter named: returns the drawing of another symbol.
    static func drawing(_ text: Substring, named: (String) -> SymbolDrawing?) -> SymbolDrawing? {
        let pieces = text.split(separator: ";")
        guard let head = pieces.first else { return nil }
        let box = head.split(separator: " ").compactMap { Double($0) }
        guard (2...4).contains(box.count) else { return nil }
        let size = CGSize(width: box[0], height: box[1])
        var parts: [SymbolDrawing.Part] = []
        for piece in pieces.dropFirst() {
            let tokens = piece.split(separator: " ")
            if let verb = tokens.first, verb == "u" || verb == "x" {
                guard let used = used(tokens.dropFirst(), in: size, named: named) else { return nil }
                parts += verb == "u" ? used : used.map(\.asCut)
            } else if let part = part(piece) {
                parts.append(part)
            }
        }
        var drawing = SymbolDrawing(size: size, parts: parts)
        if box.count > 2 { drawing.parts = drawing.placed(in: size, scale: box[2]) }
        if box.count > 3 { drawing.overhang = box[3] }
        return drawing
    }

    /// Returns the parts of another symbol, given as its name, middle and scale.
    private static func used(
        _ tokens: ArraySlice<Substring>, in size: CGSize, named: (String) -> SymbolDrawing?
    ) -> [SymbolDrawing.Part]? {
        guard let name = tokens.first, let drawing = named(String(name)) else { return nil }
        let numbers = tokens.dropFirst().compactMap { Double($0) }
        guard numbers.count == 3 else { return drawing.placed(in: size, scale: 1) }
        let offset = CGVector(dx: numbers[0] - size.width / 2, dy: numbers[1] - size.height / 2)
        return drawing.placed(in: size, scale: numbers[2], offset: offset)
    }

    private static func part(_ text: Substring) -> SymbolDrawing.Part? {
        var tokens = spaced(text).split(separator: " ")
        guard let verb = tokens.first, let letter = verb.first else { return nil }
        tokens.removeFirst()
        var reader = SymbolNotation(tokens)
        let path = reader.path()
        let share = CGFloat(Double(verb.dropFirst()) ?? 1)
        return switch letter {
        case "f": SymbolDrawing.Part(kind: .fill, path: path)
        case "d": SymbolDrawing.Part(kind: .fill, path: path, isCut: true)
        case "c", "C": SymbolDrawing.Part(kind: .stroke(share), path: path, isCut: true)
        case "l", "L": SymbolDrawing.Part(kind: .stroke(share), path: path, staysLine: true)
        default: SymbolDrawing.Part(kind: .stroke(share), path: path)
        }
    }

    /// Returns the text with spaces around each command letter, so that `M3` is read as two words. The part's own verb is unchanged.
    private static func spaced(_ text: Substring) -> String {
        var result = ""
        var isVerb = true
        for character in text.drop(while: { $0 == " " }) {
            if isVerb {
                result.append(character)
                if character == " " { isVerb = false }
                continue
            }
            if character.isLetter { result += " \(character) " } else { result.append(character) }
        }
        return result
    }

    private mutating func path() -> CGPath {
        var path = CGPath()
        var command: Character = "M"
        while at < tokens.count {
            if let letter = tokens[at].first, letter.isLetter { command = letter; at += 1 }
            apply(command, to: &path)
            if command == "M" { command = "L" }
        }
        return path
    }

    private mutating func apply(_ command: Character, to path: inout CGPath) {
        switch command {
        case "M": path.move(to: point())
        case "L": path.addLine(to: point())
        case "H": path.addLine(to: CGPoint(x: number(), y: path.currentPoint.y))
        case "V": path.addLine(to: CGPoint(x: path.currentPoint.x, y: number()))
        case "C":
            let (a, b, end) = (point(), point(), point())
            path.addCurve(to: end, control1: a, control2: b)
        case "Q":
            let (control, end) = (point(), point())
            path.addQuadCurve(to: end, control: control)
        case "Z": path.closeSubpath()
        case "O":
            let (center, radius) = (point(), number())
            path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        case "E":
            let (origin, size) = (point(), point())
            path.addEllipse(in: CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y))
        case "R":
            let (origin, size, radius) = (point(), point(), number())
            path.addPath(CGPath(rect: CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y), cornerRadii: CornerRadii(radius)))
        case "A": addArc(to: &path)
        default: at = tokens.count
        }
    }

    private mutating func addArc(to path: inout CGPath) {
        let (center, radius, from, to) = (point(), number(), number(), number())
        let arc = CGPath()
        arc.addArc(center: center, radius: radius, startAngle: from * .pi / 180, endAngle: to * .pi / 180, clockwise: to < from)
        path.addPath(arc)
    }

    private mutating func number() -> CGFloat {
        guard at < tokens.count, let value = Double(tokens[at]) else { at += 1; return 0 }
        at += 1
        return CGFloat(value)
    }

    private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
}
