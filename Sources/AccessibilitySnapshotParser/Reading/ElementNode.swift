import UIKit

/// An element, or several that are read together.
@MainActor indirect enum ElementNode {
    case element(NSObject, Surroundings?)
    case group(Group)

    struct Group {
        var children: [ElementNode]
        /// Whether the children are in the order in which they are read.
        var isOrdered = false
        /// The object whose frame decides where the group is read; nil for that of the first child.
        var place: NSObject?
        var container: Container?
    }

    /// A container that readers tell the user.
    struct Container {
        var type: AccessibilityContainer.ContainerType
        var view: UIView
    }

    /// The container or superview by which an element is read differently.
    enum Surroundings {
        case superview(UIView)
        case container(NSObject)
        case dataTable(any UIAccessibilityContainerDataTable)
    }

    /// Returns the nodes of an object and of what is below it.
    static func nodes(of object: NSObject, in surroundings: Surroundings?) -> [ElementNode] {
        guard !object.accessibilityElementsHidden, !isInvisible(object) else { return [] }
        if object.isAccessibilityElement { return [.element(object, surroundings)] }
        if let elements = elements(of: object) { return [container(of: elements, object, surroundings)] }
        guard let view = object as? UIView else { return [] }
        return subviews(of: view, surroundings)
    }

    /// The elements that an app or a control lists.
    private static func elements(of object: NSObject) -> [NSObject]? { object.accessibilityElements as? [NSObject] }

    private static func container(of elements: [NSObject], _ object: NSObject, _ surroundings: Surroundings?) -> ElementNode {
        let inner = surroundings ?? .asContainer(object)
        return .group(
            Group(
                children: elements.flatMap { nodes(of: $0, in: inner) }, isOrdered: true,
                place: surroundings.map(decidesPlace) == true ? object : nil, container: (object as? UIView).flatMap(Container.init)))
    }

    private static func subviews(of view: UIView, _ surroundings: Surroundings?) -> [ElementNode] {
        // The last modal view hides its siblings.
        let shown = view.subviews.last { $0.accessibilityViewIsModal }.map { [$0] } ?? view.subviews
        let inner = surroundings ?? .asSuperview(view)
        let children = shown.flatMap { nodes(of: $0, in: inner) }
        let container = Container(view)
        guard container != nil || view.shouldGroupAccessibilityChildren else { return children }
        return [.group(Group(children: children, container: container))]
    }

    /// Readers skip views that cannot be seen. A view of size zero hides what is in it only if it clips, and is itself no element or
    /// container then.
    private static func isInvisible(_ object: NSObject) -> Bool {
        guard let view = object as? UIView else { return false }
        if view.isHidden || view.alpha <= 0 { return true }
        return view.frame.size == .zero && (view.clipsToBounds || view.isAccessibilityElement || elements(of: view) != nil)
    }

    /// Containers among the tabs of a view are read where they are themselves.
    private static func decidesPlace(_ surroundings: Surroundings) -> Bool {
        if case .superview(let view) = surroundings { view.accessibilityTraits.contains(.tabBar) } else { false }
    }
}

extension ElementNode.Container {
    /// Returns nil for a view whose grouping readers do not tell.
    @MainActor init?(_ view: UIView) {
        self.view = view
        if view.accessibilityTraits.contains(.tabBar) { type = .tabBar; return }
        switch view.accessibilityContainerType {
        case .list: type = .list
        case .landmark: type = .landmark
        case .dataTable:
            let table = view as? any UIAccessibilityContainerDataTable
            type = .dataTable(rowCount: table?.accessibilityRowCount() ?? 0, columnCount: table?.accessibilityColumnCount() ?? 0)
        case .semanticGroup:
            let (label, value, identifier) = (view.accessibilityLabel, view.accessibilityValue, view.accessibilityIdentifier)
            guard label != nil || value != nil || identifier != nil else { return nil }
            type = .semanticGroup(label: label, value: value, identifier: identifier)
        case .none: return nil
        }
    }
}

extension ElementNode.Surroundings {
    /// What an object with `accessibilityElements` is to these.
    @MainActor static func asContainer(_ object: NSObject) -> Self? {
        guard isTold(object) else { return nil }
        return table(object) ?? .container(object)
    }

    /// What a view is to the elements among its subviews.
    @MainActor static func asSuperview(_ view: UIView) -> Self? {
        guard isTold(view) else { return nil }
        return table(view) ?? .superview(view)
    }

    @MainActor private static func table(_ object: NSObject) -> Self? {
        guard object.accessibilityContainerType == .dataTable else { return nil }
        return (object as? any UIAccessibilityContainerDataTable).map { .dataTable($0) }
    }

    @MainActor private static func isTold(_ object: NSObject) -> Bool {
        if object is UISegmentedControl || object is UITabBar || object.accessibilityTraits.contains(.tabBar) { return true }
        switch object.accessibilityContainerType {
        case .list, .landmark: return true
        case .dataTable: return object is any UIAccessibilityContainerDataTable
        default: return false
        }
    }
}
