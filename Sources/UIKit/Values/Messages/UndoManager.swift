import Foundation

/// A recorder of what can be undone, as Foundation documents it: registered actions are grouped, and undoing a group registers what redoes it.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private struct Action {
        weak var target: AnyObject?
        let perform: (AnyObject) -> Void
    }

    private struct Group {
        var actions: [Action] = []
        var name = ""
    }

    private enum Turn { case none, undoing, redoing }

    private var undone: [Group] = [], redone: [Group] = []
    /// The groups that are open, the outermost first.
    private var open: [Group] = []
    private var turn = Turn.none
    private var disabled = 0

    nonisolated public override init() { super.init() }

    /// Whether the first action of a turn of the run loop opens a group that ends with the turn.
    open var groupsByEvent = true
    /// The number of groups that are kept; 0 for all.
    open var levelsOfUndo = 0 { didSet { trim() } }
    open var runLoopModes: [RunLoop.Mode] = [.default]
    open var groupingLevel: Int { open.count }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var isUndoing: Bool { turn == .undoing }
    open var isRedoing: Bool { turn == .redoing }
    open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.actions.isEmpty } }
    open var canRedo: Bool { !redone.isEmpty }

    // MARK: Groups

    open func beginUndoGrouping() {
        // Inside the group of an event, others are nested.
        if open.isEmpty, groupsByEvent, turn == .none { beginEvent() }
        open.append(Group())
    }

    open func endUndoGrouping() {
        guard var group = open.popLast() else { return }
        if var outer = open.popLast() {
            outer.actions += group.actions
            if outer.name.isEmpty { outer.name = group.name }
            open.append(outer)
        } else if !group.actions.isEmpty {
            group.actions.removeAll { $0.target == nil }
            if turn == .undoing { redone.append(group) } else { undone.append(group) }
            trim()
        }
    }

    private func beginEvent() {
        open.append(Group())
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.endEvent() } }
    }

    private func endEvent() {
        if turn == .none, open.count == 1 { endUndoGrouping() }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undone.removeFirst(max(undone.count - levelsOfUndo, 0))
        redone.removeFirst(max(redone.count - levelsOfUndo, 0))
    }

    // MARK: Actions

    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

    /// Registers what undoes a change. While something is undone, it registers what redoes it.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping @MainActor (Target) -> Void) {
        register(Action(target: target) { target in MainActor.assumeIsolated { (target as? Target).map(handler) } })
    }

    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(
            Action(target: target as AnyObject) { target in
                selector.send(to: target, anObject)
            })
    }

    private func register(_ action: Action) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty { groupsByEvent && turn == .none ? beginEvent() : open.append(Group()) }
        open[open.count - 1].actions.append(action)
        if turn == .none { redone = [] }
    }

    /// Ends the group of the event, and undoes the last group.
    open func undo() {
        if open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        guard let group = undone.popLast() else { return }
        run(group, as: .undoing)
    }

    open func redo() {
        if open.count == 1 { endUndoGrouping() }
        guard let group = redone.popLast() else { return }
        run(group, as: .redoing)
    }

    private func run(_ group: Group, as turn: Turn) {
        self.turn = turn
        open.append(Group(name: group.name))
        for action in group.actions.reversed() { if let target = action.target { action.perform(target) } }
        while !open.isEmpty { endUndoGrouping() }
        self.turn = .none
    }

    open func removeAllActions() { (undone, redone, open) = ([], [], []) }

    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func without(_ groups: [Group]) -> [Group] {
            groups.map { Group(actions: $0.actions.filter { $0.target !== target }, name: $0.name) }
        }
        undone = without(undone).filter { !$0.actions.isEmpty }
        redone = without(redone).filter { !$0.actions.isEmpty }
        open = without(open)
    }

    // MARK: Names

    open var undoActionName: String { open.last.map(\.name).flatMap { $0.isEmpty ? nil : $0 } ?? undone.last?.name ?? "" }
    open var redoActionName: String { redone.last?.name ?? "" }
    open func setActionName(_ actionName: String) {
        if !open.isEmpty { open[open.count - 1].name = actionName } else if !undone.isEmpty { undone[undone.count - 1].name = actionName }
    }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }
}

extension NSNotification.Name {
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
