import Foundation
import UIKit

/// Simulates the person in front of the screen: fingers, keys, and the time between them. Touches take the same path as on iOS:
/// hit-testing, gesture recognisers, the responder chain, then target and action. What a test sees afterwards is what a person would see.
///
///     Person.tap(form.saveButton)
///     Person.type("Ada", into: form.name)
///     Person.drag(list, by: CGVector(dx: 0, dy: -300))
///
/// Time is the screen's timeline: a long press advances it, and animations run along.
@MainActor public enum Person {
    // MARK: Fingers

    /// Taps the view at a point in its own coordinates, by default its centre.
    public static func tap(_ view: UIView, at point: CGPoint? = nil, count: Int = 1, fingers: Int = 1) {
        for number in 1...max(count, 1) {
            let hand = Hand(on: view, at: locations(view, point, fingers), tapCount: number)
            hand.lift()
            if number < count { wait(0.1) }
        }
    }

    /// Keeps a finger on the view for a number of seconds.
    public static func press(_ view: UIView, at point: CGPoint? = nil, for seconds: TimeInterval = 0.6) {
        let hand = Hand(on: view, at: locations(view, point, 1))
        wait(seconds)
        hand.lift()
    }

    /// Moves a finger evenly by a distance in points, and lifts it after a pause, so that scrolling does not continue.
    public static func drag(_ view: UIView, from point: CGPoint? = nil, by way: CGVector, seconds: TimeInterval = 0.3) {
        let hand = Hand(on: view, at: locations(view, point, 1))
        hand.move(by: way, seconds: seconds)
        wait(0.1)
        hand.move(by: CGVector(dx: 0, dy: 0), seconds: 0.1, steps: 1)
        hand.lift()
    }

    /// Moves a finger quickly by 120 points and lifts it while it is moving.
    public static func swipe(_ view: UIView, _ direction: UISwipeGestureRecognizer.Direction, from point: CGPoint? = nil) {
        let hand = Hand(on: view, at: locations(view, point, 1))
        let x: CGFloat = direction.contains(.left) ? -120 : direction.contains(.right) ? 120 : 0
        let y: CGFloat = direction.contains(.up) ? -120 : direction.contains(.down) ? 120 : 0
        hand.move(by: CGVector(dx: x, dy: y), seconds: 0.1)
        hand.lift()
    }

    /// Spreads two fingers, 100 points apart at first, to `scale` times that distance.
    public static func pinch(_ view: UIView, scale: CGFloat, seconds: TimeInterval = 0.3) {
        moveTwoFingers(view, scale: scale, angle: 0, seconds)
    }

    /// Turns two fingers by an angle in radians, clockwise if positive.
    public static func rotate(_ view: UIView, by angle: CGFloat, seconds: TimeInterval = 0.3) {
        moveTwoFingers(view, scale: 1, angle: angle, seconds)
    }

    private static func moveTwoFingers(_ view: UIView, scale: CGFloat, angle: CGFloat, _ seconds: TimeInterval) {
        let hand = Hand(on: view, at: locations(view, nil, 2)), middle = hand.middle, steps = 10
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            let radius = 50 * (1 + (scale - 1) * share), turn = angle * share
            wait(seconds / Double(steps))
            hand.move(
                to: [0, CGFloat.pi].map { start in
                    CGPoint(x: middle.x - radius * cos(start + turn), y: middle.y - radius * sin(start + turn))
                })
        }
        hand.lift()
    }

    /// Returns the touch points: the point itself for one finger, otherwise points spread evenly over a width of 100 points around it.
    private static func locations(_ view: UIView, _ point: CGPoint?, _ fingers: Int) -> [CGPoint] {
        let middle = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        guard fingers > 1 else { return [middle] }
        return (0..<fingers).map { CGPoint(x: middle.x + 100 * (CGFloat($0) / CGFloat(fingers - 1) - 0.5), y: middle.y) }
    }

    /// Advances the timeline by a number of seconds; timers, delayed calls and animations run.
    public static func wait(_ seconds: TimeInterval) { Timeline.current.advance(to: Timeline.current.now + seconds) }

    // MARK: Keys

    /// Taps the field unless it is being edited, then types the text character by character, as far as the field's delegate allows.
    public static func type(_ text: String, into view: UIView & UIKeyInput) {
        if !view.isFirstResponder { tap(view) }
        for character in text {
            let string = String(character)
            switch view {
            case let field as UITextField: if string == "\n" { field.pressReturn() } else { field.type(string) }
            case let textView as UITextView: textView.type(string)
            default: view.insertText(string)
            }
        }
    }

    /// Deletes a number of characters from the end.
    public static func erase(_ count: Int = 1, in view: UIView & UIKeyInput) {
        for _ in 0..<count {
            switch view {
            case let field as UITextField: field.erase()
            case let textView as UITextView: textView.erase()
            default: view.deleteBackward()
            }
        }
    }

    public static func pressReturn(in view: UIView & UIKeyInput) { type("\n", into: view) }

    // MARK: Controls

    /// Taps the switch unless it already has the value.
    public static func turn(_ control: UISwitch, on: Bool) { if control.isOn != on { tap(control) } }

    /// Drags the thumb to the value.
    public static func slide(_ slider: UISlider, to value: Float) {
        let track = slider.trackRect(forBounds: slider.bounds)
        let from = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
        let to = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        drag(slider, from: CGPoint(x: from.midX, y: from.midY), by: CGVector(dx: to.midX - from.midX, dy: 0))
    }

    /// Taps plus or minus a number of times.
    public static func step(_ stepper: UIStepper, up: Bool = true, times: Int = 1) {
        let atEnd = up != (stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let point = CGPoint(x: stepper.bounds.width * (atEnd ? 0.75 : 0.25), y: stepper.bounds.midY)
        for _ in 0..<times { tap(stepper, at: point) }
    }

    public static func choose(_ segment: Int, in control: UISegmentedControl) {
        guard let rect = control.rect(ofSegment: segment) else { return }
        tap(control, at: CGPoint(x: rect.midX, y: rect.midY))
    }

    /// Presses the item directly, because bars create new buttons at each layout.
    public static func tap(_ item: UIBarButtonItem) { item.press() }

    /// Taps an element of the open menu in the view's window.
    public static func choose(_ title: String, inMenuOver view: UIView) {
        guard let row = view.window?.menuRow(titled: title) else { return }
        tap(row)
    }

    // MARK: Rows

    /// Taps the row, after scrolling to it if necessary.
    public static func select(_ path: IndexPath, in table: UITableView) {
        table.layoutIfNeeded()
        if table.cellForRow(at: path) == nil { table.scrollToRow(at: path, at: .middle, animated: false) }
        table.layoutIfNeeded()
        let rect = table.rectForRow(at: path)
        tap(table, at: CGPoint(x: rect.midX, y: rect.midY))
    }

    /// Taps the item, after scrolling to it if necessary.
    public static func select(_ path: IndexPath, in collection: UICollectionView) {
        collection.layoutIfNeeded()
        if collection.cellForItem(at: path) == nil { collection.scrollToItem(at: path, at: .centeredVertically, animated: false) }
        collection.layoutIfNeeded()
        guard let cell = collection.cellForItem(at: path) else { return }
        tap(collection, at: CGPoint(x: cell.frame.midX, y: cell.frame.midY))
    }

    /// Scrolls by dragging. A positive `dy` reveals content further down.
    public static func scroll(_ view: UIScrollView, by way: CGVector) { drag(view, by: CGVector(dx: -way.dx, dy: -way.dy)) }

    /// Pulls the content down by 200 points, so that it refreshes.
    public static func pullToRefresh(_ view: UIScrollView) { drag(view, by: CGVector(dx: 0, dy: 200)) }
}
