import Foundation
import Testing
import UIKit
import UIKitInteraction

/// Records the calls it receives.
@MainActor private final class Journal: NSObject {
    var lines: [String] = []
    var gestures: [UIGestureRecognizer.State] = []

    func note(_ sender: Any?) { lines.append(sender.map { "\(type(of: $0))" } ?? "nil") }
    func changed(_ sender: UIControl) { lines.append("changed") }
    func gesture(_ recognizer: UIGestureRecognizer) { gestures.append(recognizer.state) }
    func tick(_ timer: Timer) { lines.append("tick \(timer.userInfo as? String ?? "")") }
    func frame(_ link: CADisplayLink) { lines.append("frame") }

    var onNote: Selector { Selector("note:", Journal.note) }
    var onChange: Selector { Selector("changed:", Journal.changed) }
    var onGesture: Selector { Selector("gesture:", Journal.gesture) }

    func listen(_ control: UIControl, _ events: [(String, UIControl.Event)]) {
        for (name, event) in events { control.addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event) }
    }
}

@MainActor private func shown<View: UIView>(_ view: View, _ frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 200)) -> View {
    Timeline.current = Timeline()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.frame = frame
    root.addSubview(view)
    Holder.roots.append(root)
    return view
}

/// Retains superviews, because their subviews do not.
@MainActor private enum Holder { static var roots: [UIView] = [] }

@MainActor @Suite(.serialized) struct ControlInteractionTests {
    private let diary = Journal()

    @Test func `a tap on a button sends down, up inside and the primary action`() {
        defer { Timeline.current = Timeline() }
        let button = shown(UIButton())
        diary.listen(button, [("down", .touchDown), ("up", .touchUpInside), ("primary", .primaryActionTriggered)])
        Person.tap(button)
        #expect(diary.lines == ["down", "up", "primary"] && !button.isHighlighted && !button.isTracking)
    }

    @Test func `a button is highlighted while it is down, and not pressed when the finger leaves it`() {
        defer { Timeline.current = Timeline() }
        let button = shown(UIButton(), CGRect(x: 20, y: 100, width: 60, height: 40))
        var highlighted = false
        button.addAction(UIAction { [weak button] _ in highlighted = button?.isHighlighted ?? false }, for: .touchDown)
        diary.listen(button, [("exit", .touchDragExit), ("outside", .touchUpOutside), ("up", .touchUpInside)])
        Person.drag(button, by: CGVector(dx: 0, dy: 300))
        #expect(highlighted && diary.lines == ["exit", "outside"])
    }

    @Test func `a disabled button, a hidden one and one without interaction are not pressed`() {
        defer { Timeline.current = Timeline() }
        let button = shown(UIButton())
        button.addTarget(diary, action: diary.onNote, for: .touchUpInside)
        button.isEnabled = false
        Person.tap(button)
        button.isEnabled = true
        button.isHidden = true
        Person.tap(button)
        button.isHidden = false
        button.isUserInteractionEnabled = false
        Person.tap(button)
        #expect(diary.lines.isEmpty)
        button.isUserInteractionEnabled = true
        Person.tap(button)
        #expect(diary.lines == ["UIButton"])
    }

    @Test func `a second tap sends a repeated touch down`() {
        defer { Timeline.current = Timeline() }
        let button = shown(UIButton())
        diary.listen(button, [("repeat", .touchDownRepeat)])
        Person.tap(button, count: 2)
        #expect(diary.lines == ["repeat"])
    }

    @Test func `a label over a button passes taps on, unless it accepts interaction`() {
        defer { Timeline.current = Timeline() }
        let button = shown(UIButton()), label = UILabel(frame: button.frame)
        button.superview?.addSubview(label)
        button.addTarget(diary, action: diary.onNote, for: .touchUpInside)
        label.isUserInteractionEnabled = true
        Person.tap(label)
        #expect(diary.lines == [])
        label.isUserInteractionEnabled = false
        Person.tap(label)
        #expect(diary.lines == ["UIButton"])
    }

    @Test func `a switch turns on and sends its change once`() {
        defer { Timeline.current = Timeline() }
        let control = shown(UISwitch())
        control.addTarget(diary, action: diary.onChange, for: .valueChanged)
        Person.turn(control, on: true)
        Person.turn(control, on: true)
        #expect(control.isOn && diary.lines == ["changed"])
    }

    @Test func `a slider's thumb is dragged, and a touch beside it does nothing`() {
        defer { Timeline.current = Timeline() }
        let slider = shown(UISlider())
        slider.addTarget(diary, action: diary.onChange, for: .valueChanged)
        Person.slide(slider, to: 0.75)
        #expect(abs(slider.value - 0.75) < 0.01 && !diary.lines.isEmpty)
        Person.tap(slider, at: CGPoint(x: 10, y: slider.bounds.midY))
        #expect(abs(slider.value - 0.75) < 0.01)
    }

    @Test func `a slider that is not continuous sends one change`() {
        defer { Timeline.current = Timeline() }
        let slider = shown(UISlider())
        slider.isContinuous = false
        slider.addTarget(diary, action: diary.onChange, for: .valueChanged)
        Person.slide(slider, to: 0.5)
        #expect(diary.lines == ["changed"])
    }

    @Test func `a stepper steps, wraps and stops`() {
        defer { Timeline.current = Timeline() }
        let stepper = shown(UIStepper(), CGRect(x: 20, y: 100, width: 94, height: 32))
        stepper.maximumValue = 3
        stepper.addTarget(diary, action: diary.onChange, for: .valueChanged)
        Person.step(stepper, times: 4)
        #expect(stepper.value == 3 && diary.lines.count == 3)
        Person.step(stepper, up: false)
        #expect(stepper.value == 2)
        stepper.wraps = true
        Person.step(stepper, times: 2)
        #expect(stepper.value == 0)
    }

    @Test func `a segment is selected, a disabled one is not, and selecting one again sends nothing`() {
        defer { Timeline.current = Timeline() }
        let control = shown(UISegmentedControl(items: ["A", "B", "C"]), CGRect(x: 20, y: 100, width: 210, height: 32))
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 2)
        control.addTarget(diary, action: diary.onChange, for: .valueChanged)
        Person.choose(1, in: control)
        Person.choose(1, in: control)
        Person.choose(2, in: control)
        #expect(control.selectedSegmentIndex == 1 && diary.lines == ["changed"])
    }

    @Test func `a momentary segment sends its change and is not kept selected`() {
        defer { Timeline.current = Timeline() }
        let control = shown(UISegmentedControl(items: ["A", "B"]), CGRect(x: 20, y: 100, width: 210, height: 32))
        control.isMomentary = true
        var seen = -1
        control.addAction(UIAction { [weak control] _ in seen = control?.selectedSegmentIndex ?? -1 }, for: .valueChanged)
        Person.choose(1, in: control)
        #expect(seen == 1 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `a page control goes forward and back`() {
        defer { Timeline.current = Timeline() }
        let control = shown(UIPageControl())
        control.numberOfPages = 3
        control.addTarget(diary, action: diary.onChange, for: .valueChanged)
        Person.tap(control, at: CGPoint(x: control.bounds.width - 5, y: control.bounds.midY))
        Person.tap(control, at: CGPoint(x: control.bounds.width - 5, y: control.bounds.midY))
        Person.tap(control, at: CGPoint(x: 5, y: control.bounds.midY))
        #expect(control.currentPage == 1 && diary.lines.count == 3)
    }

    @Test func `bar items call their target or their action`() {
        defer { Timeline.current = Timeline() }
        let item = UIBarButtonItem(title: "Save", style: .plain, target: diary, action: diary.onNote)
        Person.tap(item)
        #expect(diary.lines == ["UIBarButtonItem"])
        item.isEnabled = false
        Person.tap(item)
        var pressed = 0
        Person.tap(UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in pressed += 1 }))
        #expect(diary.lines.count == 1 && pressed == 1)
    }

    @Test func `a navigation bar's back button pops, and tapping a tab selects it`() {
        defer { Timeline.current = Timeline() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let stack = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = stack
        window.makeKeyAndVisible()
        stack.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        let back = stack.navigationBar.subviews.first { $0.accessibilityIdentifier == "BackButton" }
        back.map { Person.tap($0) }
        #expect(stack.viewControllers.count == 1)
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { index in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
            return controller
        }
        window.rootViewController = tabs
        window.layoutIfNeeded()
        Person.tap(tabs.tabBar, at: CGPoint(x: tabs.tabBar.bounds.width * 5 / 6, y: 20))
        #expect(tabs.selectedIndex == 2)
    }
}

@MainActor private final class Typist: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    var refused: Character?
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { lines.append("shouldBegin"); return true }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        lines.append("change \(range.location),\(range.length) \(string)")
        return refused.map { !string.contains($0) } ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { lines.append("return"); textField.resignFirstResponder(); return true }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { lines.append("shouldEnd"); return true }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEnd") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { lines.append("clear"); return true }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        lines.append("change \(range.location) \(text)")
        return true
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
}

@MainActor @Suite(.serialized) struct TypingTests {
    private let typist = Typist()

    @Test func `a text field calls its delegate in UIKit's order`() {
        defer { Timeline.current = Timeline() }
        let field = shown(UITextField(), CGRect(x: 20, y: 100, width: 200, height: 34))
        field.delegate = typist
        field.addAction(UIAction { [typist] _ in typist.lines.append("changed") }, for: .editingChanged)
        Person.type("ab", into: field)
        Person.pressReturn(in: field)
        let typed = ["change 0,0 a", "changed", "change 1,0 b", "changed"]
        #expect(typist.lines == ["shouldBegin", "didBegin"] + typed + ["return", "shouldEnd", "didEnd"])
        #expect(field.text == "ab" && !field.isEditing)
    }

    @Test func `characters that the delegate refuses are not typed`() {
        defer { Timeline.current = Timeline() }
        let field = shown(UITextField(), CGRect(x: 20, y: 100, width: 200, height: 34))
        typist.refused = "x"
        field.delegate = typist
        Person.type("axb", into: field)
        Person.erase(in: field)
        #expect(field.text == "a" && typist.lines.last == "change 1,1 ")
    }

    @Test func `the clear button empties the field`() {
        defer { Timeline.current = Timeline() }
        let field = shown(UITextField(), CGRect(x: 20, y: 100, width: 200, height: 34))
        field.clearButtonMode = .always
        field.delegate = typist
        field.text = "abc"
        let button = field.clearButtonRect(forBounds: field.bounds)
        Person.tap(field, at: CGPoint(x: button.midX, y: button.midY))
        #expect(field.text == "" && typist.lines.first == "clear" && field.isEditing)
    }

    @Test func `a text view calls its delegate in UIKit's order`() {
        defer { Timeline.current = Timeline() }
        let view = shown(UITextView())
        view.delegate = typist
        Person.type("a\n", into: view)
        #expect(typist.lines == ["didBegin", "change 0 a", "didChange", "change 1 \n", "didChange"] && view.text == "a\n")
    }

    @Test func `text fields post notifications of their changes`() {
        defer { Timeline.current = Timeline() }
        let field = shown(UITextField(), CGRect(x: 20, y: 100, width: 200, height: 34)), diary = Journal()
        NotificationCenter.default.addObserver(diary, selector: diary.onNote, name: UITextField.textDidChangeNotification, object: field)
        Person.type("ab", into: field)
        #expect(diary.lines.count == 2)
    }
}

@MainActor @Suite(.serialized) struct GestureTests {
    private let diary = Journal()

    @Test func `a tap fires once with its location`() {
        defer { Timeline.current = Timeline() }
        let view = shown(UIView()), tap = UITapGestureRecognizer(target: diary, action: diary.onGesture)
        view.addGestureRecognizer(tap)
        var place = CGPoint.zero
        tap.onTest = { place = $0.location(in: view) }
        Person.tap(view, at: CGPoint(x: 30, y: 40))
        #expect(diary.gestures == [.ended] && place == CGPoint(x: 30, y: 40) && tap.state == .possible)
    }

    @Test func `a touch that moves is not a tap`() {
        defer { Timeline.current = Timeline() }
        let view = shown(UIView())
        view.addGestureRecognizer(UITapGestureRecognizer(target: diary, action: diary.onGesture))
        Person.drag(view, by: CGVector(dx: 40, dy: 0))
        #expect(diary.gestures.isEmpty)
    }

    @Test func `a recogniser fires only for the required numbers of taps and of fingers`() {
        defer { Timeline.current = Timeline() }
        let view = shown(UIView()), twice = UITapGestureRecognizer(target: diary, action: diary.onGesture)
        twice.numberOfTapsRequired = 2
        view.addGestureRecognizer(twice)
        Person.tap(view)
        Person.wait(1)
        #expect(diary.gestures.isEmpty)
        Person.tap(view, count: 2)
        #expect(diary.gestures == [.ended])
        let pair = shown(UIView()), fingers = UITapGestureRecognizer(target: diary, action: diary.onGesture)
        fingers.numberOfTouchesRequired = 2
        pair.addGestureRecognizer(fingers)
        Person.tap(pair)
        #expect(diary.gestures == [.ended])
        Person.tap(pair, fingers: 2)
        #expect(diary.gestures == [.ended, .ended])
    }

    @Test func `a single tap waits until the double tap has failed`() {
        defer { Timeline.current = Timeline() }
        let view = shown(UIView()), other = Journal()
        let once = UITapGestureRecognizer(target: diary, action: diary.onGesture)
        let twice = UITapGestureRecognizer(target: other, action: other.onGesture)
        twice.numberOfTapsRequired = 2
        once.require(toFail: twice)
        view.addGestureRecognizer(once)
        view.addGestureRecognizer(twice)
        Person.tap(view)
        #expect(diary.gestures.isEmpty)
        Person.wait(0.5)
        #expect(diary.gestures == [.ended] && other.gestures.isEmpty)
        Person.tap(view, count: 2)
        Person.wait(0.5)
        #expect(diary.gestures == [.ended] && other.gestures == [.ended])
    }

    @Test func `a long press begins after its duration and ends when the finger lifts`() {
        defer { Timeline.current = Timeline() }
        let view = shown(UIView())
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: diary, action: diary.onGesture))
        Person.press(view, for: 0.3)
        #expect(diary.gestures.isEmpty)
        Person.press(view, for: 0.6)
        #expect(diary.gestures == [.began, .ended])
    }

    @Test func `a pan begins, changes and ends, with its translation`() {
        defer { Timeline.current = Timeline() }
        let view = shown(UIView()), pan = UIPanGestureRecognizer(target: diary, action: diary.onGesture)
        view.addGestureRecognizer(pan)
        var way = CGPoint.zero
        pan.onTest = { way = ($0 as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero }
        Person.drag(view, by: CGVector(dx: 60, dy: 20))
        #expect(diary.gestures.first == .began && diary.gestures.last == .ended && diary.gestures.contains(.changed))
        #expect(abs(way.x - 60) < 0.01 && abs(way.y - 20) < 0.01)
    }

    @Test func `a swipe is recognised only in its direction`() {
        defer { Timeline.current = Timeline() }
        let view = shown(UIView()), swipe = UISwipeGestureRecognizer(target: diary, action: diary.onGesture)
        swipe.direction = .left
        view.addGestureRecognizer(swipe)
        Person.swipe(view, .right)
        Person.swipe(view, .up)
        #expect(diary.gestures.isEmpty)
        Person.swipe(view, .left)
        #expect(diary.gestures == [.ended])
    }

    @Test func `a pinch reports its scale, and a rotation its angle`() {
        defer { Timeline.current = Timeline() }
        let view = shown(UIView()), pinch = UIPinchGestureRecognizer(target: diary, action: diary.onGesture)
        view.addGestureRecognizer(pinch)
        var scale: CGFloat = 0, angle: CGFloat = 0
        pinch.onTest = { scale = ($0 as? UIPinchGestureRecognizer)?.scale ?? 0 }
        Person.pinch(view, scale: 2)
        #expect(abs(scale - 2) < 0.01 && diary.gestures.first == .began && diary.gestures.last == .ended)
        let dial = shown(UIView()), rotation = UIRotationGestureRecognizer(target: diary, action: diary.onGesture)
        dial.addGestureRecognizer(rotation)
        rotation.onTest = { angle = ($0 as? UIRotationGestureRecognizer)?.rotation ?? 0 }
        Person.rotate(dial, by: 0.5)
        #expect(abs(angle - 0.5) < 0.01)
    }

    @Test func `a scale or an angle that is set is where the fingers are`() {
        defer { Timeline.current = Timeline() }
        var whole: CGFloat = 1, turned: CGFloat = 0
        let view = shown(UIView()), pinch = UIPinchGestureRecognizer(target: diary, action: diary.onGesture)
        view.addGestureRecognizer(pinch)
        pinch.onTest = { _ in
            whole *= pinch.scale
            pinch.scale = 1
        }
        Person.pinch(view, scale: 2)
        #expect(abs(whole - 2) < 0.01)
        let dial = shown(UIView()), rotation = UIRotationGestureRecognizer(target: diary, action: diary.onGesture)
        dial.addGestureRecognizer(rotation)
        rotation.onTest = { _ in
            turned += rotation.rotation
            rotation.rotation = 0
        }
        Person.rotate(dial, by: 0.5)
        #expect(abs(turned - 0.5) < 0.01)
        pinch.onTest = { _ in whole = pinch.scale }
        pinch.scale = 3
        Person.pinch(view, scale: 2)
        #expect(abs(whole - 6) < 0.01, "a scale that is set before counts from the first touch")
    }

    @Test func `a pan from the edge begins only at the edge`() {
        defer { Timeline.current = Timeline() }
        let view = shown(UIView()), edge = UIScreenEdgePanGestureRecognizer(target: diary, action: diary.onGesture)
        edge.edges = .left
        view.addGestureRecognizer(edge)
        Person.drag(view, by: CGVector(dx: 60, dy: 0))
        #expect(diary.gestures.isEmpty)
        Person.drag(view, from: CGPoint(x: 4, y: 50), by: CGVector(dx: 60, dy: 0))
        #expect(diary.gestures.last == .ended)
    }

    @Test func `a button keeps its taps from a recogniser of its superview`() {
        defer { Timeline.current = Timeline() }
        let view = shown(UIView()), button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(button)
        view.addGestureRecognizer(UITapGestureRecognizer(target: diary, action: diary.onGesture))
        button.addTarget(diary, action: diary.onNote, for: .touchUpInside)
        Person.tap(button)
        #expect(diary.gestures.isEmpty && diary.lines == ["UIButton"])
        Person.tap(view)
        #expect(diary.gestures == [.ended])
    }

    @Test func `of two pans one wins, unless the delegate allows both`() {
        defer { Timeline.current = Timeline() }
        final class Both: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
            ) -> Bool { true }
        }
        let view = shown(UIView()), inner = UIView(frame: view.bounds), other = Journal(), both = Both()
        view.addSubview(inner)
        let outerPan = UIPanGestureRecognizer(target: other, action: other.onGesture)
        let innerPan = UIPanGestureRecognizer(target: diary, action: diary.onGesture)
        view.addGestureRecognizer(outerPan)
        inner.addGestureRecognizer(innerPan)
        Person.drag(inner, by: CGVector(dx: 60, dy: 0))
        #expect(diary.gestures.last == .ended && other.gestures.isEmpty)
        outerPan.delegate = both
        Person.drag(inner, by: CGVector(dx: 60, dy: 0))
        #expect(other.gestures.last == .ended)
    }

    @Test func `a delegate may refuse a touch`() {
        defer { Timeline.current = Timeline() }
        final class No: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { touch.tapCount > 1 }
        }
        let view = shown(UIView()), tap = UITapGestureRecognizer(target: diary, action: diary.onGesture), no = No()
        tap.delegate = no
        view.addGestureRecognizer(tap)
        Person.tap(view)
        #expect(diary.gestures.isEmpty)
    }

    @Test func `a recogniser that wins cancels the view's touches`() {
        defer { Timeline.current = Timeline() }
        final class Pad: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { if log.last != "moved" { log.append("moved") } }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
        }
        let pad = shown(Pad()), pan = UIPanGestureRecognizer(target: diary, action: diary.onGesture)
        Person.drag(pad, by: CGVector(dx: 50, dy: 0))
        #expect(pad.log == ["began", "moved", "ended"])
        pad.log = []
        pad.addGestureRecognizer(pan)
        Person.drag(pad, by: CGVector(dx: 50, dy: 0))
        #expect(pad.log.first == "began" && pad.log.last == "cancelled")
        pad.log = []
        pan.cancelsTouchesInView = false
        Person.drag(pad, by: CGVector(dx: 50, dy: 0))
        #expect(pad.log.last == "ended")
    }

    @Test func `setting the state of a recogniser calls its target, at the location set by a test`() {
        defer { Timeline.current = Timeline() }
        let view = shown(UIView()), tap = UITapGestureRecognizer(target: diary, action: diary.onGesture)
        view.addGestureRecognizer(tap)
        tap.setLocation(CGPoint(x: 7, y: 8), in: view)
        tap.state = .ended
        #expect(diary.gestures == [.ended] && tap.location(in: view) == CGPoint(x: 7, y: 8))
        tap.isEnabled = false
        tap.state = .ended
        #expect(diary.gestures == [.ended])
    }

    @Test func `removed targets and removed recognisers are not called`() {
        defer { Timeline.current = Timeline() }
        let view = shown(UIView()), tap = UITapGestureRecognizer(target: diary, action: diary.onGesture)
        view.addGestureRecognizer(tap)
        tap.removeTarget(diary, action: nil)
        Person.tap(view)
        tap.addTarget(diary, action: diary.onGesture)
        view.removeGestureRecognizer(tap)
        Person.tap(view)
        #expect(diary.gestures.isEmpty && tap.view == nil)
    }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var lines: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        lines.append("will \(indexPath.row)")
        return indexPath.row == 3 ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("did \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { lines.append("left \(indexPath.row)") }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { lines.append("item \(indexPath.item)") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { lines.append("end \(decelerate)") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
}

@MainActor @Suite(.serialized) struct ScrollInteractionTests {
    private let rows = Rows()

    @Test func `selecting rows calls the delegate in order, and a refused row is not selected`() {
        defer { Timeline.current = Timeline() }
        let table = shown(UITableView(), CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = rows
        table.delegate = rows
        Person.select(IndexPath(row: 1, section: 0), in: table)
        Person.select(IndexPath(row: 2, section: 0), in: table)
        Person.select(IndexPath(row: 3, section: 0), in: table)
        #expect(rows.lines == ["will 1", "did 1", "will 2", "left 1", "did 2", "will 3"])
        #expect(table.indexPathForSelectedRow?.row == 2 && table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    }

    @Test func `with multiple selection, a second tap deselects a row`() {
        defer { Timeline.current = Timeline() }
        let table = shown(UITableView(), CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = rows
        table.delegate = rows
        table.allowsMultipleSelection = true
        for row in [0, 1, 0] { Person.select(IndexPath(row: row, section: 0), in: table) }
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    }

    @Test func `a drag scrolls the table and selects nothing`() {
        defer { Timeline.current = Timeline() }
        let table = shown(UITableView(), CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = rows
        table.delegate = rows
        table.layoutIfNeeded()
        Person.scroll(table, by: CGVector(dx: 0, dy: 150))
        #expect(table.contentOffset == CGPoint(x: 0, y: 150) && rows.lines == ["begin", "end false"])
        Person.scroll(table, by: CGVector(dx: 0, dy: -500))
        #expect(table.contentOffset == .zero && rows.lines.suffix(2) == ["end true", "rest"])
    }

    @Test func `a tap selects an item`() {
        defer { Timeline.current = Timeline() }
        let collection = shown(
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
            CGRect(x: 0, y: 0, width: 300, height: 400))
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = rows
        collection.delegate = rows
        Person.select(IndexPath(item: 4, section: 0), in: collection)
        #expect(rows.lines == ["item 4"] && collection.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    }

    @Test func `a paging scroll view snaps to its pages`() {
        defer { Timeline.current = Timeline() }
        let scroll = shown(UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 400))
        scroll.contentSize = CGSize(width: 900, height: 400)
        scroll.isPagingEnabled = true
        Person.scroll(scroll, by: CGVector(dx: 100, dy: 0))
        #expect(scroll.contentOffset == .zero)
        Person.swipe(scroll, .left)
        #expect(scroll.contentOffset == CGPoint(x: 300, y: 0))
        Person.scroll(scroll, by: CGVector(dx: 200, dy: 0))
        #expect(scroll.contentOffset == CGPoint(x: 600, y: 0))
    }

    @Test func `pulling down starts a refresh`() {
        defer { Timeline.current = Timeline() }
        let table = shown(UITableView(), CGRect(x: 0, y: 0, width: 300, height: 400)), diary = Journal(), refresh = UIRefreshControl()
        table.dataSource = rows
        table.refreshControl = refresh
        refresh.addTarget(diary, action: diary.onNote, for: .valueChanged)
        table.layoutIfNeeded()
        Person.pullToRefresh(table)
        #expect(refresh.isRefreshing && diary.lines == ["UIRefreshControl"])
    }

    @Test func `a tap presses a button in a scroll view, and a drag scrolls instead`() {
        defer { Timeline.current = Timeline() }
        let scroll = shown(UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 400)), diary = Journal()
        scroll.contentSize = CGSize(width: 300, height: 1000)
        let button = UIButton(frame: CGRect(x: 10, y: 300, width: 100, height: 50))
        scroll.addSubview(button)
        diary.listen(button, [("up", .touchUpInside), ("cancel", .touchCancel)])
        Person.tap(button)
        Person.drag(button, by: CGVector(dx: 0, dy: -100))
        #expect(scroll.contentOffset.y == 100 && diary.lines.first == "up" && !diary.lines.dropFirst().contains("up"))
    }
}

@MainActor @Suite(.serialized) struct TimedTargetTests {
    private let diary = Journal()

    @Test func `a timer fires on the timeline until it is invalidated`() {
        defer { Timeline.current = Timeline() }
        Timeline.current = Timeline()
        let timer = Timer.scheduledTimer(
            timeInterval: 1, target: diary, selector: Selector("tick:", Journal.tick), userInfo: "info", repeats: true)
        Person.wait(2.5)
        #expect(diary.lines == ["tick info", "tick info"])
        timer.invalidate()
        Person.wait(2)
        #expect(diary.lines.count == 2 && !timer.isValid)
        Timer.scheduledTimer(timeInterval: 1, target: diary, selector: Selector("tick:", Journal.tick), userInfo: nil, repeats: false)
        Person.wait(3)
        #expect(diary.lines.count == 3)
    }

    /// A timer that asks for the next one two minutes later fired at once, and so without end.
    @Test func `a timer fires at a date of the run`() {
        defer { Timeline.current = Timeline() }
        Timeline.current = Timeline()
        let date = SimulatedRun.date.addingTimeInterval(2)
        let timer = Timer(
            fireAt: date, interval: 0, target: diary, selector: Selector("tick:", Journal.tick), userInfo: nil, repeats: false)
        RunLoop.main.add(timer, forMode: .common)
        #expect((1...3).contains(timer.fireDate.timeIntervalSinceNow))
        Person.wait(1.5)
        #expect(diary.lines.isEmpty)
        Person.wait(1)
        #expect(diary.lines.count == 1)
        let other = Timer(fire: SimulatedRun.date.addingTimeInterval(60), interval: 0, repeats: false) { _ in }
        #expect((50...70).contains(other.fireDate.timeIntervalSinceNow))
    }

    @Test func `a timer that repeats for ever does not keep the timeline from finishing`() {
        defer { Timeline.current = Timeline() }
        Timeline.current = Timeline()
        Timer.scheduledTimer(timeInterval: 1, target: diary, selector: Selector("tick:", Journal.tick), userInfo: nil, repeats: true)
        #expect(Timeline.current.remaining == 0)
        Timeline.current.finish()
        #expect(diary.lines.isEmpty)
    }

    @Test func `a display link fires with each frame of the timeline`() {
        defer { Timeline.current = Timeline() }
        Timeline.current = Timeline()
        let link = CADisplayLink(target: diary, selector: Selector("frame:", Journal.frame))
        link.add(to: .main, forMode: .common)
        Person.wait(0.101)
        #expect(diary.lines.count == 6)
        link.isPaused = true
        Person.wait(0.1)
        link.invalidate()
        Person.wait(0.1)
        #expect(diary.lines.count == 6)
    }

    @Test func `NotificationCenter.addObserver(_:selector:name:object:) calls an observer until it is removed or gone`() {
        final class Watcher: NSObject, @unchecked Sendable {
            nonisolated(unsafe) static var count = 0
            @MainActor func told(_ notification: Notification) { unsafe Self.count += 1 }
            @MainActor func toldOnly() { unsafe Self.count += 10 }
        }
        let centre = NotificationCenter(), name = Notification.Name("news"), sender = NSObject()
        var watcher: Watcher? = Watcher()
        if let watcher {
            centre.addObserver(watcher, selector: Selector("told:", Watcher.told), name: name, object: nil)
            centre.addObserver(watcher, selector: Selector("toldOnly", Watcher.toldOnly), name: name, object: sender)
        }
        centre.post(name: name, object: nil)
        #expect(unsafe Watcher.count == 1)
        centre.post(name: name, object: sender)
        #expect(unsafe Watcher.count == 12)
        if let watcher { centre.removeObserver(watcher, name: name, object: sender) }
        centre.post(name: name, object: sender)
        #expect(unsafe Watcher.count == 13)
        weak let gone = watcher
        watcher = nil
        #expect(gone == nil)
        centre.post(name: name, object: sender)
        #expect(unsafe Watcher.count == 13)
        let other = Watcher()
        centre.addObserver(other, selector: Selector("told:", Watcher.told), name: name, object: nil)
        centre.removeObserver(other)
        centre.post(name: name, object: sender)
        #expect(unsafe Watcher.count == 13)
    }
}

extension UIGestureRecognizer {
    /// A closure that runs in addition to the targets.
    fileprivate var onTest: ((UIGestureRecognizer) -> Void)? {
        get { nil }
        set {
            let listener = Listener(newValue)
            objc_setAssociatedObject(self, &Listener.key, listener, .OBJC_ASSOCIATION_RETAIN)
            addTarget(listener, action: Selector("hear:", Listener.hear))
        }
    }
}

@MainActor private final class Listener: NSObject {
    static var key = 0
    private let body: ((UIGestureRecognizer) -> Void)?
    init(_ body: ((UIGestureRecognizer) -> Void)?) { self.body = body }
    func hear(_ recognizer: UIGestureRecognizer) { body?(recognizer) }
}
