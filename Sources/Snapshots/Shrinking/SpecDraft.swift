import Foundation

/// A screen as a spec in pieces, each of which can be left out.
struct SpecDraft {
    struct View {
        var id: String
        var kind: String
        /// Keys of the spec with their values as YAML.
        var properties: [Property]
        /// Place of the superview among the views; nil for the root.
        var parent: Int?
        /// Lined up by a stack, instead of inside of it.
        var isArranged = false
        /// Names of its own layout guides.
        var guides: [String] = []
    }

    struct Property {
        var key: String
        var text: String
    }

    /// An equation, and what stands for it when one of its views is left out.
    struct Line {
        var text: String
        /// Places of the views that it is about.
        var views: Set<Int>
        /// The same place or size of one of its views in numbers alone, by that view.
        var measured: [Int: String] = [:]
    }

    /// Each behind its superview, the root first; nil for one that was left out.
    var views: [View?]
    var lines: [Line]
    /// What the draft calls the views that it was made from.
    let names: [ObjectIdentifier: String]

    var count: Int { views.count { $0 != nil } }

    func children(of index: Int) -> [Int] { views.indices.filter { views[$0]?.parent == index } }

    /// The view and everything inside.
    func tree(of index: Int) -> Set<Int> { children(of: index).reduce(into: [index]) { $0.formUnion(tree(of: $1)) } }

    // MARK: Leaving out

    /// - Parameter isMeasured: whether what stood beside the views keeps its place, in numbers; else their equations go with them.
    func without(_ gone: Set<Int>, isMeasured: Bool) -> SpecDraft {
        var draft = self
        for index in gone { draft.views[index] = nil }
        draft.lines = lines.compactMap { line in
            guard !line.views.isDisjoint(with: gone) else { return line }
            let left = line.views.subtracting(gone)
            guard isMeasured, left.count == 1, let view = left.first, let text = line.measured[view] else { return nil }
            return Line(text: text, views: [view])
        }
        return draft
    }

    /// Without a view around others, which stand where it stood.
    func hoisting(_ index: Int) -> SpecDraft? {
        guard let view = views[index], let parent = view.parent, view.kind != "UIStackView", views[parent]?.kind != "UIStackView" else {
            return nil
        }
        var draft = self
        for child in children(of: index) { draft.views[child]?.parent = parent }
        return draft.without([index], isMeasured: true)
    }

    // MARK: Writing

    /// The spec, with notes above it.
    func text(_ notes: [String] = []) -> String {
        var text = notes.map { "# \($0)\n" }.joined() + "root:\n"
        if views.first != nil { write(0, "  ", first: "  ", &text) }
        if !lines.isEmpty { text += "constraints:\n" + lines.map { "  - \($0.text)\n" }.joined() }
        return text
    }

    private func write(_ index: Int, _ indent: String, first: String, _ text: inout String) {
        guard let view = views[index] else { return }
        text += "\(first)kind: \(view.kind)\n\(indent)id: \(view.id)\n"
        if !view.guides.isEmpty { text += "\(indent)guides: [\(view.guides.joined(separator: ", "))]\n" }
        for property in view.properties { text += "\(indent)\(property.key): \(property.text)\n" }
        for (key, isArranged) in [("subviews", false), ("arranged", true)] {
            let inside = children(of: index).filter { views[$0]?.isArranged == isArranged }
            // A stack says what it arranges, be it nothing.
            if inside.isEmpty {
                if isArranged, view.kind == "UIStackView" { text += "\(indent)arranged: []\n" }
                continue
            }
            text += "\(indent)\(key):\n"
            for child in inside { write(child, indent + "    ", first: indent + "  - ", &text) }
        }
    }
}
