import Foundation

extension NSLayoutConstraint {
    func activate() {
        guard !isHeld, let first = firstItem else { return }
        guard let holder = commonAncestor(of: first) else {
            ProgrammerError.stop(
                "Unable to activate constraint with anchors \(ConstraintDescription.anchors(of: self)) because they have no common ancestor.  "
                    + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
            return
        }
        keep(in: holder, engine: holder.topmostView.hostedEngine)
        holder.markLayout(.frames)
    }

    /// - Parameter engine: of the tree that `holder` is in, if it has one yet.
    func keep(in holder: UIView, engine: LayoutEngine?) {
        holder.heldConstraints.append(self)
        self.holder = holder
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

    /// On an active constraint the priority moves among non-required values only (engine.json, mutability).
    func accepts(_ new: UILayoutPriority, insteadOf old: UILayoutPriority) -> Bool {
        guard new.rawValue > 0, new.rawValue <= 1000 else {
            ProgrammerError.stop(
                "It's illegal to set priority:\(new.rawValue).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
            )
            return false
        }
        guard !isHeld || new.isRequired == old.isRequired else {
            ProgrammerError.stop(
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                    + "You passed priority \(ViewDescription.number(CGFloat(new.rawValue))) and the existing priority was \(ViewDescription.number(CGFloat(old.rawValue)))."
            )
            return false
        }
        return true
    }

    /// See `LayoutEngine.Resilience`. A stack's own rows stand with the user's relations.
    var resilience: Int {
        secondAttribute == .notAnAttribute && !isStackRow
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
    func hold(_ constraint: NSLayoutConstraint) {
        guard !constraint.isHeld else { return }
        constraint.activate()
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
    fileprivate func refers(to guide: UILayoutGuide) -> Bool {
        firstItem === guide || secondItem === guide || span?.start === guide || span?.otherStart === guide
    }
}
