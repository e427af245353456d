import Foundation
import Graphics

/// A layer tree parsed from its golden text, so that goldens are compared by views and frames rather than by lines.
package struct LayerOutline: Sendable, Hashable {
    /// The first line, with size and scale.
    package var screen: String
    /// The nodes depth first, as written.
    package var nodes: [Node]

    package struct Node: Sendable, Hashable {
        /// The names from the root's children down; empty for the root.
        package var path: [String]
        package var name: String
        /// The view's class; equal to the name without its number if the view has no identifier.
        package var kind: String
        /// The frame in the superlayer, in points. Nil for a line that is no layer.
        package var frame: CGRect?
        /// The words after the frame; texts, lists in brackets and quoted summaries are one word each.
        package var details: [String]
    }

    /// Parses a text. Never fails: an invalid line becomes a node with that line as its name.
    package init(text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: true)
        screen = lines.isEmpty ? "" : String(lines.removeFirst())
        nodes = []
        var path: [String] = []
        for line in lines {
            let depth = line.prefix { $0 == " " }.count / 2
            var node = Self.node(line.drop { $0 == " " })
            path = Array(path.prefix(depth)) + [node.name]
            node.path = Array(path.dropFirst())
            nodes.append(node)
        }
    }

    package init(_ tree: LayerTree) { self.init(text: tree.text) }

    private static func node(_ line: Substring) -> Node {
        let fields = fields(of: line)
        guard let at = fields.firstIndex(where: { rectangle($0) != nil }), at > 0 else {
            return Node(path: [], name: String(line), kind: "", frame: nil, details: [])
        }
        let title = fields[..<at]
        let name = title.count > 1 ? title.dropLast().joined(separator: " ") : title[0]
        let kind = title.count > 1 ? title[at - 1] : String(name.prefix { $0 != "#" })
        return Node(path: [], name: name, kind: kind, frame: rectangle(fields[at]), details: Array(fields[(at + 1)...]))
    }

    private static func rectangle(_ word: String) -> CGRect? {
        guard word.hasPrefix("("), word.hasSuffix(")") else { return nil }
        let numbers = word.dropFirst().dropLast().split(separator: " ").map { Double($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3] else {
            return nil
        }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Splits at spaces outside of `"…"`, `(…)`, `[…]` and `“…”`.
    static func fields(of line: Substring) -> [String] {
        var fields: [String] = []
        var word = ""
        var closers: [Character] = []
        var isEscaped = false
        for character in line {
            if character == " ", closers.isEmpty {
                if !word.isEmpty { fields.append(word) }
                word = ""
                continue
            }
            word.append(character)
            if isEscaped { isEscaped = false; continue }
            if character == "\\", closers.last == "\"" || closers.last == "”" { isEscaped = true; continue }
            if character == closers.last { closers.removeLast(); continue }
            guard closers.last != "\"", closers.last != "”" else { continue }
            switch character {
            case "\"": closers.append("\"")
            case "(": closers.append(")")
            case "[": closers.append("]")
            case "“": closers.append("”")
            default: break
            }
        }
        return word.isEmpty ? fields : fields + [word]
    }
}
