import Foundation
import Synchronization
import UIKit

/// The objects that intents find by type. Each screen has its own.
public final class AppDependencyManager: Sendable {
    public static var shared: AppDependencyManager { ScreenEnvironment.shared { AppDependencyManager() } }

    private let dependencies = Mutex<[Key: @Sendable () -> Any]>([:])

    private struct Key: Hashable, @unchecked Sendable {
        let name: AnyHashable?
        let type: ObjectIdentifier
    }

    public func add<Dependency: Sendable>(key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency) {
        let key = Key(name: key, type: ObjectIdentifier(Dependency.self))
        dependencies.withLock { $0[key] = { dependency() } }
    }

    fileprivate func find<Dependency>(_ name: AnyHashable?) -> Dependency? {
        let key = Key(name: name, type: ObjectIdentifier(Dependency.self))
        return dependencies.withLock { $0[key] }?() as? Dependency
    }
}

/// An object that the app gave to `AppDependencyManager`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: @unchecked Sendable {
    private let key: AnyHashable?
    private let standard: (@Sendable () -> Value)?

    public init(key: AnyHashable? = nil) {
        self.key = key
        standard = nil
    }

    public init(key: AnyHashable? = nil, default standard: @autoclosure @escaping @Sendable () -> Value) {
        self.key = key
        self.standard = standard
    }

    public var wrappedValue: Value {
        if let value: Value = AppDependencyManager.shared.find(key) { return value }
        guard let standard else { fatalError("Add a \(Value.self) to AppDependencyManager before an intent uses it.") }
        return standard()
    }
}
