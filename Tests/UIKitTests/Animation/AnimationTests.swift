import Testing
import UIKit

@testable import UIKit

/// Section 8 of the layout contract: what animates, how, and when.
@MainActor @Suite(.serialized) struct AnimationTests {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    /// Resets the timeline. Called first in each test: after the suite's init, another test may run on the main actor and leave its own
    /// timeline.
    private func begin() { Timeline.current = Timeline() }

    private func seen(at time: Double) -> Layer {
        var layer = Layer(name: "view", kind: "UIView", frame: view.layer.bounds)
        layer.position = view.layer.position
        layer.bounds = view.layer.bounds
        layer.opacity = CGFloat(view.layer.opacity)
        layer.transform = view.transform
        layer.cornerRadius = view.layer.cornerRadius
        view.layer.present(&layer, at: time)
        return layer
    }

    @Test func `8.1 the model has the end at once, the picture moves along the curve`() {
        begin()
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.center.x += 80 }
        #expect(view.center.x == 130)
        for (time, x) in [(0.0, 50.0), (0.1, 70), (0.2, 90), (0.4, 130), (1, 130)] {
            #expect(abs(seen(at: time).position.x - x) < 1e-9, "at \(time)")
        }
    }

    @Test func `8.1 the default curve is ease in-out`() {
        begin()
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        #expect(abs(seen(at: 0.25).opacity - CGFloat(1 - CubicCurve.easeInOut.value(at: 0.25))) < 1e-9)
    }

    @Test func `8.1 a delay holds the start`() {
        begin()
        UIView.animate(withDuration: 0.2, delay: 0.3, options: .curveLinear) { view.center.x += 100 }
        #expect(seen(at: 0.25).position.x == 50)
        #expect(abs(seen(at: 0.4).position.x - 100) < 1e-9)
    }

    @Test func `8.1 a spring with bounce passes its end and comes back`() {
        begin()
        UIView.animate(springDuration: 0.5, bounce: 0.5) { view.center.x = 150 }
        let path = stride(from: 0.0, to: 2, by: 1 / 60).map { seen(at: $0).position.x }
        #expect(path.max()! > 151)
        #expect(abs(path.last! - 150) < 0.2)
        let expected = 50 + 100 * Spring(duration: 0.5, bounce: 0.5).progress(at: 0.2)
        #expect(abs(seen(at: 0.2).position.x - expected) < 1e-9)
    }

    @Test func `8.1 an animation value of iOS 18`() {
        begin()
        UIView.animate(.linear(duration: 0.5)) { view.center.y += 10 }
        #expect(abs(seen(at: 0.25).position.y - 30) < 1e-9)
    }

    @Test func `8.1 autoreverse goes there and back, the model stays at the end`() {
        begin()
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) { view.center.x += 100 }
        #expect(abs(seen(at: 0.5).position.x - 100) < 1e-9)
        #expect(abs(seen(at: 1.75).position.x - 75) < 1e-9)
        #expect(view.center.x == 150)
    }

    @Test func `8.1 a second animation takes over without a jump`() {
        begin()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
        Timeline.current.advance(to: 0.5)
        let before = seen(at: 0.5).position.x
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
        #expect(abs(seen(at: 0.5).position.x - before) < 1e-9)
        #expect(seen(at: 1.5).position.x == 50)
    }

    @Test func `8.1 keyframes divide the whole duration`() {
        begin()
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 250 }
        }
        for (time, x) in [(0.25, 100.0), (0.5, 150), (1, 150), (1.5, 200), (2, 250)] {
            #expect(abs(seen(at: time).position.x - x) < 1e-9, "at \(time)")
        }
    }

    @Test func `8.1 performWithoutAnimation inside a block does not animate`() {
        begin()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.center.x = 150 }
            view.alpha = 0.5
        }
        #expect(seen(at: 0).position.x == 150)
        #expect(seen(at: 0).opacity == 1)
    }

    @Test func `8.1 completions run at the end, in the next turn when nothing moves`() {
        begin()
        var finished: [String] = []
        UIView.animate(withDuration: 0.3) {
            view.alpha = 0
        } completion: { _ in
            finished.append("moved")
        }
        UIView.animate(withDuration: 0.3) {
        } completion: { _ in
            finished.append("empty")
        }
        #expect(finished.isEmpty)
        Timeline.current.advance(to: 0.29)
        #expect(finished == ["empty"])
        Timeline.current.advance(to: 0.3)
        #expect(finished == ["empty", "moved"])
    }

    @Test func `8.1 an animation chained in a completion starts where the first ended`() {
        begin()
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
            view.center.x = 100
        } completion: { _ in
            UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { view.center.x = 200 }
        }
        Timeline.current.advance(to: 0.3)
        #expect(abs(seen(at: 0.3).position.x - 150) < 1e-9)
    }

    @Test func `8.1 a property animator scrubs, pauses and turns round`() {
        begin()
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        animator.addCompletion { end = $0 }
        animator.fractionComplete = 0.25
        #expect(abs(seen(at: 0).position.x - 75) < 1e-9)
        animator.startAnimation()
        Timeline.current.advance(to: 0.25)
        #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
        animator.pauseAnimation()
        Timeline.current.advance(to: 5)
        #expect(abs(seen(at: 5).position.x - 100) < 1e-9)
        animator.isReversed = true
        animator.startAnimation()
        Timeline.current.advance(to: 6)
        #expect(end == .start)
        #expect(view.center.x == 50)
    }

    @Test func `a block added to a running animator waits for its share of the remaining time`() {
        begin()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        animator.startAnimation()
        Timeline.current.advance(to: 0.5)
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        for (time, alpha) in [(0.5, 1.0), (0.75, 1), (0.875, 0.5), (0.999999, 0)] {
            Timeline.current.advance(to: time)
            #expect(abs(seen(at: time).opacity - alpha) < 1e-5, "at \(time)")
        }
    }

    @Test func `8.4 a size grows with its origin, a turn turns`() {
        begin()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame = CGRect(x: 20, y: 20, width: 300, height: 150)
            view.layer.cornerRadius = 10
        }
        let middle = seen(at: 0.5)
        #expect(middle.frame == CGRect(x: 10, y: 10, width: 200, height: 100))
        #expect(middle.cornerRadius == 5)
    }
}
