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

    /// Returns a source that nobody adds data to. It is one of Dispatch's own, because their methods accept no other.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        guard let source = makeUserDataAddSource(queue: queue) as? DispatchSource else {
            fatalError("Dispatch has sources of another class.")
        }
        return source
    }
}

extension DispatchSource: DispatchSourceMemoryPressure {
    public var data: MemoryPressureEvent { [] }
    public var mask: MemoryPressureEvent { .all }
}
