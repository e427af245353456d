import Foundation
import Testing
import UIKit

@testable import LayoutSpecs

/// Tables, collections, tabs and search in specs.
@MainActor struct ListTests: SpecWindowTests {
    private func faults(_ text: String) -> [String] {
        do {
            _ = try LayoutSpec.read(text: text, file: "Screen.yaml")
            return []
        } catch {
            return error.diagnostics.map { "\($0.range.line): \($0.error.message)" }
        }
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { find(type, in: $0) }
    }

    private static let table = """
        data:
          people: [Ada, Grace]
        root:
          kind: UIView
          subviews:
            - kind: UITableView
              id: list
              rows:
                - {kind: UITableViewCell, id: own}
                - {kind: UITableViewHeaderFooterView, id: head, text: People}
                - repeat: people
                  view: {kind: UITableViewCell, id: person, text: $item, accessoryType: checkmark}
                - {kind: UITableViewHeaderFooterView, place: footer, text: End}
                - kind: UITableViewCell
                  id: tall
                  subviews: [{kind: UIView, id: bar}]
                  constraints:
                    - bar.height == 90
                    - bar.edges == tall.edges inset 5
        constraints:
          - list.edges == root.edges

        """

    @Test func `rows are in sections that headers begin and footers end`() throws {
        let window = try window(
            Self.table.replacing("$item", with: "$person").replacing("repeat: people", with: "repeat: [{person: Ada}, {person: Grace}]"))
        let table = try #require(find(UITableView.self, in: window).first)
        #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [1, 2, 1])
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "People")
        #expect(table.footerView(forSection: 1)?.textLabel?.text == "End")
        #expect(table.headerView(forSection: 2) == nil)
        let person = try #require(table.cellForRow(at: IndexPath(row: 1, section: 1)))
        #expect((person.contentConfiguration as? UIListContentConfiguration)?.text == "Grace")
        #expect(person.accessibilityIdentifier == "person_2")
        #expect(person.accessoryType == .checkmark)
    }

    @Test func `a row is as high as its own constraints make it, and a separator`() throws {
        let window = try window(Self.table.replacing("$item", with: "one"))
        let row = try view("tall", in: window), bar = try view("bar", in: window)
        #expect(row.frame.height == 100.5)
        #expect(bar.frame == CGRect(x: 5, y: 5, width: 310, height: 90.5))
    }

    private static let grid = """
        root:
          kind: UIView
          subviews:
            - kind: UICollectionView
              id: grid
              layout: {columns: 2, spacing: 20, insets: [10, 30]}
              cells:
                - kind: UICollectionReusableView
                  id: head
                  subviews: [{kind: UIView, id: line}]
                  constraints: [line.height == 12, line.edges == head.edges]
                - {kind: UICollectionViewCell, id: a, subviews: [{kind: UIView, id: x}], constraints: [x.height == 50, x.edges == a.edges]}
                - {kind: UICollectionViewCell, id: b, subviews: [{kind: UIView, id: y}], constraints: [y.height == 70, y.edges == b.edges]}
        constraints:
          - grid.edges == root.edges

        """

    @Test func `cells of a grid are in columns, each as high as it needs`() throws {
        let window = try window(Self.grid)
        #expect(try view("line", in: window).frame.height == 12)
        #expect(try view("a", in: window).frame == CGRect(x: 30, y: 22, width: 120, height: 50))
        #expect(try view("b", in: window).frame == CGRect(x: 170, y: 22, width: 120, height: 70))
    }

    @Test(arguments: [
        ("{itemSize: [90, 40], spacing: 5}", CGRect(x: 95, y: 12, width: 90, height: 40)),
        ("{itemSize: [90, 40], axis: horizontal}", CGRect(x: 0, y: 12, width: 90, height: 40)),
        ("{columns: 1, itemHeight: 30}", CGRect(x: 0, y: 52, width: 320, height: 30)),
        ("{list: plain}", CGRect(x: 0, y: 62, width: 320, height: 70)),
    ]) func `other layouts place their second cell`(_ layout: String, _ second: CGRect) throws {
        let window = try window(Self.grid.replacing("{columns: 2, spacing: 20, insets: [10, 30]}", with: layout))
        let frame = try view("b", in: window).frame
        if layout.contains("horizontal") {
            // A horizontal layout fills its columns first, as in UIKit.
            #expect(frame.size == second.size)
        } else {
            #expect(frame == second)
        }
    }

    @Test func `search is below the title and tabs are below the screen`() throws {
        let window = try window(
            """
            navigation:
              title: Places
              search: {placeholder: Find a place, scopes: [All, Near]}
            tabBar:
              items: [{title: Home}, {title: Places, badge: "3"}]
              selectedIndex: 1
            root: {kind: UIView, id: screen}

            """)
        let tabs = try #require(window.rootViewController as? UITabBarController)
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Places"])
        #expect(tabs.tabBar.selectedItem?.badgeValue == "3")
        let bar = try #require(find(UISearchBar.self, in: window).first)
        #expect(bar.placeholder == "Find a place")
        #expect(bar.scopeButtonTitles == ["All", "Near"])
        #expect(find(UITabBar.self, in: window).first?.frame.maxY == 480)
    }

    @Test func `bars may be among other views`() throws {
        let window = try window(
            """
            root:
              kind: UIView
              subviews:
                - {kind: UISearchBar, id: search, placeholder: Find, showsCancelButton: true}
                - {kind: UITabBar, id: tabs, items: [{title: One}, {title: Two}], selectedIndex: 1}
            constraints:
              - search.top == safeArea.top
              - search.horizontalEdges == root.horizontalEdges
              - tabs.horizontalEdges == root.horizontalEdges
              - tabs.bottom == root.bottom

            """)
        #expect(try view("search", in: window).frame == CGRect(x: 0, y: 0, width: 320, height: 56))
        #expect(find(UITabBar.self, in: window).first?.selectedItem?.title == "Two")
    }

    @Test func `views in the wrong place are reported`() {
        let reported = faults(
            """
            root:
              kind: UIView
              subviews:
                - {kind: UITableViewCell}
                - kind: UITableView
                  subviews: []
                  rows: [{kind: UILabel}]
                - kind: UICollectionView
                  rows: []

            """)
        #expect(
            reported == [
                "4: UITableViewCell can only be in the 'rows:' of a UITableView.",
                "6: UITableView has no 'subviews:'; it takes 'rows:'.",
                "7: 'rows:' can contain only UITableViewCell, UITableViewHeaderFooterView; put the UILabel in the 'subviews:' of one.",
                "9: 'rows:' belongs to a UITableView; UICollectionView takes 'cells:'.",
            ])
    }

    @Test func `constraints of a row see only the views in it`() {
        let rows = """
            root:
              kind: UIView
              id: screen
              subviews:
                - kind: UITableView
                  rows:
                    - {kind: UITableViewCell, id: one, subviews: [{kind: UIView, id: a}]}
                    - {kind: UITableViewCell, id: two, subviews: [{kind: UIView, id: b}]}
            constraints:

            """
        #expect(faults(rows + "  - a.top == one.top\n  - H:|[a]|\n") == [])
        let words = "are not in the same row; a constraint in a row can only relate its own views."
        #expect(
            faults(rows + "  - a.width == b.width\n  - a.top == screen.top\n  - H:[a][b]\n") == [
                "10: 'a.width' and 'b.width' \(words)", "11: 'a.top' and 'screen.top' \(words)", "12: 'a' and 'b' \(words)",
            ])
    }
}
