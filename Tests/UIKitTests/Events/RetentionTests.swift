import Foundation
import Testing
import UIKit
import UIKitInteraction

/// A target, action receiver and delegate that shows who retains it and for how long, as documented in UIKit's reference.
@MainActor private final class Keeper: NSObject, UITextFieldDelegate, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    static var calls = 0
    func act() { Self.calls += 1 }
    func act(_ sender: Any?) { Self.calls += 1 }
}

@MainActor @Suite(.serialized) struct RetentionTests {
    /// Whether an object that nothing else retains is alive after it was passed to `hand`.
    private func isKept(_ hand: (Keeper) -> Void) -> Bool {
        var keeper: Keeper? = Keeper()
        weak let observed = keeper
        if let keeper { hand(keeper) }
        keeper = nil
        return observed != nil
    }

    private static let press = Selector("act", Keeper.act as (Keeper) -> () -> Void)
    private static let send = Selector("act:", Keeper.act(_:))

    @Test func `controls of every kind do not retain their targets, and events call nothing once those are gone`() {
        Keeper.calls = 0
        for control in [
            UIButton(), UISwitch(), UISlider(), UIStepper(), UISegmentedControl(), UIPageControl(), UITextField(), UIDatePicker(),
            UIRefreshControl(),
        ] {
            #expect(!isKept { control.addTarget($0, action: Self.press, for: .allEvents) }, "\(type(of: control))")
            control.sendActions(for: [.valueChanged, .touchUpInside])
        }
        #expect(Keeper.calls == 0)
    }

    @Test func `recognisers of every kind do not retain their targets and delegates`() {
        let recognizers = [
            UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer(),
            UIPinchGestureRecognizer(),
            UIRotationGestureRecognizer(), UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(),
        ]
        for recognizer in recognizers {
            #expect(!isKept { recognizer.addTarget($0, action: Self.send) }, "\(type(of: recognizer))")
            #expect(!isKept { recognizer.delegate = $0 })
        }
        #expect(!isKept { _ = UITapGestureRecognizer(target: $0, action: Self.send) })
    }

    @Test func `a view retains its recognisers, and they do not retain it`() {
        var view: UIView? = UIView()
        weak let observed = view
        let recognizer = UITapGestureRecognizer()
        view?.addGestureRecognizer(recognizer)
        #expect(recognizer.view === view)
        view = nil
        #expect(observed == nil && recognizer.view == nil)
        let other = UIView()
        var own: UITapGestureRecognizer? = UITapGestureRecognizer()
        weak let kept = own
        if let own { other.addGestureRecognizer(own) }
        own = nil
        #expect(kept != nil)
        if let kept { other.removeGestureRecognizer(kept) }
        #expect(kept == nil)
    }

    @Test func `bar items do not retain their targets`() {
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        #expect(
            !isKept {
                item.target = $0; item.action = Self.send
            })
        #expect(item.target == nil)
        #expect(!isKept { _ = UIBarButtonItem(barButtonSystemItem: .done, target: $0, action: Self.send) })
    }

    @Test func `delegates are not retained`() {
        let field = UITextField(), scroll = UIScrollView()
        #expect(!isKept { field.delegate = $0 })
        #expect(!isKept { scroll.delegate = $0 })
        #expect(field.delegate == nil && scroll.delegate == nil)
    }

    @Test func `a control retains what its actions capture until they are removed`() {
        let button = UIButton(), identifier = UIAction.Identifier("one")
        weak var kept: Keeper?
        func add() {
            let keeper = Keeper()
            kept = keeper
            button.addAction(UIAction(identifier: identifier) { _ in keeper.act() }, for: .touchUpInside)
        }
        add()
        Keeper.calls = 0
        button.sendActions(for: .touchUpInside)
        #expect(kept != nil && Keeper.calls == 1)
        button.removeAction(identifiedBy: identifier, for: .touchUpInside)
        #expect(kept == nil)
    }

    @Test func `a repeating timer retains its target until it is invalidated, a single one until it has fired`() {
        defer { Timeline.current = Timeline() }
        Timeline.current = Timeline()
        weak var timer: Timer?
        weak var kept: Keeper?
        func start(repeats: Bool) {
            let keeper = Keeper()
            kept = keeper
            timer = Timer.scheduledTimer(timeInterval: 1, target: keeper, selector: Self.send, userInfo: nil, repeats: repeats)
        }
        start(repeats: true)
        Person.wait(2.5)
        #expect(kept != nil)
        timer?.invalidate()
        Person.wait(1)
        #expect(kept == nil)
        start(repeats: false)
        #expect(kept != nil)
        Person.wait(2)
        #expect(kept == nil)
    }

    @Test func `a display link retains its target until it is invalidated`() {
        defer { Timeline.current = Timeline() }
        Timeline.current = Timeline()
        weak var kept: Keeper?
        var link: CADisplayLink?
        func start() {
            let keeper = Keeper()
            kept = keeper
            link = CADisplayLink(target: keeper, selector: Self.send)
            link?.add(to: .main, forMode: .common)
        }
        start()
        Person.wait(0.1)
        #expect(kept != nil)
        link?.invalidate()
        link = nil
        Person.wait(0.1)
        #expect(kept == nil)
    }

    @Test func `a delayed message retains its receiver and its argument until it is sent or cancelled`() {
        defer { Timeline.current = Timeline() }
        Timeline.current = Timeline()
        Keeper.calls = 0
        weak var receiver: Keeper?
        weak var argument: Keeper?
        func send() {
            let (one, other) = (Keeper(), Keeper())
            (receiver, argument) = (one, other)
            one.perform(Self.send, with: other, afterDelay: 1)
        }
        send()
        #expect(receiver != nil && argument != nil)
        Person.wait(1.5)
        #expect(receiver == nil && argument == nil && Keeper.calls == 1)
        send()
        if let receiver { NSObject.cancelPreviousPerformRequests(withTarget: receiver) }
        #expect(receiver == nil && argument == nil)
        Person.wait(1.5)
        #expect(Keeper.calls == 1)
    }

    @Test func `an observer by selector is not retained, one by block is until it is removed`() {
        let centre = NotificationCenter(), name = Notification.Name("news")
        #expect(!isKept { centre.addObserver($0, selector: Self.send, name: name, object: nil) })
        weak var kept: Keeper?
        var token: (any NSObjectProtocol)?
        func add() {
            let keeper = Keeper()
            kept = keeper
            token = centre.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { keeper.act() } }
        }
        add()
        #expect(kept != nil)
        if let token { centre.removeObserver(token) }
        token = nil
        #expect(kept == nil)
    }

    @Test func `an animation releases its blocks once it is over`() {
        defer { Timeline.current = Timeline() }
        Timeline.current = Timeline()
        let view = UIView()
        weak var kept: Keeper?
        func start() {
            let keeper = Keeper()
            kept = keeper
            UIView.animate(
                withDuration: 0.3,
                animations: {
                    view.alpha = 0.5; keeper.act()
                }, completion: { _ in keeper.act() })
        }
        start()
        #expect(kept != nil)
        Person.wait(1)
        #expect(kept == nil)
    }
}
