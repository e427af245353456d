import Foundation
import Testing
import UIKit

@MainActor private class Card: UIView {
    var log: [String] = []

    private func tap() { log.append("tap") }
    func tapped(_ sender: Any?) { log.append("tapped \(sender as? String ?? "nil")") }
    func pressed(_ sender: UIButton) { log.append("pressed \(sender.tag)") }
    func moved(_ sender: UIButton, event: UIEvent?) -> Bool { log.append("moved \(sender.tag)"); return true }
    func three(_ a: String, _ b: Int, _ c: Any?) { log.append("\(a) \(b) \(c == nil)") }
    func name() -> String { "card" }
    func dismiss(forced: Bool) { log.append("dismissed \(forced)") }
    func over() { log.append("over") }
    func over(_ sender: Any) { log.append("over sender") }
    nonisolated func anywhere() { MainActor.assumeIsolated { log.append("anywhere") } }
    func noted(_ notification: Notification) { log.append(notification.name.rawValue) }
    func notedObject(_ notification: NSNotification) { log.append(notification.name.rawValue) }
    class func reset() { resets += 1 }
    static var resets = 0

    func selectors() -> [Selector] { [Selector("tap", Card.tap), Selector("tap", Self.tap)] }
}

@MainActor private final class WideCard: Card {
    override func tapped(_ sender: Any?) { log.append("wide") }
}

@MainActor private final class Box<Content>: UIView {
    var content: [Content] = []
    func fill(_ sender: Any) { if let sender = sender as? Content { content.append(sender) } }
    func selector() -> Selector { Selector("fill:", Self.fill) }
}

extension UIView {
    fileprivate func markInExtension() { tag = 7 }
}

@MainActor private protocol Tapping { func tapMe() }
extension Card: Tapping {
    func tapMe() { log.append("protocol") }
}

@MainActor struct SelectorTests {
    @Test func `a selector calls private methods, named through the class or Self`() {
        let card = Card()
        for selector in card.selectors() { unsafe card.perform(selector) }
        #expect(card.log == ["tap", "tap"])
    }

    @Test func `nil is false and zero where a method takes a value`() {
        let card = Card()
        unsafe card.perform(Selector("dismissWithForced:", Card.dismiss(forced:)), with: nil)
        #expect(card.log == ["dismissed false"])
    }

    @Test func `a delegate is asked whether it has a method before it is called`() {
        final class Owner: NSObject, UITextFieldDelegate {
            func textFieldDidEndEditing(_ textField: UITextField) {}
        }
        let owner = Owner(), delegate: any UITextFieldDelegate = owner
        #expect(delegate.responds(to: Selector("textFieldDidEndEditing:", Owner.textFieldDidEndEditing(_:))))
        #expect(!delegate.responds(to: Selector("nobodyHasThis")) && !owner.responds(to: Selector("nobodyHasThis")))
    }

    @Test func `an operation announces its state on any queue`() {
        final class Download: Operation, @unchecked Sendable {
            nonisolated(unsafe) var state = 0 {
                willSet { willChangeValue(forKey: "isExecuting") }
                didSet { didChangeValue(forKey: "isExecuting") }
            }
        }
        let download = Download()
        download.state = 1
        #expect(download.state == 1)
    }

    @Test func `methods take up to three arguments, also fewer than are sent`() {
        let card = Card(), button = UIButton()
        button.tag = 3
        unsafe card.perform(Selector("tapped:", Card.tapped), with: "text")
        unsafe card.perform(Selector("tapped:", Card.tapped), with: nil)
        unsafe card.perform(Selector("tapped:", Card.tapped))
        unsafe card.perform(Selector("pressed:", Card.pressed(_:)), with: button, with: 4)
        unsafe card.perform(Selector("moved:event:", Card.moved(_:event:)), with: button, with: nil)
        Selector("three:::", Card.three).send(to: card, "a", 2, nil)
        #expect(card.log == ["tapped text", "tapped nil", "tapped nil", "pressed 3", "moved 3", "a 2 true"])
    }

    @Test func `a call goes to the override of the target's class`() {
        let card = WideCard()
        unsafe card.perform(Selector("tapped:", Card.tapped), with: nil)
        #expect(card.log == ["wide"])
    }

    @Test func `overloads are chosen by type or by argument labels`() {
        let card = Card()
        unsafe card.perform(Selector("over", Card.over as (Card) -> () -> Void))
        unsafe card.perform(Selector("over:", Card.over as (Card) -> (Any) -> Void), with: 1)
        unsafe card.perform(Selector("over:", Card.over(_:)), with: 1)
        #expect(card.log == ["over", "over sender", "over sender"])
    }

    @Test func `selectors call methods of generic classes, extensions, protocols and classes, nonisolated ones, getters and setters`() {
        let box = Box<Int>(), card = Card()
        unsafe box.perform(box.selector(), with: 5)
        #expect(box.content == [5])
        unsafe card.perform(Selector("markInExtension", UIView.markInExtension))
        #expect(card.tag == 7)
        unsafe card.perform(Selector("tapMe", { (target: any Tapping) in target.tapMe }))
        unsafe card.perform(Selector("anywhere", Card.anywhere))
        #expect(card.log == ["protocol", "anywhere"])
        Selector("setTag:", { (target: UIView) in { target.tag = $0 } }).send(to: card, 9)
        #expect(Selector("tag", { (target: UIView) in { target.tag } }).send(to: card) as? Int == 9)
        let before = Card.resets
        Selector("reset", Card.reset).send(to: Card.self)
        #expect(Card.resets == before + 1)
    }

    @Test func `a property is known by its getter and its setter`() {
        let view = UIView()
        #expect(view.responds(to: Selector(("alpha"))) && view.responds(to: Selector(("setAlpha:"))))
        #expect(!view.responds(to: Selector(("setAlpha"))) && !view.responds(to: Selector(("nobodyHasThis"))))
        unsafe view.perform(Selector(("setAccessibilityLabel:")), with: "Pay")
        #expect(view.accessibilityLabel == "Pay")
        #expect(unsafe view.perform(Selector(("accessibilityLabel")))?.takeUnretainedValue() as? String == "Pay")
    }

    @Test func `perform returns what the method returns`() {
        let result = unsafe Card().perform(Selector("name", Card.name))
        #expect(unsafe result?.takeUnretainedValue() as? String == "card")
    }

    @Test func `notifications reach methods that take either of Foundation's types`() {
        let card = Card()
        Selector("noted:", Card.noted).send(to: card, Notification(name: .init("a")))
        Selector("notedObject:", Card.notedObject).send(to: card, Notification(name: .init("b")))
        #expect(card.log == ["a", "b"])
    }

    @Test func `selectors are equal by name, and a name alone calls the method of a live selector`() {
        let live = Selector("pressed:", Card.pressed), name = NSSelectorFromString("pressed:"), card = Card(), button = UIButton()
        #expect(live == name && live == "pressed:" && live.hashValue == name.hashValue)
        #expect(NSStringFromSelector(live) == "pressed:" && "\(live)" == "pressed:")
        #expect(card.responds(to: name) && !button.responds(to: name))
        #expect(Card.instancesRespond(to: live) && !UIButton.instancesRespond(to: live) && WideCard.instancesRespond(to: live))
        unsafe card.perform(name, with: button)
        #expect(card.log == ["pressed 0"])
    }

    @Test func `an object without the method fails as on iOS`() {
        var messages: [String] = []
        ProgrammerError.intercept = { messages.append($0) }
        defer { ProgrammerError.intercept = nil }
        unsafe UIButton().perform(Selector("nobodyHasThis"))
        #expect(messages == ["-[UIButton nobodyHasThis]: unrecognized selector sent to instance"])
    }

    @Test func `perform after a delay waits for the timeline and can be cancelled`() {
        Timeline.current = Timeline()
        defer { Timeline.current = Timeline() }
        let card = Card(), selector = Selector("tapped:", Card.tapped)
        card.perform(selector, with: "late", afterDelay: 0.5)
        card.perform(selector, with: "never", afterDelay: 0.6)
        NSObject.cancelPreviousPerformRequests(withTarget: card, selector: selector, object: "never")
        Timeline.current.advance(to: 0.4)
        #expect(card.log.isEmpty)
        Timeline.current.advance(to: 1)
        #expect(card.log == ["tapped late"])
    }
}

@MainActor private final class Form: UIView {
    let button = UIButton()
    var log: [String] = []
    func down() { log.append("down") }
    func up(_ sender: UIButton) { log.append("up") }
    func save(_ sender: Any?) { log.append("save") }
}

@MainActor struct TargetActionTests {
    @Test func `targets and actions run in the order in which they were added`() {
        let form = Form(), button = UIButton()
        button.addTarget(form, action: Selector("down", Form.down), for: .touchDown)
        button.addAction(UIAction { _ in form.log.append("action") }, for: .touchDown)
        button.addTarget(form, action: Selector("up:", Form.up), for: [.touchDown, .touchUpInside])
        button.sendActions(for: .touchDown)
        #expect(form.log == ["down", "action", "up"])
    }

    @Test func `adding a target again adds its events, which are removed one by one`() {
        let form = Form(), button = UIButton(), up = Selector("up:", Form.up)
        button.addTarget(form, action: up, for: .touchDown)
        button.addTarget(form, action: up, for: .touchUpInside)
        #expect(button.allControlEvents == [.touchDown, .touchUpInside])
        #expect(button.actions(forTarget: form, forControlEvent: .touchUpInside) == ["up:"])
        #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == nil)
        button.removeTarget(form, action: nil, for: .touchDown)
        #expect(button.actions(forTarget: form, forControlEvent: .touchDown) == nil)
        #expect(button.allTargets == [form])
        button.removeTarget(nil, action: nil, for: .allEvents)
        #expect(button.allTargets.isEmpty && button.allControlEvents.isEmpty)
    }

    @Test func `targets are not retained`() {
        let button = UIButton()
        var form: Form? = Form()
        weak let gone = form
        button.addTarget(form, action: Selector("down", Form.down), for: .touchDown)
        form = nil
        #expect(gone == nil)
        button.sendActions(for: .touchDown)
        #expect(button.allTargets.isEmpty)
    }

    @Test func `an action without a target goes to the first object along the responder chain that has the method`() {
        let form = Form(), box = UIView(), button = UIButton()
        form.addSubview(box)
        box.addSubview(button)
        button.addTarget(nil, action: Selector("save:", Form.save), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(form.log == ["save"])
        #expect(button.target(forAction: Selector("save:"), withSender: nil) as? Form === form)
        #expect(UIApplication.shared.sendAction(Selector("save:"), to: nil, from: box, for: nil))
        #expect(!UIApplication.shared.sendAction(Selector("save:"), to: nil, from: UIView(), for: nil))
    }
}
