import Foundation
import Testing
@testable import UIKit

/// Constraints that change in animation blocks: what animates, what jumps, what is flushed.
@MainActor @Suite(.serialized) struct LayoutAnimationTests {
    /// Two views, each moved by the constant of a constraint.
    @MainActor private final class Scene {
        let stage = Stage()
        let view, other: FixtureView
        let leading, otherLeading: NSLayoutConstraint

        init() {
            Timeline.current = Timeline()
            stage.window.makeKey()
            (view, other) = (stage.add("view", 10, 10), stage.add("other", 10, 10))
            leading = view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
            otherLeading = other.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
            NSLayoutConstraint.activate([
                leading, otherLeading, view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                other.topAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            stage.window.commit()
        }

        func animate(_ options: UIView.AnimationOptions = [], _ changes: @escaping () -> Void) {
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options], animations: changes)
        }
    }

    @Test func `8.2 a constraint changed inside without layoutIfNeeded does not move; with it on an ancestor it does`() {
        defer { Timeline.current = Timeline() }
        let scene = Scene()
        scene.animate { scene.leading.constant = 100 }
        #expect(scene.view.frame.minX == 0)
        scene.stage.window.commit()
        #expect(scene.view.seenFrame(at: 0.5).minX == 100, "the next pass is outside the block")
        scene.animate {
            scene.leading.constant = 200
            scene.stage.window.layoutIfNeeded()
        }
        #expect(scene.view.seenFrame(at: 0.5).minX == 150)
    }

    @Test func `8.2 trap: what is pending from before the block animates too, unless it was flushed`() {
        defer { Timeline.current = Timeline() }
        let trap = Scene()
        trap.otherLeading.constant = 40
        trap.animate {
            trap.leading.constant = 100
            trap.stage.window.layoutIfNeeded()
        }
        #expect(trap.view.seenFrame(at: 0.5).minX == 50)
        #expect(trap.other.seenFrame(at: 0.5).minX == 20, "it should have been there already")
        let flushed = Scene()
        flushed.otherLeading.constant = 40
        flushed.stage.window.layoutIfNeeded()
        flushed.animate {
            flushed.leading.constant = 100
            flushed.stage.window.layoutIfNeeded()
        }
        #expect(flushed.view.seenFrame(at: 0.5).minX == 50)
        #expect(flushed.other.seenFrame(at: 0.5).minX == 40)
    }

    @Test func `8.3 flushUpdates brings what was pending in before, and lays out on leaving`() {
        defer { Timeline.current = Timeline() }
        let scene = Scene()
        scene.otherLeading.constant = 40
        scene.animate(.flushUpdates) { scene.leading.constant = 100 }
        #expect(scene.other.seenFrame(at: 0.5).minX == 40, "flushed on entering: no animation")
        #expect(scene.view.seenFrame(at: 0.5).minX == 50, "flushed on leaving: animated")
    }

    @Test func `8.3 nested scopes flush too: what the outer one changed is its own, and without animation nothing moves`() {
        defer { Timeline.current = Timeline() }
        let scene = Scene()
        scene.animate(.flushUpdates) {
            scene.leading.constant = 100
            UIView.performWithoutAnimation { scene.otherLeading.constant = 40 }
        }
        #expect(scene.view.seenFrame(at: 0.5).minX == 50, "flushed before animations were turned off")
        #expect(scene.other.seenFrame(at: 0.5).minX == 40, "flushed before they were turned on again")
        let inner = Scene()
        inner.animate(.flushUpdates) {
            inner.leading.constant = 100
            UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear, .overrideInheritedDuration]) {
                inner.otherLeading.constant = 40
            }
        }
        #expect(inner.view.seenFrame(at: 0.25).minX == 25)
        #expect(inner.other.seenFrame(at: 0.25).minX == 20, "the inner scope inherits flushing, with its own duration")
    }

    @Test func `8.3 traits and properties are flushed, not layout alone; enabling animations flushes before`() {
        defer { Timeline.current = Timeline() }
        let scene = Scene()
        let view = PropertyView()
        scene.stage.window.addSubview(view)
        scene.stage.window.commit()
        view.target = 60
        view.setNeedsUpdateProperties()
        scene.animate(.flushUpdates) {
            scene.leading.constant = 30
            UIView.setAnimationsEnabled(false)
            scene.otherLeading.constant = 50
            UIView.setAnimationsEnabled(true)
        }
        #expect(view.seenFrame(at: 0.5).minX == 60, "pending properties came in before")
        #expect(scene.view.seenFrame(at: 0.5).minX == 15)
        #expect(scene.other.seenFrame(at: 0.5).minX == 50)
    }

    @Test func `8.3 the property animator flushes when told to`() {
        defer { Timeline.current = Timeline() }
        let scene = Scene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.flushUpdates = true
        animator.addAnimations { scene.leading.constant = 100 }
        scene.otherLeading.constant = 40
        animator.startAnimation()
        Timeline.current.advance(to: 0.5)
        #expect(abs(scene.view.seenFrame(at: 0.5).minX - 50) < 0.01)
        #expect(scene.other.seenFrame(at: 0.5).minX == 40)
    }

    @Test func `8.4 frames lie between two layouts: no constraint is solved, no text measured for them`() {
        defer { Timeline.current = Timeline() }
        let scene = Scene()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "some words that wrap when there is little room for them"
        label.translatesAutoresizingMaskIntoConstraints = false
        scene.stage.window.addSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: 300)
        NSLayoutConstraint.activate([
            width, label.leadingAnchor.constraint(equalTo: scene.stage.window.leadingAnchor),
            label.topAnchor.constraint(equalTo: scene.other.bottomAnchor),
        ])
        scene.stage.window.commit()
        let height = label.frame.height
        scene.animate {
            width.constant = 100
            scene.stage.window.layoutIfNeeded()
        }
        #expect(label.frame.height > height, "the text wraps for the end at once")
        let before = scene.stage.statistics
        var heights: [CGFloat] = []
        for frame in 0...60 {
            Timeline.current.advance(to: Double(frame) / 60)
            let tree = scene.stage.window.layerTree()
            heights.append(tree.root.sublayers.last?.frame.height ?? 0)
        }
        let after = scene.stage.statistics
        #expect((after.solves, after.frames, after.passes - before.passes) == (before.solves, before.frames, 61))
        #expect(after.textMeasurements == before.textMeasurements)
        #expect(abs(heights[30] - (height + label.frame.height) / 2) < 0.01)
        #expect(heights.first == height && heights.last == label.frame.height)
    }

    @Test func `5 hiding an arranged view animates: it shrinks in sight, and is gone at the end`() throws {
        defer { Timeline.current = Timeline() }
        Timeline.current = Timeline()
        let stage = Stage()
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(stack)
        stack.pinToCorner()
        let views = (0..<3).map { _ in
            let view = FixtureView()
            view.intrinsic = CGSize(width: 50, height: 20)
            stack.addArrangedSubview(view)
            return view
        }
        stage.window.commit()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            views[1].isHidden = true
            stage.window.layoutIfNeeded()
        }
        #expect(views[1].isHidden && stack.frame.height == 40)
        func seen(at time: Double) throws -> Layer {
            Timeline.current.advance(to: time)
            return try #require(stage.window.layerTree().root.sublayers.first)
        }
        let half = try seen(at: 0.5)
        #expect(half.frame.height == 50)
        #expect(!half.sublayers[1].isHidden && half.sublayers[1].frame.height == 10 && half.sublayers[2].frame.minY == 30)
        let end = try seen(at: 1)
        #expect(end.frame.height == 40 && end.sublayers[1].isHidden)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            views[1].isHidden = false
            stage.window.layoutIfNeeded()
        }
        let back = try seen(at: 1.5)
        #expect(!back.sublayers[1].isHidden && back.sublayers[1].frame.height == 10)
    }
}

/// Moves to its target when its properties are updated.
private final class PropertyView: UIView {
    var target: CGFloat = 0

    override func updateProperties() {
        super.updateProperties()
        frame = CGRect(x: target, y: 0, width: 10, height: 10)
    }
}
