import Foundation

/// A screen as a spec in parts, each of which can be removed.
struct SpecDraft {
    struct View {
        var id: String
        var kind: String
        /// The properties in the spec, with values in YAML.
        var properties: [Property]
        /// The index of the superview; nil for the root.
        var parent: Int?
        /// Whether it is an arranged subview of a stack.
        var isArranged = false
        /// The names of its own layout guides.
        var guides: [String] = []
    }

    struct Property {
        var key: String
        var text: String
    }

    /// An equation, and its replacements for when one of its views is removed.
    struct Line {
        var text: String
        /// The indices of the views in the equation.
        var views: Set<Int>
        /// For each of its views, an equation with the same position or size in numbers alone.
        var measured: [Int: String] = [:]
    }

    /// The views, each after its superview, the root first; nil for removed views.
    var views: [View?]
    var lines: [Line]
    /// The names in the draft of the views that it was made from.
    let names: [ObjectIdentifier: String]

    var count: Int { views.count { $0 != nil } }

    func children(of index: Int) -> [Int] { views.indices.filter { views[$0]?.parent == index } }

    /// Returns the view and all its descendants.
    func tree(of index: Int) -> Set<Int> { children(of: index).reduce(into: [index]) { $0.formUnion(tree(of: $1)) } }

    // MARK: Removing

    /// - Parameter isMeasured: whether views that were related to the removed ones keep their positions, in numbers; otherwise their
    ///   equations are removed.
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

    /// Returns the draft without a view, whose subviews are moved to its superview.
    func hoisting(_ index: Int) -> SpecDraft? {
        guard let view = views[index], let parent = view.parent, view.kind != "UIStackView", views[parent]?.kind != "UIStackView" else {
            return nil
        }
        var draft = self
        for child in children(of: index) { draft.views[child]?.parent = parent }
        return draft.without([index], isMeasured: true)
    }

    // MARK: Writing

    /// Returns the spec with notes above it.
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
            // A stack always lists its arranged subviews, even if there are none.
            if inside.isEmpty {
                if isArranged, view.kind == "UIStackView" { text += "\(indent)arranged: []\n" }
                continue
            }
            text += "\(indent)\(key):\n"
            for child in inside { write(child, indent + "    ", first: indent + "  - ", &text) }
        }
    }
}
