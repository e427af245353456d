import Cassowary
import Foundation

/// Conflicts between constraints, as a message like UIKit's and as data.
extension LayoutEngine {
    /// Records the conflicts that are new in the last optimisation.
    func recordConflicts() {
        let new = solver.takeNewConflicts()
        guard !isThrowAway, !new.isEmpty, let root, reports.hasRoomForConflicts else { return }
        var rows = RowNames(root: root, engine: self)
        for conflict in new where !pending.standingConflicts.contains(rows.key(of: conflict)) {
            reports.add(report(conflict, &rows))
        }
    }

    /// What the current conflicts are between.
    func standingConflicts() -> Set<ConflictKey> {
        guard let root, !solver.conflicts.isEmpty, reports.hasRoomForConflicts else { return [] }
        let rows = RowNames(root: root, engine: self)
        return Set(solver.conflicts.map(rows.key))
    }

    private func report(_ conflict: Conflict, _ rows: inout RowNames) -> LayoutConflict {
        var members = conflict.members.compactMap { rows.row($0) }
        let broken = rows.row(conflict.victim)
        if let broken, !members.contains(where: { $0.text == broken.text }) { members.append(broken) }
        let bounds = conflict.bounds.compactMap { rows.bound($0) }
        let untranslated = Set(members.filter(\.isAutoresizing).map(\.view))
        let texts = members.map(\.text) + bounds
        return LayoutConflict(
            members: texts, broken: broken?.text ?? "", brokenIdentifier: broken?.identifier,
            views: Set(members.map(\.view)).sorted(), untranslated: untranslated.sorted(),
            log: Self.log(texts, broken?.text ?? "", untranslated.sorted()))
    }

    /// Returns the parts of UIKit's message in its order (Engine.md, unsatLog), in our own words.
    private static func log(_ members: [String], _ broken: String, _ untranslated: [String]) -> String {
        var lines = [
            "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
            "\tAt least one of the constraints below is one too many. Find the one you did not expect, and the code that added it.",
        ]
        for view in untranslated {
            lines.append(
                "\t(The frame of \(view) takes part, as NSAutoresizingMaskLayoutConstraints: "
                    + "set its translatesAutoresizingMaskIntoConstraints to false if constraints are to place it.)")
        }
        lines.append("(")
        lines.append(members.map { "    \"\($0)\"" }.joined(separator: ",\n"))
        lines.append(")")
        lines.append("")
        lines.append("Will attempt to recover by breaking constraint ")
        lines.append(broken)
        return lines.joined(separator: "\n")
    }
}

/// What a conflict is between, whichever rows stand for it. Valid while nothing is deallocated.
struct ConflictKey: Hashable {
    enum Member: Hashable {
        case constraint(ObjectIdentifier)
        case placing(ObjectIdentifier, PlacingRow.Quantity)
        case content(ObjectIdentifier, NSLayoutConstraint.Axis)
        case bound(ObjectIdentifier, NSLayoutConstraint.Axis)
    }

    var broken: Member?
    var members: Set<Member>
}

/// The sources of an engine's rows. Built only when there are conflicts to report; only the reported rows are described.
@MainActor struct RowNames {
    struct Row {
        var text: String
        var identifier: String?
        var view: String
        var isAutoresizing = false
    }

    private enum Source {
        case constraint(NSLayoutConstraint, in: any LayoutNode)
        case placing(PlacingRow, of: LayoutBox)
        case content(LayoutBox, NSLayoutConstraint.Axis)
    }

    private var sources: [Cassowary.Constraint: Source] = [:]
    /// The rows that were described already.
    private var described: [Cassowary.Constraint: Row] = [:]
    /// The paths of the nodes that were described already.
    private var paths: [ObjectIdentifier: String] = [:]
    private let boxes: BoxTable
    private let root: any LayoutNode

    init(root: any LayoutNode, engine: LayoutEngine) {
        boxes = engine.boxes
        self.root = root
        var found: [Cassowary.Constraint: Source] = [:]
        root.forEachNode { node in
            for constraint in node.heldConstraints {
                guard let installation = constraint.installation, installation.engine === engine else { continue }
                found[installation.handle] = .constraint(constraint, in: node)
            }
        }
        for box in boxes.all {
            for row in box.placing { found[row.handle] = .placing(row, of: box) }
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                let content = axis == .horizontal ? box.content.horizontal : box.content.vertical
                for row in [content.hugging, content.resistance] {
                    if let row { found[row] = .content(box, axis) }
                }
            }
        }
        sources = found
    }

    /// Describes a row.
    mutating func row(_ handle: Cassowary.Constraint) -> Row? {
        if let row = described[handle] { return row }
        described[handle] = describe(handle)
        return described[handle]
    }

    private mutating func path(of node: any LayoutNode) -> String {
        let key = ObjectIdentifier(node)
        if let path = paths[key] { return path }
        paths[key] = node.layoutPath
        return paths[key]!
    }

    private mutating func describe(_ handle: Cassowary.Constraint) -> Row? {
        switch sources[handle] {
        case .constraint(let constraint, let holder)?:
            let node = constraint.firstReference?.owner ?? holder
            return Row(
                text: ConstraintDescription.text(of: constraint), identifier: constraint.identifier, view: path(of: node))
        case .placing(let row, let box)?:
            return Row(
                text: ConstraintDescription.placing(row, of: box), view: path(of: box.node),
                isAutoresizing: !box.isRegion && box.node !== root)
        case .content(let box, let axis)?:
            return Row(text: ConstraintDescription.contentSize(of: box, axis), view: path(of: box.node))
        case nil: return nil
        }
    }

    func key(of conflict: Conflict) -> ConflictKey {
        let bounds = conflict.bounds.compactMap(boundedBox).map { ConflictKey.Member.bound(ObjectIdentifier($0.box.item), $0.axis) }
        return ConflictKey(broken: member(conflict.victim), members: Set(conflict.members.compactMap(member) + bounds))
    }

    private func member(_ handle: Cassowary.Constraint) -> ConflictKey.Member? {
        switch sources[handle] {
        case .constraint(let constraint, _)?: .constraint(ObjectIdentifier(constraint))
        case .placing(let row, let box)?: .placing(ObjectIdentifier(box.item), row.quantity)
        case .content(let box, let axis)?: .content(ObjectIdentifier(box.item), axis)
        case nil: nil
        }
    }

    /// Describes the lower bound of a width or height that would have become negative.
    func bound(_ variable: Variable) -> String? {
        boundedBox(variable).map { box, axis in
            "<NSLayoutConstraint: \(box.item.layoutName).\(axis == .horizontal ? "width" : "height") >= 0   (active)>"
        }
    }

    private func boundedBox(_ variable: Variable) -> (box: LayoutBox, axis: NSLayoutConstraint.Axis)? {
        guard let box = boxes.owner(of: variable) else { return nil }
        return box.width == variable ? (box, .horizontal) : box.height == variable ? (box, .vertical) : nil
    }
}
