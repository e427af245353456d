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

    /// Twenty kinds of animation, scrolling, presentation and transition, started at once: each arrives, in the order of simulated time.
    func testT2_2_1_twentyKindsArriveInTheOrderOfTheirTimes() {
        onMain { test in
            let (window, box) = test.stage()
            guard let root = window.rootViewController else { return XCTFail("no controller") }
            let kinds = WaitingKinds(test, root, box)
            withExtendedLifetime((window, kinds)) {
                let begin = WaitTime.clock
                kinds.start()
                test.wait(for: kinds.waits, timeout: 10)
                let passed = WaitTime.clock - begin, times = kinds.arrivals.map(\.time)
                XCTAssertEqual(kinds.arrivals.count, 20)
                XCTAssertEqual(times, times.sorted())
                for (name, time) in kinds.arrivals {
                    if let due = kinds.due[name] { XCTAssertEqual(time, due, accuracy: 1e-6, name) }
                }
                XCTAssertGreaterThan(times.last ?? 0, 1)
                print(String(format: "%d kinds arrived in %.3f s, simulated %.2f s", kinds.arrivals.count, passed, times.last ?? 0))
                XCTAssertLessThan(passed, 1)
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

/// Twenty ways to start something that ends later.
@MainActor private final class WaitingKinds: NSObject, UIScrollViewDelegate, UITableViewDelegate, UITableViewDataSource {
    private let test: WaitingTests, root: UIViewController, box: UIView
    private(set) var waits: [XCTestExpectation] = []
    private(set) var arrivals: [(name: String, time: Double)] = []
    /// When a kind ends whose duration the test has chosen.
    private(set) var due: [String: Double] = [:]
    private var scrolled: [ObjectIdentifier: () -> Void] = [:]
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init(_ test: WaitingTests, _ root: UIViewController, _ box: UIView) {
        (self.test, self.root, self.box) = (test, root, box)
    }

    private func kind(_ name: String, due time: Double? = nil, _ start: (@escaping () -> Void) -> Void) {
        let wait = test.expectation(description: name)
        waits.append(wait)
        due[name] = time
        start { [unowned self] in
            arrivals.append((name, Timeline.current.now))
            wait.fulfill()
        }
    }

    private func view() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.view.addSubview(view)
        return view
    }

    func start() {
        startBlocks()
        startObjects()
        startScrolling()
        startControllers()
    }

    private func startBlocks() {
        let views = (0..<8).map { _ in view() }
        kind("block", due: 0.05) { done in
            UIView.animate(withDuration: 0.05) {
                views[0].alpha = 0
            } completion: { _ in
                done()
            }
        }
        kind("keyframes", due: 0.1) { done in
            UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { views[1].center.x = 90 }
            } completion: { _ in
                done()
            }
        }
        kind("spring", due: 0.2) { done in
            UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
                views[2].center.y = 90
            } completion: { _ in
                done()
            }
        }
        kind("delayed", due: 0.45) { done in
            UIView.animate(withDuration: 0.15, delay: 0.3) {
                views[3].alpha = 0
            } completion: { _ in
                done()
            }
        }
        kind("chain", due: 0.9) { done in
            UIView.animate(withDuration: 0.5) {
                views[4].alpha = 0
            } completion: { _ in
                UIView.animate(withDuration: 0.4) {
                    views[4].alpha = 1
                } completion: { _ in
                    done()
                }
            }
        }
        kind("constraint", due: 0.6) { done in
            views[5].translatesAutoresizingMaskIntoConstraints = false
            let width = views[5].widthAnchor.constraint(equalToConstant: 10)
            width.isActive = true
            root.view.layoutIfNeeded()
            width.constant = 40
            UIView.animate(withDuration: 0.6) {
                self.root.view.layoutIfNeeded()
            } completion: { _ in
                done()
            }
        }
        kind("transition", due: 0.25) { done in
            UIView.transition(with: views[6], duration: 0.25, options: .transitionCrossDissolve) {
                views[6].backgroundColor = .red
            } completion: { _ in
                done()
            }
        }
        kind("exchange", due: 0.35) { done in
            let other = UIView(frame: views[7].frame)
            UIView.transition(from: views[7], to: other, duration: 0.35, options: .transitionFlipFromLeft) { _ in done() }
        }
    }

    private func startObjects() {
        let views = (0..<2).map { _ in view() }
        kind("animator", due: 0.15) { done in
            let animator = UIViewPropertyAnimator(duration: 0.15, curve: .linear) { views[0].alpha = 0 }
            animator.addCompletion { _ in done() }
            animator.startAnimation()
        }
        kind("transaction", due: 0.3) { done in
            CATransaction.begin()
            CATransaction.setCompletionBlock(done)
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.duration) = (0, 0.3)
            views[1].layer.add(fade, forKey: nil)
            CATransaction.commit()
        }
        kind("deferred", due: 0.4) { done in DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { done() } }
        kind("timer", due: 1.2) { done in
            nonisolated(unsafe) let done = done
            _ = Timer.scheduledTimer(withTimeInterval: 1.2, repeats: false) { _ in unsafe done() }
        }
        kind("task", due: 1.1) { done in
            Task { @MainActor in
                try? await Task.sleep(for: .seconds(1.1))
                done()
            }
        }
    }

    private func startScrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        for view in [scroll, table] { root.view.addSubview(view) }
        (scroll.delegate, table.delegate, table.dataSource) = (self, self, self)
        table.layoutIfNeeded()
        kind("offset") { done in
            scrolled[ObjectIdentifier(scroll)] = done
            scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        }
        kind("row") { done in
            scrolled[ObjectIdentifier(table)] = done
            table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: true)
        }
        kind("batch") { done in table.performBatchUpdates({}) { _ in done() } }
    }

    private func startControllers() {
        let tabs = UITabBarController(), navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        for child in [tabs, pages] {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        root.view.layoutIfNeeded()
        kind("page") { done in pages.setViewControllers([UIViewController()], direction: .forward, animated: true) { _ in done() } }
        kind("push") { done in
            navigation.pushViewController(UIViewController(), animated: true)
            if navigation.transitionCoordinator?.animate(alongsideTransition: nil, completion: { _ in done() }) != true { done() }
        }
        kind("alert") { done in
            root.present(UIAlertController(title: "Title", message: nil, preferredStyle: .alert), animated: true, completion: done)
        }
        kind("dismissal") { done in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.root.dismiss(animated: true, completion: done) }
        }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { scrolled[ObjectIdentifier(scrollView)]?() }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
