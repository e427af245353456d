import Foundation

// State machines of GameplayKit, which apps use for the states of screens.

/// A state of a machine. Subclasses say which states may follow.
open class GKState: NSObject {
    public override init() { super.init() }
    open internal(set) weak var stateMachine: GKStateMachine?
    /// Whether the machine may go on to a state of this class: to all, unless a subclass says otherwise.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

/// A machine with one state of each class.
open class GKStateMachine: NSObject {
    private let states: [GKState]
    open private(set) var currentState: GKState?

    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    open func state<State: GKState>(forClass stateClass: State.Type) -> State? {
        states.first { type(of: $0) == stateClass } as? State
    }
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        guard states.contains(where: { type(of: $0) == stateClass }) else { return false }
        return currentState?.isValidNextState(stateClass) ?? true
    }
    /// Leaves the current state and enters that of a class.
    /// - Returns: Whether the current state allows it.
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
