import Cassowary

/// The changes that an engine recorded and has not applied yet.
@MainActor struct PendingChanges {
    /// Whether all rows are built again from the tree.
    var rebuildsAll = false
    /// Whether all is built again only for the order of its boxes.
    var isReordering = false
    /// The conflicts from before all was built again for the order of its boxes. They were reported.
    var standingConflicts: Set<ConflictKey> = []
    /// While all is built again: what the rows of masks were made from.
    var autoresizingStarts: [ObjectIdentifier: AutoresizingStart] = [:]
    /// Whether the whole tree is to be added; it then includes what is recorded about parts of it.
    private(set) var includesRoot = true
    private(set) var trees: [any LayoutNode] = []
    private(set) var constraints: [NSLayoutConstraint] = []
    /// Boxes whose frame, mask or guide changed.
    private(set) var placing: [LayoutBox] = []
    /// Boxes whose content or its priorities changed.
    private(set) var content: [LayoutBox] = []
    /// Whether another view may lend its baseline now.
    var checksBaselines = false
    /// Whether the solver has changes that it has not solved.
    private(set) var needsSolving = false
    /// Whether these changes may give text another width, or text has changed: not if only constants of vertical constraints did.
    private(set) var needsFitting = false
    /// While narrowed text is fitted anew, the values from before of the variables that changed; nil otherwise.
    var formerValues: [Variable: Double]?

    /// Whether everything that was recorded has its rows.
    var isApplied: Bool { trees.isEmpty && constraints.isEmpty && placing.isEmpty && content.isEmpty }

    mutating func add(_ tree: any LayoutNode) { if !includesRoot { trees.append(tree) } }

    mutating func add(_ constraint: NSLayoutConstraint) { if !includesRoot { constraints.append(constraint) } }

    mutating func addPlacing(of box: LayoutBox) { placing.append(box) }

    mutating func addContent(of box: LayoutBox) { content.append(box) }

    /// Replaces all changes by that of the whole tree.
    mutating func startOver() {
        (trees, constraints, placing, content) = ([], [], [], [])
        (rebuildsAll, includesRoot) = (false, true)
        noteChange()
    }

    /// Records that the solver has changes.
    /// - Parameter staysVertical: Whether they cannot reach a width.
    mutating func noteChange(staysVertical: Bool = false) {
        needsSolving = true
        if !staysVertical { needsFitting = true }
    }

    /// Records that text has changed, without a change of its rows.
    mutating func noteText() { needsFitting = true }

    mutating func noteSolution() { needsSolving = false }

    mutating func noteFitting() { needsFitting = false }

    // Each of these returns what was recorded and forgets it. Applying it may record more.

    mutating func takeRoot() -> Bool {
        defer { includesRoot = false }
        return includesRoot
    }

    mutating func takeTrees() -> [any LayoutNode] { Self.take(&trees) }

    mutating func takeConstraints() -> [NSLayoutConstraint] { Self.take(&constraints) }

    mutating func takePlacing() -> [LayoutBox] { Self.take(&placing) }

    mutating func takeContent() -> [LayoutBox] { Self.take(&content) }

    private static func take<Change>(_ changes: inout [Change]) -> [Change] {
        guard !changes.isEmpty else { return [] }
        var taken: [Change] = []
        swap(&taken, &changes)
        return taken
    }
}
