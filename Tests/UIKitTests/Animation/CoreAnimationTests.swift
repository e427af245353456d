import Foundation
import Testing

@testable import UIKit

/// Core Animation's explicit animations, as seen in the recorded layers at times of the timeline.
@MainActor @Suite(.serialized) struct CoreAnimationTests {
    private final class Stopped: CAAnimationDelegate {
        var count = 0
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { count += flag ? 1 : 0 }
    }

    /// Runs `body` on a new timeline and leaves another new one, because other suites share the main actor.
    private func onOwnTimeline(_ body: () throws -> Void) rethrows {
        Timeline.current = Timeline()
        defer { Timeline.current = Timeline() }
        try body()
    }

    private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }

    private func layer(of view: UIView, at time: Double) -> Layer {
        Timeline.current.advance(to: time)
        return view.layerTree().root
    }

    @Test func `a basic animation changes the presentation and not the model`() {
        onOwnTimeline {
            let view = view(), child = CALayer(), stopped = Stopped()
            child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            view.layer.addSublayer(child)
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 5
            animation.toValue = 55
            animation.duration = 1
            animation.delegate = stopped
            child.add(animation, forKey: "move")
            #expect(child.animationKeys() == ["move"])
            #expect(abs(layer(of: view, at: 0.5).sublayers[0].position.x - 30) < 1e-9)
            #expect(child.position.x == 5)
            #expect(layer(of: view, at: 1.1).sublayers[0].position.x == 5)
            #expect(child.animationKeys() == nil)
            #expect(stopped.count == 1)
        }
    }

    @Test func `an animation that is not removed keeps showing its end`() {
        onOwnTimeline {
            let view = view(), animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 1.0
            animation.toValue = 0.25
            animation.duration = 0.5
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            view.layer.add(animation, forKey: "fade")
            #expect(layer(of: view, at: 3).opacity == 0.25)
            view.layer.removeAllAnimations()
            #expect(layer(of: view, at: 3).opacity == 1)
        }
    }

    @Test func `the drawing of a shape animates too`() throws {
        try onOwnTimeline {
            let view = view(), shape = CAShapeLayer()
            shape.frame = view.bounds
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
            shape.path = path
            path.addLine(to: CGPoint(x: 100, y: 100))
            shape.strokeColor = UIColor.black.cgColor
            shape.fillColor = nil
            view.layer.addSublayer(shape)
            let animation = CABasicAnimation(keyPath: "strokeEnd")
            animation.fromValue = 0
            animation.duration = 2
            shape.add(animation, forKey: nil)
            let command = try #require(layer(of: view, at: 0.5).sublayers[0].contents.commands.first)
            guard case .paint(.stroke(let stroked, _, _)) = command else { Issue.record("\(command)"); return }
            #expect(abs(stroked.boundingBox.width - 25) < 0.01, "a layer has a copy of the path it was given")
            #expect(shape.strokeEnd == 1)
        }
    }

    @Test func `keyframes, groups and rotations animate`() {
        onOwnTimeline {
            let view = view()
            let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
            shake.values = [0, 10, -10, 0]
            shake.keyTimes = [0, 0.25, 0.75, 1]
            shake.duration = 1
            let turn = CABasicAnimation(keyPath: "transform.rotation")
            turn.toValue = CGFloat.pi
            turn.duration = 1
            let group = CAAnimationGroup()
            group.animations = [shake, turn]
            group.duration = 1
            view.layer.add(group, forKey: "both")
            let middle = layer(of: view, at: 0.5).transform
            #expect(abs(middle.tx) < 1e-9)
            #expect(abs(atan2(middle.b, middle.a) - .pi / 2) < 1e-9)
            #expect(abs(layer(of: view, at: 0.75).transform.tx + 10) < 1e-9)
        }
    }

    @Test func `a transaction's completion runs when its animations are over`() {
        onOwnTimeline {
            let view = view()
            var isOver = false, isOverByKey = false
            let completion: () -> Void = { isOverByKey = true }
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.8)
            CATransaction.setCompletionBlock { isOver = true }
            CATransaction.begin()
            CATransaction.setValue(completion, forKey: kCATransactionCompletionBlock)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            view.layer.add(fade, forKey: "fade")
            CATransaction.commit()
            CATransaction.commit()
            Timeline.current.advance(to: 0.7)
            #expect(!isOver && !isOverByKey)
            Timeline.current.advance(to: 0.9)
            #expect(isOver && isOverByKey)
        }
    }

    @Test func `an endless animation comes to rest where it began`() {
        onOwnTimeline {
            let view = view(), turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.toValue = CGFloat.pi * 2
            turn.duration = 1
            turn.repeatCount = .infinity
            view.layer.add(turn, forKey: "spin")
            Timeline.current.finish()
            #expect(layer(of: view, at: Timeline.current.now).transform.isIdentity)
        }
    }
}
