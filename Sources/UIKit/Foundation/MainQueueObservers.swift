import Foundation

extension NotificationCenter {
    /// Adds an observer whose block runs on a queue, as Foundation's method of this name does.
    ///
    /// The implementation for the main queue is different: a notification that is posted on the main queue reaches the block before the
    /// post returns, as on Apple's systems. Foundation on Linux would wait for the main queue on the main queue itself, because it only
    /// recognises the main *thread*, and the main actor of a Swift program may run on another one.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil for all names.
    ///   - object: The sender; nil for all senders.
    ///   - queue: The queue on which the block runs. The poster waits for it.
    ///   - block: The block that receives the notification.
    /// - Returns: The observer, for `removeObserver(_:)`.
    @discardableResult public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue, using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        // Foundation's own method has an optional parameter.
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

    /// Runs `work` immediately if the caller is on the main queue. Otherwise runs it there, and the caller waits.
    static func run(_ work: () -> Void) { isCurrent ? work() : DispatchQueue.main.sync(execute: work) }

    /// Keeps an object until the end of the turn, as an autorelease pool does: code may hold it weakly until it shows it.
    static func keep(_ object: Any) {
        nonisolated(unsafe) let kept = object
        DispatchQueue.main.async { unsafe withExtendedLifetime(kept) {} }
    }

    /// Whether the caller is on the main queue, which may run on another thread than the first.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
