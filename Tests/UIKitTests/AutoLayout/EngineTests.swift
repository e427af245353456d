import Foundation
import Testing
import UIKit

/// A 320 × 480 window at two pixels per point, with views that constraints place.
@MainActor final class Stage {
    let window: UIWindow

    init(_ size: CGSize = CGSize(width: 320, height: 480), rightToLeft: Bool = false, change: (inout DisplayEnvironment) -> Void = { _ in })
    {
        var environment = DisplayEnvironment(size: size, scale: 2)
        if rightToLeft { environment.layoutDirection = .rightToLeft }
        change(&environment)
        window = UIWindow(environment: environment)
    }

    func add(_ name: String, to parent: UIView? = nil, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> FixtureView {
        let view = FixtureView()
        if let width, let height { view.intrinsic = CGSize(width: width, height: height) }
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? window).addSubview(view)
        return view
    }

    var engine: LayoutEngine { window.layoutEngine }
    var statistics: LayoutStatistics { window.layoutStatistics }
}

extension UIView {
    /// Pins the view into the corner of its superview.
    func pinToCorner(_ x: CGFloat = 0, _ y: CGFloat = 0) {
        guard let superview else { return }
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: x),
            topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
        ])
    }
}

@MainActor struct EngineTests {
    @Test func `1.1 one engine per window; a view outside any window has one of its own`() {
        let stage = Stage()
        let inside = stage.add("a"), deeper = stage.add("b", to: inside)
        #expect(inside.layoutEngine === stage.engine)
        #expect(deeper.layoutEngine === stage.engine)
        let alone = UIView()
        #expect(alone.layoutEngine !== stage.engine)
        stage.window.addSubview(alone)
        #expect(alone.layoutEngine === stage.engine)
    }

    @Test func `1.1 a width is never negative`() {
        let stage = Stage()
        let view = stage.add("a")
        view.pinToCorner(50)
        let optional = view.trailingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 20)
        optional.priority = .defaultHigh
        optional.isActive = true
        stage.window.commit()
        #expect(view.frame.width == 0)
        #expect(view.frame.minX == 50)
    }

    @Test(arguments: [
        (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.left, "leading/trailing"),
        (.top, .height, "Invalid pairing"), (.width, .leading, "Invalid pairing"),
        (.centerX, .notAnAttribute, "location equal to a constant"),
    ])
    func `1.2 pairs that are refused, with UIKit's reason`(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ reason: String
    ) {
        let (a, b) = (UIView(), UIView())
        let message = stopping {
            _ = NSLayoutConstraint(
                item: a, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : b, attribute: second, multiplier: 1,
                constant: 0)
        }
        #expect(message?.contains(reason) == true)
    }

    @Test func `1.1 laid out alone, in a window, and alone again: the frames follow`() {
        let stage = Stage(), card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let inner = stage.add("inner", to: card)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            inner.topAnchor.constraint(equalTo: card.topAnchor), inner.heightAnchor.constraint(equalToConstant: 5),
        ])
        card.layoutIfNeeded()
        #expect(inner.frame.width == 80)
        stage.window.addSubview(card)
        card.frame.size.width = 200
        stage.window.commit()
        #expect(inner.frame.width == 180)
        card.removeFromSuperview()
        card.frame.size.width = 60
        card.layoutIfNeeded()
        #expect(inner.frame.width == 40)
    }

    @Test(arguments: 1...20) func `1.2 first == multiplier × second + constant, for every attribute`(_ raw: Int) throws {
        let attribute = try #require(NSLayoutConstraint.Attribute(rawValue: raw))
        let stage = Stage(), insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let (a, b) = (stage.add("a"), stage.add("b"))
        (a.layoutMargins, b.layoutMargins) = (insets, insets)
        b.pinToCorner(40, 30)
        NSLayoutConstraint.activate([b.widthAnchor.constraint(equalToConstant: 100), b.heightAnchor.constraint(equalToConstant: 60)])
        let fixed: [NSLayoutConstraint] = [
            a.widthAnchor.constraint(equalToConstant: 20), a.heightAnchor.constraint(equalToConstant: 12),
            a.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 1),
            a.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 1),
        ]
        for (index, constraint) in fixed.enumerated() { constraint.activate(at: Float(500 - index)) }
        NSLayoutConstraint(item: a, attribute: attribute, relatedBy: .equal, toItem: b, attribute: attribute, multiplier: 0.5, constant: 7)
            .isActive = true
        stage.window.commit()
        func value(_ view: UIView) -> CGFloat {
            let frame = view.frame, inner = frame.inset(by: insets)
            switch attribute {
            case .left, .leading: return frame.minX
            case .right, .trailing: return frame.maxX
            case .top: return frame.minY
            case .bottom, .firstBaseline, .lastBaseline: return frame.maxY
            case .width: return frame.width
            case .height: return frame.height
            case .centerX: return frame.midX
            case .centerY: return frame.midY
            case .leftMargin, .leadingMargin: return inner.minX
            case .rightMargin, .trailingMargin: return inner.maxX
            case .topMargin: return inner.minY
            case .bottomMargin: return inner.maxY
            case .centerXWithinMargins: return inner.midX
            case .centerYWithinMargins: return inner.midY
            case .notAnAttribute: return .nan
            }
        }
        #expect(abs(value(a) - (value(b) / 2 + 7)) <= 0.5, "\(a.frame) \(b.frame)")
        #expect(!a.hasAmbiguousLayout)
    }

    @Test func `1.2 relations and fractional priorities`() {
        let stage = Stage()
        let view = stage.add("a")
        view.pinToCorner()
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 90).isActive = true
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
        let wide = view.widthAnchor.constraint(equalToConstant: 200), narrow = view.widthAnchor.constraint(equalToConstant: 4)
        wide.activate(at: 250)
        narrow.activate(at: 249.5)
        stage.window.commit()
        #expect(view.frame.width == 90, "as close as it can come")
        narrow.priority = UILayoutPriority(250.5)
        stage.window.commit()
        #expect(view.frame.width == 30)
        #expect(stage.engine.conflicts.isEmpty)
    }

    @Test func `1.3 priorities are lexicographic: a hundred at 998 do not outweigh one at 999`() {
        let stage = Stage()
        let view = stage.add("a")
        view.pinToCorner()
        for _ in 0..<100 { view.widthAnchor.constraint(equalToConstant: 10).activate(at: 998) }
        view.widthAnchor.constraint(equalToConstant: 200).activate(at: 999)
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        stage.window.commit()
        #expect(view.frame.width == 200)
    }

    @Test func `1.4 a batch is optimised once`() {
        let stage = Stage()
        let views = (0..<10).map { stage.add("v\($0)", 10, 10) }
        stage.window.commit()
        let before = stage.statistics.solves
        NSLayoutConstraint.activate(
            views.enumerated().flatMap { index, view in
                [
                    view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: CGFloat(index)),
                    view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                ]
            })
        stage.window.commit()
        #expect(stage.statistics.solves - before == 1)
        #expect(views[7].frame.minX == 7)
    }

    @Test func `1.5 a constant is an edit: nothing is added or removed`() {
        let stage = Stage()
        let view = stage.add("a", 20, 20)
        let leading = view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
        NSLayoutConstraint.activate([leading, view.topAnchor.constraint(equalTo: stage.window.topAnchor)])
        stage.window.commit()
        let before = stage.statistics
        leading.constant = 33
        #expect(view.frame.minX == 0, "nothing moves before the pass")
        stage.window.commit()
        let after = stage.statistics
        #expect(view.frame.minX == 33)
        #expect((after.adds, after.removes) == (before.adds, before.removes))
        #expect(after.constantEdits - before.constantEdits == 1)
        #expect(after.solves - before.solves == 1)
    }

    @Test func `1.6 an edit in one cell writes no frame in another`() {
        let stage = Stage()
        let cells = (0..<20).map { stage.add("cell\($0)") }
        var heights: [NSLayoutConstraint] = []
        for (index, cell) in cells.enumerated() {
            cell.pinToCorner(0, CGFloat(index * 20))
            heights.append(cell.heightAnchor.constraint(equalToConstant: 10))
            let inner = stage.add("inner", to: cell)
            inner.pinToCorner(1, 1)
            NSLayoutConstraint.activate([
                heights[index], cell.widthAnchor.constraint(equalToConstant: 50), inner.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
                inner.widthAnchor.constraint(equalToConstant: 5),
            ])
        }
        stage.window.commit()
        let before = stage.statistics.frames
        heights[3].constant = 15
        stage.window.commit()
        #expect(stage.statistics.frames - before == 2)
        #expect(cells[3].subviews[0].frame.height == 14)
    }

    @Test func `1.7 the priority of an active constraint moves freely, required or not`() {
        let stage = Stage()
        let view = stage.add("a")
        view.pinToCorner()
        let first = view.widthAnchor.constraint(equalToConstant: 10), second = view.widthAnchor.constraint(equalToConstant: 20)
        (first.isActive, second.priority, second.isActive) = (true, UILayoutPriority(999), true)
        stage.window.commit()
        #expect(view.frame.width == 10)
        #expect(stopping { first.priority = .defaultHigh } == nil)
        stage.window.commit()
        #expect(view.frame.width == 20)
        #expect(stopping { second.priority = .required } == nil)
        #expect(stopping { first.priority = .required } == nil)
        stage.window.commit()
        #expect(stage.engine.conflicts.count == 1, "two required widths contradict each other")
        #expect(stopping { second.priority = UILayoutPriority(1) } == nil)
        stage.window.commit()
        #expect(view.frame.width == 10)
        #expect(stopping { first.priority = UILayoutPriority(0) }?.hasPrefix("It's illegal to set priority:0") == true)
        #expect(first.priority == .required)
    }

    @Test func `1.8 a contradiction is broken, logged in UIKit's shape and kept as data`() throws {
        let stage = Stage()
        let view = stage.add("box")
        view.pinToCorner()
        let wide = view.widthAnchor.constraint(equalToConstant: 100), narrow = view.widthAnchor.constraint(equalToConstant: 50)
        (wide.identifier, narrow.identifier) = ("box.wide", "box.narrow")
        NSLayoutConstraint.activate([wide, narrow, view.heightAnchor.constraint(equalToConstant: 10)])
        stage.window.commit()
        let conflict = try #require(stage.engine.conflicts.first)
        #expect(stage.engine.conflicts.count == 1)
        #expect(conflict.members.count == 2)
        #expect(conflict.brokenIdentifier == "box.narrow", "two required constants: the one added last goes")
        #expect(view.frame.width == 100)
        #expect(conflict.log.contains("Unable to simultaneously satisfy constraints."))
        #expect(conflict.log.contains("'box.wide' FixtureView:"))
        #expect(conflict.log.contains("Will attempt to recover by breaking constraint"))
        #expect(conflict.views == ["UIWindow/box"])
    }

    @Test func `1.8 the size a window gives its root is never broken while a constraint of one's own is in the set`() throws {
        let stage = Stage()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.window.makeKeyAndVisible()
        let view = stage.add("wide", to: controller.view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            view.widthAnchor.constraint(equalToConstant: 1000), view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        stage.window.commit()
        let conflict = try #require(stage.engine.conflicts.first)
        #expect(stage.engine.conflicts.count == 1)
        #expect(conflict.broken.contains(".width == 1000"))
        #expect(view.frame.width == 320 && controller.view.frame.width == 320)
        #expect(!conflict.members.contains { $0.contains("V:|") }, "nothing of the other axis is in the set")
    }

    @Test func `a frame out of any reach is not taken, so that frames stay finite`() {
        let stage = Stage()
        let view = stage.add("far")
        view.pinToCorner()
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 10)])
        stage.window.commit()
        let frame = view.frame
        width.constant = 1.5e308
        stage.window.commit()
        #expect(view.frame == frame && frame.width == 40)
        width.constant = 1e9
        stage.window.commit()
        #expect(view.frame.width == 1e9)
    }

    @Test func `1.8 a conflict that stays is reported once, also if an open layout is decided anew`() {
        let stage = Stage()
        let row = stage.add("row"), a = stage.add("a", to: row), b = stage.add("b", to: row)
        row.pinToCorner()
        NSLayoutConstraint.activate([
            row.widthAnchor.constraint(equalToConstant: 200), row.heightAnchor.constraint(equalToConstant: 20),
            row.heightAnchor.constraint(equalToConstant: 30),
            a.leadingAnchor.constraint(equalTo: row.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        ])
        stage.window.commit()
        #expect(stage.engine.conflicts.count == 1)
        for name in ["c", "d"] {
            let more = stage.add(name, to: row)
            more.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
            more.trailingAnchor.constraint(equalTo: row.trailingAnchor).isActive = true
            stage.window.commit()
        }
        #expect(stage.engine.conflictCount == 1)
        #expect(stage.engine.conflicts.count == 1)
    }

    @Test func `1.8 a conflict goes when a member of it goes`() {
        let stage = Stage()
        let view = stage.add("a")
        view.pinToCorner()
        let first = view.widthAnchor.constraint(equalToConstant: 100), second = view.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([first, second])
        stage.window.commit()
        #expect(view.frame.width == 100)
        first.isActive = false
        stage.window.commit()
        #expect(view.frame.width == 50)
        #expect(stage.engine.conflicts.count == 1, "told once")
    }

    @Test func `1.8 the first 500 conflicts of a screen are described, and the last of them says so`() throws {
        let stage = Stage()
        let views = (0..<260).map { index in
            let view = stage.add("v\(index)")
            view.pinToCorner()
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 50),
                view.heightAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
            ])
            return view
        }
        stage.window.commit()
        #expect(stage.engine.conflicts.count == 500)
        let last = try #require(stage.engine.conflicts.last)
        #expect(last.log.hasSuffix("(This is conflict 500. Later ones are not described.)"))
        #expect(stage.engine.conflicts.filter { $0.log.contains("not described") }.count == 1)
        #expect(stage.engine.conflictCount == 520 && views.allSatisfy { $0.frame.size == CGSize(width: 100, height: 100) })
    }

    @Test func `1.9 ambiguity is found, traced and exercised`() {
        let stage = Stage()
        let free = stage.add("free", 30, 20)
        free.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        let fixed = stage.add("fixed", 30, 20)
        fixed.pinToCorner(5, 40)
        stage.window.commit()
        #expect(free.hasAmbiguousLayout)
        #expect(!fixed.hasAmbiguousLayout)
        #expect(free.frame.minX == 0, "nearest to where it was")
        #expect(stage.window.layoutTrace().contains("AMBIGUOUS LAYOUT for free.minX"))
        #expect(stage.window.layoutTrace().contains("|   *FixtureView:0x") && stage.window.layoutTrace().contains("|   •FixtureView:0x"))
        free.exerciseAmbiguityInLayout()
        stage.window.commit()
        #expect(free.frame.minX != 0)
        #expect(free.frame.minY == 0)
        #expect(fixed.frame == CGRect(x: 5, y: 40, width: 30, height: 20))
    }

    @Test func `1.9 which constraints affect a view, UIKit's own included`() {
        let stage = Stage()
        let view = stage.add("a", 30, 20)
        view.pinToCorner(5, 6)
        stage.window.commit()
        let horizontal = view.constraintsAffectingLayout(for: .horizontal)
        #expect(horizontal.count == 2)
        #expect(horizontal.contains { $0 is NSContentSizeLayoutConstraint })
    }

    @Test func `1.9 what affects a view is followed through what it hangs on, and no further`() {
        let stage = Stage()
        let (a, b, c) = (stage.add("a", 30, 20), stage.add("b"), stage.add("c", 10, 10))
        func named(_ constraint: NSLayoutConstraint, _ name: String) -> NSLayoutConstraint {
            constraint.identifier = name
            return constraint
        }
        NSLayoutConstraint.activate([
            named(a.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 5), "a.leading"),
            named(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8), "b.leading"),
            named(b.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor), "b.trailing"),
            named(b.widthAnchor.constraint(lessThanOrEqualToConstant: 300), "b.cap"),
            named(c.leadingAnchor.constraint(equalTo: b.leadingAnchor), "c.leading"),
            named(a.topAnchor.constraint(equalTo: stage.window.topAnchor), "a.top"),
        ])
        stage.window.commit()
        func names(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [String] {
            view.constraintsAffectingLayout(for: axis).map {
                $0.identifier ?? ($0 is NSContentSizeLayoutConstraint ? "content" : "?")
            }
        }
        let found = names(b, .horizontal)
        #expect(Set(found) == ["b.leading", "b.trailing", "a.leading", "content", "UIView-Encapsulated-Layout-Width"])
        #expect(found.prefix(2).sorted() == ["b.leading", "b.trailing"], "those on the view come first")
        #expect(names(a, .horizontal).sorted() == ["a.leading", "content"], "not what hangs on it")
        #expect(names(a, .vertical).sorted() == ["a.top", "content"])
        #expect(b.constraintsAffectingLayout(for: .vertical).isEmpty, "nothing decides: it is ambiguous")
    }

    @Test func `1.10 constraints act on alignment rectangles, for what is inside too`() {
        let stage = Stage()
        let view = stage.add("a", 40, 20)
        view.insets = UIEdgeInsets(top: 3, left: 2, bottom: 5, right: 4)
        view.pinToCorner(10, 10)
        let inner = stage.add("inner", to: view, 5, 5)
        inner.pinToCorner(1, 1)
        stage.window.commit()
        #expect(view.frame == CGRect(x: 8, y: 7, width: 46, height: 28))
        #expect(inner.frame.origin == CGPoint(x: 3, y: 4))
    }

    @Test func `1.11 constraints place a turned view by its centre and size; its frame is the box around it`() {
        let stage = Stage()
        let view = stage.add("a", 80, 60)
        view.pinToCorner(16, 16)
        view.transform = CGAffineTransform(rotationAngle: .pi / 8)
        stage.window.commit()
        #expect(view.bounds.size == CGSize(width: 80, height: 60) && view.center == CGPoint(x: 56, y: 46))
        // Recordings.md, rotated-frame (swiftuiweb).
        #expect(abs(view.frame.width - 96.87) < 0.01 && abs(view.frame.height - 86.05) < 0.01)
    }

    @Test func `1.12 removing and adding an equal constraint is churn, named after it`() throws {
        let stage = Stage()
        let view = stage.add("a", 20, 20)
        view.pinToCorner()
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        stage.window.commit()
        width.isActive = false
        let again = view.widthAnchor.constraint(equalToConstant: 50)
        again.identifier = "a.width"
        again.isActive = true
        stage.window.commit()
        let churn = try #require(stage.engine.churn.first)
        #expect(churn.identifier == "a.width")
        #expect(churn.view == "UIWindow/a")
        #expect(stage.statistics.churn == 1)
        again.isActive = false
        stage.window.commit()
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        stage.window.commit()
        #expect(stage.statistics.churn == 1, "a pass lies between")
    }

    @Test func `1.12 constraints leave with their views`() {
        let stage = Stage()
        let a = stage.add("a", 20, 20), b = stage.add("b", 20, 20)
        a.pinToCorner()
        let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
        gap.isActive = true
        b.topAnchor.constraint(equalTo: a.topAnchor).isActive = true
        stage.window.commit()
        #expect(b.frame.minX == 28)
        let rows = stage.statistics.constraints
        a.removeFromSuperview()
        #expect(!gap.isActive)
        stage.window.commit()
        #expect(stage.statistics.constraints < rows)
        #expect(stage.window.constraints.isEmpty)
        stage.window.addSubview(a)
        a.pinToCorner(3)
        stage.window.commit()
        #expect(a.frame.minX == 3)
    }

    @Test func `a released window leaves nothing behind, and views that outlive it can be used again`() {
        let kept = FixtureView()
        weak var window: UIWindow?, root: UIView?
        do {
            let stage = Stage()
            window = stage.window
            let view = stage.add("a", 20, 20), stack = UIStackView(arrangedSubviews: [FixtureView(), FixtureView()])
            view.pinToCorner()
            view.addSubview(stack)
            stack.addSubview(kept)
            kept.translatesAutoresizingMaskIntoConstraints = false
            kept.pinToCorner(3)
            kept.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
            root = view
            stage.window.commit()
        }
        #expect(window == nil && root == nil)
        #expect(kept.superview == nil && kept.window == nil)
        let other = Stage()
        other.window.addSubview(kept)
        kept.pinToCorner(7)
        other.window.commit()
        #expect(kept.frame.minX == 7)
    }

    @Test func `a constraint without a common ancestor is a programmer's error`() {
        let (a, b) = (UIView(), UIView())
        let message = stopping { a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true }
        #expect(message?.contains("no common ancestor") == true)
    }

    @Test func `where code of an app was left out, a constraint without a common ancestor is left out, too`() {
        ScreenEnvironment().perform {
            let (a, b) = (UIView(), UIView())
            InterfaceOmission.reached("A.swift:3 does not compile")
            #expect(stopping { a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true } == nil)
            let notes = InterfaceOmission.take()
            #expect(notes.count == 2 && notes[1].hasPrefix("a constraint is left out: ") && notes[1].contains("no common ancestor"))
            #expect(stopping { a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true } != nil)
        }
    }

    @Test func `constraint descriptions have UIKit's format`() {
        let stage = Stage()
        let (a, b) = (stage.add("a"), stage.add("b"))
        let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10)
        gap.isActive = true
        #expect(gap.description.contains("H:[FixtureView:0x") && gap.description.contains("]-(10)-["))
        #expect(gap.description.hasSuffix("   (active)>"))
        let ratio = a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.2)
        ratio.priority = UILayoutPriority(49)
        #expect(ratio.description.contains(".height == 0.2*FixtureView:"))
        #expect(ratio.description.contains(" @49   (inactive)>"))
        let top = a.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 4)
        top.isActive = true
        #expect(top.description.contains("V:|-(4)-[FixtureView:") && top.description.contains("names: '|':UIWindow:"))
    }
}

extension NSLayoutConstraint {
    func activate(at priority: Float) {
        self.priority = UILayoutPriority(priority)
        isActive = true
    }
}

/// Returns the message of the programmer's error that `body` causes, or nil if it causes none.
@MainActor func stopping(_ body: () -> Void) -> String? {
    var message: String?
    ProgrammerError.intercept = { message = $0 }
    body()
    ProgrammerError.intercept = nil
    return message
}
