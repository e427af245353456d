import Foundation
import Testing
import UIKit

@MainActor @Suite struct StackTests {
    @Test("5 hiding one view re-plans its own stack and leaves the others alone")
    func toggle() {
        let stage = Stage()
        let stacks = (0..<4).map { index in
            let stack = UIStackView()
            stack.axis = .vertical
            stack.spacing = 8
            stack.translatesAutoresizingMaskIntoConstraints = false
            for line in 0..<4 {
                let view = FixtureView()
                view.accessibilityIdentifier = "line\(index)\(line)"
                view.intrinsic = CGSize(width: 50, height: 10)
                stack.addArrangedSubview(view)
            }
            stage.window.addSubview(stack)
            stack.pinToCorner(CGFloat(index * 60))
            return stack
        }
        stage.window.commit()
        #expect(stacks[1].frame.height == 64)
        let before = stage.statistics
        stacks[1].arrangedSubviews[2].isHidden = true
        stage.window.commit()
        let after = stage.statistics
        #expect(stacks[1].frame.height == 46)
        #expect(stacks[2].frame.height == 64)
        #expect(after.solves - before.solves == 1)
        #expect(after.adds - before.adds + after.removes - before.removes <= 10, "rows of one view, not of every stack")
        stacks[1].arrangedSubviews[2].isHidden = false
        stage.window.commit()
        #expect(stacks[1].frame.height == 64)
        #expect(stage.statistics.constraints == before.constraints)
    }

    @Test("5 the internal constraints carry UIKit's identifiers and priorities")
    func identifiers() {
        let stage = Stage()
        let stack = UIStackView(arrangedSubviews: [FixtureView(), FixtureView()])
        stack.distribution = .equalSpacing
        stack.alignment = .center
        stage.window.addSubview(stack)
        stage.window.commit()
        let all = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
        let names = Set(all.compactMap(\.identifier))
        #expect(
            names == [
                "UISV-canvas-connection", "UISV-spacing", "UISV-distributing-edge", "UISV-canvas-fit", "UISV-alignment",
                "UISV-spanning-boundary",
                "UISV-spanning-fit", "UISV-ambiguity-suppression",
            ])
        #expect(stack.constraints.first { $0.identifier == "UISV-canvas-fit" }?.priority.rawValue == 49)
        #expect(all.first { $0.identifier == "UISV-ambiguity-suppression" }?.priority.rawValue == 25)
    }

    @Test("5 a view that leaves takes its custom spacing along; removing from the arrangement keeps the subview")
    func removal() {
        let stage = Stage()
        let views = (0..<3).map { _ in FixtureView() }
        for view in views { view.intrinsic = CGSize(width: 10, height: 10) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(stack)
        stack.pinToCorner()
        stack.setCustomSpacing(20, after: views[0])
        stage.window.commit()
        #expect(stack.frame.width == 50)
        stack.removeArrangedSubview(views[0])
        #expect(views[0].superview === stack)
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[2]])
        stage.window.commit()
        #expect(stack.frame.width == 10)
    }

    @Test("5 a stack edited equals a stack built that way")
    func editedEqualsBuilt() {
        func frames(_ edit: Bool) -> [CGRect] {
            let stage = Stage()
            let views = (0..<4).map { index in
                let view = FixtureView()
                view.intrinsic = CGSize(width: 20 + 7 * index, height: 10 + index)
                return view
            }
            let stack = UIStackView()
            stack.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(stack)
            stack.pinToCorner(3, 4)
            stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
            func arrange() {
                stack.axis = .horizontal
                stack.distribution = .equalCentering
                stack.alignment = .trailing
                stack.spacing = 5
            }
            if !edit { arrange() }
            for view in views { stack.addArrangedSubview(view) }
            if edit {
                stack.axis = .vertical
                stack.alignment = .center
                views[1].isHidden = true
                stage.window.commit()
                stack.removeArrangedSubview(views[3])
                stage.window.commit()
                views[1].isHidden = false
                stack.addArrangedSubview(views[3])
                arrange()
            }
            stage.window.commit()
            return views.map(\.frame) + [stack.frame]
        }
        #expect(frames(true) == frames(false))
    }
}

@MainActor @Suite struct TraitTests {
    @Test("7.1 overrides reach what is below, registrations and traitCollectionDidChange are told once")
    func overrides() {
        let stage = Stage()
        let outer = TraitDiaryView(), inner = TraitDiaryView()
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        var seen: [UIUserInterfaceSizeClass] = []
        inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: TraitDiaryView, previous: UITraitCollection) in
            seen.append(previous.horizontalSizeClass)
            seen.append(view.traitCollection.horizontalSizeClass)
        }
        (outer.changes, inner.changes) = (0, 0)
        outer.traitOverrides.horizontalSizeClass = .regular
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
        #expect((outer.changes, inner.changes) == (1, 1))
        #expect(seen == [.compact, .regular])
        outer.traitOverrides.userInterfaceStyle = .dark
        #expect(seen.count == 2)
        outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("7.1 traits come from the environment; a new environment changes them in place")
    func environment() {
        let stage = Stage()
        let view = TraitDiaryView()
        stage.window.addSubview(view)
        view.changes = 0
        stage.window.environment.contentSizeCategory = .accessibilityLarge
        #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(view.changes == 1)
        stage.window.environment.size.width = 400
        stage.window.commit()
        #expect(view.changes == 1)
    }

    @Test("7.1 collections are put together, compared and read by definition")
    func collections() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
        #expect(both.userInterfaceStyle == .dark && both.displayScale == 3)
        #expect(both.horizontalSizeClass == .unspecified)
        #expect(both.containsTraits(in: dark) && !dark.containsTraits(in: both))
        #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        let custom = dark.modifyingTraits { $0[IsCompactTrait.self] = true }
        #expect(custom[IsCompactTrait.self] && !dark[IsCompactTrait.self])
        #expect(custom != dark && dark == UITraitCollection(userInterfaceStyle: .dark))
    }

    @Test("7.1 a direction that changes turns the layout round")
    func direction() {
        let stage = Stage()
        let view = stage.add("a", 20, 20)
        view.pinToCorner(10)
        stage.window.commit()
        #expect(view.frame.minX == 10)
        stage.window.environment.layoutDirection = .rightToLeft
        stage.window.commit()
        #expect(view.frame.maxX == 310)
        stage.window.environment.layoutDirection = .leftToRight
        stage.window.commit()
        #expect(view.frame.minX == 10)
    }
}

final class TraitDiaryView: UIView {
    var changes = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes += 1
    }
}

enum IsCompactTrait: UITraitDefinition { static let defaultValue = false }

@MainActor @Suite struct LayerTreeTests {
    @Test("the layer tree names views, resolves colours and records drawing")
    func tree() throws {
        let stage = Stage { $0.userInterfaceStyle = .dark }
        let card = stage.add("card", 50, 30)
        card.pinToCorner(10, 20)
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 6
        card.addSubview(UIView())
        let drawing = DrawingView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        card.addSubview(drawing)
        card.addSubview(UIView())
        let tree = stage.window.layerTree()
        #expect(tree.scale == 2 && tree.size == CGSize(width: 320, height: 480))
        let layer = try #require(tree.root.sublayers.first)
        #expect(layer.name == "card" && layer.kind == "FixtureView")
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 50, height: 30))
        #expect(layer.cornerRadius == 6)
        #expect(layer.backgroundColor == CGColor.black)
        #expect(layer.sublayers.map(\.name) == ["UIView#1", "DrawingView", "UIView#2"])
        #expect(layer.sublayers[1].contents.commands.count == 1)
        stage.window.overrideUserInterfaceStyle = .light
        #expect(stage.window.layerTree().root.sublayers.first?.backgroundColor == CGColor.white)
    }
}

final class DrawingView: UIView {
    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
}
