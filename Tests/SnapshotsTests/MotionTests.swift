import CairoGraphics
import Foundation
import Testing
import UIKit

@testable import Rendering

/// Every kind of animation, frame by frame: each value is on its curve, within a pixel.
@MainActor @Suite(.serialized) struct MotionTests {
    private let renderer = Renderer(workers: 1)

    private func cell(_ name: String = "120x200@2x") throws -> Cell { try #require(Cell(named: name, catalog: .standard)) }

    private func motion(
        _ make: @escaping @MainActor @Sendable () -> UIViewController, _ start: @escaping @MainActor @Sendable (UIViewController) -> Void
    ) throws -> Motion {
        let screen = Screen("Motion", make: make).animation("go", start)
        return try renderer.motion(of: screen.cases[0], animation: "go", in: cell(), framesPerSecond: 20)
    }

    /// Returns a value of the view, for example its left edge, in each frame.
    private func track(_ motion: Motion, _ view: String, _ value: (MotionTrace.Sample) -> CGFloat) throws -> [CGFloat?] {
        let trace = motion.trace, found = trace.views.filter { $0.name.hasSuffix(view) }
        try #require(!found.isEmpty, "no \(view) in \(trace.views.map(\.name))")
        // A view has another path while an animator keeps it in a container.
        return (0..<trace.frameCount).map { frame in found.lazy.compactMap { $0.samples[frame] }.first.map(value) }
    }

    private func expect(_ found: [CGFloat?], within tolerance: CGFloat = 0.5, _ expected: (Double) -> CGFloat) {
        for (frame, value) in found.enumerated() {
            guard let value else { Issue.record("not there in frame \(frame)"); continue }
            #expect(abs(value - expected(Double(frame) / 20)) <= tolerance, "frame \(frame): \(value)")
        }
    }

    /// Returns the colour of a frame's picture at a point.
    private func color(_ motion: Motion, _ frame: Int, at point: CGPoint) throws -> (red: Int, green: Int, blue: Int) {
        let bitmap = Rasterizer().draw(motion.drawing(of: motion.frames[frame]))
        let pixel = bitmap[Int(point.x * 2), Int(point.y * 2)]
        return (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
    }

    private static func share(_ time: Double, of duration: Double, _ curve: CubicCurve = .easeInOut) -> CGFloat {
        CGFloat(time <= 0 ? 0 : time >= duration ? 1 : curve.value(at: time / duration))
    }

    private static func plain(_ color: UIColor, mark: String) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = color
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
        box.accessibilityIdentifier = mark
        box.backgroundColor = .white
        controller.view.addSubview(box)
        return controller
    }

    // MARK: Transitions of views

    @Test func `a dissolve mixes both colours by their shares, and nothing behind them shows`() throws {
        let motion = try motion {
            Self.plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1), mark: "box")
        } _: { controller in
            UIView.transition(with: controller.view, duration: 0.5, options: .transitionCrossDissolve) {
                controller.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            }
        }
        #expect(motion.frames.count == 11)
        for frame in motion.frames.indices {
            let share = Self.share(Double(frame) / 20, of: 0.5), found = try color(motion, frame, at: CGPoint(x: 80, y: 100))
            #expect(abs(found.red - Int(255 * (1 - share))) <= 2 && abs(found.blue - Int(255 * share)) <= 2, "frame \(frame): \(found)")
            // What is the same in both does not change midway.
            let white = try color(motion, frame, at: CGPoint(x: 20, y: 30))
            #expect(white.red >= 253 && white.green >= 253 && white.blue >= 253, "frame \(frame): \(white)")
        }
    }

    @Test func `a flip turns the front away and shows the back`() throws {
        let motion = try motion {
            Self.plain(.black, mark: "card")
        } _: { controller in
            let card = controller.view.subviews[0]
            UIView.transition(with: card, duration: 0.5, options: [.transitionFlipFromLeft, .curveLinear]) {
                card.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            }
        }
        for frame in motion.frames.indices {
            let width = 30 * abs(cos(Double.pi * min(1, Double(frame) / 10)))
            let inside = try color(motion, frame, at: CGPoint(x: 25 + width / 2 - 1.5, y: 35))
            let outside = try color(motion, frame, at: CGPoint(x: 25 + width / 2 + 1.5, y: 35))
            #expect(outside.blue < 3, "frame \(frame)")
            if width > 4 { #expect(inside.blue > 250 && (inside.red > 250) == (frame < 5), "frame \(frame): \(inside)") }
        }
    }

    @Test func `without a window and a duration a transition ends in the next turn`() {
        Timeline.current = Timeline()
        let view = UIView()
        var count = 0
        UIView.transition(with: view, duration: 0, options: .transitionCrossDissolve, animations: { view.alpha = 0 }) { _ in count += 1 }
        #expect(view.alpha == 0 && count == 0)
        Timeline.current.advance(to: 0)
        #expect(count == 1)
    }

    @Test func `a transition from one view to another animates their superview`() throws {
        let motion = try motion {
            Self.plain(.black, mark: "first")
        } _: { controller in
            let old = controller.view.subviews[0], new = UIView(frame: old.frame)
            new.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            UIView.transition(from: old, to: new, duration: 0.5, options: [.transitionCrossDissolve, .curveLinear])
        }
        let half = try color(motion, 5, at: CGPoint(x: 25, y: 35))
        #expect(abs(half.red - 127) <= 2 && half.green >= 253 && abs(half.blue - 127) <= 2)
    }

    @Test func `a Core Animation transition pushes the old content out`() throws {
        let motion = try motion {
            Self.plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1), mark: "box")
        } _: { controller in
            let push = CATransition()
            (push.type, push.subtype, push.duration) = (.push, .fromRight, 0.5)
            controller.view.layer.add(push, forKey: nil)
            controller.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        }
        try expect(track(motion, "/box", \.frame.minX)) { 10 + 120 * CGFloat(1 - min(1, $0 / 0.5)) }
        #expect(try color(motion, 5, at: CGPoint(x: 55, y: 150)).red == 255)
        #expect(try color(motion, 5, at: CGPoint(x: 65, y: 150)).blue == 255)
    }

    // MARK: Transitions of controllers

    @Test func `a push arrives from the right, and a pop brings the old view back from the left`() throws {
        let push = try motion {
            UINavigationController(rootViewController: Self.plain(.red, mark: "old"))
        } _: { controller in
            (controller as? UINavigationController)?.pushViewController(Self.plain(.blue, mark: "new"), animated: true)
        }
        try expect(track(push, "/new", \.frame.minX)) { 10 + 120 * (1 - Self.share($0, of: 0.35)) }
        let pop = try motion {
            let stack = UINavigationController()
            stack.viewControllers = [Self.plain(.red, mark: "old"), Self.plain(.blue, mark: "new")]
            return stack
        } _: { controller in
            (controller as? UINavigationController)?.popViewController(animated: true)
        }
        // The old view returns from three tenths of the width to the left.
        try expect(track(pop, "/old", \.frame.minX)) { 10 - 36 * (1 - Self.share($0, of: 0.35)) }
    }

    @Test func `a presented controller arrives from below and reports when it is there`() throws {
        let motion = try motion {
            Self.plain(.red, mark: "old")
        } _: { controller in
            let new = Self.plain(.blue, mark: "new")
            new.modalPresentationStyle = .fullScreen
            controller.present(new, animated: true) {
                // Chained: the next animation begins when the first is over.
                UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                    controller.presentedViewController?.view.subviews[0].center.x += 50
                }
            }
        }
        let spring = Spring(settlingIn: 0.5, dampingRatio: 1)
        try expect(track(motion, "/new", \.frame.minY)) { 20 + 200 * CGFloat($0 >= 0.5 ? 0 : 1 - spring.progress(at: $0)) }
        try expect(track(motion, "/new", \.frame.minX)) { 10 + 50 * CGFloat(min(1, max(0, $0 - 0.5) / 0.5)) }
    }

    @Test func `a dismissed controller moves down and uncovers the one below it`() throws {
        let motion = try motion {
            Self.plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1), mark: "old")
        } _: { controller in
            let new = Self.plain(UIColor(red: 0, green: 0, blue: 1, alpha: 1), mark: "new")
            new.modalPresentationStyle = .fullScreen
            controller.present(new, animated: false)
            controller.dismiss(animated: true)
            #expect(controller.presentedViewController == nil)
        }
        let spring = Spring(settlingIn: 0.5, dampingRatio: 1)
        for frame in motion.frames.indices {
            let edge = 200 * (frame >= 10 ? 1 : spring.progress(at: Double(frame) / 20))
            if edge > 2 { #expect(try color(motion, frame, at: CGPoint(x: 80, y: edge - 1)).red == 255, "frame \(frame)") }
            if edge < 198 { #expect(try color(motion, frame, at: CGPoint(x: 80, y: edge + 1)).blue == 255, "frame \(frame)") }
        }
    }

    private static let spring = Spring(settlingIn: 0.5, dampingRatio: 1)

    /// Returns the share of the system's presentation that is over.
    private static func presented(_ time: Double) -> CGFloat { CGFloat(time >= 0.5 ? 1 : spring.progress(at: time)) }

    private static func plain(
        _ mark: String, _ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle = .coverVertical
    ) -> UIViewController {
        let new = plain(UIColor(red: 0, green: 0, blue: 1, alpha: 1), mark: mark)
        new.modalPresentationStyle = style
        new.modalTransitionStyle = transition
        return new
    }

    @Test func `a sheet arrives from below while its presenter becomes smaller`() throws {
        let motion = try motion {
            Self.plain(.red, mark: "old")
        } _: {
            $0.present(Self.plain("new", .pageSheet), animated: true)
        }
        // The sheet of a canvas without a status bar begins 20 points below the top; the presenter is 10 above it and 32 narrower.
        try expect(track(motion, "/new", \.frame.minY)) { 40 + 180 * (1 - Self.presented($0)) }
        let scale: CGFloat = 88.0 / 120
        try expect(track(motion, "/old", \.frame.minX)) { 10 + (16 + 10 * scale - 10) * Self.presented($0) }
        try expect(track(motion, "/old", \.frame.minY)) { 20 + (10 + 20 * scale - 20) * Self.presented($0) }
    }

    @Test func `a dismissed sheet leaves downwards and is gone afterwards`() throws {
        let motion = try motion {
            Self.plain(.red, mark: "old")
        } _: { controller in
            controller.present(Self.plain("new", .pageSheet), animated: false)
            controller.dismiss(animated: true)
        }
        let tops = try track(motion, "/new", \.frame.minY)
        for (frame, top) in tops.enumerated().dropLast() {
            let value = try #require(top, "not there in frame \(frame)")
            #expect(abs(value - (40 + 180 * Self.presented(Double(frame) / 20))) <= 0.5, "frame \(frame): \(value)")
        }
        #expect(try color(motion, motion.frames.count - 1, at: CGPoint(x: 60, y: 150)).red > 200)
    }

    @Test(arguments: [UIModalTransitionStyle.crossDissolve, .partialCurl])
    func `a dissolve presents by fading`(transition: UIModalTransitionStyle) throws {
        let motion = try motion {
            Self.plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1), mark: "old")
        } _: {
            $0.present(Self.plain("new", .overFullScreen, transition), animated: true)
        }
        for frame in motion.frames.indices {
            let found = try color(motion, frame, at: CGPoint(x: 80, y: 150)), share = Self.presented(Double(frame) / 20)
            #expect(abs(found.blue - Int(255 * share)) <= 2 && abs(found.red - Int(255 * (1 - share))) <= 2, "frame \(frame): \(found)")
        }
    }

    @Test func `a flip presents by turning the screen around its middle`() throws {
        let motion = try motion {
            Self.plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1), mark: "old")
        } _: {
            $0.present(Self.plain("new", .fullScreen, .flipHorizontal), animated: true)
        }
        let width = Rasterizer().draw(motion.drawing(of: motion.frames[0])).width / 2
        for frame in motion.frames.indices {
            let share = Double(Self.presented(Double(frame) / 20)), seen = Double(width) * abs(cos(Double.pi * share))
            guard seen > 12 else { continue }
            let middle = try color(motion, frame, at: CGPoint(x: Double(width) / 2, y: 150))
            #expect((middle.red > 250) == (share < 0.5) && (middle.blue > 250) == (share > 0.5), "frame \(frame): \(middle)")
            guard seen < Double(width) - 12 else { continue }
            let edge = try color(motion, frame, at: CGPoint(x: 2, y: 150))
            #expect(edge.red < 40 && edge.blue < 40, "frame \(frame): \(edge)")
        }
    }

    @Test func `a popover fades in at its source`() throws {
        final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
                -> UIModalPresentationStyle
            { .none }
        }
        let delegate = Delegate()
        let motion = try motion {
            Self.plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1), mark: "old")
        } _: { controller in
            let new = Self.plain("new", .popover)
            new.preferredContentSize = CGSize(width: 80, height: 60)
            new.popoverPresentationController?.sourceView = controller.view
            new.popoverPresentationController?.sourceRect = CGRect(x: 50, y: 20, width: 20, height: 20)
            new.popoverPresentationController?.delegate = delegate
            controller.present(new, animated: true)
        }
        for frame in motion.frames.indices {
            let found = try color(motion, frame, at: CGPoint(x: 60, y: 90)), share = Self.presented(Double(frame) / 20)
            #expect(abs(found.blue - Int(255 * share)) <= 3, "frame \(frame): \(found)")
        }
        withExtendedLifetime(delegate) {}
    }

    /// Slides the new view in from below, in half a second.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate,
        UIViewControllerTransitioningDelegate
    {
        var ended: [Bool] = []
        var interaction: UIPercentDrivenInteractiveTransition?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.viewController(forKey: .to) else { return }
            let end = context.finalFrame(for: to)
            if let view = context.view(forKey: .to) {
                context.containerView.addSubview(view)
                view.frame = end.offsetBy(dx: 0, dy: end.height)
                UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                    view.frame = end
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            } else {
                context.completeTransition(true)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }

    private final class Recorder: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear \(animated)") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear \(animated)") }
    }

    @Test func `an app's own animator pushes and presents`() throws {
        let slide = Slide()
        let push = try motion {
            UINavigationController(rootViewController: Self.plain(.red, mark: "old"))
        } _: { controller in
            guard let stack = controller as? UINavigationController else { return }
            stack.delegate = slide
            stack.pushViewController(Self.plain(.blue, mark: "new"), animated: true)
        }
        try expect(track(push, "/new", \.frame.minY)) { 20 + 200 * CGFloat(1 - min(1, $0 / 0.5)) }
        #expect(slide.ended == [true])
        let present = try motion {
            Self.plain(.red, mark: "old")
        } _: { controller in
            let new = Self.plain(.blue, mark: "new")
            new.transitioningDelegate = slide
            new.modalPresentationStyle = .fullScreen
            controller.present(new, animated: true)
        }
        try expect(track(present, "/new", \.frame.minY)) { 20 + 200 * CGFloat(1 - min(1, $0 / 0.5)) }
        #expect(slide.ended == [true, true])
    }

    @Test func `a controller that an animator brings has appeared when the animator is done`() throws {
        let slide = Slide(), first = Recorder(), second = Recorder(), stack = UINavigationController(rootViewController: first)
        Timeline.current = Timeline()
        let window = UIWindow(environment: try cell().environment)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        stack.delegate = slide
        first.calls = []
        stack.pushViewController(second, animated: true)
        #expect(second.calls == ["will appear true"] && first.calls == ["will disappear true"])
        #expect(stack.topViewController === second && second.transitionCoordinator != nil)
        Timeline.current.advance(to: 0.5)
        #expect(second.calls == ["will appear true", "did appear true"])
        #expect(first.calls.last?.hasPrefix("did disappear") == true && first.view.window == nil)
        #expect(second.view.superview === stack.view && second.transitionCoordinator == nil)
    }

    @Test func `an interactive transition follows the finger, and can be cancelled or finished`() throws {
        let slide = Slide(), first = Self.plain(.red, mark: "old"), second = Self.plain(.blue, mark: "new")
        let stack = UINavigationController(rootViewController: first)
        Timeline.current = Timeline()
        let window = UIWindow(environment: try cell().environment)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        stack.delegate = slide
        let finger = UIPercentDrivenInteractiveTransition()
        slide.interaction = finger
        func top() throws -> CGFloat {
            let trace = MotionTrace(framesPerSecond: 1, trees: [window.layerTree()])
            return try #require(trace.views.first { $0.name.hasSuffix("/new") }?.samples[0]).frame.minY
        }
        stack.pushViewController(second, animated: true)
        finger.update(0.25)
        #expect(abs(try top() - 170) < 0.01)
        Timeline.current.advance(to: 5)
        #expect(abs(try top() - 170) < 0.01, "time alone moves nothing")
        finger.update(0.5)
        #expect(abs(try top() - 120) < 0.01)
        finger.cancel()
        Timeline.current.advance(to: 10)
        #expect(stack.viewControllers == [first] && second.parent == nil && first.view.superview === stack.view && slide.ended == [false])
        stack.pushViewController(second, animated: true)
        finger.update(0.5)
        finger.finish()
        Timeline.current.advance(to: 10.125)
        #expect(abs(try top() - 70) < 0.01)
        Timeline.current.advance(to: 11)
        #expect(stack.topViewController === second && second.view.superview === stack.view && slide.ended == [false, true])
    }

    @Test func `pages turn in the given direction`() throws {
        let motion = try motion {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([Self.plain(.red, mark: "old")], direction: .forward, animated: false)
            return pages
        } _: { controller in
            (controller as? UIPageViewController)?.setViewControllers(
                [Self.plain(.blue, mark: "new")], direction: .reverse, animated: true)
        }
        try expect(track(motion, "/new", \.frame.minX)) { 10 - 120 * (1 - Self.share($0, of: 0.35)) }
    }

    // MARK: Interruption and reversal

    @Test func `an interrupted animation continues from where it is, and a reversed one goes back`() throws {
        let interrupted = try motion {
            Self.plain(.red, mark: "box")
        } _: { controller in
            let box = controller.view.subviews[0]
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { box.center.x += 50 }
            // Code interrupts an animation in a completion.
            UIView.animate(withDuration: 0.25) {
                controller.view.alpha = 0.99
            } completion: { _ in
                UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { box.center.x -= 50 }
            }
        }
        // The animations add up: the first continues under the second.
        try expect(track(interrupted, "/box", \.frame.minX)) { time in
            10 + 50 * CGFloat(min(1, time / 0.5) - min(1, max(0, time - 0.25) / 0.5))
        }
        let reversed = try motion {
            Self.plain(.red, mark: "box")
        } _: { controller in
            let box = controller.view.subviews[0]
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { box.center.x += 50 }
            animator.startAnimation()
            UIView.animate(withDuration: 0.25) {
                controller.view.alpha = 0.99
            } completion: { _ in
                animator.isReversed = true
            }
        }
        try expect(track(reversed, "/box", \.frame.minX)) { 10 + 50 * CGFloat(max(0, $0 <= 0.25 ? $0 / 0.5 : 1 - $0 / 0.5)) }
    }

    // MARK: Changes of the device

    private final class Form: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let button = UIView()
            button.accessibilityIdentifier = "button"
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
            NSLayoutConstraint.activate([
                button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                button.heightAnchor.constraint(equalToConstant: 44),
                button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
        }
    }

    @Test func `a view that is attached to the keyboard rises with it, on the keyboard's spring`() throws {
        let input = Screen("Form") { Form() }.cases[0], cell = try cell("iPhone-16-Pro/portrait")
        let motion = try renderer.motion(of: input, during: CellChange(from: cell, by: ["keyboard"]), framesPerSecond: 20)
        #expect(motion.animation == "to-keyboard" && motion.frames.count == 11)
        let places = cell.device.placement(in: .portrait), height = cell.size.height
        let rest = height - places.safeArea.bottom - 44, up = height - places.keyboard.height - 44
        // More than half of the way after a tenth of a second, more than nine tenths after a quarter.
        func share(_ time: Double) -> CGFloat { CGFloat(time >= 0.5 ? 1 : 1 - (1 + 18.2574 * time) * exp(-18.2574 * time)) }
        try expect(track(motion, "button", \.frame.minY)) { rest + (up - rest) * share($0) }
        try expect(track(motion, "keyboard", \.frame.minY)) { places.keyboard.height * (1 - share($0)) }
    }

    @Test func `a rotation and a split screen change the window's width along one curve`() throws {
        let input = Screen("Form") { Form() }.cases[0], cell = try cell("iPhone-16-Pro/portrait")
        let turned = try renderer.motion(of: input, during: CellChange(from: cell, by: ["landscape"]), framesPerSecond: 20)
        try expect(track(turned, "button", \.frame.width)) { 402 + (874 - 402) * Self.share($0, of: 0.3) }
        #expect(Set(turned.frames.map(\.size)) == [CGSize(width: 874, height: 874)])
        let pad = try #require(Cell(named: "iPad-Pro-11-inch-M4/landscape", catalog: .standard))
        let split = try renderer.motion(of: input, during: CellChange(from: pad, by: ["half"]), framesPerSecond: 20)
        var half = pad
        half.split = .half
        try expect(track(split, "button", \.frame.width)) {
            pad.size.width + (half.size.width - pad.size.width) * Self.share($0, of: 0.3)
        }
    }

    @Test func `changes that nobody can make to a device are refused`() throws {
        let phone = try cell("iPhone-16-Pro/portrait")
        for words in [["half"], ["sideways"], ["portrait"], []] {
            #expect(throws: CellChange.Refusal.self, "\(words)") { try CellChange(from: phone, by: words) }
        }
    }
}
