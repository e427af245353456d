/// The elements of one document in document order: flat storage, so that a deep document costs no recursion to hold or to free.
final class ElementTree: Sendable {
    struct Node: Sendable {
        let name: String
        /// Sorted by name.
        let attributes: [(name: String, value: String)]
        let line: Int
        let parent: Int
        var children: [Int] = []
        /// Character data, unless it is only white space.
        var text = ""
    }

    let file: String
    let nodes: [Node]

    init(file: String, nodes: [Node]) {
        self.file = file
        self.nodes = nodes
    }

    var root: Element { Element(tree: self, index: 0) }
}

/// One element of a document, with its line.
struct Element: Sendable, Hashable {
    let tree: ElementTree
    let index: Int

    private var node: ElementTree.Node { tree.nodes[index] }

    var name: String { node.name }
    /// Counted from 1.
    var line: Int { node.line }
    var text: String { node.text }
    var attributes: [(name: String, value: String)] { node.attributes }
    var parent: Element? { index == 0 ? nil : Element(tree: tree, index: node.parent) }
    var children: [Element] { node.children.map { Element(tree: tree, index: $0) } }

    subscript(_ attribute: String) -> String? {
        node.attributes.first { $0.name == attribute }?.value
    }

    var id: String? { self["id"] }
    var key: String? { self["key"] }

    /// The first child of this name.
    func child(_ name: String) -> Element? {
        node.children.first { tree.nodes[$0].name == name }.map { Element(tree: tree, index: $0) }
    }

    /// The first child under this key, whatever its name.
    func child(key: String) -> Element? {
        children.first { $0.key == key }
    }

    /// The children of the first child of this name: `items("subviews")`.
    func items(_ name: String) -> [Element] {
        child(name)?.children ?? []
    }

    /// This element and everything below it, in document order.
    var descendants: [Element] {
        var found: [Element] = []
        var open = [self]
        while let next = open.popLast() {
            found.append(next)
            open.append(contentsOf: next.children.reversed())
        }
        return found
    }

    static func == (one: Element, other: Element) -> Bool { one.index == other.index && one.tree === other.tree }
    func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
