import Foundation

/// Tells when the system is short of memory. It never is.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    var data: DispatchSource.MemoryPressureEvent { get }
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = Self(rawValue: 1), warning = Self(rawValue: 2), critical = Self(rawValue: 4)
        public static let all: Self = [.normal, .warning, .critical]
    }

    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        QuietMemorySource(makeUserDataAddSource(queue: queue), eventMask)
    }
}

/// A source that nobody adds data to.
private final class QuietMemorySource: DispatchSourceMemoryPressure {
    private let source: any DispatchSourceUserDataAdd
    let mask: DispatchSource.MemoryPressureEvent
    var data: DispatchSource.MemoryPressureEvent { [] }

    init(_ source: any DispatchSourceUserDataAdd, _ mask: DispatchSource.MemoryPressureEvent) { (self.source, self.mask) = (source, mask) }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
    func cancel() { source.cancel() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    func activate() { source.activate() }
    var handle: UInt { source.handle }
    var isCancelled: Bool { source.isCancelled }
}
