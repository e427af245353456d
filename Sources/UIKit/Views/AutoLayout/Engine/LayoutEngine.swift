import Cassowary
import Foundation

/// Identifies an engine without retaining it.
final class LayoutEngineID: Equatable, Sendable {
    static func == (one: LayoutEngineID, other: LayoutEngineID) -> Bool { one === other }
}

/// The constraints of a window, or of a tree of nodes outside any window, with their solver.
///
/// Changes are only recorded; `settle()` applies them as one batch and optimises, a second time if text wraps. Frames are read only as
/// starting values: the same constraints give the same layout, however they were built. Views are known only as `LayoutNode`.
@MainActor package final class LayoutEngine {
    private(set) var solver = Solver()
    final nonisolated var root: (any LayoutNode)? {
        get { unsafe rootReference }
        set { unsafe rootReference = newValue }
    }
    private final nonisolated(unsafe) unowned(unsafe) var rootReference: (any LayoutNode)?
    let id = LayoutEngineID()
    /// Whether the engine only computes a size and writes no frames.
    let isThrowAway: Bool
    @safe @exclusivity(unchecked) var reports = LayoutReports()
    @safe @exclusivity(unchecked) var boxes = BoxTable()
    @safe @exclusivity(unchecked) var pending = PendingChanges()
    var borrowedBaselines: [BorrowedBaseline] = []
    private var isSettling = false
    /// A reusable expression for building rows.
    var scratch = LinearExpression()

    init(root: any LayoutNode, isThrowAway: Bool = false) {
        self.isThrowAway = isThrowAway
        self.root = root
    }

    // MARK: Recording changes

    func subtreeAdded(_ node: any LayoutNode) { pending.add(node) }

    func enqueue(_ constraint: NSLayoutConstraint) { pending.add(constraint) }

    func contentDidChange(of box: LayoutBox) { pending.addContent(of: box) }

    /// Records that another node may lend its baseline now.
    func baselineLenderMayChange() { pending.checksBaselines = true }

    /// Records a frame that was set from outside. A node placed by its mask gets new rows. In other nodes, what constraints leave open
    /// moves there, and the next pass resets the rest; that pass is not requested, because a superview may place its subviews in its own
    /// pass.
    func frameDidChange(of node: any LayoutNode) {
        guard let box = node.box, box.engineID == id else { return }
        if node.translatesAutoresizingMaskIntoConstraints {
            box.autoresizingStart = nil
            pending.addPlacing(of: box)
            if node === root { return }
            node.markPlacement()
        }
        preferGivenFrame(for: box)
        if node !== root { box.isStale = true }
    }

    private func preferGivenFrame(for box: LayoutBox) {
        let frame = box.node.alignmentRect(forFrame: box.node.givenFrame)
        solver.prefer(Double(frame.minX), for: box.x)
        solver.prefer(Double(frame.minY), for: box.y)
        solver.prefer(Double(frame.width), for: box.width)
        solver.prefer(Double(frame.height), for: box.height)
        if solver.isPending { pending.noteChange() }
    }

    func rootSizeDidChange() {
        guard let box = root?.box else { return }
        pending.addPlacing(of: box)
        root?.markLayout(.bounds)
    }

    func boundsOriginDidChange(of node: any LayoutNode) {
        guard let region = node.frameRegion else { return }
        updateConstants(of: region)
        // Nodes tied to both the content and the frame move relative to one of them.
        guard solver.isPending else { return }
        pending.noteChange()
        node.markLayout(.frames)
    }

    func directionDidChange(of node: any LayoutNode) { pending.rebuildsAll = true }

    /// Records that nodes changed places among their siblings.
    func orderDidChange() {
        boxes.areInTreeOrder = false
        if boxes.areChosenByOrder { pending.noteChange() }
    }

    /// Discards all rows; the next pass builds them again from the tree.
    package func rebuild() { pending.rebuildsAll = true }

    /// Records a change of a node's mask, or of whether the mask is translated into constraints.
    func placingDidChange(of node: any LayoutNode) {
        guard let box = node.box, box.engineID == id else {
            if !node.translatesAutoresizingMaskIntoConstraints { pending.add(node) }
            return
        }
        box.autoresizingStart = nil
        pending.addPlacing(of: box)
        pending.addContent(of: box)
    }

    /// Moves an ambiguous box to another position that its constraints allow.
    func exerciseAmbiguity(of box: LayoutBox) {
        // What is chosen here is kept until all is built again.
        defer { (boxes.areInTreeOrder, boxes.areChosenByOrder) = (true, false) }
        for ambiguity in solver.ambiguities() where [box.x, box.y, box.width, box.height].contains(ambiguity.variable) {
            let step = ambiguity.canIncrease ? 20.0 : -20.0
            solver.prefer(solver.value(of: ambiguity.variable) + step, for: ambiguity.variable)
            pending.noteChange()
        }
        settle()
    }

    // MARK: Settling

    /// Applies all recorded changes and optimises. Does nothing if there are none.
    package func settle() {
        guard !isSettling else { return }
        isSettling = true
        defer { isSettling = false }
        let isNew = applyAll()
        guard pending.needsSolving || pending.needsFitting else { return }
        solveAndFit()
        if isNew { boxes.areInTreeOrder = true } else if boxes.areChosenByOrder, !boxes.areInTreeOrder { reorder() }
        markWhatMoved()
    }

    /// Builds all rows again, so that an edited tree makes the choice that it would make if it were new. Marks only what then moves.
    private func reorder() {
        let former = pending.formerValues ?? [:]
        pending.formerValues = nil
        var places: [ObjectIdentifier: FormerPlace] = [:]
        for box in boxes.all where box.isAttached {
            let values = [box.x, box.y, box.width, box.height].map { former[$0] ?? solver.value(of: $0) }
            places[ObjectIdentifier(box.item)] = FormerPlace(box: box, values: values)
        }
        pending.isReordering = true
        pending.standingConflicts = standingConflicts()
        rebuild()
        applyAll()
        solveAndFit()
        boxes.areInTreeOrder = true
        pending.isReordering = false
        pending.standingConflicts = []
        for box in boxes.all where box.isAttached {
            let values = [box.x, box.y, box.width, box.height].map(solver.value(of:)), place = places[ObjectIdentifier(box.item)]
            let holds = place.map { $0.values == values && !$0.box.isStale } ?? false
            if let place { box.takePlace(of: place.box, holds: holds) }
            if !holds { markForPlacement(box) }
        }
    }

    /// A box before all rows were built again, and what it was.
    private struct FormerPlace {
        let box: LayoutBox
        let values: [Double]
    }

    /// Returns whether all rows were built from the tree, in its order. What the build then changes again belongs to it.
    @discardableResult private func applyAll() -> Bool {
        var isNew = false
        repeat {
            if pending.rebuildsAll { restart() }
            isNew = boxes.all.isEmpty
            applyChanges()
        } while pending.rebuildsAll
        pending.autoresizingStarts = [:]
        return isNew
    }

    private func solveAndFit() {
        // Text that hugs its lines was narrowed to them in the last solution and starts again from its whole width, so that an edited
        // layout equals one built from scratch. What ends where it was must not be marked on the way.
        if pending.needsFitting { boxes.tiesReachWidths = nil }
        let heightsReachWidths = verticalChangesReachWidths, rewraps = pending.needsFitting || heightsReachWidths
        if rewraps, widenText(heightsReachWidths) { pending.formerValues = [:] }
        if pending.needsSolving { optimise() }
        if rewraps {
            wrapText()
        } else if verticalChangesReachWidths {
            // The solution gave a constraint up, which may have kept a width.
            if widenText(true) { optimise() }
            wrapText()
        }
        fitBaselines()
        pending.noteFitting()
    }

    /// Whether a change of vertical constraints may change a width: some constraint ties a height to a width that is not fixed.
    private var verticalChangesReachWidths: Bool {
        guard boxes.tieAxes, conflictCount == 0 else { return boxes.tieAxes }
        if let known = boxes.tiesReachWidths { return known }
        let reach = root.map(hasTieThatReaches) ?? false
        boxes.tiesReachWidths = reach
        return reach
    }

    private func hasTieThatReaches(in node: any LayoutNode) -> Bool {
        if node.heldConstraints.contains(where: { $0.tiesAxes && !$0.isTieToFixedWidth }) { return true }
        var found = false
        node.forEachLayoutChild { if !found { found = self.hasTieThatReaches(in: $0) } }
        return found
    }

    private func applyChanges() {
        followBaselines()
        if pending.takeRoot(), let root {
            boxes.areInTreeOrder = false
            collect(root)
        }
        while !pending.isApplied {
            for node in pending.takeTrees() where isInTree(node) {
                boxes.areInTreeOrder = false
                collect(node)
            }
            for constraint in pending.takeConstraints() {
                boxes.areInTreeOrder = false
                guard let holder = constraint.holder, isInTree(holder) else { continue }
                install(constraint, holder)
            }
            let count = boxes.all.count
            for box in pending.takePlacing() where box.engineID == id { updateRows(of: box) }
            if boxes.all.count != count { boxes.areInTreeOrder = false }
            let content = pending.takeContent()
            for box in content where box.engineID == id { updateContent(of: box) }
            // Text may wrap differently or have another baseline although its unwrapped size is the same.
            if !content.isEmpty { pending.noteText() }
        }
    }

    private func isInTree(_ node: any LayoutNode) -> Bool { root.map { node.isInside($0) } ?? false }

    private func optimise() {
        pending.noteSolution()
        let choices = solver.counters.choicesByOrder
        solver.solve()
        if solver.counters.choicesByOrder != choices { boxes.areChosenByOrder = true }
        reports.statistics.solves += 1
        reports.statistics.pivots = solver.counters.pivots
        recordConflicts()
        markChanged()
    }

    /// Marks the nodes whose values changed; they get new frames when their parent is laid out.
    private func markChanged() {
        guard !isThrowAway else { return }
        for (place, variable) in solver.changed.enumerated() {
            if pending.formerValues != nil {
                if pending.formerValues?[variable] == nil { pending.formerValues?[variable] = solver.formerValue(ofChangeAt: place) }
            } else {
                markOwner(of: variable)
            }
        }
    }

    private func markOwner(of variable: Variable) {
        guard let box = boxes.owner(of: variable), !box.isStale else { return }
        box.isStale = true
        markForPlacement(box)
    }

    /// Marks what is elsewhere after text was fitted.
    private func markWhatMoved() {
        guard let former = pending.formerValues else { return }
        pending.formerValues = nil
        for (variable, value) in former.sorted(by: { $0.key.index < $1.key.index }) where solver.value(of: variable) != value {
            markOwner(of: variable)
        }
    }

    private func markForPlacement(_ box: LayoutBox) {
        if pending.isReordering { return }
        if box.isRegion {
            box.node.markLayout(.frames)
        } else if box.node === root {
            resizeRoot(box)
        } else {
            box.node.markPlacement()
        }
    }

    /// Wraps text to the solved widths. This may change heights, widths and baselines, which takes a second optimisation, but never a third.
    private func wrapText() { for box in boxes.wrapping { wrap(box) } }

    private func fitBaselines() {
        for box in boxes.baselines { updateBaselines(of: box) }
        if pending.needsSolving { optimise() }
    }

    /// Ends a layout pass: adding a constraint that was removed before no longer counts as churn.
    func finishPass() { reports.removedConstraints.removeAll(keepingCapacity: true) }

    // MARK: Adding trees

    private func collect(_ node: any LayoutNode) {
        if let box = node.box, box.engineID != id { node.box = nil }
        if !node.translatesAutoresizingMaskIntoConstraints { _ = box(of: node) }
        for constraint in node.heldConstraints { install(constraint, node) }
        node.forEachLayoutChild(collect)
    }

    /// Returns the box of a node, attaching it when first needed.
    func box(of node: any LayoutNode) -> LayoutBox {
        if let box = node.box, box.engineID == id { return box }
        let box = LayoutBox(node, engine: self)
        node.box = box
        attach(box)
        box.insets = node.alignmentRectInsets
        box.autoresizingStart = pending.autoresizingStarts[ObjectIdentifier(node)]
        let isPlacedByMask = node.translatesAutoresizingMaskIntoConstraints
        if node === root || isPlacedByMask { updateRows(of: box) }
        if !isPlacedByMask { pending.addContent(of: box) }
        markForPlacement(box)
        return box
    }

    /// Returns the box of a region, attaching it when first needed; nil if no node owns the region.
    func box(of region: any LayoutRegion) -> LayoutBox? {
        if let box = region.box, box.engineID == id { return box }
        guard let owner = region.regionOwner else { return nil }
        let box = LayoutBox(owner, region: region, engine: self)
        region.box = box
        attach(box)
        updateRows(of: box)
        return box
    }

    private func attach(_ box: LayoutBox) {
        boxes.attach(box)
        reports.statistics.variables += 4
        pending.noteChange()
    }

    // MARK: Removing

    func subtreeRemoved(_ node: any LayoutNode) {
        node.forEachNode { self.uninstallAll(of: $0) }
        boxes.removeDetached()
        returnBaselines(lentFrom: node)
    }

    private func uninstallAll(of node: any LayoutNode) {
        for constraint in node.heldConstraints { uninstall(constraint) }
        node.forEachRegion { self.discardBox(of: $0) }
        discardBox(of: node)
    }

    /// Removes an item from the engine, with its rows.
    func discardBox(of item: any LayoutItem) {
        guard let box = item.box else { return }
        detach(box)
        item.box = nil
    }

    private func detach(_ box: LayoutBox) {
        guard box.engineID == id else { return }
        for row in box.placing { remove(row.handle) }
        for row in [
            box.content.horizontal.hugging, box.content.horizontal.resistance, box.content.vertical.hugging,
            box.content.vertical.resistance,
        ] {
            if let row { remove(row) }
        }
        for variable in [box.x, box.y, box.width, box.height] { solver.remove(variable) }
        boxes.detach(box)
        boxes.areInTreeOrder = false
        reports.statistics.variables -= 4
        pending.noteChange()
    }

    /// Starts from an empty solver, for example because the layout direction changed, which swaps leading and trailing everywhere.
    private func restart() {
        pending.rebuildsAll = false
        guard let root else { return }
        root.forEachNode { node in
            if let box = node.box, box.engineID == id { pending.autoresizingStarts[ObjectIdentifier(node)] = box.autoresizingStart }
            for constraint in node.heldConstraints { constraint.installation = nil }
            node.forEachRegion { $0.box = nil }
            node.box = nil
        }
        solver = Solver()
        boxes = BoxTable()
        borrowedBaselines = []
        reports.statistics.variables = 0
        reports.statistics.constraints = 0
        pending.startOver()
    }
}
