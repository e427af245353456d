/// A property of a view whose value lives outside of the view.
public protocol DynamicProperty {
    /// Is called before the view's body is evaluated.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property of this module: it connects to what its node has kept for it.
protocol ConnectedProperty {
    /// Connects the property to the storage of its place, which is made at the first time.
    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated)
}

/// What the dynamic properties of one view keep, in the order of their declarations.
@MainActor final class PropertyStore {
    private var storages: [AnyObject?] = []
    private var next = 0
    private var isEmpty = false

    /// Connects the properties of a view. Their storages are shared by reference, so that the view's own copy is connected, too.
    @discardableResult func connect<Value>(_ value: Value, _ node: any Evaluated) -> Value {
        guard !isEmpty else { return value }
        next = 0
        connectProperties(of: value, node)
        isEmpty = next == 0
        return value
    }

    private func connectProperties(of value: Any, _ node: any Evaluated) {
        for child in Mirror(reflecting: value).children {
            if let property = child.value as? any ConnectedProperty {
                if next == storages.count { storages.append(nil) }
                property.connect(&storages[next], node)
                next += 1
            } else if var property = child.value as? any DynamicProperty {
                next += 1
                if storages.count < next { storages.append(nil) }
                connectProperties(of: property, node)
                property.update()
            }
        }
    }

    func disconnect() {
        for case let storage as any Disconnectable in storages { storage.disconnect() }
    }
}

/// A storage that must be told when its view leaves.
@MainActor protocol Disconnectable: AnyObject {
    func disconnect()
}
