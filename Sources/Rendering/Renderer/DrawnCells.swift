import Synchronization

/// A cache of the results for the last cells, so that equal cells are drawn once for all threads. The oldest are removed, so memory stays
/// constant.
package final class DrawnCells<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entries {
        var values: [Key: Value] = [:]
        /// The keys, the oldest first.
        var keys: [Key] = []
    }

    private let entries = Mutex(Entries())
    private let limit = 32

    package init() {}

    package func value(of key: Key) -> Value? { entries.withLock { $0.values[key] } }

    package func keep(_ value: Value, of key: Key) {
        entries.withLock { entries in
            if entries.values.updateValue(value, forKey: key) == nil { entries.keys.append(key) }
            if entries.keys.count > limit { entries.values[entries.keys.removeFirst()] = nil }
        }
    }
}
