import Cassowary
import Foundation

/// A laid-out tree, as text like that of `_autolayoutTrace` and as data: how each view is placed and where, what is ambiguous, which
/// constraints conflict, and what layout cost.
///
/// Each line begins with `•` for a view placed by constraints (and for the root), `+` for a view placed by its frame and mask, or `*` for
/// an ambiguous view (Engine.md, trace; the star for ambiguity is our own choice).
package struct LayoutTrace: Sendable {
    package struct View: Sendable, Encodable {
        package enum Placing: String, Sendable, Encodable { case root, constraints, mask, guide }

        /// The path from the root, as in reports.
        package var path: String
        /// The name that conflicts use: class, number in the tree, text.
        package var name: String
        package var identifier: String?
        package var depth: Int
        package var placing: Placing
        /// In the superview's coordinates, points.
        package var frame: [Double]
        package var isHidden: Bool
        /// The undetermined quantities among `minX`, `minY`, `Width` and `Height`.
        package var ambiguous: [String]
        /// Whether nothing places the view: its mask is not translated into constraints, and no constraint mentions it.
        package var lacksConstraints: Bool
        /// The number of constraints the view holds, its own and those between its subviews.
        package var constraints: Int
        /// The number of constraints it holds that were removed and added again.
        package var churn: Int
    }

    package var views: [View] = []
    package var conflicts: [LayoutConflict]
    package var feedbackLoops: [LayoutFeedbackLoop]
    package var churn: [LayoutChurn]
    package var statistics: LayoutStatistics

    @MainActor package init(of root: UIView) {
        let engine = root.layoutEngine
        engine.settle()
        (conflicts, feedbackLoops, churn) = (engine.conflicts, engine.feedbackLoops, engine.churn)
        statistics = engine.statistics
        var reader = Reader(engine: engine, root: root)
        reader.visit(root, depth: 0)
        views = reader.views
    }

    /// The tree, without reports and counters.
    package var tree: String { views.map(\.line).joined(separator: "\n") }

    /// The tree, then conflicts, loops and churn, then the counters.
    package var text: String {
        var parts = [tree]
        let ambiguous = views.filter { !$0.ambiguous.isEmpty }
        if !ambiguous.isEmpty {
            parts.append("Ambiguous:\n" + ambiguous.map { "  \($0.path): \($0.ambiguous.joined(separator: ", "))" }.joined(separator: "\n"))
        }
        parts += conflicts.map(\.log)
        if !feedbackLoops.isEmpty {
            let lines = feedbackLoops.map { "  \($0.view): \($0.pass) ran \($0.count) times in one pass, asked by \($0.property)" }
            parts.append("Feedback loops:\n" + lines.joined(separator: "\n"))
        }
        if !churn.isEmpty {
            parts.append("Removed and added again unchanged:\n" + churn.map { "  \($0.view): \($0.constraint)" }.joined(separator: "\n"))
        }
        parts.append(counters.map { "\($0.value) \($0.name)" }.joined(separator: ", "))
        return parts.joined(separator: "\n\n")
    }

    /// The counters by name, in the order they are printed.
    package var counters: [(name: String, value: Int)] {
        [
            ("variables", statistics.variables), ("constraints", statistics.constraints), ("solves", statistics.solves),
            ("pivots", statistics.pivots), ("adds", statistics.adds), ("removes", statistics.removes),
            ("constant edits", statistics.constantEdits), ("passes", statistics.passes), ("intrinsic sizes", statistics.intrinsicSizes),
            ("text measurements", statistics.textMeasurements), ("fittings", statistics.fittings), ("frames", statistics.frames),
            ("churn", statistics.churn),
        ]
    }

    /// Reads the tree in one traversal.
    @MainActor private struct Reader {
        let engine: LayoutEngine
        let free: Set<Variable>
        /// Views and guides that some constraint mentions.
        let mentioned: Set<ObjectIdentifier>
        let churn: [String: Int]
        private(set) var views: [View] = []

        init(engine: LayoutEngine, root: UIView) {
            self.engine = engine
            free = Set(engine.solver.ambiguities().map(\.variable))
            var mentioned: Set<ObjectIdentifier> = []
            root.topmostView.forEachView { view in
                for constraint in view.heldConstraints {
                    for item in [constraint.firstTarget, constraint.secondItem] { if let item { mentioned.insert(ObjectIdentifier(item)) } }
                }
            }
            self.mentioned = mentioned
            churn = Dictionary(engine.churn.map { ($0.view, 1) }, uniquingKeysWith: +)
        }

        mutating func visit(_ view: UIView, depth: Int) {
            let path = ViewDescription.path(of: view), placing = placing(view)
            views.append(
                View(
                    path: path, name: ConstraintDescription.name(view), identifier: view.accessibilityIdentifier, depth: depth,
                    placing: placing, frame: Self.numbers(view.frame), isHidden: view.isHidden,
                    ambiguous: view.box.map { ambiguous($0, isRoot: placing == .root) } ?? [],
                    lacksConstraints: placing == .constraints && !mentioned.contains(ObjectIdentifier(view)),
                    constraints: view.heldConstraints.count, churn: churn[path] ?? 0))
            for guide in view.ownGuides { add(guide, path, depth + 1) }
            for child in view.subviewStorage { visit(child, depth: depth + 1) }
        }

        private mutating func add(_ guide: UILayoutGuide, _ path: String, _ depth: Int) {
            guard let box = guide.box, box.engineID == engine.id else { return }
            views.append(
                View(
                    path: "\(path)/\(guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier)",
                    name: ConstraintDescription.name(guide),
                    depth: depth, placing: .guide, frame: Self.numbers(guide.layoutFrame), isHidden: false,
                    ambiguous: ambiguous(box, isRoot: false), lacksConstraints: false, constraints: 0, churn: 0))
        }

        private func placing(_ view: UIView) -> View.Placing {
            if view.superviewStorage == nil { return .root }
            return view.translatesAutoresizingMaskIntoConstraints ? .mask : .constraints
        }

        /// Returns the undetermined quantities; the root's position is not one of them.
        private func ambiguous(_ box: LayoutBox, isRoot: Bool) -> [String] {
            let origins = isRoot ? [] : [(box.x, "minX"), (box.y, "minY")]
            return (origins + [(box.width, "Width"), (box.height, "Height")]).compactMap { free.contains($0.0) ? $0.1 : nil }
        }

        private static func numbers(_ rect: CGRect) -> [Double] {
            [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 1000).rounded() / 1000 }
        }
    }
}

extension LayoutTrace.View {
    /// The view's line: `|   •UILabel:0x…'Title' title (16 8; 288 20.5)`.
    fileprivate var line: String {
        let sign = !ambiguous.isEmpty ? "*" : placing == .mask ? "+" : "•"
        let numbers = frame.map { ViewDescription.number(CGFloat($0)) }
        var line = String(repeating: "|   ", count: depth) + sign + name
        if let identifier { line += " \(identifier)" }
        line += " (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
        if isHidden { line += " hidden" }
        if !ambiguous.isEmpty {
            let short = path.split(separator: "/").last.map(String.init) ?? name
            line += " - AMBIGUOUS LAYOUT for " + ambiguous.map { "\(short).\($0)" }.joined(separator: ", ")
        }
        if lacksConstraints { line += ", MISSING HOST CONSTRAINTS" }
        if churn > 0 { line += ", \(churn) constraints removed and added again" }
        return line
    }
}

extension LayoutTrace: Encodable {
    private enum Key: String, CodingKey { case views, conflicts, feedbackLoops, churn, counters }

    private struct Name: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(views, forKey: .views)
        try container.encode(conflicts, forKey: .conflicts)
        try container.encode(feedbackLoops, forKey: .feedbackLoops)
        try container.encode(churn, forKey: .churn)
        var numbers = container.nestedContainer(keyedBy: Name.self, forKey: .counters)
        for counter in counters { try numbers.encode(counter.value, forKey: Name(counter.name)) }
    }
}
