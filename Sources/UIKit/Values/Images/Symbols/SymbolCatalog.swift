internal import CSymbols
import Foundation
import Graphics
import Synchronization

/// The drawings of symbols by name. A name without a drawing of its own is composed from its parts.
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
        if languages.contains(String(parts.last ?? "")) { return false }
        return parts.contains { ["forward", "backward", "leading", "trailing"].contains($0) } || flipping.contains(name)
    }

    /// Symbols of text and lists, which follow the language's direction.
    private static let flipping: Set<String> = [
        "list.bullet", "list.number", "text.alignleft", "text.justify.left", "text.badge.checkmark", "rectangle.portrait.and.arrow.right",
        "text.bubble", "list.dash", "sidebar.left", "doc.text", "arrowshape.turn.up.left", "arrowshape.turn.up.right", "list.star",
        "text.append", "text.insert", "text.document", "increase.indent", "decrease.indent",
    ]

    /// The names of all drawings, then all other names for them, for overview sheets, documentation and suggestions.
    static var names: [String] { notations.drawings + notations.synonyms.keys.sorted() }

    private static func make(_ name: String) -> SymbolDrawing? {
        if let text = notations.texts[name] { return SymbolNotation.drawing(text, named: drawing) }
        if let other = notations.synonyms[name] { return drawing(of: other) }
        if let older = olderName(name), let drawing = drawing(of: older) { return drawing }
        if let (base, language) = localized(name), let drawing = drawing(of: base) {
            return ["rtl", "ar", "he"].contains(language) && flips(base) ? drawing.mirrored : drawing
        }
        return SymbolComposition.drawing(of: name, named: drawing)
    }

    // MARK: Names

    /// The words of SF Symbols 6 and what they replaced, longer ones first.
    private static let renamed = [
        ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.clockwise", "arrow.2.circlepath"), ("arrow.trianglehead.2.counterclockwise", "arrow.2.circlepath"),
        ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
        ("arrow.trianglehead.turn", "arrow.triangle.turn"), ("arrow.trianglehead", "arrow"), ("text.document", "doc.text"),
        ("richtext.page", "doc.richtext"), ("text.page", "doc.plaintext"), ("document", "doc"), ("microphone", "mic"), (".rotate.90", ""),
    ]

    /// Returns the name that the symbol had before SF Symbols 6, nil if it had no other.
    private static func olderName(_ name: String) -> String? {
        let older = renamed.reduce(name) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        return older == name ? nil : older
    }

    /// The endings of variants for a script or direction.
    private static let languages: Set<String> = ["rtl", "ar", "he", "hi", "ja", "ko", "th", "zh", "my", "km", "bn"]

    private static func localized(_ name: String) -> (base: String, language: String)? {
        guard let dot = name.lastIndex(of: "."), languages.contains(String(name[dot...].dropFirst())) else { return nil }
        return (String(name[..<dot]), String(name[dot...].dropFirst()))
    }

    // MARK: Data

    /// The lines of `CSymbols/symbols.txt`.
    private struct Notations {
        /// The names of the drawings in the order of the file.
        var drawings: [String] = []
        /// Each drawing in its notation.
        var texts: [String: Substring] = [:]
        /// The symbol that is drawn for another name.
        var synonyms: [String: String] = [:]
    }

    private static let notations: Notations = {
        let data = unsafe symbol_text()
        let text = unsafe String(decoding: UnsafeRawBufferPointer(start: data.start, count: data.count), as: UTF8.self)
        var notations = Notations()
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let space = line.firstIndex(of: " ") else { continue }
            let (name, notation) = (String(line[..<space]), line[space...].dropFirst())
            if notation.hasPrefix("= ") {
                notations.synonyms[name] = String(notation.dropFirst(2))
            } else {
                notations.drawings.append(name)
                notations.texts[name] = notation
            }
        }
        return notations
    }()
}
