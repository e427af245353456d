/// The modules whose classes documents can name.
@preconcurrency @MainActor
package enum InterfaceModules {
    private static var modules: [InterfaceModule] {
        get { State.current.modules }
        set { State.current.modules = newValue }
    }

    @MainActor private final class State: InheritedState {
        var modules: [InterfaceModule] = []

        nonisolated init() {}

        init(inheriting parent: State) { modules = parent.modules }
    }

    package static func install(_ module: InterfaceModule) {
        modules.removeAll { $0.name == module.name }
        modules.append(module)
        if let make = module.makeDelegate { UIApplication.shared.makeDelegate = make }
    }

    /// Launches the app behind the picture's window.
    package static func launchBehind() { modules.lazy.compactMap(\.launch).first?.runBehind() }

    package static func removeAll() {
        modules = []
        UIApplication.shared.makeDelegate = nil
    }

    /// Whether no module is installed, so that documents cannot name an app's own classes.
    package static var isEmpty: Bool { modules.isEmpty }

    /// Returns the class that a document names as `customClass`.
    package static func type(named name: String) -> AnyClass? { modules.lazy.compactMap { $0.classes[name]?.type }.first }

    /// Creates an object of a class that a document names beside its views and controllers; nil if the program does not have the class.
    package static func object(named name: String) -> AnyObject? { modules.lazy.compactMap { $0.classes[name]?.object }.first?() }

    /// Whether an object's class is one of the app's own.
    package static func isOwn(_ object: AnyObject) -> Bool {
        modules.contains { module in module.classes.values.contains { $0.type == Swift.type(of: object) } }
    }

    /// Creates a controller from a document with sample values, as the screen before would do; nil if its class needs none.
    package static func create(_ type: UIViewController.Type?, _ coder: NSCoder) -> UIViewController? {
        guard let type else { return nil }
        return modules.lazy.flatMap(\.classes.values).first { $0.type == type && $0.create != nil }?.create?(coder)
    }

    /// Sets an object's injected properties to sample values, as the screen before would do.
    package static func fill(_ object: AnyObject) {
        let type: AnyClass = Swift.type(of: object)
        for module in modules {
            for name in module.classNames {
                guard let entry = module.classes[name], entry.type == type else { continue }
                entry.fill?(object)
            }
        }
    }

    private static var tables: [InterfaceConnections] {
        modules.flatMap { module in module.classNames.compactMap { module.classes[$0]?.connections } }
    }

    /// - Returns: whether a class of the object has the outlet and accepts the value.
    package static func setOutlet(_ name: String, of owner: AnyObject, to value: Any?) -> Bool {
        tables.contains { $0.outlets[name]?(owner, value) ?? false }
    }

    package static func setAttribute(_ name: String, of owner: AnyObject, to value: Any?) -> Bool {
        tables.contains { $0.attributes[name]?(owner, value) ?? false }
    }

    /// Returns the action that a class of the target has, or nil if no class has it.
    package static func action(_ name: String, of target: AnyObject) -> Selector? {
        tables.lazy.compactMap { $0.actions[name] }.first { $0.method(of: target) != nil }
    }
}
