import Cassowary
import Foundation

/// Whose a row of the engine is, as objects: for whoever asks what a layout hangs on and tries what would mend it.
package enum RowOwner {
    case constraint(NSLayoutConstraint)
    /// The view's own size holds it at most, or at least, so large.
    case content(UIView, NSLayoutConstraint.Axis, isResistance: Bool)
    /// The frame and mask of a view.
    case mask(UIView)
    /// The size that the window or screen gives.
    case root
    /// A guide that UIKit places.
    case guide(UIView)
}

/// Required constraints that contradict each other at present.
package struct StandingConflict {
    /// In the order of adding, the broken one among them.
    package var members: [RowOwner]
    package var broken: RowOwner?
}

/// A view that constraints do not wholly decide.
package struct OpenView {
    package var view: UIView
    /// Of `minX`, `minY`, `Width`, `Height`.
    package var quantities: [String]
}

/// The owners of an engine's rows, put together once for many questions. It goes stale when constraints come or go.
@MainActor package struct RowOwners {
    private let engine: LayoutEngine
    private var owners: [Cassowary.Constraint: RowOwner] = [:]

    package init(of root: UIView) {
        engine = root.layoutEngine
        engine.settle()
        engine.root?.announce { view in
            for constraint in view.heldConstraints {
                guard let installation = constraint.installation, installation.engine === engine else { continue }
                owners[installation.handle] = .constraint(constraint)
            }
        }
        for box in engine.boxes {
            for (axis, rows) in [(NSLayoutConstraint.Axis.horizontal, box.content.horizontal), (.vertical, box.content.vertical)] {
                if let row = rows.hugging { owners[row] = .content(box.view, axis, isResistance: false) }
                if let row = rows.resistance { owners[row] = .content(box.view, axis, isResistance: true) }
            }
            for row in box.placing {
                owners[row.handle] = box.isGuide ? .guide(box.view) : box.view === engine.root ? .root : .mask(box.view)
            }
        }
    }

    /// The rows that decide where a view lies along an axis and how large it is, in the order of adding.
    package func deciding(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [RowOwner] {
        guard let box = view.box, box.engineID == engine.id else { return [] }
        return engine.solver.constraints(deciding: axis == .horizontal ? [box.x, box.width] : [box.y, box.height]).compactMap { owners[$0] }
    }

    /// What contradicts itself now.
    package var conflicts: [StandingConflict] {
        engine.solver.conflicts.map { conflict in
            StandingConflict(members: conflict.members.compactMap { owners[$0] }, broken: owners[conflict.victim])
        }
    }
}

extension LayoutEngine {
    /// How many contradictions stand now; asking costs nothing.
    package var conflictCount: Int { solver.conflicts.count }

    /// Views that constraints leave open in some quantity, in the order of attaching.
    package func openViews() -> [OpenView] {
        settle()
        let free = Set(solver.ambiguities().map(\.variable))
        guard !free.isEmpty else { return [] }
        return boxes.compactMap { box in
            guard !box.isGuide else { return nil }
            let places = box.view === root ? [] : [(box.x, "minX"), (box.y, "minY")]
            let open = (places + [(box.width, "Width"), (box.height, "Height")]).filter { free.contains($0.0) }.map(\.1)
            return open.isEmpty ? nil : OpenView(view: box.view, quantities: open)
        }
    }
}

extension UIView {
    /// The constraints that the view keeps, those of stacks and of UIKit's own among them.
    package final var keptConstraints: [NSLayoutConstraint] { heldConstraints }

    /// Runs of layout that `layoutIfNeeded()` has begun at the view, outside of animations, with something to do.
    package final var forcedLayouts: Int { Int(passes.forced) }

    /// Times that the view was asked for its intrinsic size.
    package final var timesMeasured: Int {
        get { Int(passes.measured) }
        set { passes.measured = UInt16(clamping: newValue) }
    }

    /// The size that content asks for, before layout; negative where it asks for none.
    package final var sizeAskedFor: CGSize { sizeOfContent }
}

extension NSLayoutConstraint {
    /// Takes the constraint out, or puts it back in its place among those of its holder, as if it had never left.
    package final func withdraw() -> (() -> Void)? {
        guard isHeld, let holder, installation != nil, let place = holder.heldConstraints.firstIndex(where: { $0 === self }) else {
            return nil
        }
        holder.heldConstraints.remove(at: place)
        installation?.engine.uninstall(self)
        holder.markLayout(.frames)
        return { [self] in
            holder.heldConstraints.insert(self, at: min(place, holder.heldConstraints.count))
            holder.topmostView.hostedEngine?.enqueue(self)
            holder.markLayout(.frames)
        }
    }
}

extension UIFont {
    /// Made from a text style or scaled by metrics: another content size makes another font of it.
    package final var followsContentSize: Bool { scaling != nil }
}

extension UIImage {
    /// Of a symbol.
    package final var symbolName: String? { if case .symbol(let symbol) = value.content { symbol.name } else { nil } }
}
