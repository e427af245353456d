import Foundation
import Graphics

/// What became of one view between a golden and now.
public struct LayoutChange: Sendable, Hashable, Codable {
    public enum Kind: Sendable, Hashable, Codable {
        /// The frame in the superview changed: by so much right, down, wider and taller, points.
        case moved(dx: CGFloat, dy: CGFloat, dWidth: CGFloat, dHeight: CGFloat)
        case added(CGRect?)
        case removed(CGRect?)
        /// Part of the look: the words that were there, and those that stand in their place.
        case look(before: [String], after: [String])
        /// The class, under the same name.
        case kind(before: String, after: String)
        /// The same views, drawn in another order.
        case reordered(before: [String], after: [String])
        /// The canvas itself.
        case screen(before: String, after: String)
    }

    /// Shortest name that tells the view from all others on the screen.
    public var view: String
    public var kind: Kind
}

extension LayoutChange {
    /// All that differs, in the order of the views. Views are matched by name within their superview; a view whose superview moved has not
    /// moved itself, and what is inside an added or removed view is not listed.
    public static func between(_ golden: LayerOutline, _ actual: LayerOutline) -> [LayoutChange] {
        var changes: [LayoutChange] = []
        if golden.screen != actual.screen {
            changes.append(LayoutChange(view: "screen", kind: .screen(before: golden.screen, after: actual.screen)))
        }
        let before = OutlineIndex(golden)
        let after = OutlineIndex(actual)
        for node in golden.nodes where after.nodes[node.path] == nil && after.nodes[Array(node.path.dropLast())] != nil {
            changes.append(LayoutChange(view: before.shortName(of: node), kind: .removed(node.frame)))
        }
        for node in actual.nodes {
            let name = after.shortName(of: node)
            guard let old = before.nodes[node.path] else {
                // The children of an added view come with it.
                if node.path.isEmpty || before.nodes[Array(node.path.dropLast())] != nil {
                    changes.append(LayoutChange(view: name, kind: .added(node.frame)))
                }
                continue
            }
            changes += kinds(old, node).map { LayoutChange(view: name, kind: $0) }
            reordered(before.children[node.path] ?? [], after.children[node.path] ?? []).map {
                changes.append(LayoutChange(view: name, kind: $0))
            }
        }
        return changes
    }

    private static func kinds(_ old: LayerOutline.Node, _ new: LayerOutline.Node) -> [Kind] {
        var kinds: [Kind] = []
        if old.kind != new.kind { kinds.append(.kind(before: old.kind, after: new.kind)) }
        if let a = old.frame, let b = new.frame, a != b {
            kinds.append(.moved(dx: b.minX - a.minX, dy: b.minY - a.minY, dWidth: b.width - a.width, dHeight: b.height - a.height))
        }
        if old.details != new.details {
            let (before, after) = differingWords(old.details, new.details)
            kinds.append(.look(before: before, after: after))
        }
        return kinds
    }

    /// The words between the common start and the common end, with the word that says what they are (`background #FFF`).
    private static func differingWords(_ a: [String], _ b: [String]) -> (before: [String], after: [String]) {
        var start = zip(a, b).prefix { $0 == $1 }.count
        let rest = min(a.count, b.count) - start
        let end = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.prefix(rest).count
        let namesItself = { (word: String?) in word.map { $0.first?.isLetter == true || $0.hasPrefix("\"") } ?? true }
        let first = [a, b].map { $0.count - end > start ? $0[start] : nil }
        if start > 0, a[start - 1].allSatisfy(\.isLetter), !first.allSatisfy(namesItself) { start -= 1 }
        return (Array(a[start..<(a.count - end)]), Array(b[start..<(b.count - end)]))
    }

    private static func reordered(_ before: [String], _ after: [String]) -> Kind? {
        let kept = before.filter(after.contains)
        let now = after.filter(before.contains)
        return kept == now ? nil : .reordered(before: kept, after: now)
    }
}

/// Nodes by path. The tables are looked up, never walked.
private struct OutlineIndex {
    private(set) var nodes: [[String]: LayerOutline.Node] = [:]
    private(set) var children: [[String]: [String]] = [:]
    /// How many views end in this piece of path.
    private var endings: [[String]: Int] = [:]

    init(_ outline: LayerOutline) {
        for node in outline.nodes {
            if nodes[node.path] == nil { nodes[node.path] = node }
            for length in stride(from: 1, through: node.path.count, by: 1) { endings[Array(node.path.suffix(length)), default: 0] += 1 }
            if let name = node.path.last { children[Array(node.path.dropLast()), default: []].append(name) }
        }
    }

    func shortName(of node: LayerOutline.Node) -> String {
        guard !node.path.isEmpty else { return node.name }
        let length = (1...node.path.count).first { endings[Array(node.path.suffix($0))] == 1 } ?? node.path.count
        return node.path.suffix(length).joined(separator: "/")
    }
}

extension LayoutChange {
    /// `title` moved 4 pt right, 2 pt narrower.
    public var sentence: String { "`\(view)` \(predicate)" }

    private var predicate: String {
        switch kind {
        case .moved(let dx, let dy, let dWidth, let dHeight):
            let way = [Self.amount(dx, "right", "left"), Self.amount(dy, "down", "up")].compactMap { $0 }.joined(separator: " and ")
            let sizes = [Self.amount(dWidth, "wider", "narrower"), Self.amount(dHeight, "taller", "shorter")].compactMap { $0 }
            let parts = (way.isEmpty ? [] : ["moved \(way)"]) + sizes
            // A change below the third decimal cannot stand in a golden's text.
            return (way.isEmpty ? "is " : "") + parts.joined(separator: ", ")
        case .added(let frame): return "is new" + (frame.map { ", at \(Self.place($0))" } ?? "")
        case .removed(let frame): return "is gone" + (frame.map { "; it was at \(Self.place($0))" } ?? "")
        case .look(let before, let after):
            if before.isEmpty { return "now has \(after.joined(separator: " "))" }
            if after.isEmpty { return "no longer has \(before.joined(separator: " "))" }
            return "changed from \(before.joined(separator: " ")) to \(after.joined(separator: " "))"
        case .kind(let before, let after): return "was a \(before) and is a \(after)"
        case .reordered(let before, let after):
            return "draws its views in another order: \(after.joined(separator: ", ")) instead of \(before.joined(separator: ", "))"
        case .screen(let before, let after): return "was \(before) and is \(after)"
        }
    }

    private static func amount(_ value: CGFloat, _ positive: String, _ negative: String) -> String? {
        let text = value.magnitude.trimmed
        return text == "0" ? nil : "\(text) pt \(value > 0 ? positive : negative)"
    }

    private static func place(_ frame: CGRect) -> String {
        "(\(frame.minX.trimmed), \(frame.minY.trimmed)), \(frame.width.trimmed) × \(frame.height.trimmed) pt"
    }
}
