import UIKit

/// The key of a value that a transaction carries.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// When the completion of an animation is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let waitsForRest: Bool
    /// When the motion looks finished: a spring may still move a little.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
    public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

/// The circumstances of a change of state.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public var tracksVelocity = false
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        let (animation, completion) = (animation, Unchecked(completion))
        MainActor.assumeIsolated {
            let timeline = Timeline.current
            let length = animation.map { criteria.waitsForRest ? $0.length : $0.logicalLength } ?? 0
            if length.isFinite { timeline.schedule(at: timeline.now + length) { completion.value() } }
        }
    }

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

/// Changes state with an animation, and calls a closure when it is over.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    let result = try Transaction.perform(transaction, body)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return result
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.perform(transaction, body)
}

public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try Transaction.perform(transaction, body)
}
