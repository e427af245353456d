import Testing
import UIKit

@testable import UIKit

/// How animations run and end: what public reports and Apple's documentation say.
@MainActor @Suite(.serialized) struct MotionHabitTests {
    private let window: UIWindow
    private let box = UIView(frame: CGRect(x: 20, y: 0, width: 50, height: 50))

    init() {
        Timeline.current = Timeline()
        window = LabelTests.window()
        window.addSubview(box)
        window.layoutIfNeeded()
    }

    private func seen(at time: Double) -> Layer {
        Timeline.current.advance(to: time)
        return box.layer.presentedLayer
    }

    private func progress(_ curve: CubicCurve, _ time: Double) -> CGFloat { CGFloat(curve.value(at: time)) }

    @Test func `t2 2.2 a block that changes nothing, or takes no time, calls its completion later`() async {
        // While the test waits, others run; they have another environment.
        await ScreenEnvironment().perform {
            Timeline.current = Timeline()
            var ended: [String] = []
            UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in ended.append("empty") })
            UIView.animate(withDuration: 0, animations: { box.alpha = 0.5 }, completion: { _ in ended.append("at once") })
            let slider = UISlider()
            UIView.animate(
                withDuration: 0.3, animations: { slider.setValue(1, animated: true) }, completion: { _ in ended.append("slider") })
            #expect(ended.isEmpty)
            await MainQueue.settle(pools: false)
            #expect(ended == ["empty", "at once", "slider"])
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 0.3, animations: { box.alpha = 1 }, completion: { _ in ended.append("disabled") })
            UIView.setAnimationsEnabled(true)
            #expect(ended.last == "disabled")
        }
    }

    @Test func `t2 2.3 keyframes of transforms and colours start where the one before ended`() {
        Timeline.current = Timeline()
        box.backgroundColor = .black
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                box.transform = CGAffineTransform(translationX: 100, y: 0)
                box.backgroundColor = .red
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                box.transform = CGAffineTransform(translationX: 200, y: 0)
                box.backgroundColor = .blue
            }
        }
        for (time, x) in [(0.0, 0.0), (0.25, 25), (0.5, 50), (1, 100), (1.5, 150), (2, 200)] {
            #expect(abs(seen(at: time).transform.tx - x) < 1e-9, "at \(time)")
            let color = seen(at: time).backgroundColor
            #expect(abs((color?.red ?? -1) - (time <= 1 ? time : 2 - time)) < 1e-9, "at \(time)")
            #expect(abs((color?.blue ?? -1) - max(time - 1, 0)) < 1e-9, "at \(time)")
        }
    }

    @Test func `t2 2.4 keyframes inside a property animator take its duration`() {
        Timeline.current = Timeline()
        box.alpha = 0
        let animator = UIViewPropertyAnimator(
            duration: 4, timingParameters: UICubicTimingParameters(animationCurve: .linear))
        animator.addAnimations {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.alpha = 1 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    box.transform = CGAffineTransform(translationX: 100, y: 0)
                }
            }
        }
        animator.startAnimation()
        for (time, alpha, x) in [(0.0, 0.0, 0.0), (1, 0.5, 0), (2, 1, 0), (3, 1, 50), (4, 1, 100)] as [(Double, CGFloat, CGFloat)] {
            let layer = seen(at: time)
            #expect(abs(layer.opacity - alpha) < 1e-6 && abs(layer.transform.tx - x) < 1e-6, "at \(time)")
        }
    }

    @Test func `t2 2.5 keyframes are eased as a whole, by the options' curve or an enclosing animation's`() {
        Timeline.current = Timeline()
        UIView.animateKeyframes(withDuration: 2, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.9, relativeDuration: 0.1) {
                box.transform = CGAffineTransform(translationX: 0, y: 150)
            }
        }
        #expect(seen(at: 1.5).transform.ty == 0)
        let eased = (progress(.easeInOut, 0.875) - 0.9) * 1500
        #expect(eased > 50 && abs(seen(at: 1.75).transform.ty - eased) < 1e-6)
        #expect(seen(at: 2).transform.ty == 150)

        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            UIView.animateKeyframes(withDuration: 9, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.transform = .identity }
            }
        }
        #expect(abs(seen(at: 2.5).transform.ty - 112.5) < 1e-6)
    }

    @Test func `t2 2.6 a paused animator presents its fraction, and stops and finishes where it is`() throws {
        Timeline.current = Timeline()
        box.frame.origin.x = 0
        let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) {
            box.frame.origin.x = 300; box.alpha = 0
        }
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        let shown = try #require(box.layer.presentation())
        #expect(shown !== box.layer && shown.frame.minX == 150 && shown.opacity == 0.5 && box.frame.minX == 300)
        animator.stopAnimation(false)
        #expect(box.frame.minX == 150 && box.alpha == 0.5 && animator.state == .stopped)
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        animator.finishAnimation(at: .current)
        #expect(box.frame.minX == 150 && position == .current && animator.state == .inactive)
        #expect(box.layer.presentation() === box.layer)

        for (place, x) in [(UIViewAnimatingPosition.start, 150.0), (.end, 250)] {
            box.frame.origin.x = 150
            let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.frame.origin.x = 250 }
            other.fractionComplete = 0.25
            other.stopAnimation(false)
            #expect(box.frame.minX == 175)
            other.finishAnimation(at: place)
            #expect(abs(box.frame.minX - x) < 1e-9)
        }
        box.frame.origin.x = 0
        let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.frame.origin.x = 100 }
        stopped.fractionComplete = 0.4
        stopped.stopAnimation(true)
        #expect(box.frame.minX == 40 && stopped.state == .inactive)
    }

    @Test func `t2 2.7 frames go on until all animations have ended, those begun in completions too`() {
        Timeline.current = Timeline()
        box.frame.origin.y = 0
        UIView.animate(withDuration: 1) {
            box.frame.origin.y = 200
        } completion: { _ in
            UIView.animate(withDuration: 0.5, delay: 0.25) { box.frame.origin.y = 100 }
        }
        let tops = Timeline.current.frames(from: 0, 20) { box.layer.presentedLayer.frame.minY }
        #expect(tops.count == 36 && tops[20] == 200 && tops[25] == 200 && tops.last == 100)
        #expect(tops[30] < 200 && tops[30] > 100)
    }

    @Test func `t2 2.8 animated scrolling takes time, and the delegate sees the steps and the end`() {
        final class Watcher: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            var ends = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
        }
        Timeline.current = Timeline()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), watcher = Watcher()
        window.addSubview(view)
        view.contentSize = CGSize(width: 100, height: 1000)
        view.layoutIfNeeded()
        view.delegate = watcher
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(view.contentOffset == .zero && watcher.offsets.isEmpty)
        Timeline.current.advance(to: 0.15)
        #expect(abs(view.contentOffset.y - 200) < 1)
        Timeline.current.advance(to: 1)
        #expect(view.contentOffset.y == 400 && watcher.ends == 1 && watcher.offsets.count == 18)
        #expect(watcher.offsets == watcher.offsets.sorted())
        view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        view.contentOffset.y = 50
        Timeline.current.advance(to: 2)
        #expect(view.contentOffset.y == 50 && watcher.ends == 1)
        view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        #expect(view.contentOffset.y == 50)
    }

    @Test func `t2 2.8 a table and a collection scroll over time to where they would at once`() {
        Timeline.current = Timeline()
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let rows = Rows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        window.addSubview(table)
        table.rowHeight = 40
        table.dataSource = rows
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
        #expect(table.contentOffset.y == 0)
        Timeline.current.finish()
        #expect(table.contentOffset.y == 2000)
    }

    @Test func `t2 3.13 blocks for the main run loop run where there is none`() async {
        nonisolated(unsafe) var done: [Int] = []
        RunLoop.main.perform { unsafe done.append(1) }
        CFRunLoopPerformBlock(CFRunLoopGetMain(), kCFRunLoopDefaultMode) { unsafe done.append(2) }
        CFRunLoopWakeUp(CFRunLoopGetMain())
        await MainQueue.settle(pools: false)
        #expect(unsafe done == [1, 2])
    }

    @Test func `t2 2.1 a sleeping task moves the timeline, event by event`() async throws {
        // Other tests may set the timeline of the process meanwhile.
        try await ScreenEnvironment().perform {
            var order: [String] = []
            UIView.animate(withDuration: 0.2) {
                box.alpha = 0
            } completion: { _ in
                order.append("animation")
            }
            let other = Task { @MainActor in
                try await Task.sleep(for: .milliseconds(100))
                order.append("other")
            }
            try await Task.sleep(for: .seconds(30))
            order.append("test")
            try await other.value
            #expect(order == ["other", "animation", "test"] && Timeline.current.now >= 30)
        }
    }
}
