// Random numbers of the run. Swift's library takes random numbers from the machine; in files that import UIKit, these declarations take
// precedence over the library's with the same names.

/// The random number generator of the current run.
public struct RunGenerator: RandomNumberGenerator, Sendable {
    public init() {}

    public mutating func next() -> UInt64 { SimulatedRun.state.number() }
}

/// The replacement of the system's generator, for code that names it.
public typealias SystemRandomNumberGenerator = RunGenerator

extension FixedWidthInteger {
    public static func random(in range: Range<Self>) -> Self { random(in: range, using: &SimulatedRun.generator) }

    public static func random(in range: ClosedRange<Self>) -> Self { random(in: range, using: &SimulatedRun.generator) }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    public static func random(in range: Range<Self>) -> Self { random(in: range, using: &SimulatedRun.generator) }

    public static func random(in range: ClosedRange<Self>) -> Self { random(in: range, using: &SimulatedRun.generator) }
}

extension Bool {
    public static func random() -> Bool { random(using: &SimulatedRun.generator) }
}

extension Collection {
    public func randomElement() -> Element? { randomElement(using: &SimulatedRun.generator) }
}

extension Sequence {
    public func shuffled() -> [Element] { shuffled(using: &SimulatedRun.generator) }
}

extension MutableCollection where Self: RandomAccessCollection {
    public mutating func shuffle() { shuffle(using: &SimulatedRun.generator) }
}

extension SimulatedRun {
    /// C's random functions, for code that is rewritten for Linux. They are members, because a C name in two modules is ambiguous.
    public static func arc4random() -> UInt32 { UInt32(truncatingIfNeeded: state.number() >> 32) }

    public static func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }

    public static func drand48() -> Double { Double.random(in: 0..<1) }
}
