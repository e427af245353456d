import Foundation
import Testing
import UIKit

@testable import AccessibilitySnapshotParser

/// What is read of a view, and in which order.
@MainActor struct AccessibilityParserTests {
    private struct Direction: UserInterfaceLayoutDirectionProviding {
        var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection
    }

    private struct Idiom: UserInterfaceIdiomProviding { var userInterfaceIdiom: UIUserInterfaceIdiom }

    private func elements(
        _ root: UIView, _ direction: UIUserInterfaceLayoutDirection = .leftToRight, _ idiom: UIUserInterfaceIdiom = .phone
    ) -> [AccessibilityElement] {
        AccessibilityHierarchyParser().parseAccessibilityHierarchy(
            in: root, userInterfaceLayoutDirectionProvider: Direction(userInterfaceLayoutDirection: direction),
            userInterfaceIdiomProvider: Idiom(userInterfaceIdiom: idiom)
        ).flattenToElements()
    }

    private func words(_ root: UIView, _ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> [String] {
        elements(root, direction).map(\.description)
    }

    private func root(_ views: UIView...) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for view in views { root.addSubview(view) }
        return root
    }

    private func element(_ label: String?, _ x: CGFloat = 0, _ y: CGFloat = 0, traits: UIAccessibilityTraits = []) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: 10, height: 10))
        view.isAccessibilityElement = true
        view.accessibilityLabel = label
        view.accessibilityTraits = traits
        return view
    }

    // MARK: Order

    @Test func `rows are read from the top, and each in the user's direction`() {
        let views = root(element("D", 50, 40), element("C", 0, 40), element("B", 50, 3), element("A", 0, 0))
        #expect(words(views) == ["A", "B", "C", "D"])
        #expect(words(views, .rightToLeft) == ["B", "A", "D", "C"])
    }

    @Test func `elements less than 8 points apart are in one row on a phone, less than 13 on a pad`() {
        #expect(words(root(element("A", 0, 7.9), element("B", 50, 0))) == ["A", "B"])
        #expect(words(root(element("A", 0, 8), element("B", 50, 0))) == ["B", "A"])
        #expect(elements(root(element("A", 0, 12), element("B", 50, 0)), .leftToRight, .pad).map(\.description) == ["A", "B"])
    }

    @Test func `a container's order is its own, and it is read where its first element is`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = [element("last", 0, 60), element("first", 0, 20)]
        for view in inner { container.addSubview(view) }
        container.accessibilityElements = inner
        #expect(words(root(element("above", 0, 0), container, element("between", 0, 40))) == ["above", "last", "first", "between"])
    }

    @Test func `grouped children are read together`() {
        let group = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for view in [element("A", 0, 0), element("C", 0, 50)] { group.addSubview(view) }
        #expect(words(root(group, element("B", 0, 25))) == ["A", "B", "C"])
        group.shouldGroupAccessibilityChildren = true
        #expect(words(root(group, element("B", 0, 25))) == ["A", "C", "B"])
    }

    @Test func `what cannot be seen or is hidden is not read, and a modal view hides its siblings`() {
        let hidden = element("hidden"), clear = element("clear"), told = element("told")
        hidden.isHidden = true
        clear.alpha = 0
        told.accessibilityElementsHidden = true
        let empty = UIView()
        empty.addSubview(element("overflowing", 0, 30))
        #expect(words(root(hidden, clear, told, empty)) == ["overflowing"])
        let modal = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        modal.accessibilityViewIsModal = true
        modal.addSubview(element("modal"))
        #expect(words(root(element("behind"), modal)) == ["modal"])
    }

    // MARK: Words

    @Test func `label, value and traits are said in VoiceOver's order`() {
        let view = element("Volume", traits: [.adjustable, .selected, .notEnabled])
        view.accessibilityValue = "50%"
        #expect(words(root(view)) == ["Selected: Volume: 50%. Dimmed. Adjustable."])
        #expect(words(root(element("Send.", traits: .button))) == ["Send. Button."])
        #expect(words(root(element(nil, traits: [.header, .link, .image, .searchField]))) == ["Heading. Link. Image. Search Field."])
    }

    @Test func `an element with only a hint says the hint first`() {
        let view = element(nil, traits: .button)
        view.accessibilityHint = "Sends it."
        let read = elements(root(view))[0]
        #expect(read.description == "Sends it. Button." && read.hint == nil)
    }

    @Test func `a switch says its state and how to change it`() {
        let control = UISwitch()
        control.isOn = true
        control.accessibilityLabel = "Wi-Fi"
        control.accessibilityHint = "Turns it on"
        let read = elements(root(control))[0]
        #expect(read.description == "Wi-Fi. Switch Button. On.")
        #expect(read.hint == "Turns it on. Double tap to toggle setting.")
    }

    @Test func `segments and tabs say their position, lists and landmarks their ends`() {
        #expect(words(root(UISegmentedControl(items: ["One", "Two"]))) == ["One. Button. 1 of 2.", "Two. Button. 2 of 2."])
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        bar.accessibilityTraits = .tabBar
        for view in [element("Home", 0, 0, traits: .button), element("Search", 50, 0)] { bar.addSubview(view) }
        #expect(words(root(bar)) == ["Home. Tab. 1 of 2.", "Search. Tab. 2 of 2."])
        let tabs = UITabBar(frame: bar.frame)
        tabs.addSubview(element("Middle"))
        #expect(words(root(tabs)) == ["Middle"])
        for (type, expected) in [
            (UIAccessibilityContainerType.list, ["A. List Start.", "B", "C. List End."]), (.landmark, ["A. Landmark.", "B", "C. End."]),
        ] {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            container.accessibilityContainerType = type
            container.accessibilityElements = [element("A"), element("B"), element("C")]
            #expect(words(root(container)) == expected)
        }
    }

    @Test func `a table's cells say their headers, spans and places`() {
        let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(
            words(root(table)) == [
                "Name. Row 1. Column 1.", "Age. Column 2.", "Ada. Row 2. Column 1.", "Age. 36. Spans 2 rows. Column 2.",
            ])
    }

    @Test func `German and Russian elements are read in their language, others in English`() {
        func read(_ language: String) -> String {
            let view = element("OK", traits: [.button, .notEnabled])
            view.accessibilityLanguage = language
            return words(root(view))[0]
        }
        #expect(read("de") == "OK. Grau dargestellt. Taste." && read("de-CH") == read("de"))
        #expect(read("ru").hasSuffix("Кнопка.") && read("fr") == "OK. Dimmed. Button.")
    }

    // MARK: Shapes and points

    @Test func `a path is the shape, and the frame decides the order`() {
        let view = element("A", 20, 20)
        view.accessibilityPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5))
        guard case .path(let path) = elements(root(view))[0].shape else { Issue.record("no path"); return }
        #expect(path.count > 3)
        view.accessibilityPath = UIBezierPath()
        #expect(elements(root(view))[0].shape == .frame(AccessibilityRect(x: 20, y: 20, width: 10, height: 10)))
    }

    @Test func `an activation point beside the middle is no default`() {
        let view = element("A", 20, 20)
        #expect(elements(root(view))[0].usesDefaultActivationPoint)
        view.accessibilityActivationPoint = CGPoint(x: 20, y: 20)
        let read = elements(root(view))[0]
        #expect(!read.usesDefaultActivationPoint && read.activationPoint == AccessibilityPoint(x: 20, y: 20))
    }

    // MARK: Rotors

    /// Returns the numbers of what a rotor finds among four elements. `next` and `previous` return the one after another, or after none.
    private func found(
        limit: Int = 10, next: @escaping (Int) -> Int?, previous: @escaping (Int) -> Int? = { _ in nil }
    ) -> (numbers: [Int], rest: AccessibilityRotorResultLimit) {
        let targets = (0..<4).map { element("\($0)") }
        let rotor = UIAccessibilityCustomRotor(name: "R") { predicate in
            let at = targets.firstIndex { $0 === predicate.currentItem.targetElement as? UIView } ?? -1
            let index = predicate.searchDirection == .next ? next(at) : previous(at)
            return index.map { UIAccessibilityCustomRotorItemResult(targetElement: targets[$0], targetRange: nil) }
        }
        let found = RotorSearch(rotor: rotor, limit: limit).found
        let numbers = found.results.compactMap { result in targets.firstIndex { $0 === result.targetElement as? UIView } }
        return (numbers, found.rest)
    }

    @Test func `a rotor's results are collected in both directions, and a loop ends it`() {
        let all = found(next: { $0 < 3 ? $0 + 1 : nil })
        #expect(all.numbers == [0, 1, 2, 3] && all.rest == .none)
        let both = found(next: { $0 < 0 ? 1 : nil }, previous: { $0 < 0 ? 0 : nil })
        #expect(both.numbers == [0, 1])
        let loop = found(next: { ($0 + 1) % 4 })
        #expect(loop.numbers == [0, 1, 2, 3])
        let limited = found(limit: 2, next: { $0 < 3 ? $0 + 1 : nil })
        #expect(limited.numbers == [0, 1] && limited.rest == .underMaxCount(2))
    }

    @Test func `containers keep their elements, and all of it can be stored`() throws {
        let list = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        list.accessibilityContainerType = .list
        list.accessibilityElements = [element("A"), element("B")]
        let hierarchy = AccessibilityHierarchyParser().parseAccessibilityHierarchy(in: root(list, element("C", 0, 80)))
        #expect(hierarchy.flattenToContainers().map(\.type) == [.list] && hierarchy.map(\.sortIndex) == [0, 2])
        let stored = try JSONEncoder().encode(hierarchy)
        #expect(try JSONDecoder().decode([AccessibilityHierarchy].self, from: stored) == hierarchy)
    }
}

/// Two rows under headers; the last cell has two rows.
private final class Table: UIView, UIAccessibilityContainerDataTable {
    private final class Cell: UIView, UIAccessibilityContainerDataTableCell {
        var rows = NSRange(), columns = NSRange()
        func accessibilityRowRange() -> NSRange { rows }
        func accessibilityColumnRange() -> NSRange { columns }
    }

    private var cells: [Cell] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityContainerType = .dataTable
        cells = [("Name", 0, 0, 1), ("Age", 0, 1, 1), ("Ada", 1, 0, 1), ("36", 1, 1, 2)].map { label, row, column, height in
            let cell = Cell(frame: CGRect(x: column * 50, y: row * 20, width: 50, height: 20))
            cell.isAccessibilityElement = true
            cell.accessibilityLabel = label
            (cell.rows, cell.columns) = (NSRange(location: row, length: height), NSRange(location: column, length: 1))
            return cell
        }
        for cell in cells { addSubview(cell) }
    }

    required init?(coder: NSCoder) { nil }

    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)? {
        cells.first { $0.rows.contains(row) && $0.columns.contains(column) }
    }
    func accessibilityRowCount() -> Int { 3 }
    func accessibilityColumnCount() -> Int { 2 }
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { [cells[column]] }
}
