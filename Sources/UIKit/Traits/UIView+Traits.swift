import Foundation

/// Which traits a view read in which of its callbacks.
struct TrackedTraits {
    var layout: TraitMask = []
    var constraints: TraitMask = []
    var properties: TraitMask = []
    var drawing: TraitMask = []
}

extension UIView {
    /// The traits of the window with all overrides on the way down.
    final var resolvedTraits: UITraitCollection {
        if let traits { return traits }
        let outer = superviewStorage?.resolvedTraits ?? UITraitCollection.current
        return combine(outer)
    }

    private func combine(_ outer: UITraitCollection) -> UITraitCollection {
        let outer = controller.map { $0.combine(outer) } ?? outer
        guard overrides.values != TraitSet() else { return outer }
        return UITraitCollection(outer.values.overridden(by: overrides.values))
    }

    /// Takes over the superview's traits; everything below follows where something changed.
    final func inheritTraits(_ outer: UITraitCollection) {
        var combined = combine(outer)
        if combined === traits { return }
        let old = traits ?? UITraitCollection.current
        if combined.values == old.values, let traits { combined = traits }
        let isSame = combined === traits, isFirst = traits == nil
        traits = combined
        if isFirst { adaptFirst() }
        let changes = combined === old ? [] : combined.values.changes(from: old.values)
        if !changes.isEmpty { traitsDidChange(changes, from: old) }
        guard !isSame || !changes.isEmpty else { return }
        for view in subviewStorage { view.inheritTraits(combined) }
    }

    private func traitsDidChange(_ changes: TraitMask, from old: UITraitCollection) {
        invalidateReaders(of: changes)
        if changes.contains(.layoutDirection) { directionDidChange() }
        adapt(to: changes, from: old)
        for registration in registrations where !registration.traits.isDisjoint(with: changes) { registration.handler(old) }
        traitCollectionDidChange(old)
        controller?.traitsDidChange(changes, from: old)
    }

    /// Who read a changed trait in a pass is asked again; nobody else.
    private func invalidateReaders(of changes: TraitMask) {
        if !trackedTraits.layout.isDisjoint(with: changes) { markLayout(.traits) }
        if !trackedTraits.constraints.isDisjoint(with: changes) { setNeedsUpdateConstraints() }
        if !trackedTraits.properties.isDisjoint(with: changes) { setNeedsUpdateProperties() }
        if !trackedTraits.drawing.isDisjoint(with: changes) { setNeedsDisplay() }
    }

    func setOverrides(_ new: MutableTraits) {
        overrides = new
        refreshTraits()
    }

    /// Works the traits out again, from the superview down.
    func refreshTraits() {
        guard traits != nil else { return }
        inheritTraits(superviewStorage?.resolvedTraits ?? (self as? UIWindow)?.screenTraits ?? UITraitCollection.current)
    }

    // MARK: Direction

    final var isRightToLeft: Bool {
        Self.direction(semanticContentAttribute, resolvedTraits.values.layoutDirection) == .rightToLeft
    }

    /// Which way natural text runs: as the view's content does, else as the app's language, whatever the traits were overridden to (Suites.md, naturalText).
    final var runsTextRightToLeft: Bool {
        let language = ((topmostView as? UIWindow)?.screen ?? .main).environment.layoutDirection
        return Self.direction(semanticContentAttribute, language) == .rightToLeft
    }

    static func direction(
        _ attribute: UISemanticContentAttribute, _ traits: UITraitEnvironmentLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: traits == .rightToLeft ? .rightToLeft : .leftToRight
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    func directionDidChange() {
        topmostView.hostedEngine?.directionDidChange(of: self)
        updateInsets()
        invalidateIntrinsicContentSize()
        markLayout(.direction)
    }
}
