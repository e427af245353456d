import Cassowary
import Foundation

/// Identifies an engine without retaining it.
final class LayoutEngineID: Equatable, Sendable {
    static func == (one: LayoutEngineID, other: LayoutEngineID) -> Bool { one === other }
}

/// The constraints of a window, or of a view tree outside any window, with their solver.
///
/// Changes are only recorded; `settle()` applies them as one batch and optimises, a second time if text wraps. Frames are read only as
/// starting values: the same constraints give the same layout, however they were built.
@MainActor package final class LayoutEngine {
    private(set) var solver = Solver()
    final nonisolated var root: UIView? {
        get { unsafe rootReference }
        set { unsafe rootReference = newValue }
    }
    private final nonisolated(unsafe) unowned(unsafe) var rootReference: UIView?
    let id = LayoutEngineID()
    /// Whether the engine only computes a size and writes no frames.
    let isThrowAway: Bool

    package internal(set) var statistics = LayoutStatistics()
    package internal(set) var feedbackLoops: [LayoutFeedbackLoop] = []
    package internal(set) var conflicts: [LayoutConflict] = []
    package internal(set) var churn: [LayoutChurn] = []

    /// All boxes, in the order they were attached.
    private(set) var boxes: [LayoutBox] = []
    private var isRootPending = true
    private var pendingTrees: [UIView] = []
    private var pendingConstraints: [NSLayoutConstraint] = []
    private var pendingContent: [LayoutBox] = []
    private var pendingPlacing: [LayoutBox] = []
    private var wrapping: [LayoutBox] = []
    private var baselineBoxes: [LayoutBox] = []
    var borrowedBaselines: [BorrowedBaseline] = []
    var areBaselinesInDoubt = false
    private var isChanged = false
    private var isSettling = false
    /// The constants of the constraints removed since the last pass, for recognising churn.
    var removedConstraints: [ConstraintKey: [CGFloat]] = [:]

    init(root: UIView, isThrowAway: Bool = false) {
        self.isThrowAway = isThrowAway
        self.root = root
    }

    // MARK: Recording changes

    func subtreeAdded(_ view: UIView) { if !isRootPending { pendingTrees.append(view) } }

    func enqueue(_ constraint: NSLayoutConstraint) { if !isRootPending { pendingConstraints.append(constraint) } }

    func contentDidChange(of box: LayoutBox) { pendingContent.append(box) }

    /// Records a frame that was set from outside. A view placed by its mask gets new rows. In other views, what constraints leave open
    /// moves there, and the next pass resets the rest; that pass is not requested, because a superview may place its subviews in its own
    /// pass.
    func frameDidChange(of view: UIView) {
        guard let box = view.box, box.engineID == id else { return }
        if view.translatesAutoresizingMaskIntoConstraints {
            pendingPlacing.append(box)
            if view !== root { view.superviewStorage?.markLayout(.frames) }
        } else {
            prefer(view.alignmentRect(forFrame: view.givenFrame), for: box)
        }
        if view !== root { box.isStale = true }
    }

    private func prefer(_ frame: CGRect, for box: LayoutBox) {
        solver.prefer(Double(frame.minX), for: box.x)
        solver.prefer(Double(frame.minY), for: box.y)
        solver.prefer(Double(frame.width), for: box.width)
        solver.prefer(Double(frame.height), for: box.height)
        if solver.isPending { isChanged = true }
    }

    func rootSizeDidChange() {
        guard let box = root?.box else { return }
        pendingPlacing.append(box)
        root?.markLayout(.bounds)
    }

    func boundsOriginDidChange(of view: UIView) {
        guard let scrollView = view as? UIScrollView else { return }
        updateConstants(of: scrollView.frameLayoutGuide)
        // Views tied to both the content and the frame move relative to one of them.
        guard solver.isPending else { return }
        isChanged = true
        view.markLayout(.frames)
    }

    func directionDidChange(of view: UIView) { isRebuildNeeded = true }

    /// Discards all rows; the next pass builds them again from the tree.
    package func rebuild() { isRebuildNeeded = true }

    /// Records a change of a view's mask, or of whether the mask is translated into constraints.
    func placingDidChange(of view: UIView) {
        guard let box = view.box, box.engineID == id else {
            if !view.translatesAutoresizingMaskIntoConstraints { pendingTrees.append(view) }
            return
        }
        pendingPlacing.append(box)
        pendingContent.append(box)
    }

    /// Moves an ambiguous box to another position that its constraints allow.
    func exerciseAmbiguity(of box: LayoutBox) {
        for ambiguity in solver.ambiguities() where [box.x, box.y, box.width, box.height].contains(ambiguity.variable) {
            let step = ambiguity.canIncrease ? 20.0 : -20.0
            solver.prefer(solver.value(of: ambiguity.variable) + step, for: ambiguity.variable)
            isChanged = true
        }
        settle()
    }

    func noteWrapping(_ box: LayoutBox) {
        guard !box.isWrapping else { return }
        box.isWrapping = true
        wrapping.append(box)
    }

    private var isRebuildNeeded = false
    /// Whether content was measured since text was last fitted to its widths.
    private var isContentNew = false
    /// A reusable expression for building rows.
    private var scratch = LinearExpression()

    // MARK: Settling

    /// Applies all recorded changes and optimises. Does nothing if there are none.
    package func settle() {
        guard !isSettling else { return }
        isSettling = true
        defer { isSettling = false }
        repeat {
            if isRebuildNeeded { restart() }
            takeIn()
        } while isRebuildNeeded
        guard isChanged || isContentNew else { return }
        isContentNew = false
        if isChanged { optimise() }
        fitTextToWidths()
    }

    private func takeIn() {
        followBaselines()
        if isRootPending, let root {
            isRootPending = false
            collect(root)
        }
        while !pendingTrees.isEmpty || !pendingConstraints.isEmpty || !pendingPlacing.isEmpty || !pendingContent.isEmpty {
            let trees = pendingTrees
            pendingTrees = []
            for view in trees where view.isInRoot(of: self) { collect(view) }
            let constraints = pendingConstraints
            pendingConstraints = []
            for constraint in constraints {
                guard let holder = constraint.holder, holder.isInRoot(of: self) else { continue }
                install(constraint, holder)
            }
            let placing = pendingPlacing
            pendingPlacing = []
            for box in placing where box.engineID == id { place(box) }
            let content = pendingContent
            pendingContent = []
            for box in content where box.engineID == id { updateContent(of: box) }
            // Text may wrap differently or have another baseline although its unwrapped size is the same.
            if !content.isEmpty { isContentNew = true }
        }
    }

    private func optimise() {
        isChanged = false
        solver.solve()
        statistics.solves += 1
        statistics.pivots = solver.counters.pivots
        recordConflicts()
        markChanged()
    }

    /// Marks the views whose values changed; they get new frames when their superview is laid out.
    private func markChanged() {
        guard !isThrowAway else { return }
        for variable in solver.changed {
            guard let box = box(owning: variable), !box.isStale else { continue }
            box.isStale = true
            noteStale(box)
        }
    }

    private func noteStale(_ box: LayoutBox) {
        if box.isGuide {
            box.view.markLayout(.frames)
        } else if box.view === root {
            writeRoot(box)
        } else {
            box.view.superviewStorage?.markLayout(.frames)
        }
    }

    /// Wraps text to the solved widths. This may change heights and baselines, which takes a second optimisation, but never a third.
    private func fitTextToWidths() {
        for box in wrapping { wrap(box) }
        for box in baselineBoxes { updateBaselines(of: box) }
        if isChanged { optimise() }
    }

    /// Ends a layout pass: adding a constraint that was removed before no longer counts as churn.
    func finishPass() { removedConstraints.removeAll(keepingCapacity: true) }

    // MARK: Adding trees

    private func collect(_ view: UIView) {
        if let box = view.box, box.engineID != id { view.box = nil }
        if !view.translatesAutoresizingMaskIntoConstraints { _ = box(of: view) }
        for constraint in view.heldConstraints { install(constraint, view) }
        for child in view.subviewStorage { collect(child) }
    }

    /// Returns the box of a view, attaching it when first needed.
    func box(of view: UIView) -> LayoutBox {
        if let box = view.box, box.engineID == id { return box }
        let box = LayoutBox(view, engine: self)
        view.box = box
        attach(box)
        if view === root || view.translatesAutoresizingMaskIntoConstraints { place(box) }
        if hasContentRows(box) { pendingContent.append(box) }
        noteStale(box)
        return box
    }

    /// Returns the box of a guide, attaching it when first needed; nil if no view owns the guide.
    func box(of guide: UILayoutGuide) -> LayoutBox? {
        if let box = guide.box, box.engineID == id { return box }
        guard let owner = guide.owningView else { return nil }
        let box = LayoutBox(owner, guide: guide, engine: self)
        guide.box = box
        attach(box)
        place(box)
        return box
    }

    private func attach(_ box: LayoutBox) {
        boxes.append(box)
        remember(box)
        statistics.variables += 4
        isChanged = true
        guard !box.isGuide else { return }
        box.insets = box.view.alignmentRectInsets
        if box.view.isIntrinsicSizeWidthDependent { noteWrapping(box) }
    }

    private func hasContentRows(_ box: LayoutBox) -> Bool {
        !box.isGuide && !box.view.translatesAutoresizingMaskIntoConstraints
    }

    // MARK: Removing

    func subtreeRemoved(_ view: UIView) {
        view.forEachView { self.uninstallAll(of: $0) }
        boxes.removeAll { $0.engineID == nil }
        wrapping.removeAll { $0.engineID == nil }
        baselineBoxes.removeAll { $0.engineID == nil }
        returnBaselines(lentFrom: view)
    }

    private func uninstallAll(of view: UIView) {
        for constraint in view.heldConstraints { uninstall(constraint) }
        for guide in view.ownGuides + view.systemGuides { if let box = guide.box { detach(box); guide.box = nil } }
        if let box = view.box { detach(box); view.box = nil }
    }

    func detach(_ box: LayoutBox) {
        guard box.engineID == id else { return }
        for row in box.placing { remove(row.handle) }
        for row in [
            box.content.horizontal.hugging, box.content.horizontal.resistance, box.content.vertical.hugging,
            box.content.vertical.resistance,
        ] {
            if let row { remove(row) }
        }
        for variable in [box.x, box.y, box.width, box.height] { solver.remove(variable) }
        forget(box)
        statistics.variables -= 4
        box.leave()
        isChanged = true
    }

    /// Starts from an empty solver, for example because the layout direction changed, which swaps leading and trailing everywhere.
    private func restart() {
        isRebuildNeeded = false
        guard let root else { return }
        root.forEachView { view in
            for constraint in view.heldConstraints { constraint.installation = nil }
            for guide in view.ownGuides + view.systemGuides { guide.box = nil }
            view.box = nil
        }
        solver = Solver()
        boxes = []
        wrapping = []
        baselineBoxes = []
        borrowedBaselines = []
        variableOwners = []
        statistics.variables = 0
        statistics.constraints = 0
        (pendingConstraints, pendingContent, pendingPlacing, pendingTrees) = ([], [], [], [])
        isRootPending = true
        isChanged = true
    }

    // MARK: Rows

    func add(
        _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ constant: Double,
        _ priority: UILayoutPriority = .required, resilience: Int = 0
    ) -> Cassowary.Constraint {
        statistics.adds += 1
        statistics.constraints += 1
        isChanged = true
        return solver.add(
            expression.terms, relation.forSolver, constant - expression.constant, priority: priority.forSolver, resilience: resilience)
    }

    /// Adds a row of one variable that keeps content at its size. It yields to the user's own constraint of the same priority
    /// (Suites.md, openLayouts: content 50 wide, hugging 250, `width >= 100 @250` is 100).
    func add(
        _ variable: Variable, _ relation: NSLayoutConstraint.Relation, _ constant: Double, _ priority: UILayoutPriority
    ) -> Cassowary.Constraint {
        statistics.adds += 1
        statistics.constraints += 1
        isChanged = true
        return solver.add(CollectionOfOne(Term(variable, 1)), relation.forSolver, constant, priority: priority.forSolver, isYielding: true)
    }

    func remove(_ row: Cassowary.Constraint) {
        statistics.removes += 1
        statistics.constraints -= 1
        isChanged = true
        solver.remove(row)
    }

    func edit(_ row: Cassowary.Constraint, constant: Double) {
        statistics.constantEdits += 1
        isChanged = true
        solver.setConstant(constant, of: row)
    }

    func edit(_ row: Cassowary.Constraint, priority: UILayoutPriority) {
        isChanged = true
        solver.setPriority(priority.forSolver, of: row)
    }

    // MARK: Constraints

    private func install(_ constraint: NSLayoutConstraint, _ holder: UIView) {
        guard constraint.isHeld, constraint.installation?.engine !== self else { return }
        if let objection = AttributePairs.objectionToLayout(of: constraint) { return ProgrammerError.stop(objection) }
        var expression = LinearExpression()
        swap(&expression, &scratch)
        defer { swap(&expression, &scratch) }
        guard build(&expression, of: constraint, in: constraint.space(below: holder)) else { return }
        let row = add(
            expression, constraint.relation, Double(constraint.constant), constraint.priority, resilience: constraint.resilience)
        constraint.installation = ConstraintInstallation(engine: self, handle: row, offset: -expression.constant)
        if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline { noteBorrowedBaselines(of: constraint) }
        if !removedConstraints.isEmpty { noteChurn(adding: constraint) }
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation, installation.engine === self else { return }
        remove(installation.handle)
        constraint.installation = nil
    }

    /// Rebuilds the row of a constraint, because what it refers to has changed.
    func reinstall(_ constraint: NSLayoutConstraint) {
        uninstall(constraint)
        enqueue(constraint)
    }

    // MARK: Text

    private func wrap(_ box: LayoutBox) {
        let natural = box.content.horizontal.size
        guard natural >= 0, box.content.unwrappedHeight >= 0, box.view.wrapsContent else { return }
        let width = CGFloat(solver.value(of: box.width))
        var height = box.content.unwrappedHeight
        if width < natural - 1e-6 {
            if let wrapped = box.content.wrapped, abs(wrapped.width - width) < 1e-9 {
                height = wrapped.height
            } else {
                // Both edges of the frame are rounded to pixels, so the view may become narrower than the solved width. Its text must not
                // then have one line more than it was measured with (inferred).
                let scale = box.view.pixelScale, least = PixelGrid.floor(width, scale)
                height = PixelGrid.ceil(box.view.intrinsicContentSize(forWidth: least).height, scale)
                box.content.wrapped = (width, height)
                statistics.intrinsicSizes += 1
            }
        }
        setSize(height, .vertical, of: box)
    }

    func baselineUse(of box: LayoutBox, by constraint: NSLayoutConstraint) -> BaselineUse? {
        if box.baseline == nil {
            guard let use = BaselineUse(box.view, at: box.view.sizeOfContent) else { return nil }
            box.baseline = use
            baselineBoxes.append(box)
        }
        if box.baseline?.constraints.contains(where: { $0 === constraint }) == false { box.baseline?.constraints.append(constraint) }
        return box.baseline
    }

    private func updateBaselines(of box: LayoutBox) {
        guard var use = box.baseline else { return }
        let size = CGSize(width: solver.value(of: box.width), height: solver.value(of: box.height))
        guard use.update(from: box.view, at: size) else { return }
        use.constraints.removeAll { $0.installation?.engine !== self }
        box.baseline = use
        for constraint in use.constraints { refreshOffset(of: constraint) }
    }

    private func refreshOffset(of constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, let installation = constraint.installation,
            case var expression = LinearExpression(), build(&expression, of: constraint, in: constraint.space(below: holder)),
            installation.offset != -expression.constant
        else { return }
        constraint.installation?.offset = -expression.constant
        edit(installation.handle, constant: Double(constraint.constant) - expression.constant)
    }

    // MARK: From variables to boxes

    /// The boxes by the index of their variables.
    @safe @exclusivity(unchecked) private var variableOwners: [LayoutBox?] = []

    private func box(owning variable: Variable) -> LayoutBox? {
        let index = Int(variable.index)
        return index < variableOwners.count ? variableOwners[index] : nil
    }

    private func remember(_ box: LayoutBox) {
        remember(box.x, box)
        remember(box.y, box)
        remember(box.width, box)
        remember(box.height, box)
    }

    private func remember(_ variable: Variable, _ box: LayoutBox) {
        let index = Int(variable.index)
        while variableOwners.count < index { variableOwners.append(nil) }
        if index == variableOwners.count { variableOwners.append(box) } else { variableOwners[index] = box }
    }

    private func forget(_ box: LayoutBox) {
        for variable in [box.x, box.y, box.width, box.height] { variableOwners[Int(variable.index)] = nil }
    }
}

extension NSLayoutConstraint.Relation {
    var forSolver: Cassowary.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension UILayoutPriority {
    var forSolver: Cassowary.Priority { isRequired ? .required : Cassowary.Priority(rawValue: Double(rawValue)) }
}

extension UIView {
    func isInRoot(of engine: LayoutEngine) -> Bool {
        guard let root = engine.root else { return false }
        return isInside(root)
    }
}
