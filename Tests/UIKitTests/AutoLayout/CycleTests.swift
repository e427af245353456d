import Foundation
import Observation
import Testing
import UIKit

/// Records which callbacks run.
final class DiaryView: UIView {
    var diary: [String] = []
    var shared: Diary?
    var loops = false

    override func updateConstraints() { note("updateConstraints"); super.updateConstraints() }
    override func updateProperties() { note("updateProperties"); super.updateProperties() }
    override func layoutSubviews() {
        super.layoutSubviews()
        note("layoutSubviews")
        if loops { setNeedsLayout() }
    }

    private func note(_ word: String) {
        diary.append(word)
        shared?.lines.append("\(accessibilityIdentifier ?? "") \(word)")
    }
}

final class Diary { var lines: [String] = [] }

@Observable final class Model { var title = "a"; var unread = 0 }

final class ObservingView: UIView {
    var model: Model?
    var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        _ = model?.title
    }
}

final class StyleReadingView: UIView {
    var layouts = 0
    var reads = true
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        if reads { _ = traitCollection.userInterfaceStyle }
    }
}

@MainActor struct CycleTests {
    @Test func `6.1 constraints from the leaves up, then properties and layout from the root down`() {
        let stage = Stage(), diary = Diary()
        let (outer, inner) = (DiaryView(), DiaryView())
        (outer.accessibilityIdentifier, inner.accessibilityIdentifier) = ("outer", "inner")
        (outer.shared, inner.shared) = (diary, diary)
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        stage.window.commit()
        #expect(
            diary.lines == [
                "inner updateConstraints", "outer updateConstraints", "outer updateProperties", "inner updateProperties",
                "outer layoutSubviews", "inner layoutSubviews",
            ])
    }

    @Test func `6.1 a mark runs once; asking twice does nothing the second time`() {
        let stage = Stage()
        let view = DiaryView()
        stage.window.addSubview(view)
        stage.window.commit()
        view.diary = []
        view.setNeedsLayout()
        view.setNeedsLayout()
        #expect(view.diary.isEmpty)
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.diary == ["layoutSubviews"])
    }

    @Test func `6.1 layoutIfNeeded on the moved view itself does not move it; on its superview it does`() {
        let stage = Stage()
        let view = stage.add("a", 10, 10)
        let leading = view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
        NSLayoutConstraint.activate([leading, view.topAnchor.constraint(equalTo: stage.window.topAnchor)])
        stage.window.commit()
        leading.constant = 40
        view.layoutIfNeeded()
        #expect(view.frame.minX == 0)
        stage.window.layoutIfNeeded()
        #expect(view.frame.minX == 40)
    }

    @Test func `6.2 a controller's life in order`() {
        let stage = Stage()
        let controller = DiaryController()
        stage.window.rootViewController = controller
        stage.window.makeKeyAndVisible()
        #expect(
            controller.diary == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "updateViewConstraints", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "viewDidAppear",
            ])
        #expect(controller.view.frame == stage.window.bounds)
    }

    @Test func `6.2 children appear with their parent, and leave with it`() {
        let stage = Stage()
        let (parent, child) = (DiaryController(), DiaryController())
        parent.onLoad = { parent in
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        stage.window.rootViewController = parent
        stage.window.makeKeyAndVisible()
        #expect(child.parent === parent)
        #expect(
            child.diary.filter { $0.hasPrefix("view") && $0.contains("ppear") } == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        stage.window.rootViewController = UIViewController()
        #expect(child.diary.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test func `6.3 feedback loop: marking inside one's own pass stops at a bound and is named`() throws {
        let stage = Stage()
        let view = DiaryView()
        view.accessibilityIdentifier = "restless"
        view.loops = true
        stage.window.addSubview(view)
        stage.window.commit()
        let loop = try #require(stage.engine.feedbackLoops.first)
        #expect(stage.engine.feedbackLoops.count == 1)
        #expect(loop.view == "UIWindow/restless")
        #expect(loop.pass == "layoutSubviews")
        #expect(loop.property == "setNeedsLayout")
        #expect(view.diary.filter { $0 == "layoutSubviews" }.count == 100)
    }

    @Test func `6.4 only who read a changed trait is laid out again`() {
        let stage = Stage()
        let (reader, other) = (StyleReadingView(), StyleReadingView())
        other.reads = false
        stage.window.addSubview(reader)
        stage.window.addSubview(other)
        stage.window.commit()
        (reader.layouts, other.layouts) = (0, 0)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.window.commit()
        #expect((reader.layouts, other.layouts) == (1, 0))
    }

    @Test func `6.4 observable objects read in a pass are tracked the same way`() {
        let stage = Stage(), model = Model()
        let view = ObservingView()
        view.model = model
        stage.window.addSubview(view)
        stage.window.commit()
        view.layouts = 0
        model.unread = 3
        stage.window.commit()
        #expect(view.layouts == 0)
        model.title = "b"
        stage.window.commit()
        #expect(view.layouts == 1)
    }

    @Test func `6.5 systemLayoutSizeFitting asks a throw-away engine`() {
        let stage = Stage()
        let card = stage.add("card")
        card.pinToCorner(10, 10)
        let (upper, lower) = (stage.add("upper", to: card, 91.5, 20.5), stage.add("lower", to: card, 40, 20.5))
        NSLayoutConstraint.activate([
            upper.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            upper.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
            upper.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
            lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 4),
            lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
            lower.trailingAnchor.constraint(equalTo: upper.trailingAnchor),
            lower.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
            card.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
        ])
        stage.window.commit()
        let before = (card.frame, stage.statistics)
        // Recordings.md, fitting, fitting-288 (swiftuiweb).
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 107.5, height: 61))
        #expect(
            card.systemLayoutSizeFitting(
                CGSize(width: 288, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                == CGSize(width: 288, height: 61))
        stage.window.commit()
        #expect(card.frame == before.0)
        #expect(stage.statistics.adds == before.1.adds)
        #expect(stage.statistics.fittings == 2)
    }

    @Test func `6.1 drawing comes after layout, once for a picture`() {
        let stage = Stage()
        let view = PassReader()
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.window.addSubview(view)
        view.diary = []
        _ = stage.window.layerTree()
        #expect(view.diary == ["updateConstraints", "updateProperties", "layoutSubviews", "draw"])
    }

    @Test func `6.1 each …IfNeeded runs its own pass at once, if marked`() {
        let stage = Stage()
        let view = PassReader()
        stage.window.addSubview(view)
        stage.window.commit()
        view.diary = []
        view.updateConstraintsIfNeeded()
        view.updatePropertiesIfNeeded()
        view.layoutIfNeeded()
        #expect(view.diary.isEmpty)
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        view.updateConstraintsIfNeeded()
        view.setNeedsUpdateProperties()
        view.updatePropertiesIfNeeded()
        view.updatePropertiesIfNeeded()
        #expect(view.diary == ["updateConstraints", "updateProperties"])
    }

    @Test func `6.1 nothing is solved before the pass, and layoutIfNeeded lays out from the view down`() {
        let stage = Stage()
        let (view, other) = (stage.add("a", 10, 10), stage.add("b", 10, 10))
        // A window that waits for layout itself would be laid out first (t2 1.8).
        stage.window.commit()
        let (solves, frame) = (stage.statistics.solves, view.frame)
        view.pinToCorner(5, 5)
        other.pinToCorner(6, 6)
        #expect(stage.statistics.solves == solves)
        #expect(view.frame == frame)
        view.layoutIfNeeded()
        #expect(view.frame == frame, "frames are written by the superview's pass")
        stage.window.layoutIfNeeded()
        #expect(view.frame.minX == 5 && other.frame.minX == 6)
    }

    @Test func `6.3 updateConstraints and updateProperties that mark themselves are named with their pass`() {
        let stage = Stage()
        let view = LoopingView()
        view.accessibilityIdentifier = "looping"
        stage.window.addSubview(view)
        stage.window.commit()
        #expect(Set(stage.engine.feedbackLoops.map(\.pass)) == ["updateConstraints", "updateProperties"])
        #expect(stage.engine.feedbackLoops.allSatisfy { $0.view == "UIWindow/looping" && $0.count == 100 })
    }

    @Test func `6.3 views that mark each other through a layoutIfNeeded inside a pass stop at the bound too`() {
        let stage = Stage()
        let outer = OuterView()
        outer.accessibilityIdentifier = "outer"
        outer.addSubview(outer.inner)
        stage.window.addSubview(outer)
        stage.window.commit()
        #expect(stage.engine.feedbackLoops.contains { $0.view == "UIWindow/outer" && $0.count == 100 })
    }

    @Test func `6.4 a trait read in updateConstraints, updateProperties or draw asks for that pass alone`() {
        let stage = Stage()
        let view = PassReader()
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.window.addSubview(view)
        for (pass, expected) in [
            (PassReader.Pass.constraints, ["updateConstraints"]), (.properties, ["updateProperties"]), (.drawing, ["setNeedsDisplay"]),
        ] {
            view.reads = pass
            stage.window.overrideUserInterfaceStyle = .light
            view.setNeedsUpdateConstraints()
            view.setNeedsUpdateProperties()
            view.setNeedsLayout()
            _ = stage.window.layerTree()
            view.diary = []
            stage.window.overrideUserInterfaceStyle = .dark
            stage.window.commit()
            #expect(view.diary == expected)
        }
    }

    @Test func `6.5 fitting: compressed, expanded, at priorities; the answer is a frame's size in whole pixels`() {
        let stage = Stage(CGSize(width: 320, height: 480)) { $0.scale = 3 }
        let card = stage.add("card"), box = stage.add("box", to: card, 33.4, 20)
        card.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5.05),
            box.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -5),
            box.topAnchor.constraint(equalTo: card.topAnchor), box.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ])
        let compressed = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(compressed.width - (33 + 2.0 / 3 + 10 + 1.0 / 3 + 6)) < 1e-6, "50 - rounded up to the pixel: \(compressed)")
        #expect(compressed.height == 24)
        let expanded = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(expanded.width == compressed.width, "hugging at 250 outweighs the target at 50")
        box.setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 10_000)
        let wide = card.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 200, height: 24))
    }
}

/// Records its passes, and reads a trait in one of them.
final class PassReader: UIView {
    enum Pass { case constraints, properties, drawing }

    var diary: [String] = []
    var reads: Pass?

    override func updateConstraints() { note("updateConstraints", .constraints); super.updateConstraints() }
    override func updateProperties() { super.updateProperties(); note("updateProperties", .properties) }
    override func layoutSubviews() { super.layoutSubviews(); diary.append("layoutSubviews") }
    override func draw(_ rect: CGRect) { note("draw", .drawing) }
    override func setNeedsDisplay() { super.setNeedsDisplay(); diary.append("setNeedsDisplay") }

    private func note(_ word: String, _ pass: Pass) {
        diary.append(word)
        if reads == pass { _ = traitCollection.userInterfaceStyle }
    }
}

final class LoopingView: UIView {
    override func updateConstraints() { super.updateConstraints(); setNeedsUpdateConstraints() }
    override func updateProperties() { super.updateProperties(); setNeedsUpdateProperties() }
}

/// Lays out its subview inside its own pass; the subview marks its superview for another one.
final class OuterView: UIView {
    final class Inner: UIView {
        override func layoutSubviews() { super.layoutSubviews(); superview?.setNeedsLayout() }
    }

    let inner = Inner()

    override func layoutSubviews() {
        super.layoutSubviews()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
    }
}

final class DiaryController: UIViewController {
    var diary: [String] = []
    var onLoad: ((DiaryController) -> Void)?

    override func loadView() { diary.append("loadView"); super.loadView() }
    override func viewDidLoad() { super.viewDidLoad(); diary.append("viewDidLoad"); onLoad?(self) }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); diary.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); diary.append("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); diary.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); diary.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); diary.append("viewDidDisappear") }
    override func updateViewConstraints() { diary.append("updateViewConstraints"); super.updateViewConstraints() }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); diary.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); diary.append("viewDidLayoutSubviews") }
}
