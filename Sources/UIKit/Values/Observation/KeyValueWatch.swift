import Foundation

/// An observation of one property of one object by one observer.
final class KeyValueWatch: @unchecked Sendable {
    let name: String
    private(set) var isEnded = false
    private let notify: @MainActor () -> Void
    /// The observer passed to `addObserver(_:forKeyPath:options:context:)`.
    let observer: WeakTarget?
    let context: UInt

    init(_ name: String, observer: WeakTarget? = nil, context: UInt = 0, notify: @escaping @MainActor () -> Void) {
        self.name = name
        self.notify = notify
        self.observer = observer
        self.context = context
    }

    @MainActor func changed() { if !isEnded { notify() } }

    /// Ends the observation. The table removes it when the next one is added.
    func end() { isEnded = true }
}

/// The observations of a screen. Setters check `isUsed` first: while there is no observation, that is the only cost of an observable
/// property.
@MainActor final class KeyValueTable: EnvironmentState {
    /// Whether there may be an observation in any environment.
    private(set) static var isUsed = false

    private struct Entry {
        weak var object: AnyObject?
        var watches: [KeyValueWatch]
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    nonisolated init() {}

    static func add(_ watch: KeyValueWatch, to object: AnyObject) {
        isUsed = true
        current.sweep()
        current.add(watch, to: object)
    }

    static func watches(of object: AnyObject) -> [KeyValueWatch] {
        guard let entry = current.entries[ObjectIdentifier(object)], entry.object === object else { return [] }
        return entry.watches
    }

    static func changed(_ object: AnyObject, _ names: String...) {
        for watch in watches(of: object) where names.contains(watch.name) { watch.changed() }
    }

    private func add(_ watch: KeyValueWatch, to object: AnyObject) {
        let key = ObjectIdentifier(object)
        var entry = entries[key].flatMap { $0.object === object ? $0 : nil } ?? Entry(object: object, watches: [])
        entry.watches.append(watch)
        entries[key] = entry
    }

    private func sweep() {
        entries = entries.compactMapValues { entry in
            let watches = entry.watches.filter { !$0.isEnded && $0.observer?.isGone != true }
            return entry.object == nil || watches.isEmpty ? nil : Entry(object: entry.object, watches: watches)
        }
    }
}

/// A class that observes changes by `observeValue(forKeyPath:of:change:context:)`.
@MainActor protocol KeyValueObserving: AnyObject {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}
