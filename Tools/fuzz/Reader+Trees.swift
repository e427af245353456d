import Cassowary
import Foundation
import Graphics
import UIKit

// Bytes as the actions of code: views are added and removed, with constraints of all kinds, changes, and layout passes in between.
extension Reader {
    static let viewTree = Reader(
        name: "view tree", suffixes: [], share: 20, scripts: 24, words: ["\u{0}\u{1}\u{2}\u{3}", "\u{7F}\u{7F}", "aAaA"]
    ) {
        bytes, _ in
        // Calls that UIKit would answer with an exception are refused and skipped.
        ProgrammerError.intercept = { _ in }
        defer { ProgrammerError.intercept = nil }
        try ViewScene(Script(bytes)).play()
    }

    static let solver = Reader(
        name: "solver", suffixes: [], share: 60, scripts: 24, words: ["\u{0}\u{1}\u{2}\u{3}", "\u{7F}\u{7F}", "aAaA"]
    ) {
        bytes, _ in
        var scene = SolverScene(Script(bytes))
        try scene.play()
    }
}

/// A window in which a script creates, moves, constrains and removes views.
@MainActor private final class ViewScene {
    private var script: Script
    private let window: UIWindow
    private var views: [UIView]
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []
    /// Whether the numbers are so far apart that frames need not be exact, only finite.
    private let isWild: Bool

    init(_ script: Script) {
        self.script = script
        isWild = self.script.number(below: 8) == 7
        window = UIWindow(environment: DisplayEnvironment(size: CGSize(width: 200, height: 240), scale: 2))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        views = [controller.view]
    }

    func play() throws {
        for _ in 0..<400 where !script.isOver { try step() }
        try layOut()
        try checkLaw()
        _ = window.layerTree().displayList
        window.rootViewController = nil
    }

    private func step() throws {
        switch script.number(below: 16) {
        case 0, 1, 2: add()
        case 3, 4, 5: tie()
        case 6: tieInWords()
        case 7: if !constraints.isEmpty { change(script.pick(constraints)) }
        case 8: move()
        case 9: dress(script.pick(views))
        case 10: guide()
        case 11: stack()
        case 12:
            window.environment.layoutDirection = script.pick([.leftToRight, .rightToLeft])
            window.environment.size = CGSize(width: script.pick([200, 0, 1, 1000, 320.5]), height: script.pick([240, 0, 1, 3000]))
        default: try layOut()
        }
    }

    private func add() {
        guard views.count < 60 else { return }
        let view: UIView =
            switch script.number(below: 14) {
            case 0, 1: UILabel()
            case 2, 3: UIStackView()
            case 4: UIButton(type: .system)
            case 5: UIImageView()
            case 6: UIScrollView()
            case 7: UITextField()
            case 8: UISwitch()
            case 9: UITextView()
            case 10: UISegmentedControl(items: ["a", "b"])
            case 11: UITableView()
            default: UIView()
            }
        view.translatesAutoresizingMaskIntoConstraints = script.number(below: 3) == 0
        let parent = script.pick(views)
        if let stack = parent as? UIStackView, script.number(below: 3) > 0 {
            stack.addArrangedSubview(view)
        } else {
            parent.addSubview(view)
        }
        views.append(view)
        dress(view)
    }

    private func dress(_ view: UIView) {
        switch script.number(below: 12) {
        case 0:
            (view as? UILabel)?.text = script.pick(["a", "Two words", "", "Ägypten\nfi", "مرحبا", String(repeating: "long ", count: 40)])
        case 1: (view as? UILabel)?.numberOfLines = script.pick([0, 1, 2, -1])
        case 2: view.isHidden.toggle()
        case 3: view.setContentHuggingPriority(priority(), for: script.pick([.horizontal, .vertical]))
        case 4: view.setContentCompressionResistancePriority(priority(), for: script.pick([.horizontal, .vertical]))
        case 5: view.frame = CGRect(x: number(), y: number(), width: number(), height: number())
        case 6: view.transform = CGAffineTransform(a: number(), b: 0, c: number(), d: 1, tx: 0, ty: number())
        case 7: view.layoutMargins = UIEdgeInsets(top: number(), left: number(), bottom: 0, right: number())
        case 8: view.bounds.origin = CGPoint(x: number(), y: number())
        case 9: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(script.byte() & 63))
        case 10: view.semanticContentAttribute = script.pick([.forceLeftToRight, .forceRightToLeft, .unspecified])
        default: (view as? UIButton)?.setTitle(script.pick(["OK", "", "A longer title"]), for: .normal)
        }
    }

    private func number() -> CGFloat {
        script.pick(isWild ? [0, 1, -8, 44.5, 1.0 / 3, 1e4, -1e4, 1e7, -1e7, 0.001] : [0, 1, 8, -8, 20, 44.5, 100, 1.0 / 3, 1e3, -1e3])
    }

    private func priority() -> UILayoutPriority { UILayoutPriority(script.pick([1000, 1000, 999, 750, 751, 500, 250, 249.5, 1, 0, 1001])) }

    private func item() -> Any { guides.isEmpty || script.number(below: 5) > 0 ? script.pick(views) : script.pick(guides) }

    private func tie() {
        let attribute: () -> NSLayoutConstraint.Attribute = { [self] in
            script.pick([
                .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline,
                .leadingMargin, .topMargin, .notAnAttribute,
            ])
        }
        let first = attribute(), isSame = script.number(below: 6) > 0
        let constraint = NSLayoutConstraint(
            item: item(), attribute: first, relatedBy: script.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
            toItem: script.number(below: 8) == 0 ? nil : item(), attribute: isSame ? first : attribute(),
            multiplier: script.pick(isWild ? [1, 0.5, 2, -1, 0, 1e-6, 1e6] : [1, 1, 1, 0.5, 2, -1, 0]), constant: number())
        keep(constraint)
    }

    private func tieInWords() {
        let (a, b) = (script.pick(views), script.pick(views))
        let format = script.pick(["H:|-[a]-[b]-|", "V:|-(4@200)-[a(>=10)]-(<=9)-[b(a)]", "[a(20@300)]-[b]", "V:[a]-(-3)-[b]|"])
        guard let made = try? VisualFormat.constraints(format, options: [], metrics: [:], views: ["a": a, "b": b]) else { return }
        for constraint in made { keep(constraint) }
    }

    private func keep(_ constraint: NSLayoutConstraint) {
        constraint.priority = priority()
        constraint.isActive = true
        constraints.append(constraint)
    }

    private func change(_ constraint: NSLayoutConstraint) {
        switch script.number(below: 4) {
        case 0, 1: constraint.constant = number()
        case 2: constraint.isActive.toggle()
        default: constraint.priority = priority()
        }
    }

    private func move() {
        let view = script.pick(views)
        switch script.number(below: 4) {
        case 0 where view !== views[0]: view.removeFromSuperview()
        case 1 where view !== views[0]:
            let parent = script.pick(views)
            // Adding a view below itself is an endless loop in UIKit, too.
            if !parent.isDescendant(of: view) { parent.insertSubview(view, at: script.number(below: 3)) }
        case 2: if let first = view.subviews.first { view.bringSubviewToFront(first) }
        default: view.translatesAutoresizingMaskIntoConstraints.toggle()
        }
    }

    private func guide() {
        guard guides.count < 10 else { return }
        let guide = UILayoutGuide()
        script.pick(views).addLayoutGuide(guide)
        guides += [guide, views[0].safeAreaLayoutGuide]
    }

    private func stack() {
        guard let stack = script.pick(views) as? UIStackView else { return }
        stack.axis = script.pick([.horizontal, .vertical])
        stack.distribution = script.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
        stack.alignment = script.pick([.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
        stack.spacing = number()
        stack.isLayoutMarginsRelativeArrangement = script.number(below: 2) == 0
    }

    private func layOut() throws {
        window.commit()
        for view in views where [view.frame.minX, view.frame.minY, view.bounds.width, view.bounds.height].contains(where: { !$0.isFinite })
        {
            throw WrongResult("\(type(of: view)) has the frame \(view.frame)")
        }
    }

    /// Checks that edited views are where they would be if they had been created that way, as far as constraints determine their place.
    private func checkLaw() throws {
        guard !isWild, window.layoutEngine.conflicts.isEmpty else { return }
        // A frame that was set by hand is kept until its superview is laid out.
        for view in [window] + views { view.setNeedsLayout() }
        window.commit()
        var open: [ObjectIdentifier: [String]] = [:]
        for entry in window.openViews() { open[ObjectIdentifier(entry.view)] = entry.quantities }
        let before = views.map(\.frame), origins = views.map(\.bounds.origin)
        window.layoutEngine.rebuild()
        window.commit()
        // Content that depends on something outside its scroll view and shows its end moves with each pass, as does everything that depends
        // on it.
        guard !zip(views, origins).contains(where: { $0 is UIScrollView && $0.bounds.origin != $1 }) else { return }
        for (view, frame) in zip(views, before) where view.window != nil {
            let open = open[ObjectIdentifier(view)] ?? []
            // In a rotated view, each edge depends on all quantities.
            guard open.isEmpty || view.transform.isIdentity else { continue }
            let quantities = [
                ("minX", frame.minX, view.frame.minX), ("minY", frame.minY, view.frame.minY),
                ("Width", frame.width, view.frame.width), ("Height", frame.height, view.frame.height),
            ]
            for (name, old, new) in quantities where old != new && !open.contains(name) {
                throw WrongResult("\(type(of: view)) has \(name) \(old), and \(new) when all is laid out anew")
            }
        }
    }
}

/// A solver to which a script adds variables, rows and edits.
private struct SolverScene {
    private struct Row {
        var terms: [(variable: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        var priority: Double
        var handle: Constraint?
    }

    private var script: Script
    private let solver = Solver()
    private var variables: [Variable] = []
    private var rows: [Row] = []
    /// Whether the numbers are so far apart that the solution need not be exact; there must only be one.
    private var isWild = false

    init(_ script: Script) { self.script = script }

    mutating func play() throws {
        isWild = script.number(below: 8) == 7
        for _ in 0..<1 + script.number(below: 24) { variables.append(solver.addVariable()) }
        for _ in 0..<300 where !script.isOver { try step() }
        try check()
    }

    private mutating func step() throws {
        switch script.number(below: 10) {
        case 0...4: add()
        case 5:
            guard let (row, handle) = anyRow() else { return }
            solver.remove(handle)
            rows.remove(at: row)
        case 6, 7:
            guard let (row, handle) = anyRow() else { return }
            rows[row].constant = number()
            solver.setConstant(rows[row].constant, of: handle)
        case 8:
            guard let (row, handle) = anyRow() else { return }
            rows[row].priority = priority()
            solver.setPriority(Priority(rawValue: rows[row].priority), of: handle)
        default: try check()
        }
    }

    private mutating func anyRow() -> (Int, Constraint)? {
        let row = script.number(below: rows.count)
        return rows.indices.contains(row) ? rows[row].handle.map { (row, $0) } : nil
    }

    private mutating func number() -> Double {
        isWild && script.number(below: 3) == 0
            ? script.pick([1e9, -1e12, 1e-9, 1e100, 1e300]) : Double(script.number(below: 801) - 200) / 2
    }

    private mutating func priority() -> Double { script.pick([1000, 1000, 999, 750, 500, 251, 250, 249.5, 50, 1]) }

    private mutating func add() {
        guard rows.count < 60 else { return }
        var terms: [(variable: Int, coefficient: Double)] = []
        for _ in 0..<1 + script.number(below: 4) {
            let variable = script.number(below: variables.count)
            guard !terms.contains(where: { $0.variable == variable }) else { continue }
            terms.append((variable, isWild ? script.pick([1, -1, 1e-7, 1e8, 3]) : script.pick([1, 1, -1, -1, 2, 0.5])))
        }
        var row = Row(
            terms: terms, relation: script.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), constant: number(),
            priority: priority())
        row.handle = add(row, to: solver)
        rows.append(row)
    }

    private func add(_ row: Row, to solver: Solver) -> Constraint {
        solver.add(
            row.terms.map { Term(variables[$0.variable], $0.coefficient) }, row.relation, row.constant,
            priority: Priority(rawValue: row.priority))
    }

    /// Checks that required rows hold, except for the victims of conflicts, and that a solver that starts with the remaining rows gives the
    /// same values to the bit.
    private func check() throws {
        solver.solve()
        let broken = Set(solver.conflicts.map(\.victim))
        guard !isWild else { return }
        let standing = rows.filter { row in row.handle.map { !broken.contains($0) } ?? false }
        for row in standing where row.priority >= 1000 {
            let sum = row.terms.reduce(-row.constant) { $0 + $1.coefficient * solver.value(of: variables[$1.variable]) }
            let error = row.relation == .equal ? abs(sum) : max(0, row.relation == .lessThanOrEqual ? sum : -sum)
            guard error <= 1e-6 * max(1, abs(row.constant)) else { throw WrongResult("a required row is off by \(error)") }
        }
        let fresh = Solver()
        for _ in variables { _ = fresh.addVariable() }
        for row in standing.reversed() { _ = add(row, to: fresh) }
        fresh.solve()
        guard fresh.conflicts.isEmpty else { throw WrongResult("a conflict is left without the broken rows") }
        for variable in variables where fresh.value(of: variable).bitPattern != solver.value(of: variable).bitPattern {
            throw WrongResult("\(variable) is \(solver.value(of: variable)), from the beginning \(fresh.value(of: variable))")
        }
    }
}
