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
    /// Whether the view waits for layout for another reason than that constraints changed.
    static let isLayoutRequested = CycleFlags(rawValue: 1 << 7)

    static let fresh: CycleFlags = [.needsLayout, .isLayoutRequested, .needsConstraints, .needsProperties]
}

/// The reason why a view was marked, for reports of loops.
package enum LayoutCause: String, Sendable {
    case setNeedsLayout, setNeedsUpdateConstraints, setNeedsUpdateProperties, bounds, frames, subviews, insets, traits, direction
    case intrinsicContentSize
}

/// A callback of a view in the cycle.
enum CyclePass: String { case updateConstraints, updateProperties, layoutSubviews }

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

    mutating func count(_ pass: CyclePass) -> Int {
        switch pass {
        case .updateConstraints: constraints += 1; return constraints
        case .updateProperties: properties += 1; return properties
        case .layoutSubviews: layouts += 1; return layouts
        }
    }
}

extension UIView {
    final func markLayout(_ cause: LayoutCause) {
        passes.cause = cause
        if cause != .frames { cycle.insert(.isLayoutRequested) }
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
}

// MARK: - Callbacks

extension UIView {
    /// Whether only UIKit's code runs in the view's passes, so that reads of traits and observable objects need not be tracked.
    final var hasPlainPasses: Bool { type(of: self) == classOfPasses && controller == nil }

    /// Calls the view's controller, which calls the view; without a controller, the view.
    func callUpdateConstraints() {
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    func callUpdateProperties() {
        controller?.updateProperties()
        updateProperties()
    }

    func callLayoutSubviews() {
        guard let controller else { layoutSubviews(); return }
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
    }
}
