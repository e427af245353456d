import Foundation
import Testing
@testable import UIKit

@MainActor private final class Named: UIView {
    override var accessibilityLabel: String? {
        get { "overridden" }
        set {}
    }
}

@MainActor private final class Table: UIView, UIAccessibilityContainerDataTable {
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)? { nil }
    func accessibilityRowCount() -> Int { 2 }
    func accessibilityColumnCount() -> Int { 3 }
}

@MainActor private final class Detailed: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Age", value: "7")]
}

/// The values for UIKit's own controls are from pictures recorded on iOS 17 and 18.
@MainActor struct AccessibilityTests {
    /// Suites.md, roundedOutline.
    @Test func `an element with rounded corners is outlined by them, a text view by its frame`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let circle = UIView(frame: CGRect(x: 10, y: 20, width: 64, height: 64))
        let text = UITextView(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
        for view in [circle, text] { window.addSubview(view) }
        circle.isAccessibilityElement = true
        #expect(circle.accessibilityPath == nil)
        circle.layer.cornerRadius = 32
        let path = try #require(circle.accessibilityPath)
        #expect(path.bounds == circle.accessibilityFrame)
        #expect(!path.contains(CGPoint(x: 12, y: 22)) && path.contains(CGPoint(x: 42, y: 52)))
        #expect(text.accessibilityPath?.bounds == text.accessibilityFrame)

        circle.accessibilityFrameBlock = { CGRect(x: 10, y: 50, width: 200, height: 100) }
        #expect(circle.accessibilityPath?.bounds == CGRect(x: 10, y: 50, width: 200, height: 100))
        circle.accessibilityFrameBlock = nil
        circle.accessibilityFrame = CGRect(x: 0, y: 0, width: 5, height: 5)
        #expect(circle.accessibilityPath == nil)
        circle.accessibilityPath = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(circle.accessibilityPath?.bounds == CGRect(x: 1, y: 1, width: 2, height: 2))
    }

    /// Suites.md, labelInteraction.
    @Test func `a label responds to nobody until it has a recognizer`() {
        let label = UILabel()
        label.text = "Total"
        #expect(!label.accessibilityRespondsToUserInteraction && UIButton().accessibilityRespondsToUserInteraction)
        label.addGestureRecognizer(UITapGestureRecognizer())
        #expect(label.accessibilityRespondsToUserInteraction)
    }

    /// Suites.md, switchValue.
    @Test func `a switch says whether it is on, whatever is set`() {
        let control = UISwitch()
        control.accessibilityValue = "Value"
        #expect(control.accessibilityValue == "0")
        control.isOn = true
        #expect(control.accessibilityValue == "1")
    }

    /// They are the list's, not the app's.
    @Test func `the corners of a card are no outline of its rows`() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), rows = Rows()
        let table = UITableView(frame: window.bounds, style: .insetGrouped)
        table.dataSource = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        cell.isAccessibilityElement = true
        #expect(cell.layer.cornerRadius > 0 && cell.accessibilityPath == nil)
    }

    @Test func `every object has the accessibility members, and overrides are used whatever the static type`() {
        let object = NSObject()
        #expect(object.accessibilityLabel == nil && !object.isAccessibilityElement && object.accessibilityTraits == .none)
        object.accessibilityLabel = "thing"
        object.isAccessibilityElement = true
        object.accessibilityTraits = [.link]
        #expect(object.accessibilityLabel == "thing" && object.isAccessibilityElement && object.accessibilityTraits == .link)
        object.accessibilityElements = [NSObject(), object]
        #expect(object.accessibilityElementCount() == 2)
        #expect(object.index(ofAccessibilityElement: object) == 1)

        let view: NSObject = Named()
        #expect(view.accessibilityLabel == "overridden")
        let label: NSObject = UILabel()
        label.accessibilityHint = "hint"
        #expect((label as? UILabel)?.accessibilityHint == "hint")
        let image = UIImage()
        image.accessibilityIdentifier = "picture"
        #expect((image as any UIAccessibilityIdentification).accessibilityIdentifier == "picture")
    }

    @Test func `a block takes precedence over a stored value`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.accessibilityLabel = "Regular Label"
        view.accessibilityLabelBlock = { "Block Label" }
        view.accessibilityTraits = .button
        view.accessibilityTraitsBlock = { .link }
        view.accessibilityFrameBlock = { CGRect(x: 10, y: 50, width: 200, height: 100) }
        view.accessibilityIdentifierBlock = { "Block Identifier" }
        view.isAccessibilityElementBlock = { true }
        #expect(view.accessibilityLabel == "Block Label" && view.accessibilityTraits == .link)
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 50, width: 200, height: 100))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 110, y: 100))
        view.accessibilityActivationPointBlock = { CGPoint(x: 1, y: 2) }
        #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
        #expect(view.accessibilityIdentifier == "Block Identifier" && view.isAccessibilityElement)
        view.accessibilityCustomActionsBlock = { [UIAccessibilityCustomAction(name: "Act") { _ in true }] }
        #expect(view.accessibilityCustomActions?.map(\.name) == ["Act"])
    }

    @Test func `labels, buttons and switches have their labels, values and traits`() {
        let label = UILabel()
        #expect(!label.isAccessibilityElement)
        label.text = "Text"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Text" && label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Other"
        #expect(label.accessibilityLabel == "Other")

        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        #expect(button.isAccessibilityElement && button.accessibilityLabel == "Go" && button.accessibilityTraits == .button)
        button.isEnabled = false
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])

        let toggle = UISwitch()
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1" && toggle.accessibilityTraits == [.button, .toggleButton])
        #expect(UIAccessibilityTraits.toggleButton.rawValue == 0x0020_0000_0000_0000)
        toggle.accessibilityTraits.insert(.header)
        #expect(toggle.accessibilityTraits == [.button, .toggleButton, .header])
    }

    @Test func `a bar or control without items has only what an app puts inside`() {
        #expect(UITabBar().accessibilityElements == nil)
        #expect(UISegmentedControl().accessibilityElements == nil)
    }

    @Test func `sliders, page controls, steppers and segmented controls have their values and elements`() {
        let slider = UISlider(frame: CGRect(x: 10, y: 20, width: 100, height: 31))
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        container.addSubview(slider)
        slider.maximumValue = 100
        slider.value = 75
        #expect(slider.accessibilityValue == "75%" && slider.accessibilityTraits == .adjustable)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 75)
        #expect(slider.accessibilityActivationPoint == CGPoint(x: 10 + thumb.midX, y: 20 + thumb.midY))

        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 1
        #expect(pages.accessibilityValue == "page 2 of 3" && pages.accessibilityTraits.contains(.adjustable))
        #expect(pages.accessibilityUserInputLabels == ["Page control"])

        let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
        let halves = stepper.accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
        #expect(halves.map { $0.accessibilityLabel } == ["Decrement", "Increment"])
        #expect(halves.map { $0.accessibilityTraits } == [[.button, .notEnabled], .button])
        #expect(halves.map { $0.accessibilityFrame.minX } == [0, 47])

        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 1
        segments.frame = CGRect(x: 0, y: 0, width: 101, height: 32)
        let elements = segments.accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
        #expect(elements.map { $0.accessibilityLabel } == ["A", "B"])
        #expect(elements.map { $0.accessibilityTraits } == [.button, [.button, .selected]])
        #expect(elements.map { $0.accessibilityFrame.width } == [50, 50])
        #expect(segments.index(ofAccessibilityElement: elements[1]) == 1)
        let again = segments.accessibilityElements?.first as? UIAccessibilityElement
        #expect(again === elements[0], "the elements are the same ones each time")
    }

    @Test func `the value of a text input is its text or its placeholder`() {
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.isAccessibilityElement && field.accessibilityValue == "Name")
        field.text = "Ada"
        #expect(field.accessibilityValue == "Ada" && field.accessibilityTraits.rawValue == 1 << 18)
        let view = UITextView()
        view.text = "Words"
        #expect(view.accessibilityValue == "Words" && view.accessibilityTraits.rawValue == 1 << 18 | 1 << 47)
    }

    @Test func `tab bar items are elements with badges as values, and a bar has a header and a labelled back button`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
        bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items?[2].isEnabled = false
        bar.items?[1].badgeValue = "3"
        bar.selectedItem = bar.items?[0]
        let elements = bar.accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
        #expect(elements.map { $0.accessibilityLabel } == ["A", "B", "C"])
        #expect(elements.map { $0.accessibilityValue } == [nil, "3 items", nil])
        #expect(elements.map { $0.accessibilityTraits.contains(.selected) } == [true, false, false])
        // Suites.md, tabWords.
        #expect(elements[2].accessibilityTraits == elements[1].accessibilityTraits)

        let first = UIViewController(), second = UIViewController()
        (first.title, second.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let parts = navigation.navigationBar.subviews
        #expect(parts.contains { ($0 as? UILabel)?.text == "Second" && $0.accessibilityTraits == [.staticText, .header] })
        #expect(parts.contains { $0.accessibilityUserInputLabels == ["First", "Back"] && $0.accessibilityTraits.rawValue & 1 << 27 != 0 })
        window.rootViewController = nil
    }

    @Test func `frames are in screen coordinates, also if given in the container's space`() {
        let window = UIWindow(frame: CGRect(x: 5, y: 0, width: 300, height: 300))
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200)),
            inner = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        window.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.accessibilityFrame == CGRect(x: 16, y: 22, width: 30, height: 40))
        #expect(inner.accessibilityActivationPoint == CGPoint(x: 31, y: 42))
        let element = UIAccessibilityElement(accessibilityContainer: inner)
        #expect(element.accessibilityFrame == .zero && element.isAccessibilityElement)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 5, height: 5)
        #expect(element.accessibilityFrame == CGRect(x: 17, y: 23, width: 5, height: 5))
        let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)), in: inner)
        #expect(path.bounds == CGRect(x: 16, y: 22, width: 4, height: 4))
    }

    @Test func `rotors, data tables, custom content and notifications have UIKit's names`() {
        let rotor = UIAccessibilityCustomRotor(systemType: .headingLevel2) { _ in nil }
        #expect(rotor.systemRotorType == .headingLevel2 && rotor.name.isEmpty)
        #expect(UIAccessibilityCustomRotor(name: "Mine") { _ in nil }.systemRotorType == .none)
        #expect(Table().accessibilityHeaderElements(forRow: 0) == nil)
        #expect(Detailed().accessibilityCustomContent.map(\.value) == ["7"])
        #expect(Detailed().accessibilityCustomContent[0].importance == .default)
        #expect(UIAccessibility.elementFocusedNotification.rawValue == "UIAccessibilityElementFocusedNotification")
        #expect(
            UIAccessibility.invertColorsStatusDidChangeNotification.rawValue == "UIAccessibilityInvertColorsStatusDidChangeNotification")
        let actions: any UIResponderStandardEditActions = UITextField()
        actions.toggleBoldface(nil)
    }
}
