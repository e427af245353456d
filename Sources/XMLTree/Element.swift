/// The elements of one document in document order. Storage is flat, so that a deep document needs no recursion to be kept or freed.
package final class ElementTree: Sendable {
    package struct Node: Sendable {
        package let name: String
        /// Sorted by name.
        package let attributes: [(name: String, value: String)]
        package let line: Int
        package let parent: Int
        package var children: [Int] = []
        /// The character data, or empty if it is only white space.
        package var text = ""
    }

    package let file: String
    package let nodes: [Node]

    package init(file: String, nodes: [Node]) {
        self.file = file
        self.nodes = nodes
    }

    package var root: Element { Element(tree: self, index: 0) }
}

/// One element of a document, with its line.
package struct Element: Sendable, Hashable {
    package let tree: ElementTree
    package let index: Int

    package init(tree: ElementTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    private var node: ElementTree.Node { tree.nodes[index] }

    package var name: String { node.name }
    /// The line, counted from 1.
    package var line: Int { node.line }
    package var text: String { node.text }
    package var attributes: [(name: String, value: String)] { node.attributes }
    package var parent: Element? { index == 0 ? nil : Element(tree: tree, index: node.parent) }
    package var children: [Element] { node.children.map { Element(tree: tree, index: $0) } }

    package subscript(_ attribute: String) -> String? {
        node.attributes.first { $0.name == attribute }?.value
    }

    package var id: String? { self["id"] }
    package var key: String? { self["key"] }

    /// Returns the first child with this name.
    package func child(_ name: String) -> Element? {
        node.children.first { tree.nodes[$0].name == name }.map { Element(tree: tree, index: $0) }
    }

    /// Returns the first child with this key, whatever its name.
    package func child(key: String) -> Element? {
        children.first { $0.key == key }
    }

    /// Returns the children of the first child with this name: `items("subviews")`.
    package func items(_ name: String) -> [Element] {
        child(name)?.children ?? []
    }

    /// This element and everything below it, in document order.
    package var descendants: [Element] {
        var found: [Element] = []
        var open = [self]
        while let next = open.popLast() {
            found.append(next)
            open.append(contentsOf: next.children.reversed())
        }
        return found
    }

    package static func == (one: Element, other: Element) -> Bool { one.index == other.index && one.tree === other.tree }
    package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
