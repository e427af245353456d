internal import CSymbols
import Foundation
import Graphics
import Synchronization

/// The drawings of symbols by name. Names of a base and a modifier (`.circle`, `.fill`, `.slash`, `.badge.plus`) are composed from their
/// parts.
enum SymbolCatalog {
    private static let cache = Mutex<[String: SymbolDrawing?]>([:])

    /// Returns the drawing, or nil if there is none with this name.
    static func drawing(of name: String) -> SymbolDrawing? {
        if let known = cache.withLock({ $0[name] }) { return known }
        let made = make(name)
        cache.withLock { $0[name] = made }
        return made
    }

    /// Whether the symbol follows the reading direction and is mirrored with it.
    static func flips(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        return parts.contains { ["forward", "backward", "leading", "trailing"].contains($0) } || flipping.contains(name)
    }

    /// Symbols of text and lists, which follow the language's direction.
    private static let flipping: Set<String> = [
        "list.bullet", "list.number", "text.alignleft", "text.justify.left", "text.badge.checkmark", "rectangle.portrait.and.arrow.right",
        "text.bubble", "list.dash", "sidebar.left", "doc.text", "arrowshape.turn.up.left", "arrowshape.turn.up.right",
    ]

    /// The names of all drawings, then all synonyms, for overview sheets, documentation and suggestions.
    static var names: [String] { drawings.map(\.name) + synonyms.keys.sorted() }

    /// The drawings of `CSymbols/symbols.txt` in their notation, in the order of the file.
    private static let drawings: [(name: String, notation: String)] = {
        let text = unsafe symbol_text()
        let lines = unsafe String(decoding: UnsafeRawBufferPointer(start: text.start, count: text.count), as: UTF8.self)
        return lines.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            line.firstIndex(of: " ").map { (String(line[..<$0]), String(line[$0...].dropFirst())) }
        }
    }()

    private static let notations = Dictionary(drawings.map { ($0.name, $0.notation) }, uniquingKeysWith: { first, _ in first })

    private static let synonyms: [String: String] = [
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "chevron.leading": "chevron.left",
        "arrow.forward": "arrow.right", "arrow.backward": "arrow.left", "multiply": "xmark", "gearshape": "gear",
        "gearshape.fill": "gear.fill", "person.crop.circle": "person.circle", "person.crop.circle.fill": "person.circle.fill",
        "text.justify.left": "text.alignleft", "line.horizontal.3": "line.3.horizontal",
        "line.horizontal.3.decrease": "line.3.horizontal.decrease", "globe.americas": "globe", "network": "globe",
        "globe.europe.africa": "globe", "arrow.uturn.backward": "arrow.uturn.left",
        "arrow.uturn.forward": "arrow.uturn.right", "photo.on.rectangle.angled": "photo.on.rectangle", "list.dash": "list.bullet",
        "display": "desktopcomputer", "laptopcomputer": "macbook", "delete.backward": "delete.left", "iphone.gen3": "iphone",
        "ellipsis.message": "ellipsis.bubble", "message": "bubble.left",
        "message.fill": "bubble.left.fill",
        "smallcircle.filled.circle": "record.circle", "arrow.triangle.2.circlepath.camera": "camera.rotate",
        "clock.arrow.circlepath": "memories", "puzzlepiece.extension": "puzzlepiece", "square.3.layers.3d": "square.stack.3d.up",
        "circle.lefthalf.fill": "circle.lefthalf.filled", "circle.righthalf.fill": "circle.righthalf.filled",
        "bubble.left.and.exclamationmark.bubble.right": "bubble.left.and.bubble.right", "arrow.up.arrow.down.square": "arrow.up.arrow.down",
        "bin.xmark": "trash", "xmark.bin": "trash", "xmark.bin.fill": "trash.fill",
        "exclamationmark.octagon": "exclamationmark.circle", "exclamationmark.octagon.fill": "exclamationmark.circle.fill",
        "nosign": "slash.circle", "app": "square", "app.fill": "square.fill",
    ]

    private static func make(_ name: String) -> SymbolDrawing? {
        if let text = notations[name] { return SymbolNotation.drawing(text) }
        if let other = synonyms[name] { return drawing(of: other) }
        for (suffix, compose) in modifiers where name.hasSuffix(suffix) {
            let base = String(name.dropLast(suffix.count))
            if let drawing = drawing(of: base), let made = compose(drawing) { return made }
        }
        return nil
    }

    private static let modifiers: [(String, @Sendable (SymbolDrawing) -> SymbolDrawing?)] = [
        (".circle.fill", { enclosed($0, in: Shape.circle, filled: true) }),
        (".square.fill", { enclosed($0, in: Shape.square, filled: true) }),
        (".app.fill", { enclosed($0, in: Shape.square, filled: true) }),
        (".triangle.fill", { enclosed($0, in: Shape.triangle, filled: true) }),
        (".shield.fill", { enclosed($0, in: Shape.shield, filled: true) }),
        (".seal.fill", { enclosed($0, in: Shape.seal, filled: true) }),
        (".rectangle.fill", { enclosed($0, in: Shape.rectangle, filled: true) }),
        (".bubble.fill", { enclosed($0, in: Shape.bubble, filled: true) }),
        (".circle", { enclosed($0, in: Shape.circle, filled: false) }),
        (".square", { enclosed($0, in: Shape.square, filled: false) }),
        (".app", { enclosed($0, in: Shape.square, filled: false) }),
        (".triangle", { enclosed($0, in: Shape.triangle, filled: false) }),
        (".shield", { enclosed($0, in: Shape.shield, filled: false) }),
        (".seal", { enclosed($0, in: Shape.seal, filled: false) }),
        (".rectangle", { enclosed($0, in: Shape.rectangle, filled: false) }),
        (".bubble", { enclosed($0, in: Shape.bubble, filled: false) }),
        (".slash.fill", { slashed(filled($0)) }),
        (".badge.plus", { badged($0, "6 6; s M3 .6 V5.4 M.6 3 H5.4") }),
        (".badge.minus", { badged($0, "6 6; s M.6 3 H5.4") }),
        (".badge.xmark", { badged($0, "6 6; s M1 1 L5 5 M5 1 L1 5") }),
        (".badge.checkmark", { badged($0, "6 6; s M.8 3.2 L2.4 5 L5.2 1.2") }),
        (".badge", { badged($0, "6 6; f O 3 3 2.6") }),
        (".slash", slashed),
        (".fill", filled),
    ]

    /// A shape that encloses glyphs: its outline, and the size and vertical offset of the glyph.
    private struct Shape {
        var drawing: String
        var reach: CGFloat
        var dy: CGFloat = 0

        static let circle = Shape(drawing: "20.4 19.6; s O 10.2 9.8 8.6", reach: 10)
        static let square = Shape(drawing: "19.4 18.4; s R 1.5 1 16.4 16.4 3.8", reach: 10.4)
        static let triangle = Shape(
            drawing:
                "20.6 18.8; s M10.3 1.5 C11 1.5 11.5 1.9 11.8 2.4 L19 15 C19.5 16 19 17.4 17.6 17.4 L3 17.4 C1.6 17.4 1.1 16 1.6 15 L8.8 2.4 C9.1 1.9 9.6 1.5 10.3 1.5 Z",
            reach: 8.6, dy: 1.9)
        static let shield = Shape(
            drawing:
                "17.4 20; s M8.7 1.3 C10.8 2.9 13.2 3.6 15.9 3.8 L15.9 9.6 C15.9 14 13 17 8.7 18.7 C4.4 17 1.5 14 1.5 9.6 L1.5 3.8 C4.2 3.6 6.6 2.9 8.7 1.3 Z",
            reach: 8.6, dy: -0.4)
        static let seal = Shape(
            drawing:
                "20.6 20; s M10.3 1.2 L12.6 3.2 L15.6 2.8 L16.4 5.7 L19.1 7.1 L18 10 L19.1 12.9 L16.4 14.3 L15.6 17.2 L12.6 16.8 L10.3 18.8 L8 16.8 L5 17.2 L4.2 14.3 L1.5 12.9 L2.6 10 L1.5 7.1 L4.2 5.7 L5 2.8 L8 3.2 Z",
            reach: 9)
        static let rectangle = Shape(drawing: "22 16.6; s R 1.3 1 19.4 14.6 2.8", reach: 8.6)
        static let bubble = Shape(
            drawing:
                "21 19; s M10.5 1.2 C15.9 1.2 19.6 4.3 19.6 8.4 C19.6 12.5 15.9 15.6 10.5 15.6 C9.8 15.6 9.2 15.6 8.6 15.5 C7.3 16.7 5.5 17.7 3.7 17.8 C4.5 16.9 5 15.7 5 14.3 C2.8 13 1.4 10.9 1.4 8.4 C1.4 4.3 5.1 1.2 10.5 1.2 Z",
            reach: 9, dy: -1.1)
    }

    private static func enclosed(_ glyph: SymbolDrawing, in shape: Shape, filled isFilled: Bool) -> SymbolDrawing? {
        guard var outline = SymbolNotation.drawing(shape.drawing) else { return nil }
        if isFilled { outline = filled(outline) }
        let scale = min(shape.reach / max(glyph.size.width, glyph.size.height), 0.75)
        let inner = glyph.placed(in: outline.size, scale: scale, offset: CGVector(dx: 0, dy: shape.dy))
        for index in outline.parts.indices { outline.parts[index].isSecondary = true }
        outline.parts += inner.map { part in
            var copy = part
            copy.isCut = isFilled != part.isCut
            if case .stroke(let width) = part.kind { copy.kind = .stroke(width * 0.92) }
            return copy
        }
        return outline
    }

    /// Returns the drawing with closed outlines filled to the same outer edge. Parts on the largest outline are cut out of it; other lines
    /// stay lines.
    private static func filled(_ drawing: SymbolDrawing) -> SymbolDrawing {
        func area(_ part: SymbolDrawing.Part) -> CGFloat {
            guard case .stroke = part.kind, !part.isCut else { return 0 }
            let box = part.path.closedSubpaths.boundingBox
            return part.path.closedSubpaths.isEmpty ? 0 : box.width * box.height
        }
        guard let ground = drawing.parts.indices.max(by: { area(drawing.parts[$0]) < area(drawing.parts[$1]) }),
            area(drawing.parts[ground]) > 0
        else { return drawing }
        let box = drawing.parts[ground].path.closedSubpaths.boundingBox.insetBy(dx: -0.3, dy: -0.3)
        var copy = drawing
        copy.parts = []
        for (index, part) in drawing.parts.enumerated() {
            guard index != ground else {
                copy.parts += surface(of: part, box)
                continue
            }
            var part = part
            if index > ground, box.contains(part.path.boundingBox) {
                part.isCut.toggle()
                copy.parts.append(part)
            } else {
                copy.parts += surface(of: part, .null)
            }
        }
        return copy
    }

    /// Returns a stroke with its closed lines filled. Its open lines inside the box are cut out.
    private static func surface(of part: SymbolDrawing.Part, _ box: CGRect) -> [SymbolDrawing.Part] {
        let closed = part.path.closedSubpaths
        guard case .stroke = part.kind, !part.isCut, !closed.isEmpty else { return [part] }
        let rings = closed.separateSubpaths
        // Inner rings, such as windows, are on the largest ring.
        let largest = rings.max { $0.boundingBox.width * $0.boundingBox.height < $1.boundingBox.width * $1.boundingBox.height }
        let ground = largest?.boundingBox.insetBy(dx: 0.5, dy: 0.5) ?? .null
        let inner = box.isNull ? [] : rings.filter { ground.contains($0.boundingBox) }
        let outer = box.isNull ? rings : rings.filter { !ground.contains($0.boundingBox) }
        var parts = outer.flatMap { [SymbolDrawing.Part(kind: .fill, path: $0), SymbolDrawing.Part(kind: part.kind, path: $0)] }
        let open = part.path.openSubpaths
        let isOpenInside = !open.isEmpty && !box.isNull && box.contains(open.boundingBox)
        parts += inner.map { SymbolDrawing.Part(kind: part.kind, path: $0, isCut: true) }
        if !open.isEmpty { parts.append(SymbolDrawing.Part(kind: part.kind, path: open, isCut: isOpenInside)) }
        return parts
    }

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

    /// Returns the drawing with a small sign at its lower trailing corner, in a cleared circle.
    private static func badged(_ drawing: SymbolDrawing, _ sign: String) -> SymbolDrawing? {
        guard let badge = SymbolNotation.drawing(sign) else { return nil }
        var copy = drawing
        copy.size.width += 2.5
        let center = CGPoint(x: copy.size.width - 4.2, y: copy.size.height - 4.4)
        let clearing = CGPath(ellipseIn: CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10))
        copy.parts.append(SymbolDrawing.Part(kind: .fill, path: clearing, isCut: true))
        let offset = CGVector(dx: center.x - copy.size.width / 2, dy: center.y - copy.size.height / 2)
        copy.parts += badge.placed(in: copy.size, scale: 1.15, offset: offset)
        return copy
    }
}
