import Cassowary
import Foundation

/// The owner of a row of the engine, for code that analyses what a layout depends on and tries fixes.
package enum RowOwner {
    case constraint(NSLayoutConstraint)
    /// The view's intrinsic size, as its largest or (`isResistance`) its smallest size.
    case content(UIView, NSLayoutConstraint.Axis, isResistance: Bool)
    /// The frame and autoresizing mask of a view.
    case mask(UIView)
    /// The size that the window or screen sets.
    case root
    /// A guide that UIKit places.
    case guide(UIView)
}

/// Required constraints that currently conflict.
package struct StandingConflict {
    /// The members in the order they were added, including the broken one.
    package var members: [RowOwner]
    package var broken: RowOwner?
}

/// A view that its constraints do not fully determine.
package struct OpenView {
    package var view: UIView
    /// The undetermined quantities among `minX`, `minY`, `Width` and `Height`.
    package var quantities: [String]
}

/// The owners of an engine's rows, collected once for many queries. Becomes stale when constraints are added or removed.
@MainActor package struct RowOwners {
    private let engine: LayoutEngine
    private var owners: [Cassowary.Constraint: RowOwner] = [:]

    package init(of root: UIView) {
        engine = root.layoutEngine
        engine.settle()
        root.topmostView.forEachView { self.note($0) }
    }

    private mutating func note(_ view: UIView) {
        for constraint in view.heldConstraints {
            guard let installation = constraint.installation, installation.engine === engine else { continue }
            owners[installation.handle] = .constraint(constraint)
        }
        if let box = view.box, box.engineID == engine.id {
            for (axis, rows) in [(NSLayoutConstraint.Axis.horizontal, box.content.horizontal), (.vertical, box.content.vertical)] {
                if let row = rows.hugging { owners[row] = .content(view, axis, isResistance: false) }
                if let row = rows.resistance { owners[row] = .content(view, axis, isResistance: true) }
            }
            for row in box.placing { owners[row.handle] = view.superviewStorage == nil ? .root : .mask(view) }
        }
        for guide in view.ownGuides + view.systemGuides {
            guard let box = guide.box, box.engineID == engine.id else { continue }
            for row in box.placing { owners[row.handle] = .guide(view) }
        }
    }

    /// Returns the rows that determine a view's position and size along an axis, in the order they were added.
    package func deciding(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [RowOwner] {
        guard let box = view.box, box.engineID == engine.id else { return [] }
        return engine.solver.constraints(deciding: axis == .horizontal ? [box.x, box.width] : [box.y, box.height]).compactMap { owners[$0] }
    }

    /// The current conflicts.
    package var conflicts: [StandingConflict] {
        engine.solver.conflicts.map { conflict in
            StandingConflict(members: conflict.members.compactMap { owners[$0] }, broken: owners[conflict.victim])
        }
    }
}

extension UIView {
    /// Returns the views of the tree with an undetermined quantity, in the order they were attached to its engine.
    package final func openViews() -> [OpenView] {
        let root = topmostView, boxes = root.layoutEngine.ambiguousBoxes()
        guard !boxes.isEmpty else { return [] }
        var views: [ObjectIdentifier: UIView] = [:]
        root.forEachView { view in
            if let box = view.box { views[ObjectIdentifier(box)] = view }
        }
        return boxes.compactMap { box, quantities in
            views[ObjectIdentifier(box)].map { OpenView(view: $0, quantities: quantities) }
        }
    }
}

extension UIView {
    /// The constraints that the view holds, including those of stack views and UIKit's own.
    package final var keptConstraints: [NSLayoutConstraint] { heldConstraints }

    /// The number of layout passes with work to do that `layoutIfNeeded()` has started at the view, outside animations.
    package final var forcedLayouts: Int { Int(passes.forced) }

    /// The number of times the view's intrinsic size was requested.
    package final var timesMeasured: Int {
        get { Int(passes.measured) }
        set { passes.measured = UInt16(clamping: newValue) }
    }

    /// The size that the content requires, before layout; negative where it requires none.
    package final var sizeAskedFor: CGSize { sizeOfContent }
}

extension NSLayoutConstraint {
    /// Removes the constraint. Returns a closure that puts it back at its index among its holder's constraints; nil if it is not installed.
    package final func withdraw() -> (() -> Void)? {
        guard isHeld, let holder, installation != nil, let index = holder.heldConstraints.firstIndex(where: { $0 === self }) else {
            return nil
        }
        holder.heldConstraints.remove(at: index)
        installation?.engine.uninstall(self)
        holder.markLayout(.frames)
        return { [self] in
            holder.heldConstraints.insert(self, at: min(index, holder.heldConstraints.count))
            holder.topmostView.hostedEngine?.enqueue(self)
            holder.markLayout(.frames)
        }
    }
}

extension UIFont {
    /// Whether the font was made from a text style or scaled by metrics, so that it changes with the content size category.
    package final var followsContentSize: Bool { scaling != nil }
}

extension UIImage {
    /// The name of a symbol image; nil for other images.
    package final var symbolName: String? { if case .symbol(let symbol) = value.content { symbol.name } else { nil } }
}
