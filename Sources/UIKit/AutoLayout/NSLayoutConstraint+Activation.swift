import Foundation

extension NSLayoutConstraint {
    /// Nothing happens to a constraint that is active, or one of whose items is gone.
    func activate() {
        guard let ancestor = ancestorForActivation() else { return }
        keep(in: ancestor, engine: ancestor.topmostView.hostedEngine)
        ancestor.markLayout(.frames)
    }

    /// Added by hand: the view keeps it, though a view below might.
    func activate(in view: UIView) {
        guard let ancestor = ancestorForActivation() else { return }
        var distance = 0
        var holder = ancestor
        while holder !== view, let parent = holder.superviewStorage { (holder, distance) = (parent, distance + 1) }
        guard holder === view else {
            ProgrammerError.stop(
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  "
                    + "That's illegal. constraint:\(description) view:\(view)")
            return
        }
        keep(in: view, distance: distance, engine: view.topmostView.hostedEngine)
        view.markLayout(.frames)
    }

    private func ancestorForActivation() -> UIView? {
        // Its holder may have gone and left it behind.
        if isHeld, holder != nil { return nil }
        isHeld = false
        guard let first = firstItem, secondAttribute == .notAnAttribute || secondItem != nil else { return nil }
        guard let ancestor = commonAncestor(of: first) else {
            ProgrammerError.stop(
                "Unable to activate constraint with anchors \(ConstraintDescription.anchors(of: self)) because they have no common ancestor.  "
                    + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
            return nil
        }
        return ancestor
    }

    /// The view in whose coordinates the constraint is built; the holder is that or above it.
    func space(below holder: UIView) -> UIView {
        guard holderDistance > 0, let first = firstItem else { return holder }
        return commonAncestor(of: first) ?? holder
    }

    /// - Parameter engine: of the tree that `holder` is in, if it has one yet.
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

    /// The closest view that all items lie in; nil when there is none.
    private func commonAncestor(of first: AnyObject) -> UIView? {
        guard var ancestor = Self.view(of: first) else { return nil }
        if secondAttribute != .notAnAttribute {
            guard let second = secondItem.flatMap(Self.view), let common = Self.closest(ancestor, second) else { return nil }
            ancestor = common
        }
        guard let span else { return ancestor }
        for item in [span.start, span.otherStart] {
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

    /// Whether an item lies in the view or below it.
    func reaches(into view: UIView) -> Bool {
        [firstItem, secondItem, span?.start, span?.otherStart].contains { item in
            item.flatMap(Self.view)?.isInside(view) ?? false
        }
    }

    /// An edit: no structure changes.
    func constantDidChange() {
        guard let installation else {
            if isHeld { holder?.markLayout(.frames) }
            return
        }
        installation.engine.edit(installation.handle, constant: Double(constant) + installation.offset)
        holder?.markLayout(.frames)
    }

    /// Any priority there is, at any time: on an active constraint required and optional ones too (Suites.md, activePriority: since iOS 13).
    func accepts(_ priority: UILayoutPriority) -> Bool {
        if priority.rawValue > 0, priority.rawValue <= 1000 { return true }
        ProgrammerError.stop(
            "It's illegal to set priority:\(priority.rawValue).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        )
        return false
    }

    /// See `LayoutEngine.Resilience`. A stack's own rows stand with the user's relations, but those that hide a view stand firmer: what the view
    /// contains gives way (Suites.md, hiddenContent).
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
    /// Constraints added by hand live where they are put, as long as that view contains their items.
    func hold(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }

    /// What constraints keep of the view; made when the first one mentions it.
    var reference: LayoutItemReference {
        if let made = unsafe itemReference { return made }
        let made = LayoutItemReference(self)
        unsafe itemReference = made
        return made
    }

    /// Those that UIKit would have, too.
    var listedConstraints: [NSLayoutConstraint] {
        let listed = heldConstraints.contains(where: \.isUnlisted) ? heldConstraints.filter { !$0.isUnlisted } : heldConstraints
        return systemGuides.isEmpty ? listed : supportConstraints + listed
    }

    /// The guides of old documents hold their places by two constraints each, which are the view's (Suites.md, layoutGuides).
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
        if let box = guide.box { box.engine?.detach(box) }
        guide.box = nil
        guide.owner = nil
        ownGuides.removeAll { $0 === guide }
    }
}

extension NSLayoutConstraint {
    func refers(to guide: UILayoutGuide) -> Bool {
        firstItem === guide || secondItem === guide || span?.start === guide || span?.otherStart === guide
    }
}
