import Foundation

/// The traits that a view read in each of its callbacks.
struct TrackedTraits {
    var layout: TraitMask = []
    var constraints: TraitMask = []
    var properties: TraitMask = []
    var drawing: TraitMask = []
}

/// The text sizes that a view's subtree is limited to.
final class SizeCategoryLimits {
    var minimum, maximum: UIContentSizeCategory?

    /// Returns the traits with a text size within the limits; nil if it is already.
    func limit(_ traits: UITraitCollection) -> UITraitCollection? {
        let category = traits.values.preferredContentSizeCategory
        let highest = maximum.map { $0.index < category.index ? $0 : category } ?? category
        let limited = minimum.map { $0.index > highest.index ? $0 : highest } ?? highest
        guard limited.index != category.index else { return nil }
        return UITraitCollection(traits.values.overridden(by: UITraitCollection(preferredContentSizeCategory: limited).values))
    }
}

extension UIView {
    /// The traits of the window with all overrides from there to the view.
    final var resolvedTraits: UITraitCollection {
        if let traits { return traits }
        let outer = superviewStorage?.resolvedTraits ?? UITraitCollection.current
        return combine(outer)
    }

    /// The sizes that the view's release of iOS decides.
    final var systemMetrics: SystemMetrics { resolvedTraits.systemGeneration.metrics }

    /// The height of the lines between rows.
    final var separatorHeight: CGFloat { systemMetrics.separatorHeight ?? hairline }

    private func combine(_ outer: UITraitCollection) -> UITraitCollection {
        var combined = controller.map { $0.combine(outer) } ?? outer
        if let overrides = rare.traitOverrides { combined = UITraitCollection(combined.values.overridden(by: overrides.values)) }
        return rare.sizeCategoryLimits?.limit(combined) ?? combined
    }

    /// Adopts the superview's traits. If something changed, subviews follow.
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
        for registration in rare.traitRegistrations where !registration.traits.isDisjoint(with: changes) { registration.handler(old) }
        traitCollectionDidChange(old)
        controller?.traitsDidChange(changes, from: old)
    }

    /// Invalidates only the passes in which the view read a changed trait.
    private func invalidateReaders(of changes: TraitMask) {
        if !trackedTraits.layout.isDisjoint(with: changes) { markLayout(.traits) }
        if !trackedTraits.constraints.isDisjoint(with: changes) { setNeedsUpdateConstraints() }
        if !trackedTraits.properties.isDisjoint(with: changes) { setNeedsUpdateProperties() }
        if !trackedTraits.drawing.isDisjoint(with: changes) { setNeedsDisplay() }
    }

    func changeSizeCategoryLimits(_ change: (SizeCategoryLimits) -> Void) {
        let limits = rare.sizeCategoryLimits ?? SizeCategoryLimits()
        change(limits)
        ownRare.sizeCategoryLimits = limits.minimum == nil && limits.maximum == nil ? nil : limits
        refreshTraits()
    }

    func setOverrides(_ new: MutableTraits) {
        ownRare.traitOverrides = new.values == TraitSet() ? nil : new
        refreshTraits()
    }

    /// Computes the traits again, from those of the superview.
    func refreshTraits() {
        guard traits != nil else { return }
        inheritTraits(superviewStorage?.resolvedTraits ?? (self as? UIWindow)?.screenTraits ?? UITraitCollection.current)
    }

    // MARK: Direction

    final var isRightToLeft: Bool {
        Self.direction(semanticContentAttribute, resolvedTraits.values.layoutDirection) == .rightToLeft
    }

    /// Whether natural text runs from right to left: as the view's content does, otherwise as the app's language, regardless of trait
    /// overrides (Suites.md, naturalText).
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
