import Foundation
import Synchronization

/// A method that is not bound to an object yet.
///
/// The sender must call it on the right thread or actor: as with Objective-C messages, nothing checks this.
final class Invocation: @unchecked Sendable {
    /// The class (or protocol) whose instances have the method; nil for a class method.
    let receiver: Any.Type?
    private let accepts: (Any) -> Bool
    private let call: (Any, GivenArguments) -> Any

    init<T, R>(_ receiver: T.Type, _ call: @escaping (T, GivenArguments) -> R) {
        self.receiver = receiver
        accepts = { $0 is T }
        self.call = { target, given in
            guard let target = target as? T else { preconditionFailure("\(Swift.type(of: target)) is no \(T.self)") }
            return call(target, given)
        }
    }

    init<R>(_ call: @escaping (GivenArguments) -> R) {
        receiver = nil
        accepts = { $0 is Any.Type }
        self.call = { _, given in call(given) }
    }

    func canBeSent(to target: Any) -> Bool { accepts(target) }

    func send(to target: Any, _ arguments: [Any?]) -> Any { call(target, GivenArguments(values: arguments)) }
}

/// The arguments of a message. The sender may pass more than the method takes; the method uses the first ones.
struct GivenArguments {
    var values: [Any?]

    func argument<A>(_ index: Int, _ name: String) -> A {
        let value = values.indices.contains(index) ? values[index] : nil
        if let argument = value as? A { return argument }
        if let argument = Self.bridged(value) as? A { return argument }
        if value == nil, let zero = Self.zero(of: A.self) as? A { return zero }
        preconditionFailure("[\(name)]: the argument is \(value.map { "of type \(type(of: $0))" } ?? "nil"), the method takes \(A.self)")
    }

    /// Returns what a method finds in place of `nil` where it takes a number or a truth value.
    private static func zero(of type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: false
        case is Int.Type: 0
        case is Double.Type: 0.0
        case is Float.Type: Float(0)
        case is CGFloat.Type: CGFloat(0)
        case is UInt.Type: UInt(0)
        default: nil
        }
    }

    /// Converts between Foundation's classes and Swift values, which are interchangeable in messages.
    private static func bridged(_ value: Any?) -> Any? {
        switch value {
        case let value as Notification: NSNotification(name: value.name, object: value.object, userInfo: value.userInfo)
        case let value as NSNotification: Notification(name: value.name, object: value.object, userInfo: value.userInfo)
        case let value as String: value as NSString
        case let value as NSString: value as String
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Bool: NSNumber(value: value)
        case let value as IndexPath: value as NSIndexPath
        default: nil
        }
    }
}

/// The methods of all selectors created with a method, by name. Used for selectors created from a name alone, and for targets of another
/// class than the selector's.
final class KnownMethods: InheritedState {
    private let table: Mutex<[String: [Invocation]]>

    init() { table = Mutex([:]) }

    init(inheriting parent: KnownMethods) { table = Mutex(parent.table.withLock { $0 }) }

    /// Adds a method. It replaces one of the same name and class, because the same selector is created many times.
    static func add(_ invocation: Invocation, named name: String) {
        current.table.withLock { table in
            var known = table[name] ?? []
            known.removeAll { $0.receiver == invocation.receiver }
            known.append(invocation)
            table[name] = known
        }
    }

    static func method(_ name: String, for target: Any) -> Invocation? {
        let known = current.table.withLock { $0[name] ?? [] }
        return known.last { $0.canBeSent(to: target) }
    }
}

extension Selector {
    /// Returns the method that the selector calls on the target, or nil if the target does not respond to it.
    func method(of target: Any) -> Invocation? {
        if let invocation, invocation.canBeSent(to: target) { return invocation }
        return KnownMethods.method(name, for: target)
    }

    /// Whether the target responds to the selector, as far as selectors were created with methods. A class that overrides `responds(to:)`
    /// decides itself.
    func isKnown(to target: Any) -> Bool {
        if let target = target as? any SelectorResponding { return target.responds(to: self) }
        return method(of: target) != nil
    }

    /// Calls the method. A target without it stops the program, as on iOS.
    @discardableResult package func send(to target: Any, _ arguments: Any?...) -> Any? {
        guard let method = method(of: target) else {
            Self.unrecognized(self, target)
            return nil
        }
        let result = method.send(to: target, arguments)
        return result is Void ? nil : result
    }

    private static func unrecognized(_ selector: Selector, _ target: Any) {
        let message = "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance"
        MainQueue.run {
            MainActor.assumeIsolated { ProgrammerError.stop(message) }
        }
    }
}

/// A class that decides itself which selectors it responds to, and which object answers the others.
public protocol SelectorResponding: AnyObject {
    func responds(to aSelector: Selector!) -> Bool
    /// Returns the object that answers a message which this one does not.
    func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension SelectorResponding {
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// The protocols of delegates and data sources. On iOS they inherit from `NSObjectProtocol`: code that stands between a view and its delegate
/// asks the delegate before it forwards a message.
public protocol DelegateMessages: AnyObject {}

extension DelegateMessages {
    @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { aSelector.map { $0.isKnown(to: self) } ?? false }

    /// Returns the object to which a delegate forwards a message that it has no method for.
    func forwarding<Delegate>(_ name: String, to type: Delegate.Type) -> Delegate? {
        guard let own = self as? any SelectorResponding, let other = own.forwardingTarget(for: Selector(name)) else { return nil }
        return other as AnyObject === self ? nil : other as? Delegate
    }
}

/// The target of a control or recogniser: an object, referenced weakly, or a class.
struct WeakTarget {
    private weak var object: AnyObject?
    private let type: Any.Type?
    /// Whether a target was given; otherwise the responder chain is searched.
    let isGiven: Bool

    init(_ target: Any?) {
        isGiven = target != nil
        type = target as? Any.Type
        object = type == nil ? target.map { $0 as AnyObject } : nil
    }

    var target: Any? { type ?? object }

    /// Whether `other` is this target; nil matches every target.
    func matches(_ other: Any?) -> Bool {
        guard let other else { return true }
        if let other = other as? Any.Type { return type == other }
        return object === (other as AnyObject)
    }

    var isGone: Bool { isGiven && type == nil && object == nil }
}
