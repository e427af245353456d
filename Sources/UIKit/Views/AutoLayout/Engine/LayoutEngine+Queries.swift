import Cassowary
import Foundation

/// Queries for ambiguity and for the constraints that determine a box.
extension LayoutEngine {
    /// Returns the undetermined quantities of a box, among `minX`, `minY`, `Width` and `Height`.
    func ambiguousQuantities(of box: LayoutBox) -> [String] {
        settle()
        let free = solver.ambiguities().map(\.variable)
        guard !free.isEmpty else { return [] }
        return quantities(of: box) { free.contains($0) }
    }

    /// Returns the boxes of nodes that their constraints do not fully determine, with the quantities, in the order they were attached.
    func ambiguousBoxes() -> [(box: LayoutBox, quantities: [String])] {
        settle()
        let free = Set(solver.ambiguities().map(\.variable))
        guard !free.isEmpty else { return [] }
        return boxes.all.compactMap { box in
            guard !box.isRegion else { return nil }
            let found = quantities(of: box) { free.contains($0) }
            return found.isEmpty ? nil : (box, found)
        }
    }

    private func quantities(of box: LayoutBox, where isFree: (Variable) -> Bool) -> [String] {
        // The root's position is not part of its layout.
        let origins = box.node === root && !box.isRegion ? [] : [(box.x, "minX"), (box.y, "minY")]
        return (origins + [(box.width, "Width"), (box.height, "Height")]).compactMap { isFree($0.0) ? $0.1 : nil }
    }

    /// Returns the constraints that determine the box's position and size along an axis, UIKit's own included: first those on the box
    /// itself, then those that determine the items these refer to.
    func constraints(affecting box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        settle()
        let variables = axis == .horizontal ? [box.x, box.width] : [box.y, box.height]
        let deciding = solver.constraints(deciding: variables)
        guard !deciding.isEmpty, let root else { return [] }
        var known: [Cassowary.Constraint: NSLayoutConstraint] = [:]
        root.forEachNode { node in
            for constraint in node.heldConstraints {
                if let installation = constraint.installation, installation.engine === self { known[installation.handle] = constraint }
            }
        }
        for box in boxes.all { note(box, &known) }
        let item = box.item
        var found: [NSLayoutConstraint] = []
        // A content size has two rows, and either may be deciding; it is listed once.
        for constraint in deciding.compactMap({ known[$0] }) where !found.contains(where: { $0 === constraint }) {
            found.append(constraint)
        }
        let direct = found.filter { $0.firstTarget === item || $0.secondItem === item }
        return direct + found.filter { constraint in !direct.contains { $0 === constraint } }
    }

    /// Makes constraint objects for the rows of a box that have none.
    private func note(_ box: LayoutBox, _ known: inout [Cassowary.Constraint: NSLayoutConstraint]) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let rows = axis == .horizontal ? box.content.horizontal : box.content.vertical
            guard let hugging = rows.hugging, let resistance = rows.resistance else { continue }
            let size = NSContentSizeLayoutConstraint(
                knownItem: box.node, attribute: axis == .horizontal ? .width : .height, relatedBy: .equal, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: rows.size)
            unsafe size.text = ConstraintDescription.contentSize(of: box, axis)
            (known[hugging], known[resistance]) = (size, size)
        }
        for row in box.placing {
            let made = NSAutoresizingMaskLayoutConstraint(
                knownItem: box.item, attribute: row.quantity.attribute, relatedBy: .equal, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(row.constant))
            unsafe made.text = ConstraintDescription.placing(row, of: box)
            if let region = box.region {
                made.identifier = "\(region.identifier)-\(row.quantity)"
            } else if box.node === root {
                made.identifier = "UIView-Encapsulated-Layout-\(row.quantity.axis == .horizontal ? "Width" : "Height")"
            }
            known[row.handle] = made
        }
    }
}

/// A constraint that represents a view's intrinsic size in lists of constraints.
@preconcurrency @MainActor
open class NSContentSizeLayoutConstraint: NSLayoutConstraint {
    /// The description, because the constraint represents two rows.
    final nonisolated(unsafe) var text: String?
    nonisolated open override var description: String { unsafe text ?? super.description }
}

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
