import UIKit

/// Tells in which direction the user reads.
@preconcurrency @MainActor
public protocol UserInterfaceLayoutDirectionProviding {
    var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
}

/// Tells for which kind of device an interface is.
@preconcurrency @MainActor
public protocol UserInterfaceIdiomProviding {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get }
}

extension UIApplication: UserInterfaceLayoutDirectionProviding {}
extension UIDevice: UserInterfaceIdiomProviding {}

/// Finds what an assistive reader reads of a view, and in which order.
@preconcurrency @MainActor
public final class AccessibilityHierarchyParser {
    /// What surrounds an element changes what is read of it.
    public enum Context {
        /// One of several, as a segment: “1 of 3.”
        case series(index: Int, count: Int)
        /// A tab of a `UITabBar`.
        case tabBarItem(index: Int, count: Int, item: UITabBarItem)
        /// A tab of another view with the trait `.tabBar`.
        case tab(index: Int, count: Int)
        /// A cell of a table. Row and column are `NSNotFound` if the cell has none; `width` and `height` are how many it spans.
        case dataTableCell(
            row: Int, column: Int, width: Int, height: Int, isFirstInRow: Bool, rowHeaders: [NSObject], columnHeaders: [NSObject])
        /// The first element of a list.
        case listStart
        /// The last element of a list, if it is not the first one.
        case listEnd
        /// The first element of a landmark.
        case landmarkStart
        /// The last element of a landmark, if it is not the first one.
        case landmarkEnd
    }

    public init() {}

    /// Returns the elements of a view, in the order in which the user swipes through them.
    @available(*, deprecated, message: "Use parseAccessibilityHierarchy(in:) and flattenToElements() instead")
    public func parseAccessibilityElements(
        in root: UIView, rotorResultLimit: Int = AccessibilityElement.defaultRotorResultLimit,
        userInterfaceLayoutDirectionProvider: any UserInterfaceLayoutDirectionProviding = UIApplication.shared,
        userInterfaceIdiomProvider: any UserInterfaceIdiomProviding = UIDevice.current
    ) -> [AccessibilityElement] {
        parseAccessibilityHierarchy(
            in: root, rotorResultLimit: rotorResultLimit, userInterfaceLayoutDirectionProvider: userInterfaceLayoutDirectionProvider,
            userInterfaceIdiomProvider: userInterfaceIdiomProvider
        ).flattenToElements()
    }

    /// Returns the elements of a view, in their containers.
    ///
    /// * `root`: shapes and points are in its coordinates.
    /// * `rotorResultLimit`: how many results of each rotor are collected in each direction; with 0, rotors only have names.
    public func parseAccessibilityHierarchy(
        in root: UIView, rotorResultLimit: Int = AccessibilityElement.defaultRotorResultLimit,
        userInterfaceLayoutDirectionProvider: any UserInterfaceLayoutDirectionProviding = UIApplication.shared,
        userInterfaceIdiomProvider: any UserInterfaceIdiomProviding = UIDevice.current
    ) -> [AccessibilityHierarchy] {
        parseAccessibilityHierarchy(
            in: root, rotorResultLimit: rotorResultLimit, userInterfaceLayoutDirectionProvider: userInterfaceLayoutDirectionProvider,
            userInterfaceIdiomProvider: userInterfaceIdiomProvider,
            makeElement: { element, index, _ in .element(element, traversalIndex: index) },
            makeContainer: { container, children, _ in .container(container, children: children) })
    }

    /// Returns the elements of a view in their containers, as nodes that the closures make. Both get the object that an element or a
    /// container stands for.
    public func parseAccessibilityHierarchy<Node>(
        in root: UIView, rotorResultLimit: Int = AccessibilityElement.defaultRotorResultLimit,
        userInterfaceLayoutDirectionProvider: any UserInterfaceLayoutDirectionProviding = UIApplication.shared,
        userInterfaceIdiomProvider: any UserInterfaceIdiomProviding = UIDevice.current,
        makeElement: (AccessibilityElement, _ traversalIndex: Int, _ source: NSObject) -> Node,
        makeContainer: (AccessibilityContainer, _ children: [Node], _ source: NSObject) -> Node
    ) -> [Node] {
        let order = ReadingOrder(
            root: root, direction: userInterfaceLayoutDirectionProvider.userInterfaceLayoutDirection,
            idiom: userInterfaceIdiomProvider.userInterfaceIdiom)
        let nodes = ElementNode.nodes(of: root, in: nil)
        let sources = order.elements(of: nodes)
        let contexts = ContextFinder(order: order)
        let elements = sources.map { source in
            ElementReader(root: root, rotorResultLimit: rotorResultLimit)
                .element(for: source.object, in: contexts.context(of: source.object, in: source.surroundings))
        }
        let indices = Dictionary(
            sources.enumerated().map { (ObjectIdentifier($0.element.object), $0.offset) }, uniquingKeysWith: { _, last in last })
        func fold(_ node: ElementNode) -> [(node: Node, index: Int)] {
            switch node {
            case .element(let object, _):
                guard let index = indices[ObjectIdentifier(object)] else { return [] }
                return [(makeElement(elements[index], index, object), index)]
            case .group(let group):
                let children = group.children.flatMap { fold($0) }.sorted { $0.index < $1.index }
                guard let kind = group.container else { return children }
                let container = AccessibilityContainer(
                    type: kind.type, frame: AccessibilityRect(root.convert(kind.view.bounds, from: kind.view)))
                return [(makeContainer(container, children.map { $0.node }, kind.view), children.first?.index ?? .max)]
            }
        }
        return nodes.flatMap { fold($0) }.map { $0.node }
    }
}
