import Foundation

extension Property {
    /// Returns the property of an object that has this name in Objective-C or in Swift.
    @MainActor static func of(_ object: Any, _ key: String) -> Property? {
        (object as? any PropertyDescribed).flatMap { Swift.type(of: $0).table[key] }
    }
}

// In Objective-C a property is two methods: `alpha` returns it, and `setAlpha:` sets it.

extension Selector {
    /// Whether the target has the method, as far as selectors were created with methods, or the property whose getter or setter it is.
    func isAnswered(by target: Any) -> Bool { method(of: target) != nil || PropertyAccess(self, target) != nil }

    /// Calls the method, or gets or sets the property. A target that has neither stops the program, as on iOS.
    @discardableResult func call(_ target: Any, _ arguments: Any?...) -> Any? {
        if method(of: target) == nil, let access = PropertyAccess(self, target) { return access.value(setting: arguments.first ?? nil) }
        return switch arguments.count {
        case 0: send(to: target)
        case 1: send(to: target, arguments[0])
        default: send(to: target, arguments[0], arguments[1])
        }
    }
}

/// A message that gets or sets a property of an object.
private struct PropertyAccess {
    private let object: AnyObject
    private let property: Property
    private let sets: Bool

    init?(_ selector: Selector, _ target: Any) {
        guard let described = target as? any PropertyDescribed else { return nil }
        let table = type(of: described).table, name = selector.name
        object = described
        if let found = table[name] {
            (property, sets) = (found, false)
            return
        }
        guard name.hasPrefix("set"), name.hasSuffix(":"), let first = name.dropFirst(3).first, first.isUppercase,
            let found = table[first.lowercased() + name.dropFirst(4).dropLast()]
        else { return nil }
        (property, sets) = (found, true)
    }

    /// Returns the property's value, or sets it and returns nil.
    func value(setting new: Any?) -> Any? {
        nonisolated(unsafe) var value: Any?
        nonisolated(unsafe) let (object, new) = (object, new)
        let (property, sets) = (property, sets)
        MainQueue.run {
            MainActor.assumeIsolated {
                guard sets else { return unsafe value = property.get(object) }
                _ = unsafe property.set(object, new)
            }
        }
        return unsafe value
    }
}
