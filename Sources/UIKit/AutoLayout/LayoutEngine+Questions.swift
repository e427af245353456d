import Cassowary
import Foundation

/// Ambiguity, and which constraints decide what.
extension LayoutEngine {
    /// Which of a box's four quantities are not determined, as `minX`, `minY`, `Width`, `Height`.
    func ambiguousQuantities(of box: LayoutBox) -> [String] {
        settle()
        let free = solver.ambiguities().map(\.variable)
        guard !free.isEmpty else { return [] }
        // Where the root lies is nobody's question.
        let places = box.view === root && !box.isGuide ? [] : [(box.x, "minX"), (box.y, "minY")]
        return (places + [(box.width, "Width"), (box.height, "Height")]).compactMap { free.contains($0.0) ? $0.1 : nil }
    }

    /// Constraints on the box along an axis, UIKit's own included.
    func constraints(affecting box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let item: AnyObject = box.guide ?? box.view
        var found: [NSLayoutConstraint] = []
        var view: UIView? = box.view
        while let current = view {
            found += current.heldConstraints.filter {
                $0.firstAttribute.axis == axis && ($0.firstItem === item || $0.secondItem === item)
            }
            view = current.superviewStorage
        }
        guard !box.isGuide else { return found }
        let rows = axis == .horizontal ? box.content.horizontal : box.content.vertical
        if rows.hugging != nil {
            found.append(
                NSContentSizeLayoutConstraint(
                    uncheckedItem: box.view, attribute: axis == .horizontal ? .width : .height, relatedBy: .equal, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: rows.size))
        }
        for row in box.placing where row.quantity.axis == axis {
            let made = NSAutoresizingMaskLayoutConstraint(
                uncheckedItem: box.view, attribute: row.quantity.attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: CGFloat(row.constant))
            if box.view === root { made.identifier = "UIView-Encapsulated-Layout-\(axis == .horizontal ? "Width" : "Height")" }
            found.append(made)
        }
        return found
    }
}

/// Stands for a view's intrinsic size in lists of constraints.
@preconcurrency @MainActor
open class NSContentSizeLayoutConstraint: NSLayoutConstraint {}

extension PlacingRow.Quantity {
    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .minX, .maxX, .midX, .width: .horizontal
        case .minY, .maxY, .midY, .height: .vertical
        }
    }

    var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .minX: .left
        case .maxX: .right
        case .midX: .centerX
        case .width: .width
        case .minY: .top
        case .maxY: .bottom
        case .midY: .centerY
        case .height: .height
        }
    }
}

extension UIView {
    final var isAmbiguous: Bool { !ambiguousQuantities.isEmpty }

    final var ambiguousQuantities: [String] {
        let engine = topmostView.engineForLayout()
        engine.settle()
        guard let box else { return [] }
        return engine.ambiguousQuantities(of: box)
    }

    func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let engine = topmostView.engineForLayout()
        engine.settle()
        guard let box else { return [] }
        return engine.constraints(affecting: box, axis)
    }

    func exerciseAmbiguity() {
        let engine = topmostView.engineForLayout()
        engine.settle()
        guard let box else { return }
        engine.exerciseAmbiguity(of: box)
        superviewStorage?.markLayout(.frames)
    }

    /// The tree, a view a line: `*` placed by constraints, `+` by its mask, `•` the root; ambiguous views say which quantities
    /// (engine.json, trace).
    package func layoutTrace() -> String {
        topmostView.engineForLayout().settle()
        var lines: [String] = []
        func add(_ view: UIView, _ depth: Int) {
            let sign = view.superviewStorage == nil ? "•" : view.box != nil && !view.translatesAutoresizingMaskIntoConstraints ? "*" : "+"
            let free = view.ambiguousQuantities
            let note =
                free.isEmpty
                ? "" : " - AMBIGUOUS LAYOUT for " + free.map { "\(ViewDescription.name(of: view)).\($0)" }.joined(separator: ", ")
            lines.append(String(repeating: "|   ", count: depth) + "\(sign)\(ConstraintDescription.name(view))\(note)")
            for child in view.subviewStorage { add(child, depth + 1) }
        }
        add(self, 0)
        return lines.joined(separator: "\n")
    }
}

extension UILayoutGuide {
    var isAmbiguous: Bool {
        guard let engine = owningView?.topmostView.engineForLayout(), let box = engine.box(of: self) else { return false }
        return !engine.ambiguousQuantities(of: box).isEmpty
    }
}
