import Foundation
import Graphics

/// A change of one view between a golden and the actual layout.
package struct LayoutChange: Sendable, Hashable, Codable {
    package enum Kind: Sendable, Hashable, Codable {
        /// The frame in the superview changed. The values are points to the right, down, wider and taller.
        case moved(dx: CGFloat, dy: CGFloat, dWidth: CGFloat, dHeight: CGFloat)
        case added(CGRect?)
        case removed(CGRect?)
        /// Part of the appearance changed: the old words and the new ones.
        case look(before: [String], after: [String])
        /// The class changed under the same name.
        case kind(before: String, after: String)
        /// The same subviews are drawn in another order.
        case reordered(before: [String], after: [String])
        /// The canvas changed.
        case screen(before: String, after: String)
    }

    /// The shortest name that identifies the view on the screen.
    package var view: String
    package var kind: Kind
    /// The names from the root's children down, to find the view in the outlines again.
    package var path: [String] = []
}

extension LayoutChange {
    /// Returns all differences in the order of the views. Views are matched by name within their superview. A view whose superview moved
    /// has not itself moved, and the contents of an added or removed view are not listed.
    package static func between(_ golden: LayerOutline, _ actual: LayerOutline) -> [LayoutChange] {
        var changes: [LayoutChange] = []
        if golden.screen != actual.screen {
            changes.append(LayoutChange(view: "screen", kind: .screen(before: golden.screen, after: actual.screen)))
        }
        let before = OutlineIndex(golden)
        let after = OutlineIndex(actual)
        for node in golden.nodes where after.nodes[node.path] == nil && after.nodes[Array(node.path.dropLast())] != nil {
            changes.append(LayoutChange(view: before.shortName(of: node), kind: .removed(node.frame), path: node.path))
        }
        for node in actual.nodes {
            let name = after.shortName(of: node)
            guard let old = before.nodes[node.path] else {
                // The subviews of an added view are not listed.
                if node.path.isEmpty || before.nodes[Array(node.path.dropLast())] != nil {
                    changes.append(LayoutChange(view: name, kind: .added(node.frame), path: node.path))
                }
                continue
            }
            changes += kinds(old, node).map { LayoutChange(view: name, kind: $0, path: node.path) }
            reordered(before.children[node.path] ?? [], after.children[node.path] ?? []).map {
                changes.append(LayoutChange(view: name, kind: $0, path: node.path))
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
            let (before, after) = differences(old.details, new.details)
            kinds.append(.look(before: before, after: after))
        }
        return kinds
    }

    /// Returns the words between the common start and the common end, with the preceding keyword (`background #FFF`).
    private static func differences(_ a: [String], _ b: [String]) -> (before: [String], after: [String]) {
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

/// Nodes by path. The dictionaries are only used for lookups and never iterated.
private struct OutlineIndex {
    private(set) var nodes: [[String]: LayerOutline.Node] = [:]
    private(set) var children: [[String]: [String]] = [:]
    private var names: ViewNames

    init(_ outline: LayerOutline) {
        names = ViewNames(outline.nodes.map(\.path))
        for node in outline.nodes {
            if nodes[node.path] == nil { nodes[node.path] = node }
            if let name = node.path.last { children[Array(node.path.dropLast()), default: []].append(name) }
        }
    }

    func shortName(of node: LayerOutline.Node) -> String { node.path.isEmpty ? node.name : names.short(node.path) }
}

extension LayoutChange {
    /// Describes the change: `title` moved 4 pt right, 2 pt narrower.
    package var sentence: String { "`\(ViewNames.counted(view))` \(predicate)" }

    /// Describes all changes. The same change of a view in many cells is one sentence: `OrderCell[1…20]/price` moved 4 pt right.
    package static func sentences(of changes: [LayoutChange]) -> [String] {
        var groups: [(key: [String], numbers: [Int], change: LayoutChange)] = []
        var indices: [[String]: Int] = [:]
        for change in changes {
            let (before, number, after) = numbered(change.view)
            let key = [before, after, change.predicate]
            guard let number, let at = indices[key] else {
                if number != nil { indices[key] = groups.count }
                groups.append((key, number.map { [$0] } ?? [], change))
                continue
            }
            groups[at].numbers.append(number)
        }
        return groups.map { key, numbers, change in
            guard numbers.count > 1 else { return change.sentence }
            return "`\(key[0])[\(spans(numbers.sorted()))]\(ViewNames.counted(key[1]))` \(key[2])"
        }
    }

    /// Splits a path at its first number: the text before it, the number, and the text after it.
    private static func numbered(_ path: String) -> (before: String, number: Int?, after: String) {
        guard let match = path.firstMatch(of: /#(\d+)/) else { return (path, nil, "") }
        return (String(path[..<match.range.lowerBound]), Int(match.output.1), String(path[match.range.upperBound...]))
    }

    /// Returns ranges such as `1…20` or `1, 3, 5…7`.
    private static func spans(_ numbers: [Int]) -> String {
        var spans: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = spans.last, last.upperBound == number - 1 {
                spans[spans.count - 1] = last.lowerBound...number
            } else {
                spans.append(number...number)
            }
        }
        return spans.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)…\($0.upperBound)" }.joined(separator: ", ")
    }

    private var predicate: String {
        switch kind {
        case .moved(let dx, let dy, let dWidth, let dHeight):
            let way = [Self.amount(dx, "right", "left"), Self.amount(dy, "down", "up")].compactMap { $0 }.joined(separator: " and ")
            let sizes = [Self.amount(dWidth, "wider", "narrower"), Self.amount(dHeight, "taller", "shorter")].compactMap { $0 }
            let parts = (way.isEmpty ? [] : ["moved \(way)"]) + sizes
            // A golden's text contains no changes below the third decimal.
            return (way.isEmpty ? "is " : "") + parts.joined(separator: ", ")
        case .added(let frame): return "is new" + (frame.map { ", at \(Self.origin($0))" } ?? "")
        case .removed(let frame): return "is gone" + (frame.map { "; it was at \(Self.origin($0))" } ?? "")
        case .look(let before, let after):
            let (old, new) = (Self.text(before), Self.text(after))
            if before.isEmpty { return "now has \(new)" }
            if after.isEmpty { return "no longer has \(old)" }
            return "changed from \(old) to \(new)"
        case .kind(let before, let after): return "was a \(before) and is a \(after)"
        case .reordered(let before, let after):
            return "draws its views in a different order: \(after.joined(separator: ", ")) instead of \(before.joined(separator: ", "))"
        case .screen(let before, let after): return "was \(before) and is \(after)"
        }
    }

    /// Adds names to colours.
    private static func text(_ details: [String]) -> String { details.map { ColorNames.sentence(for: $0) ?? $0 }.joined(separator: " ") }

    private static func amount(_ value: CGFloat, _ positive: String, _ negative: String) -> String? {
        let text = value.magnitude.trimmed
        return text == "0" ? nil : "\(text) pt \(value > 0 ? positive : negative)"
    }

    private static func origin(_ frame: CGRect) -> String {
        "(\(frame.minX.trimmed), \(frame.minY.trimmed)), \(frame.width.trimmed) × \(frame.height.trimmed) pt"
    }
}
