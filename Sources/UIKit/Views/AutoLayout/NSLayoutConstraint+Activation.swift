import Foundation

extension NSLayoutConstraint {
    /// Activates the constraint. Does nothing if it is active already, or if an item has been deallocated.
    func activate() {
        guard let ancestor = ancestorForActivation() else { return }
        keep(in: ancestor, engine: ancestor.topmostView.hostedEngine)
        ancestor.markLayout(.frames)
    }

    /// Activates the constraint in a given view, which may be above the closest common ancestor of its items.
    func activate(in view: UIView) {
        guard let ancestor = ancestorForActivation() else { return }
        var distance = 0
        var holder = ancestor
        while holder !== view, let parent = holder.superviewStorage { (holder, distance) = (parent, distance + 1) }
        guard holder === view else {
            if OmissionNotes.excuse("a constraint is left out: its items are not inside \(type(of: view))") { return }
            ProgrammerError.stop(
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  "
                    + "That's illegal. constraint:\(description) view:\(view)")
            return
        }
        keep(in: view, distance: distance, engine: view.topmostView.hostedEngine)
        view.markLayout(.frames)
    }

    private func ancestorForActivation() -> UIView? {
        // The holder may have been deallocated.
        if isHeld, holder != nil { return nil }
        isHeld = false
        guard let first = firstTarget, secondAttribute == .notAnAttribute || secondItem != nil else { return nil }
        guard let ancestor = commonAncestor(of: first) else {
            let anchors = ConstraintDescription.anchors(of: self)
            // A view that left-out code would have added has no superview.
            if OmissionNotes.excuse("a constraint is left out: \(anchors) have no common ancestor") { return nil }
            ProgrammerError.stop(
                "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  "
                    + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
            return nil
        }
        return ancestor
    }

    /// Returns the view in whose coordinates the constraint is built: the holder or a view below it.
    func space(below holder: any LayoutNode) -> any LayoutNode {
        guard holderDistance > 0, let first = firstTarget else { return holder }
        return commonAncestor(of: first) ?? holder
    }

    /// - Parameter engine: The engine of the tree that contains `holder`, if it has one yet.
    func keep(in holder: UIView, distance: Int = 0, engine: LayoutEngine?) {
        holder.heldConstraints.append(self)
        self.holder = holder
        holderDistance = distance
        isHeld = true
        engine?.enqueue(self)
    }

    func update(to constant: CGFloat) { if self.constant != constant { self.constant = constant } }

    func deactivate() {
        guard isHeld else { return }
        isHeld = false
        if let holder {
            if let index = holder.heldConstraints.lastIndex(where: { $0 === self }) { holder.heldConstraints.remove(at: index) }
            holder.markLayout(.frames)
        }
        holder = nil
        guard let engine = installation?.engine else { return }
        engine.noteChurn(removing: self)
        engine.uninstall(self)
    }

    /// Returns the closest view that contains all items; nil if there is none.
    private func commonAncestor(of first: AnyObject) -> UIView? {
        guard var ancestor = Self.view(of: first) else { return nil }
        if secondAttribute != .notAnAttribute {
            guard let second = secondItem.flatMap(Self.view), let common = Self.closest(ancestor, second) else { return nil }
            ancestor = common
        }
        guard let span else { return ancestor }
        for item in [span.start?.item, span.otherStart?.item] {
            guard let item else { continue }
            guard let view = Self.view(of: item), let common = Self.closest(ancestor, view) else { return nil }
            ancestor = common
        }
        return ancestor
    }

    static func view(of item: AnyObject) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    private static func closest(_ a: UIView, _ b: UIView) -> UIView? {
        if a === b || b.superviewStorage === a { return a }
        if a.superviewStorage === b { return b }
        if let parent = a.superviewStorage, b.superviewStorage === parent { return parent }
        var ancestor: UIView? = a
        while let view = ancestor {
            if b.isInside(view) { return view }
            ancestor = view.superviewStorage
        }
        return nil
    }

    /// Whether an item is the view or is inside it.
    func reaches(into view: UIView) -> Bool {
        [firstTarget, secondItem, span?.start?.item, span?.otherStart?.item].contains { item in
            item.flatMap(Self.view)?.isInside(view) ?? false
        }
    }

    /// Edits the constant of the row; the structure does not change.
    func constantDidChange() {
        guard let installation else {
            if isHeld { holder?.markLayout(.frames) }
            return
        }
        installation.engine.edit(
            installation.handle, constant: Double(constant) + installation.offset, staysVertical: isVertical)
        holder?.markLayout(.frames)
    }

    /// Whether the row is one of positions and heights alone. Distances between anchors count as unknown.
    private var isVertical: Bool {
        span == nil && firstAttribute.axis == .vertical && (secondAttribute == .notAnAttribute || secondAttribute.axis == .vertical)
    }

    /// Whether the row ties a position or height to one across.
    var tiesAxes: Bool {
        guard span == nil else { return true }
        return secondAttribute != .notAnAttribute && secondAttribute.axis != firstAttribute.axis
    }

    /// Whether the row ties a position or height to a width that a required constraint fixes, so that no vertical change passes through it.
    var isTieToFixedWidth: Bool {
        [(firstItem, firstAttribute), (secondItem, secondAttribute)].contains { item, attribute in
            guard attribute == .width, let view = item as? UIView else { return false }
            return view.heldConstraints.contains { $0.fixesWidth(of: view) }
        }
    }

    private func fixesWidth(of view: UIView) -> Bool {
        span == nil && firstAttribute == .width && firstItem === view && secondAttribute == .notAnAttribute && relation == .equal
            && priority == .required
    }

    /// Whether the priority is valid. An active constraint may change between required and optional
    /// (Suites.md, activePriority: since iOS 13).
    func accepts(_ priority: UILayoutPriority) -> Bool {
        if priority.rawValue > 0, priority.rawValue <= 1000 { return true }
        ProgrammerError.stop(
            "It's illegal to set priority:\(priority.rawValue).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        )
        return false
    }

    /// The constraint's `LayoutEngine.Resilience`. A stack view's own rows rank with the user's relations, but those that hide a view rank
    /// higher, so that the view's content breaks instead (Suites.md, hiddenContent).
    var resilience: Int {
        if isHiding { return LayoutEngine.Resilience.guide }
        return secondAttribute == .notAnAttribute && !isStackRow
            ? LayoutEngine.Resilience.dimension : LayoutEngine.Resilience.relation
    }

    func priorityDidChange() {
        guard let installation else { return }
        installation.engine.edit(installation.handle, priority: priority)
        holder?.markLayout(.frames)
    }
}

extension UIView {
    /// Adds a constraint to this view, which must contain its items.
    func hold(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }

    /// The reference that constraints keep to the view; created for the first one.
    var reference: LayoutItemReference {
        if let made = unsafe itemReference { return made }
        let made = LayoutItemReference(self)
        unsafe itemReference = made
        return made
    }

    /// The constraints that UIKit would list.
    var listedConstraints: [NSLayoutConstraint] {
        let listed = heldConstraints.contains(where: \.isUnlisted) ? heldConstraints.filter { !$0.isUnlisted } : heldConstraints
        return systemGuides.isEmpty ? listed : supportConstraints + listed
    }

    /// The constraints of the guides of old documents: two for each guide, which belong to the view (Suites.md, layoutGuides).
    private var supportConstraints: [NSLayoutConstraint] {
        systemGuides.flatMap { ($0 as? LegacyLayoutGuide)?.supportConstraints ?? [] }
    }

    func adopt(_ guide: UILayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owner = self
        ownGuides.append(guide)
    }

    func release(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        var view: UIView? = self
        while let current = view {
            for constraint in current.heldConstraints where constraint.refers(to: guide) { constraint.deactivate() }
            view = current.superviewStorage
        }
        topmostView.hostedEngine?.discardBox(of: guide)
        guide.box = nil
        guide.owner = nil
        ownGuides.removeAll { $0 === guide }
    }
}

extension NSLayoutConstraint {
    func refers(to guide: UILayoutGuide) -> Bool {
        firstTarget === guide || secondItem === guide || span?.start?.item === guide || span?.otherStart?.item === guide
    }
}
