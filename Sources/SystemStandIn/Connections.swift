import Foundation
import UIKit

// The parts of Network by which screens know whether there is a connection. There is one, unless a screen is drawn in its state of failure.

public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type: InterfaceType
    public let name: String
}

public struct NWPath: Hashable, Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }
    public let status: Status
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var availableInterfaces: [NWInterface] { status == .satisfied ? [NWInterface(type: .wifi, name: "en0")] : [] }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { true }
    public var supportsDNS: Bool { true }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }
}

/// A monitor that reports the path once, in the next turn of the main queue after it was started.
public final class NWPathMonitor: @unchecked Sendable {
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public private(set) var queue: DispatchQueue?
    private var isCancelled = false

    public var currentPath: NWPath { NWPath(status: InterfaceSample.answering.reachesServers ? .satisfied : .unsatisfied) }

    public func start(queue: DispatchQueue) {
        guard self.queue == nil else { return }
        self.queue = queue
        // Apps start it before their first screen, which asks what it has said since. On a queue of its own it says so at once.
        if queue !== DispatchQueue.main, let handler = pathUpdateHandler { return handler(currentPath) }
        InterfaceSample.later { [self] in if !isCancelled { pathUpdateHandler?(currentPath) } }
    }

    public func cancel() { isCancelled = true }
}

// MARK: Addresses

public protocol IPAddress: Hashable, Sendable {
    var rawValue: Data { get }
    init?(_ string: String)
}

/// An address of four numbers, as `inet_pton` reads it.
public struct IPv4Address: IPAddress, CustomDebugStringConvertible {
    public let rawValue: Data
    public init?(_ string: String) {
        guard let bytes = addressBytes(string, AF_INET, count: 4) else { return nil }
        rawValue = bytes
    }
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
    public var isLoopback: Bool { rawValue.first == 127 }
}

public struct IPv6Address: IPAddress {
    public let rawValue: Data
    public init?(_ string: String) {
        guard let bytes = addressBytes(string, AF_INET6, count: 16) else { return nil }
        rawValue = bytes
    }
    public var isLoopback: Bool { rawValue.dropLast().allSatisfy { $0 == 0 } && rawValue.last == 1 }
}

private func addressBytes(_ text: String, _ family: Int32, count: Int) -> Data? {
    var bytes = [UInt8](repeating: 0, count: count)
    return unsafe inet_pton(family, text, &bytes) == 1 ? Data(bytes) : nil
}
