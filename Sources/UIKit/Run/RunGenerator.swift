// Chance of the run. Swift's library asks the machine for random numbers; files that import UIKit see these declarations before the
// library's of the same names.

/// The random numbers of the run that is on.
public struct RunGenerator: RandomNumberGenerator, Sendable {
    public init() {}

    public mutating func next() -> UInt64 { SimulatedRun.state.number() }
}

/// What code that names the system's generator gets.
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
    /// C's functions of chance, for code that is rewritten for Linux: two modules with one C name are ambiguous.
    public static func arc4random() -> UInt32 { UInt32(truncatingIfNeeded: state.number() >> 32) }

    public static func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }

    public static func drand48() -> Double { Double.random(in: 0..<1) }
}
