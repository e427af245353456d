import Foundation
import Synchronization

// Foundation's shared objects, of which each screen has its own: see `Sources/CFoundationEntries`.

@_silgen_name("plumb_notification_center") func defaultNotificationCenter() -> NotificationCenter { ScreenNotifications.current.center }
@_silgen_name("plumb_user_defaults") func standardUserDefaults() -> UserDefaults { ScreenDefaults.current.domain(nil) }
/// `UserDefaults.init(suiteName:)`, which owns its argument as initialisers do.
@_silgen_name("plumb_suite_defaults") func suiteUserDefaults(_ name: __owned String?) -> UserDefaults? {
    ScreenDefaults.current.domain(name)
}

/// `NotificationCenter.default`. What a screen posts also reaches observers of the app's launch, but no other screen's.
private final class ScreenNotifications: InheritedState, @unchecked Sendable {
    let center = NotificationCenter()

    init() {}

    init(inheriting parent: ScreenNotifications) {
        let launch = parent.center
        _ = center.addObserver(forName: nil, object: nil, queue: nil) { launch.post($0) }
    }
}

/// `UserDefaults.standard` and those of suites. A screen begins with the values of the app's launch.
private final class ScreenDefaults: InheritedState, @unchecked Sendable {
    /// The defaults by the name of the suite; nil for the standard ones.
    private struct Domains: @unchecked Sendable { var byName: [String?: MemoryDefaults] = [:] }

    private let domains: Mutex<Domains>

    init() { domains = Mutex(Domains()) }

    init(inheriting parent: ScreenDefaults) {
        let domains = parent.domains.withLock { $0 }
        self.domains = Mutex(Domains(byName: domains.byName.mapValues { MemoryDefaults($0.values) }))
    }

    func domain(_ suite: String?) -> MemoryDefaults {
        let name = suite == Bundle.main.bundleIdentifier ? nil : suite
        return domains.withLock { domains in
            let domain = domains.byName[name] ?? MemoryDefaults(MemoryDefaults.Values())
            domains.byName[name] = domain
            return domain
        }
    }
}

/// Values that are stored in memory only.
private final class MemoryDefaults: UserDefaults {
    struct Values: @unchecked Sendable {
        var stored: [String: Any] = [:]
        var registered: [String: Any] = [:]
    }

    private let content: Mutex<Values>

    var values: Values { content.withLock { $0 } }

    init(_ values: Values) {
        content = Mutex(values)
        super.init(suiteName: nil)!
    }

    override func object(forKey defaultName: String) -> Any? { values.stored[defaultName] ?? values.registered[defaultName] }

    override func url(forKey defaultName: String) -> URL? {
        object(forKey: defaultName) as? URL ?? string(forKey: defaultName).map { URL(filePath: $0) }
    }

    override func set(_ value: Any?, forKey defaultName: String) { store(value, defaultName) }
    override func set(_ value: Int, forKey defaultName: String) { store(value, defaultName) }
    override func set(_ value: Float, forKey defaultName: String) { store(value, defaultName) }
    override func set(_ value: Double, forKey defaultName: String) { store(value, defaultName) }
    override func set(_ value: Bool, forKey defaultName: String) { store(value, defaultName) }
    override func set(_ url: URL?, forKey defaultName: String) { store(url, defaultName) }
    override func removeObject(forKey defaultName: String) { store(nil, defaultName) }

    override func register(defaults registrationDictionary: [String: Any]) {
        let added = Values(registered: registrationDictionary)
        content.withLock { $0.registered.merge(added.registered) { $1 } }
    }

    override func dictionaryRepresentation() -> [String: Any] {
        let values = values
        return values.registered.merging(values.stored) { $1 }
    }

    override func synchronize() -> Bool { true }

    override func persistentDomain(forName domainName: String) -> [String: Any]? {
        let stored = ScreenDefaults.current.domain(domainName).values.stored
        return stored.isEmpty ? nil : stored
    }

    override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        let values = Values(stored: domain)
        ScreenDefaults.current.domain(domainName).content.withLock { $0.stored = values.stored }
    }

    override func removePersistentDomain(forName domainName: String) { setPersistentDomain([:], forName: domainName) }

    private func store(_ value: Any?, _ name: String) {
        let change = Values(stored: value.map { [name: $0] } ?? [:])
        content.withLock { $0.stored[name] = change.stored[name] }
    }
}
