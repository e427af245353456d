/// The outlets, actions and inspectable properties of one class, as the rewrite of its file lists them.
@preconcurrency @MainActor
public final class InterfaceConnections {
    /// Sets a value on an object; returns false if either is of another class.
    typealias Setter = @MainActor (AnyObject, Any?) -> Bool

    private(set) var outlets: [String: Setter] = [:]
    private(set) var attributes: [String: Setter] = [:]
    /// The actions by the name that documents use: `tap:`.
    private(set) var actions: [String: Selector] = [:]
    private(set) var segueActions: [String: @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?] = [:]

    init() {}

    public func outlet<Owner: AnyObject, Value>(_ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>) {
        outlets[name] = { owner, value in
            guard let owner = owner as? Owner, let value = value as? Value else { return false }
            owner[keyPath: property] = value
            return true
        }
    }

    /// - Parameters:
    ///   - name: The property's name in the document.
    ///   - property: It names the types. A value is not set through it: that reads the property first, and Interface Builder's documents set
    ///     properties that cannot be read yet.
    ///   - set: Sets the property.
    public func attribute<Owner: AnyObject, Value>(
        _ name: String, _ property: KeyPath<Owner, Value>, set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        attributes[name] = { owner, value in
            guard let owner = owner as? Owner, let value = InterfaceValue.convert(value, to: Value.self) else { return false }
            set(owner, value)
            return true
        }
    }

    public func action(_ selector: Selector) { actions[selector.name] = selector }

    public func segueAction<Owner: AnyObject, Controller: UIViewController>(
        _ name: String, _ method: @escaping @MainActor (Owner) -> (NSCoder) -> Controller?
    ) {
        segueActions[name] = { owner, coder, _, _ in (owner as? Owner).flatMap { method($0)(coder) } }
    }

    public func segueAction<Owner: AnyObject, Controller: UIViewController>(
        _ name: String, _ method: @escaping @MainActor (Owner) -> (NSCoder, Any?) -> Controller?
    ) {
        segueActions[name] = { owner, coder, sender, _ in (owner as? Owner).flatMap { method($0)(coder, sender) } }
    }

    public func segueAction<Owner: AnyObject, Controller: UIViewController>(
        _ name: String, _ method: @escaping @MainActor (Owner) -> (NSCoder, Any?, String?) -> Controller?
    ) {
        segueActions[name] = { owner, coder, sender, segue in (owner as? Owner).flatMap { method($0)(coder, sender, segue) } }
    }
}

/// Converts a document's value to the type of a property. Documents store numbers as `Double`.
enum InterfaceValue {
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let number = value as? Double {
            let forms: [Any] = [number, CGFloat(number), Float(number), Int(exactly: number.rounded()) ?? 0, number != 0]
            if let fitting = forms.lazy.compactMap({ $0 as? Value }).first { return fitting }
        }
        return value as? Value
    }
}
