import Foundation

extension KeyValueObservable {
    /// Reports that an app's own `@objc dynamic` property was set; adapted code calls it in the setter. A proxy records the value, a view
    /// keeps it whatever proxies say, and observers are notified.
    public nonisolated func interfaceDidSet<Value>(_ path: ReferenceWritableKeyPath<Self, Value>, _ name: StaticString = #function) {
        guard MainQueue.isCurrent else { return }
        nonisolated(unsafe) let object = self, path = path
        MainActor.assumeIsolated {
            if let styled = unsafe object as? any SetterReporting {
                let value = unsafe object[keyPath: path]
                styled.note(name) { target in unsafe (target as? Self)?[keyPath: path] = value }
            }
            if KeyValueTable.isUsed { unsafe KeyValueTable.changed(object, name.description, path: path) }
        }
    }
}
