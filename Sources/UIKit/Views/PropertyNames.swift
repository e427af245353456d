import Foundation

/// What views are called in the code that made them: the property of a controller or of a view around them that holds them.
@MainActor package struct PropertyNames {
    private var names: [ObjectIdentifier: String] = [:]

    /// Looks through the view, what is below it, and the owners around it.
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

    /// Nil for a view that no property holds.
    package subscript(view: UIView) -> String? { names[ObjectIdentifier(view)] }

    /// That of one view: what the nearest owner around it calls it.
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

    /// Owners further in come later: theirs is the nearer name.
    private mutating func visit(_ view: UIView) {
        addOwners(at: view)
        for subview in view.subviewStorage { visit(subview) }
    }

    private mutating func addOwners(at view: UIView) {
        if let controller = view.controller { add(controller, around: view) }
        add(view, around: view)
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

    /// A property may hold views from elsewhere: only what is inside its owner's view is named by it.
    private mutating func add(_ name: String, of held: UIView, around view: UIView) {
        guard held !== view, held.isInside(view) else { return }
        names[ObjectIdentifier(held)] = name
    }

    /// Lazy properties and wrapped ones are stored under other names.
    private static func written(_ label: String) -> String {
        let lazy = "$__lazy_storage_$_"
        if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }
}

/// Classes that are not UIKit's: only their properties are names that an author would know.
@MainActor private enum OwnClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func contain(_ kind: AnyClass) -> Bool {
        if let answer = known[ObjectIdentifier(kind)] { return answer }
        let answer = !String(reflecting: kind).hasPrefix("UIKit.") && kind is UIResponder.Type
        known[ObjectIdentifier(kind)] = answer
        return answer
    }
}
