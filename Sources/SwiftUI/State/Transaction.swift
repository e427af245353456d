import UIKit

/// The circumstances of a change of state.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// The circumstances of the change that is being made.
    @MainActor static var current: Transaction? { stack.last }
    @MainActor private static var stack: [Transaction] = []

    nonisolated static func perform<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let pushed = Unchecked(transaction)
        MainActor.assumeIsolated { stack.append(pushed.value) }
        defer { MainActor.assumeIsolated { _ = stack.popLast() } }
        return try body()
    }
}

/// Changes state with an animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.perform(Transaction(animation: animation), body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.perform(transaction, body)
}
