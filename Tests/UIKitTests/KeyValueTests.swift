import Foundation
import Testing
import UIKit

@MainActor private final class Watcher: UIResponder {
    var lines: [String] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        lines.append("\(keyPath ?? "") \(change?[.oldKey].map { "\($0)" } ?? "-") \(change?[.newKey].map { "\($0)" } ?? "-")")
    }
}

private final class Chip: UILabel {}

/// A layer as adapted code has it, whose class marks these properties `@NSManaged`.
private final class Dial: CALayer {
    var share: CGFloat {
        get { managedValue("share") }
        set { setManagedValue(newValue, "share") }
    }
    var turns: Int {
        get { managedValue("turns") }
        set { setManagedValue(newValue, "turns") }
    }
    var tint: CGColor? {
        get { managedValue("tint") }
        set { setManagedValue(newValue, "tint") }
    }
    override class func defaultValue(forKey key: String) -> Any? { key == "share" ? 1 : super.defaultValue(forKey: key) }
}

/// Defaults as adapted code has them, with properties that an extension marks `@NSManaged`.
extension UserDefaults {
    fileprivate var launches: Int {
        get { managedValue("launches") }
        set { setManagedValue(newValue, "launches") }
    }
    fileprivate var isNew: Bool {
        get { managedValue("isNew") }
        set { setManagedValue(newValue, "isNew") }
    }
    fileprivate var names: [String] {
        get { managedValue("names") }
        set { setManagedValue(newValue, "names") }
    }
    fileprivate var user: String? {
        get { managedValue("user") }
        set { setManagedValue(newValue, "user") }
    }
}

@MainActor struct KeyValueTests {
    @Test func `an observation of isHidden receives old, new and initial values until it is invalidated or released`() {
        let view = UIView()
        var seen: [String] = []
        var observation: NSKeyValueObservation? = view.observe(\.isHidden, options: [.initial, .new, .old]) { _, change in
            seen.append("\(change.oldValue.map { "\($0)" } ?? "-") \(change.newValue.map { "\($0)" } ?? "-")")
        }
        view.isHidden = true
        view.isHidden = false
        #expect(seen == ["- false", "false true", "true false"])
        observation?.invalidate()
        view.isHidden = true
        observation = view.observe(\.isHidden) { _, _ in seen.append("again") }
        view.isHidden = false
        withExtendedLifetime(observation) {}
        observation = nil
        view.isHidden = true
        #expect(seen.count == 4 && seen.last == "again")
    }

    @Test func `changes of geometry are observed whoever makes them`() {
        let view = Chip(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
            parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var frames: [CGRect] = [], centres: [CGPoint] = [], sizes: [CGSize] = []
        let observations = [
            view.observe(\.frame, options: .new) { _, change in change.newValue.map { frames.append($0) } },
            view.observe(\.center) { view, _ in centres.append(view.center) },
            view.observe(\.bounds, options: .new) { _, change in change.newValue.map { sizes.append($0.size) } },
        ]
        view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
        #expect(frames.last == CGRect(x: 5, y: 5, width: 20, height: 20) && centres == [CGPoint(x: 15, y: 15)])
        #expect(sizes == [CGSize(width: 20, height: 20)])
        parent.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 30),
            view.leftAnchor.constraint(equalTo: parent.leftAnchor), view.topAnchor.constraint(equalTo: parent.topAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(frames.last == CGRect(x: 0, y: 0, width: 40, height: 30) && sizes.last == CGSize(width: 40, height: 30))
        withExtendedLifetime(observations) {}
    }

    @Test func `changes of scrolling, text, state and titles are observed`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), label = Chip(), field = UITextField()
        let button = UIButton(), controller = UIViewController(), item = UINavigationItem(title: "a"), layer = CALayer()
        var seen: [String] = []
        let observations = [
            scroll.observe(\.contentOffset, options: .new) { _, change in seen.append("offset \(change.newValue?.y ?? 0)") },
            scroll.observe(\.contentSize) { _, _ in seen.append("size") }, scroll.observe(\.contentInset) { _, _ in seen.append("inset") },
            label.observe(\.text, options: .new) { _, change in seen.append("text \((change.newValue ?? nil) ?? "")") },
            field.observe(\.text) { _, _ in seen.append("field") }, button.observe(\.isSelected) { _, _ in seen.append("selected") },
            button.observe(\.isEnabled) { _, _ in seen.append("enabled") },
            button.observe(\.isHighlighted) { _, _ in seen.append("highlighted") },
            controller.observe(\.title) { _, _ in seen.append("title") }, item.observe(\.title) { _, _ in seen.append("item") },
            layer.observe(\.opacity) { _, _ in seen.append("opacity") }, label.observe(\.alpha) { _, _ in seen.append("alpha") },
        ]
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentOffset.y = 50
        scroll.contentInset.bottom = 5
        label.text = "x"
        field.text = "y"
        button.isSelected = true
        button.isEnabled = false
        button.isHighlighted = true
        controller.title = "t"
        item.title = "b"
        layer.opacity = 0.5
        label.alpha = 0.5
        let expected = [
            "size", "offset 50.0", "inset", "text x", "field", "selected", "enabled", "highlighted", "title", "item", "opacity", "alpha",
        ]
        #expect(seen == expected)
        withExtendedLifetime(observations) {}
    }

    @Test func `a layer keeps values of its class's own properties, which are the default's or nothing at first`() {
        let dial = Dial()
        #expect(dial.share == 1 && dial.turns == 0 && dial.tint == nil)
        dial.share = 0.25
        dial.setValue(3, forKey: "turns")
        dial.tint = UIColor.red.cgColor
        #expect(dial.share == 0.25 && dial.value(forKey: "share") as? CGFloat == 0.25 && dial.turns == 3)
        #expect(dial.tint == UIColor.red.cgColor)
    }

    @Test func `a property that an extension of the defaults has from Objective-C is the value of its name`() throws {
        let defaults = try #require(UserDefaults(suiteName: "managed"))
        #expect(defaults.launches == 0 && !defaults.isNew && defaults.names.isEmpty && defaults.user == nil)
        defaults.register(defaults: ["launches": 7, "isNew": true])
        #expect(defaults.launches == 7 && defaults.isNew)
        (defaults.launches, defaults.names, defaults.user) = (2, ["a"], "Ada")
        #expect(defaults.integer(forKey: "launches") == 2 && defaults.names == ["a"] && defaults.string(forKey: "user") == "Ada")
        defaults.user = nil
        #expect(defaults.object(forKey: "user") == nil && defaults.user == nil)
    }

    @Test func `an observation does not retain its object`() {
        var view: UIView? = UIView()
        weak let gone = view
        let observation = view?.observe(\.frame) { _, _ in }
        view = nil
        #expect(gone == nil)
        observation?.invalidate()
    }

    @Test func `an observer for a key path receives the changes`() {
        let view = UIView(), watcher = Watcher()
        unsafe view.addObserver(watcher, forKeyPath: "hidden", options: [.new, .old], context: nil)
        view.isHidden = true
        view.removeObserver(watcher, forKeyPath: "hidden")
        view.isHidden = false
        #expect(watcher.lines == ["hidden false true"])
    }

    @Test func `every property in the table of a class is observed by its key path`() {
        let slider = UISlider(), field = UITextField()
        var seen: [String] = []
        let observations = [
            slider.observe(\.value, options: .new) { _, change in seen.append("value \(change.newValue ?? -1)") },
            slider.observe(\.maximumTrackTintColor) { _, _ in seen.append("track") },
            field.observe(\.placeholder, options: [.old, .new]) { _, change in
                seen.append("\((change.oldValue ?? nil) ?? "none") \((change.newValue ?? nil) ?? "none")")
            },
        ]
        slider.value = 0.5
        slider.maximumTrackTintColor = .red
        field.placeholder = "Name"
        for observation in observations { observation.invalidate() }
        slider.value = 1
        #expect(seen == ["value 0.5", "track", "none Name"])
    }

    @Test func `setValue(_:forKey:) sets known properties and stores values for unknown keys`() {
        let label = UILabel(), bar = UINavigationBar()
        label.setValue("hello", forKey: "text")
        label.setValue(true, forKey: "hidden")
        label.setValue(0.5, forKeyPath: "alpha")
        #expect(label.text == "hello" && label.isHidden && label.alpha == 0.5)
        #expect(label.value(forKey: "text") as? String == "hello" && label.value(forKey: "hidden") as? Bool == true)
        bar.setValue(true, forKey: "hidesShadow")
        #expect(bar.value(forKey: "hidesShadow") as? Bool == true)
        #expect(label.value(forKey: "nothing") == nil)
    }
}
