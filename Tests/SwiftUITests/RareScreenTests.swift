import SwiftUI
import Testing
import UIKitInteraction

/// What apps use less often.
@MainActor struct RareScreenTests {
    @Test(arguments: ["18.0", "26.0"])
    func `a cover is over everything, and the view below comes back`(_ version: String) throws {
        let phone = Phone(version) { RareScreens.Covered() }
        #expect(phone.texts.contains("Covering everything") && !phone.texts.contains("Below"))
        UIView.performWithoutAnimation { phone.tap("Leave") }
        #expect(phone.texts == ["Below"])
    }

    @Test func `a dragged row shows the actions of its side`() throws {
        let phone = Phone { RareScreens.Swiped() }
        let row = try #require(phone.cells.first)
        Person.drag(row, by: CGVector(dx: -150, dy: 0))
        phone.commit()
        #expect(row.contentView.frame.minX < 0 || row.frame.minX < 0)
    }

    @Test func `several rows are chosen by a set`() {
        let phone = Phone { RareScreens.Selecting() }
        #expect(phone.texts.contains("2 chosen"))
        #expect(phone.cells.map(\.isSelected) == [false, true, false, true, false])
        phone.tap("Anchor")
        #expect(phone.texts.contains("3 chosen"))
    }

    @Test func `rows of a binding can be deleted and moved`() {
        let phone = Phone { RareScreens.Editable() }
        #expect(phone.cells.count == 5 && phone.cells.allSatisfy(\.isEditing))
    }

    @Test func `pulling a list calls its refresh action`() async {
        let phone = Phone { RareScreens.Refreshed() }
        let table = phone.views(UITableView.self).first
        #expect(table?.refreshControl != nil)
        table?.refreshControl?.sendActions(for: .valueChanged)
        for _ in 0..<4 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
        phone.commit()
        #expect(phone.texts.contains("Refreshed 1"))
    }

    @Test func `a table has columns on a wide screen and rows on a narrow one`() throws {
        let narrow = Phone { RareScreens.Tabled() }
        #expect(narrow.texts.contains("Basket") && !narrow.texts.contains("24 cm") && !narrow.texts.contains("Size"))
        let wide = Phone(size: CGSize(width: 834, height: 1194), top: 24, isPad: true) { RareScreens.Tabled() }
        #expect(wide.texts.contains("24 cm"))
        #expect(try #require(wide.frame("24 cm")).minX == wide.frame("Size")?.minX)
    }

    @Test func `suggestions are over the page, and a tap completes the text`() {
        let phone = Phone { RareScreens.Suggested() }
        #expect(phone.texts.contains("Anchors"))
        phone.tap("Anchors")
        #expect(phone.views(UISearchBar.self).first?.text == "anchors")
    }

    @Test func `a popover points at its view`() throws {
        let phone = Phone { RareScreens.Popped() }
        let source = try #require(phone.frame("Source")), shown = try #require(phone.frame("In the popover"))
        #expect(shown.minY > source.maxY && abs(shown.midX - source.midX) < 1)
    }

    @Test func `a sheet shows an item, and an alert presents one`() {
        #expect(Phone { RareScreens.SheetOfItem() }.texts.contains("Candle"))
        let texts = Phone { RareScreens.AlertOfItem() }.texts
        #expect(texts.contains("Rename Basket") && texts.contains("It is 24 cm long."))
    }

    @Test(arguments: ["18.0", "26.0"]) func `a sheet of actions is on the screen`(_ version: String) {
        let phone = Phone(version) { RareScreens.ActionSheeted() }
        let frames = ["What now?", "Keep", "Delete"].compactMap(phone.frame)
        #expect(frames.count == 3 && frames.allSatisfy { phone.window.bounds.contains($0) })
    }

    @Test func `the fields of an alert write into their bindings`() throws {
        let phone = Phone { RareScreens.AlertWithField() }
        let alert = try #require(phone.controller.presentedViewController as? UIAlertController)
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.text) == ["Basket", ""] && fields.map(\.isSecureTextEntry) == [false, true])
        fields[0].text = "Crate"
        fields[0].sendActions(for: .editingChanged)
        phone.commit()
        #expect(phone.texts.contains("Crate"))
    }

    @Test func `old links lead to their pages`() {
        #expect(Phone { RareScreens.OldLinks() }.texts.contains("Third"))
        let phone = Phone { RareScreens.OldLinks(isActive: true, chosen: nil) }
        #expect(phone.texts.contains("Second"))
    }

    @Test func `a navigation view has columns on a wide screen`() throws {
        let phone = Phone(size: CGSize(width: 1194, height: 834), top: 24, isPad: true) { RareScreens.Columns() }
        #expect(try #require(phone.frame("Anchor")).maxX < #require(phone.frame("Nothing chosen")).minX)
        #expect(phone.cells.allSatisfy { $0.backgroundColor == .clear })
    }

    @Test func `a selection from the start is the page on a narrow screen`() {
        struct Split: View {
            @State var chosen: Int?
            var body: some View {
                NavigationSplitView {
                    List(RareScreens.items, selection: $chosen) { Text($0.name) }
                } detail: {
                    Text("Detail of \(chosen ?? -1)")
                }
            }
        }
        #expect(Phone { Split(chosen: 2) }.texts.contains("Detail of 2"))
        #expect(!Phone { Split() }.texts.contains("Detail of -1"))
    }

    @Test func `pinned footers stay at the lower edge`() throws {
        let phone = Phone { RareScreens.Pinned() }
        #expect(try #require(phone.frame("Footer 1")).maxY <= 844 - 34 + 0.5)
        #expect(try #require(phone.frame("Header 0")).minY >= 47 - 0.5)
    }

    @Test func `containers read the views that they get, with their values`() {
        let phone = Phone { RareScreens.Subviewed() }
        #expect(phone.texts.contains("4 cards"))
        #expect(phone.texts.filter { $0 == "Two" }.count == 2)
        #expect(phone.views(UIImageView.self).count == 4)
    }

    @Test func `a linked picker opens its page`() {
        let phone = Phone { RareScreens.LinkedPicker() }
        UIView.performWithoutAnimation { phone.tap("Colour") }
        #expect(phone.texts.contains("Red"))
        UIView.performWithoutAnimation { phone.tap("Red") }
        #expect(phone.texts.contains("Red") && !phone.texts.contains("Green"))
    }

    @Test func `what scrolls out changes by its transition`() throws {
        let phone = Phone { RareScreens.Transitioned() }
        let scroll = try #require(phone.views(UIScrollView.self).first)
        func alpha(_ text: String) -> CGFloat? { phone.label(text)?.superview?.alpha }
        #expect(alpha("0") == 1 && alpha("1") == 1)
        scroll.contentOffset.y = 40
        phone.commit()
        #expect(try #require(alpha("0")) < 1)
        #expect(alpha("1") == 1)
    }

    @Test func `a reader scrolls in the animation of its change`() throws {
        let phone = Phone { RareScreens.Reader() }
        let scroll = try #require(phone.views(UIScrollView.self).first)
        let start = scroll.contentOffset.y
        phone.tap("Jump")
        #expect(scroll.contentOffset.y > start + 1000)
        let shown = try #require(scroll.layer.presentation()).bounds.minY
        #expect(shown < start + 500)
    }

    @Test func `a section of a sidebar has a chevron that closes it`() throws {
        let phone = Phone { RareScreens.Collapsed() }
        #expect(phone.cells.count == 2)
        let chevrons = phone.views(UIButton.self).sorted {
            $0.convert($0.bounds, to: phone.window).minY < $1.convert($1.bounds, to: phone.window).minY
        }
        #expect(chevrons.count == 2)
        Person.tap(try #require(chevrons.first))
        phone.commit()
        #expect(phone.views(UITableView.self).first?.numberOfRows(inSection: 0) == 0)
    }

    struct Overridden: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier { Suffix(text: environment.locale.identifier) }
        struct Suffix: ViewModifier {
            let text: String
            func body(content: Content) -> some View {
                HStack {
                    content; Text(text)
                }
            }
        }
    }

    @Test func `a modifier can be made from the environment`() {
        let phone = Phone { Text("Hello").modifier(Overridden()).environment(\.locale, Locale(identifier: "pt_BR")) }
        #expect(phone.texts == ["Hello", "pt_BR"])
    }
}
