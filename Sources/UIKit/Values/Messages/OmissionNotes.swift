import Synchronization

/// What an app's program reached of its code that does not compile here.
package final class OmissionNotes: EnvironmentState {
    package let locations = Mutex<[String]>([])

    package init() {}

    package static func add(_ location: String) {
        current.locations.withLock { if !$0.contains(location) { $0.append(location) } }
    }

    /// Notes an error of the program that follows from code that was left out, such as a constraint to a view that was never added.
    /// - Returns: false if no such code was reached, so that the error is the author's.
    package static func excuse(_ error: String) -> Bool {
        current.locations.withLock { locations in
            guard !locations.isEmpty else { return false }
            if !locations.contains(error) { locations.append(error) }
            return true
        }
    }
}
