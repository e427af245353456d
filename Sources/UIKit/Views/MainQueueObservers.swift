import Foundation

extension NotificationCenter {
    /// Adds an observer whose block runs on a queue, as Foundation's method of this name does.
    ///
    /// For the main queue this is another way to the same end. A notification that is posted on the main queue reaches the block within the post, as on Apple's systems.
    /// Foundation on Linux would wait for the main queue there, from the main queue: it knows the main *thread* alone, and a Swift program's main actor may run on another one.
    ///
    /// - Parameters:
    ///   - name: the notification's name; nil: notifications of every name.
    ///   - object: the sender; nil: every sender.
    ///   - queue: where the block runs. The poster waits for it.
    ///   - block: what to do with the notification.
    /// - Returns: the observer, for `removeObserver(_:)`.
    @discardableResult public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue, using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        // Foundation's own method takes an optional.
        guard queue === OperationQueue.main else { return addObserver(forName: name, object: object, queue: Optional(queue), using: block) }
        return addObserver(forName: name, object: object, queue: nil) { notification in
            MainQueue.run { block(notification) }
        }
    }
}

package enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// At once when the caller is on the main queue; else there, and the caller waits.
    static func run(_ work: () -> Void) {
        let isHere = Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
        isHere ? work() : DispatchQueue.main.sync(execute: work)
    }
}
