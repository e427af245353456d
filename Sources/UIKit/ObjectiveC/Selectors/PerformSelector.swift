import Foundation
import Synchronization

/// `NSObject`'s messages by selector, which Foundation on Linux lacks. They extend the protocol so that a class can declare its own.
extension NSObjectProtocol {
    /// Whether the object has the method, as far as selectors were created with methods, or the property whose getter or setter it is.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isAnswered(by: self) ?? false }

    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

    @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        unsafe LastResult.keep(aSelector?.call(self))
    }

    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        unsafe LastResult.keep(aSelector?.call(self, object))
    }

    @discardableResult public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        unsafe LastResult.keep(aSelector?.call(self, object1, object2))
    }
}

extension NSObject {
    /// Whether instances of the class have the method; always false for a selector created from a name alone.
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let receiver = aSelector?.invocation?.receiver as? AnyClass else { return false }
        return isSubclass(self, of: receiver)
    }

    private static func isSubclass(_ type: AnyClass, of ancestor: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let class_ = current {
            if class_ == ancestor { return true }
            current = _getSuperclass(class_)
        }
        return false
    }

    /// Calls the method once the timeline has advanced by `delay` seconds; 0 means at its next step.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let request = Request(target: self, selector: aSelector, argument: anArgument)
        MainQueue.run {
            MainActor.assumeIsolated { DelayedRequests.add(request, after: delay) }
        }
    }

    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    public func performSelector(onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        let request = Request(target: self, selector: aSelector, argument: argument)
        MainQueue.run { request.run() }
    }

    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        let target = Request(target: aTarget, selector: nil, argument: nil)
        MainQueue.run {
            MainActor.assumeIsolated { DelayedRequests.remove { $0.isFor(target) } }
        }
    }

    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        let target = Request(target: aTarget, selector: aSelector, argument: anArgument)
        MainQueue.run {
            MainActor.assumeIsolated {
                DelayedRequests.remove { $0.isFor(target) && $0.selector == aSelector && $0.hasArgument(of: target) }
            }
        }
    }
}

/// A message to be sent later. It retains its target, as on iOS.
private final class Request: @unchecked Sendable {
    let target: Any
    let selector: Selector?
    private let argument: Any?

    init(target: Any, selector: Selector?, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    func run() { selector?.send(to: target, argument) }

    func isFor(_ other: Request) -> Bool { target as AnyObject === other.target as AnyObject }

    func hasArgument(of other: Request) -> Bool {
        guard let argument, let theirs = other.argument else { return argument == nil && other.argument == nil }
        if let one = argument as? NSObject, let two = theirs as? NSObject { return one == two }
        return argument as AnyObject === theirs as AnyObject
    }
}

@MainActor private enum DelayedRequests {
    private static var waiting: [Request] {
        get { State.current.waiting }
        set { State.current.waiting = newValue }
    }

    @MainActor private final class State: EnvironmentState {
        var waiting: [Request] = []
        nonisolated init() {}
    }

    static func add(_ request: Request, after delay: TimeInterval) {
        waiting.append(request)
        // A weak reference, so that a cancelled request is released at once.
        Timeline.current.schedule(at: Timeline.current.now + max(delay, 0)) { [weak request] in
            guard let request, let index = waiting.firstIndex(where: { $0 === request }) else { return }
            waiting.remove(at: index)
            request.run()
        }
    }

    static func remove(where matches: (Request) -> Bool) { waiting.removeAll(where: matches) }
}

/// Keeps the last result of `perform` alive until the next one, similar to an autorelease pool.
final class LastResult: EnvironmentState {
    private struct Box: @unchecked Sendable { var object: AnyObject? }

    private let box = Mutex(Box())

    static func keep(_ result: Any?) -> Unmanaged<AnyObject>? {
        guard let result else { return nil }
        let kept = Box(object: result as AnyObject)
        let former = LastResult.current.box.withLock { box in
            defer { box = kept }
            return box
        }
        return unsafe withExtendedLifetime(former) { unsafe kept.object.map { unsafe Unmanaged.passUnretained($0) } }
    }
}
