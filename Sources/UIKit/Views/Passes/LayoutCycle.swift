import Foundation

/// The passes that a view and its subtree need.
struct CycleFlags: OptionSet {
    let rawValue: UInt16
    static let needsLayout = CycleFlags(rawValue: 1 << 0)
    static let subtreeNeedsLayout = CycleFlags(rawValue: 1 << 1)
    static let needsConstraints = CycleFlags(rawValue: 1 << 2)
    static let subtreeNeedsConstraints = CycleFlags(rawValue: 1 << 3)
    static let needsProperties = CycleFlags(rawValue: 1 << 4)
    static let subtreeNeedsProperties = CycleFlags(rawValue: 1 << 5)
    static let isPlacedByEngine = CycleFlags(rawValue: 1 << 6)

    static let fresh: CycleFlags = [.needsLayout, .needsConstraints, .needsProperties]
}

/// The reason why a view was marked, for reports of loops.
package enum LayoutCause: String, Sendable {
    case setNeedsLayout, setNeedsUpdateConstraints, setNeedsUpdateProperties, bounds, frames, subviews, insets, traits, direction
    case intrinsicContentSize
}

/// The number of a view's callbacks in one run of the cycle, and the cause of its last mark.
struct PassCount {
    var run = 0
    var layouts = 0
    var constraints = 0
    var properties = 0
    var cause = LayoutCause.setNeedsLayout
    /// The number of runs with something to do that `layoutIfNeeded()` has started at the view. Runs in animations, which need them, do not
    /// count.
    var forced: UInt16 = 0
    /// The number of times that the view's intrinsic size was requested.
    var measured: UInt16 = 0

    mutating func count(_ pass: LayoutCycle.Pass) -> Int {
        switch pass {
        case .updateConstraints: constraints += 1; return constraints
        case .updateProperties: properties += 1; return properties
        case .layoutSubviews: layouts += 1; return layouts
        }
    }
}

/// A view that kept requesting another pass in its own callbacks. The cycle stopped calling it after the bound and continued.
package struct LayoutFeedbackLoop: Hashable, Sendable, Encodable {
    /// The path from the root to the view: identifiers, names of properties, or class names with ordinals.
    package var view: String
    /// The requested pass: `layoutSubviews`, `updateConstraints` or `updateProperties`.
    package var pass: String
    /// The cause of the last mark.
    package var property: String
    package var count: Int
}

/// Runs the passes in order: constraints from the leaves up, properties and layout from the root down.
@MainActor enum LayoutCycle {
    /// The number of passes of a view in one run above which it counts as a feedback loop (Engine.md, renderLoop: UIKit breaks near 100).
    static let bound = 100

    private static var run = 0
    /// The number of nested runs: `layoutIfNeeded()` from within `layoutSubviews`.
    private static var depth = 0

    /// Counts a nested run as part of the outer one. Otherwise views that keep marking each other through nested runs would never reach the
    /// bound.
    private static func counting(_ body: () -> Void) {
        if depth == 0 { run += 1 }
        depth += 1
        defer { depth -= 1 }
        body()
    }

    /// - Parameter isAsked: Whether code requested the run, as opposed to the end of a turn of the run loop.
    static func run(from view: UIView, isAsked: Bool = false) {
        if isAsked, depth == 0, isMarked(view), !isSystem, !AnimationScope.isRecording, !(view is UIWindow) { view.passes.forced &+= 1 }
        counting { settle(from: view) }
    }

    private static var isSystem = false

    /// Runs `body` as a request of the system, which does not count as one of the app.
    static func ofSystem(_ body: () -> Void) {
        let outer = isSystem
        isSystem = true
        body()
        isSystem = outer
    }

    /// The traits that are current in callbacks during a run.
    private static var currentTraits: UITraitCollection?

    private static func settle(from view: UIView) {
        let engine = view.topmostView.engineForLayout()
        let (current, outer) = (UITraitCollection.current, currentTraits)
        UITraitCollection.current = view.resolvedTraits
        currentTraits = view.resolvedTraits
        defer {
            UITraitCollection.current = current
            currentTraits = outer
        }
        engine.statistics.passes += 1
        repeat {
            updateConstraintsPass(view)
            updatePropertiesPass(view)
            engine.settle()
            layoutPass(view)
        } while isMarked(view)
        engine.finishPass()
    }

    static func isMarked(_ view: UIView) -> Bool {
        !view.cycle.isDisjoint(with: [
            .needsLayout, .subtreeNeedsLayout, .needsConstraints, .subtreeNeedsConstraints, .needsProperties, .subtreeNeedsProperties,
        ])
    }

    static func updateConstraints(of view: UIView) {
        counting { updateConstraintsPass(view) }
    }

    static func updateProperties(of view: UIView) {
        counting { updatePropertiesPass(view) }
    }

    // MARK: Passes

    private static func updateConstraintsPass(_ view: UIView) {
        if view.cycle.contains(.subtreeNeedsConstraints) {
            view.cycle.remove(.subtreeNeedsConstraints)
            for child in view.subviewStorage { updateConstraintsPass(child) }
        }
        guard view.cycle.contains(.needsConstraints) else { return }
        view.cycle.remove(.needsConstraints)
        guard isWithinBound(view, .updateConstraints) else { return }
        if view.hasPlainPasses { view.updateConstraints(); return }
        view.trackedTraits.constraints = TraitReads.during {
            if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
        }
    }

    private static func updatePropertiesPass(_ view: UIView) {
        if view.cycle.contains(.needsProperties) {
            view.cycle.remove(.needsProperties)
            if !view.hasPlainPasses, isWithinBound(view, .updateProperties) {
                view.trackedTraits.properties = tracking(view, .properties) {
                    view.controller?.updateProperties()
                    view.updateProperties()
                }
            }
        }
        guard view.cycle.contains(.subtreeNeedsProperties) else { return }
        view.cycle.remove(.subtreeNeedsProperties)
        for child in view.subviewStorage { updatePropertiesPass(child) }
    }

    private static func layoutPass(_ view: UIView) {
        if view.cycle.contains(.needsLayout) {
            view.cycle.remove(.needsLayout)
            if isWithinBound(view, .layoutSubviews) { layout(view) }
        }
        guard view.cycle.contains(.subtreeNeedsLayout) else { return }
        view.cycle.remove(.subtreeNeedsLayout)
        for child in view.subviewStorage { layoutPass(child) }
    }

    private static func layout(_ view: UIView) {
        if view.hasPlainPasses {
            view.layoutSubviews()
            view.layoutOwnSublayers()
            return
        }
        withTraits(of: view) {
            view.trackedTraits.layout = tracking(view, .layout) {
                guard let controller = view.controller else { view.layoutSubviews(); return }
                controller.viewWillLayoutSubviews()
                view.layoutSubviews()
                controller.viewDidLayoutSubviews()
            }
        }
        view.layoutOwnSublayers()
    }

    /// Runs `body` with the view's traits as the current ones, if they differ because of overrides.
    private static func withTraits(of view: UIView, _ body: () -> Void) {
        let traits = view.resolvedTraits
        guard let outer = currentTraits, outer !== traits else { return body() }
        currentTraits = traits
        traits.performAsCurrent(body)
        currentTraits = outer
    }

    /// Runs `body` and returns the traits that it reads. The view is marked again when observable objects that it reads change.
    private static func tracking(_ view: UIView, _ pass: ObservableReads.Pass, _ body: () -> Void) -> TraitMask {
        TraitReads.during { ObservableReads.during(pass, of: view, body) }
    }

    enum Pass: String { case updateConstraints, updateProperties, layoutSubviews }

    private static func isWithinBound(_ view: UIView, _ pass: Pass) -> Bool {
        if view.passes.run != run {
            view.passes.run = run
            view.passes.layouts = 0
            view.passes.constraints = 0
            view.passes.properties = 0
        }
        let passes = view.passes.count(pass)
        guard passes > bound else { return true }
        if passes == bound + 1 {
            view.topmostView.hostedEngine?.feedbackLoops.append(
                LayoutFeedbackLoop(
                    view: ViewDescription.path(of: view), pass: pass.rawValue, property: view.passes.cause.rawValue, count: bound))
        }
        return false
    }
}

// MARK: - Marks

extension UIView {
    final func markLayout(_ cause: LayoutCause) {
        passes.cause = cause
        guard !cycle.contains(.needsLayout) else { return }
        cycle.insert(.needsLayout)
        markAncestors(.subtreeNeedsLayout)
    }

    func markConstraints() {
        passes.cause = .setNeedsUpdateConstraints
        guard !cycle.contains(.needsConstraints) else { return }
        cycle.insert(.needsConstraints)
        markAncestors(.subtreeNeedsConstraints)
    }

    func markProperties() {
        passes.cause = .setNeedsUpdateProperties
        guard !cycle.contains(.needsProperties) else { return }
        cycle.insert(.needsProperties)
        markAncestors(.subtreeNeedsProperties)
    }

    private func markAncestors(_ flag: CycleFlags) {
        var view = self
        while let ancestor = view.superviewStorage {
            guard !ancestor.cycle.contains(flag) else { return }
            ancestor.cycle.insert(flag)
            view = ancestor
        }
        view.treeNeedsPass()
    }

    /// Passes the marks of an added subtree on to its new ancestors.
    func propagateMarks() {
        if !cycle.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) { markAncestors(.subtreeNeedsLayout) }
        if !cycle.isDisjoint(with: [.needsConstraints, .subtreeNeedsConstraints]) { markAncestors(.subtreeNeedsConstraints) }
        if !cycle.isDisjoint(with: [.needsProperties, .subtreeNeedsProperties]) { markAncestors(.subtreeNeedsProperties) }
    }

    /// Whether only UIKit's code runs in the view's passes, so that reads of traits and observable objects need not be tracked.
    final var hasPlainPasses: Bool {
        let kind: AnyClass = type(of: self)
        return (kind == UIView.self || kind == UILabel.self || kind == UIImageView.self || kind == UIStackView.self) && controller == nil
    }

    /// Lays out sublayers without a view, after the subviews.
    func layoutOwnSublayers() {
        for sublayer in layer.children where sublayer.view == nil { sublayer.layoutIfNeeded() }
    }
}
