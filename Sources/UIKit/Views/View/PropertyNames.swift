import Foundation

/// The names of views in the app's code: those of the properties, in a controller or view around them, that refer to them.
@MainActor package struct PropertyNames {
    private var names: [ObjectIdentifier: String] = [:]

    /// Collects names from the view, its descendants and ancestors, and their controllers.
    package init(in root: UIView) {
        var around: [UIView] = []
        var current = root.superviewStorage
        while let view = current {
            around.append(view)
            current = view.superviewStorage
        }
        for view in around.reversed() { addOwners(at: view) }
        visit(root)
    }

    /// Returns the name of a view, or nil if no property refers to it.
    package subscript(view: UIView) -> String? { names[ObjectIdentifier(view)] }

    /// Returns the name of one view, as given by the nearest owner around it.
    package static func name(of view: UIView) -> String? {
        var current = view.superviewStorage
        while let ancestor = current {
            var names = PropertyNames()
            names.addOwners(at: ancestor)
            if let name = names[view] { return name }
            current = ancestor.superviewStorage
        }
        return nil
    }

    private init() {}

    /// Visits inner owners after outer ones, so that the name in the nearest owner is used.
    private mutating func visit(_ view: UIView) {
        addOwners(at: view)
        for subview in view.subviewStorage { visit(subview) }
    }

    private mutating func addOwners(at view: UIView) {
        if let controller = view.controller { add(controller, around: view) }
        add(view, around: view)
        guard let hosting = view as? HostedContentView else { return }
        for (shown, name) in hosting.shownViews { names[ObjectIdentifier(shown)] = name }
    }

    private mutating func add(_ owner: AnyObject, around view: UIView) {
        var kind: AnyClass? = type(of: owner)
        while let declaring = kind, OwnClasses.contain(declaring) {
            StoredProperties(of: owner, declaredBy: declaring).forEach { add($0, $1, around: view) }
            kind = StoredProperties.parent(of: declaring)
        }
    }

    private mutating func add(_ stored: String, _ value: Any, around view: UIView) {
        if let held = value as? UIView {
            add(Self.written(stored), of: held, around: view)
        } else if let list = value as? [UIView] {
            for (index, held) in list.enumerated() { add("\(Self.written(stored))[\(index)]", of: held, around: view) }
        }
    }

    /// Names a view if it is inside its owner's view. Properties may also refer to views elsewhere.
    private mutating func add(_ name: String, of held: UIView, around view: UIView) {
        guard held !== view, held.isInside(view) else { return }
        names[ObjectIdentifier(held)] = name
    }

    /// Returns the name in the source. Lazy and wrapped properties are stored under other names.
    private static func written(_ label: String) -> String {
        let lazy = "$__lazy_storage_$_"
        if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }
}

/// The classes outside UIKit. Only the names of their properties are known to an app's author.
@MainActor private enum OwnClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func contain(_ kind: AnyClass) -> Bool {
        if let answer = known[ObjectIdentifier(kind)] { return answer }
        let answer = !String(reflecting: kind).hasPrefix("UIKit.") && kind is UIResponder.Type
        known[ObjectIdentifier(kind)] = answer
        return answer
    }
}
