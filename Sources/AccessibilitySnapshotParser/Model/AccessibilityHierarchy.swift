/// A view that groups elements in a way that an assistive reader tells the user.
public struct AccessibilityContainer: Hashable, Codable, Sendable {
    public enum ContainerType: Hashable, Codable, Sendable {
        case semanticGroup(label: String?, value: String?, identifier: String?)
        case list
        case landmark
        case dataTable(rowCount: Int, columnCount: Int)
        case tabBar
    }

    public let type: ContainerType
    public let frame: AccessibilityRect

    public init(type: ContainerType, frame: AccessibilityRect) { self.type = type; self.frame = frame }
}

/// Elements, and the containers they are in.
public enum AccessibilityHierarchy: Hashable, Codable, Sendable {
    /// An element with its position among all elements, as the user swipes through them.
    case element(AccessibilityElement, traversalIndex: Int)
    case container(AccessibilityContainer, children: [AccessibilityHierarchy])

    public var children: [AccessibilityHierarchy] {
        switch self {
        case .element: []
        case .container(_, let children): children
        }
    }

    /// The position of the first element.
    public var sortIndex: Int {
        switch self {
        case .element(_, let index): index
        case .container(_, let children): children.map(\.sortIndex).min() ?? .max
        }
    }

    /// Calls the closure for this node and then for all below it.
    public func forEach(_ apply: (AccessibilityHierarchy) -> Void) {
        apply(self)
        for child in children { child.forEach(apply) }
    }
}

extension [AccessibilityHierarchy] {
    /// All elements in the order in which the user swipes through them.
    public func flattenToElements() -> [AccessibilityElement] {
        var found: [(index: Int, element: AccessibilityElement)] = []
        for node in self {
            node.forEach { if case .element(let element, let index) = $0 { found.append((index, element)) } }
        }
        return found.sorted { $0.index < $1.index }.map(\.element)
    }

    /// All containers, each before those in it.
    public func flattenToContainers() -> [AccessibilityContainer] {
        var found: [AccessibilityContainer] = []
        for node in self {
            node.forEach { if case .container(let container, _) = $0 { found.append(container) } }
        }
        return found
    }
}
