import XCTest

@testable import UIKit

/// Waits of XCTest go by simulated time: what is animated, presented or deferred arrives, in order, without a clock.
final class WaitingTests: XCTestCase {
    /// Runs a test on the main actor, on which XCTest calls it.
    private func onMain(_ body: @MainActor (WaitingTests) -> Void) {
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { unsafe body(test) }
    }

    @MainActor private func stage() -> (UIWindow, UIView) {
        Timeline.current = Timeline()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.rootViewController?.view.addSubview(box)
        window.layoutIfNeeded()
        return (window, box)
    }

    /// Waits for a completion, at most for a simulated time, and checks that hardly any time of the clock passes.
    @MainActor private func arrives(_ name: String, within timeout: Double = 2, line: UInt = #line, _ start: (@escaping () -> Void) -> Void)
    {
        let arrived = expectation(description: name), begin = WaitTime.clock
        start { arrived.fulfill() }
        wait(for: [arrived], timeout: timeout)
        XCTAssertLessThan(WaitTime.clock - begin, 0.5, name, line: line)
    }

    func testT2_2_1_completionsArrive() {
        onMain { test in
            let (window, box) = test.stage()
            withExtendedLifetime(window) {
                test.arrives("animate") { done in
                    UIView.animate(withDuration: 0.1, animations: { box.alpha = 0 }, completion: { _ in done() })
                }
                test.arrives("delayed") { done in
                    UIView.animate(withDuration: 0.1, delay: 1, animations: { box.alpha = 1 }, completion: { _ in done() })
                }
                test.arrives("spring") { done in
                    UIView.animate(
                        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
                        animations: { box.center.x = 90 },
                        completion: { _ in done() })
                }
                test.arrives("keyframes") { done in
                    UIView.animateKeyframes(
                        withDuration: 0.4, delay: 0,
                        animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.center.x = 10 } },
                        completion: { _ in done() })
                }
                test.arrives("nothing") { done in UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in done() }) }
                test.arrives("animator") { done in
                    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { box.center.y = 70 }
                    animator.addCompletion { _ in done() }
                    animator.startAnimation(afterDelay: 0.2)
                }
                test.arrives("transition") { done in
                    UIView.transition(
                        with: box, duration: 0.3, options: .transitionCrossDissolve, animations: { box.backgroundColor = .red },
                        completion: { _ in done() })
                }
                test.arrives("transaction") { done in
                    CATransaction.begin()
                    CATransaction.setCompletionBlock(done)
                    let fade = CABasicAnimation(keyPath: "opacity")
                    (fade.fromValue, fade.duration) = (0, 0.3)
                    box.layer.add(fade, forKey: nil)
                    CATransaction.commit()
                }
                test.arrives("presentation") { done in
                    window.rootViewController?.present(UIViewController(), animated: true, completion: done)
                }
                test.arrives("dismissal") { done in window.rootViewController?.dismiss(animated: true, completion: done) }
                test.arrives("chain", within: 3) { done in
                    UIView.animate(withDuration: 1, animations: { box.alpha = 0.5 }) { _ in
                        UIView.animate(withDuration: 0.5, delay: 0.25, animations: { box.alpha = 1 }, completion: { _ in done() })
                    }
                }
                test.arrives("asyncAfter") { done in DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { done() } }
                test.arrives("timer") { done in
                    nonisolated(unsafe) let done = done
                    _ = Timer.scheduledTimer(withTimeInterval: 1.2, repeats: false) { _ in unsafe done() }
                }
                test.arrives("repeated timer") { done in
                    nonisolated(unsafe) let done = done
                    nonisolated(unsafe) var count = 0
                    _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
                        unsafe count += 1
                        guard unsafe count == 3 else { return }
                        timer.invalidate()
                        unsafe done()
                    }
                }
                test.arrives("task") { done in
                    Task { @MainActor in
                        try? await Task.sleep(for: .seconds(1))
                        done()
                    }
                }
                test.arrives("perform") { done in
                    nonisolated(unsafe) let done = done
                    RunLoop.main.perform { unsafe done() }
                }
            }
        }
    }

    func testT2_2_1_eventsArriveInTheOrderOfTheirTimes() {
        onMain { test in
            let (window, box) = test.stage()
            withExtendedLifetime(window) {
                var order: [String] = []
                let last = test.expectation(description: "last")
                UIView.animate(withDuration: 0.5, animations: { box.alpha = 0 }) { _ in order.append("animation") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) {
                    order.append("later"); last.fulfill()
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
                    order.append(box.layer.presentation().map { $0.opacity > 0.4 && $0.opacity < 0.6 } == true ? "midway" : "wrong")
                }
                test.wait(for: [last], timeout: 1)
                XCTAssertEqual(order, ["midway", "animation", "later"])
            }
        }
    }

    func testT2_2_1_aTimeOutIsOneOfSimulatedTime() {
        onMain { test in
            let (window, box) = test.stage()
            withExtendedLifetime(window) {
                let never = test.expectation(description: "too late")
                never.isInverted = true
                UIView.animate(withDuration: 5, animations: { box.alpha = 0 }) { _ in never.fulfill() }
                let begin = WaitTime.clock
                test.wait(for: [never], timeout: 4)
                XCTAssertLessThan(WaitTime.clock - begin, 1)
                XCTAssertEqual(Timeline.current.now, 4, accuracy: 0.11)
                Timeline.current = Timeline()
            }
        }
    }

    func testT2_2_1_aRunOfTheRunLoopPassesItsTime() {
        onMain { test in
            let (window, box) = test.stage()
            withExtendedLifetime(window) {
                var done = false
                UIView.animate(withDuration: 0.05, animations: { box.alpha = 0 }) { _ in done = true }
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
                XCTAssert(done)
                XCTAssertEqual(Timeline.current.now, 0.1, accuracy: 1e-9)
            }
        }
    }

    func testT2_2_1_displayLinksTick() {
        onMain { test in
            let (window, _) = test.stage()
            withExtendedLifetime(window) {
                final class Counter: NSObject {
                    var ticks = 0
                    var tenth = {}
                    func tick() {
                        ticks += 1
                        if ticks == 10 { tenth() }
                    }
                }
                let counter = Counter(), ten = test.expectation(description: "ten frames")
                counter.tenth = { ten.fulfill() }
                let link = CADisplayLink(target: counter, selector: Selector("tick", Counter.tick))
                link.add(to: .main, forMode: .common)
                test.wait(for: [ten], timeout: 1)
                link.invalidate()
                XCTAssertEqual(counter.ticks, 10)
            }
        }
    }

    @MainActor func testT2_2_1_anAsynchronousTestWaitsForSimulatedTime() async {
        let (window, box) = stage()
        let arrived = expectation(description: "animation")
        UIView.animate(withDuration: 0.6, animations: { box.alpha = 0 }) { _ in arrived.fulfill() }
        await Task.yield()
        XCTAssertEqual(Timeline.current.now, 0)
        await fulfillment(of: [arrived], timeout: 1)
        XCTAssertEqual(Timeline.current.now, 0.6, accuracy: 1e-9)
        withExtendedLifetime(window) {}
    }
}
