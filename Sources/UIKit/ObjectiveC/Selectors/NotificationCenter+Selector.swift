import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls the observer's method for each notification, on the posting thread, until the observer is deallocated. It is not retained.
    ///
    /// - Parameters:
    ///   - name: the notification's name; nil for notifications of every name.
    ///   - object: the sender; nil for every sender.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?) {
        let registration = SelectorObserver(observer, self, aName, anObject.map { $0 as AnyObject })
        let name: Notification.Name? = aName
        let token = addObserver(forName: name, object: anObject, queue: Optional<OperationQueue>.none) { [weak registration] notification in
            guard let target = registration?.target else { return }
            aSelector.send(to: target, notification)
        }
        registration.token = token
        SelectorObservers.add(registration)
    }

    /// Removes all methods of the observer, or a token that `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) {
        // Foundation's method, which handles only its own tokens.
        removeObserver(observer as Any)
        stop(observer, nil, nil)
    }

    /// Removes the methods of a class that is an observer itself.
    public func removeObserver(_ observer: AnyClass) { stop(observer, nil, nil) }

    // Beside a parameter of the type `AnyClass`, Swift prefers Foundation's method.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer.Type, name aName: Notification.Name?, object anObject: Any?) {
        stop(observer, aName, anObject)
    }

    /// Removes the observer's methods for one name and one sender; nil matches all.
    public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
        removeObserver(observer as Any, name: aName, object: anObject)
        stop(observer, aName, anObject)
    }

    private func stop(_ observer: Any, _ aName: Notification.Name?, _ anObject: Any?) {
        let sender = anObject.map { $0 as AnyObject }
        let gone = SelectorObservers.remove {
            $0.isOf(observer) && $0.center === self && (aName == nil || $0.name == aName) && (sender == nil || $0.sender === sender)
        }
        for registration in gone { registration.stop() }
    }
}

/// A registered method of an observer. Once the observer is deallocated, it is removed when the next one is added.
private final class SelectorObserver: @unchecked Sendable {
    private let observer: WeakTarget
    weak var center: NotificationCenter?
    let name: Notification.Name?
    weak var sender: AnyObject?
    var token: (any NSObjectProtocol)?

    init(_ observer: Any, _ center: NotificationCenter, _ name: Notification.Name?, _ sender: AnyObject?) {
        self.observer = WeakTarget(observer)
        self.center = center
        self.name = name
        self.sender = sender
    }

    var target: Any? { observer.target }
    var isGone: Bool { observer.isGone }

    func isOf(_ other: Any) -> Bool { !isGone && observer.matches(other) }

    func stop() {
        if let token { center?.removeObserver(token, name: nil, object: nil) }
        token = nil
    }
}

private final class SelectorObservers: EnvironmentState {
    private let table = Mutex<[SelectorObserver]>([])

    static func add(_ registration: SelectorObserver) {
        for gone in remove(where: \.isGone) { gone.stop() }
        current.table.withLock { $0.append(registration) }
    }

    static func remove(where matches: (SelectorObserver) -> Bool) -> [SelectorObserver] {
        current.table.withLock { table in
            let gone = table.filter(matches)
            table.removeAll { registration in gone.contains { $0 === registration } }
            return gone
        }
    }
}
