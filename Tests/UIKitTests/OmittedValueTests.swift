import Foundation
import Testing
import UIKit

/// What takes the place of code that does not compile.
@MainActor struct OmittedValueTests {
    private final class Badge: UILabel {}
    private enum Kind: CaseIterable { case one, two }

    @Test func `what is missing has an empty value of the type that is expected`() {
        ScreenEnvironment().perform {
            let number: Int = InterfaceOmission.lost("a"), amount: CGFloat = InterfaceOmission.lost("b")
            let text: String = InterfaceOmission.lost("c"), none: URL? = InterfaceOmission.lost("d")
            let list: [Int] = InterfaceOmission.lost("e"), table: [String: Int] = InterfaceOmission.lost("f")
            let isOn: Bool = InterfaceOmission.lost("g")
            #expect((number, amount, text, none) == (0, 0, "", nil) && list.isEmpty && table.isEmpty && !isOn)
            let view: Badge = InterfaceOmission.lost("h"), image: UIImage = InterfaceOmission.lost("i")
            #expect(type(of: view) == Badge.self && image.size == .zero)
            let date: Date = InterfaceOmission.lost("k"), kind: Kind = InterfaceOmission.lost("l")
            let cause: NSError = InterfaceOmission.lost("m"), error: any Error = InterfaceOmission.lost("n")
            #expect(
                date == SimulatedRun.standardNow.addingTimeInterval(-3_600) && kind == .one && cause.domain == (error as NSError).domain)
            let nothing: () -> Void = { InterfaceOmission.lost("j") }
            nothing()
            #expect(InterfaceOmission.take().count == 14)
        }
    }

    private struct Service { let name: String }

    @Test func `what is missing has the sample that was registered for its place`() {
        ScreenEnvironment().perform {
            InterfaceSample.register(unset: "Service@Store") { Service(name: "One") }
            let service: Service = InterfaceOmission.lost("a", sample: "Service@Store")
            let unknown: String = InterfaceOmission.lost("b", sample: "String@Store")
            #expect(service.name == "One" && unknown.isEmpty && InterfaceOmission.take() == ["a", "b"])
        }
    }

    @MainActor private final class Store {
        @InterfaceUnset("Store.state") var state: String! { didSet { changes += 1 } }
        @InterfaceUnset("Store.other") var other: Store!
        var changes = 0
    }

    @Test func `a property that nobody has set has its sample where screens are drawn, once`() {
        ScreenEnvironment().perform {
            InterfaceSample.register(unset: "Store.state") { InterfaceSample.text("Store.name") }
            InterfaceSample.register(unset: "Store.other") {
                MainActor.assumeIsolated {
                    let other = Store()
                    #expect(other.other == nil)
                    return other
                }
            }
            #expect(Store().state == nil)
            InterfaceSample.fillsStores = true
            let store = Store()
            let sample = store.state
            #expect(sample != nil && store.state == sample && store.changes == 0)
            #expect(store.other != nil && store.other === store.other)
            store.state = "mine"
            #expect(store.state == "mine" && store.changes == 1)
        }
    }

    @Test func `text of a date can be read in the format in which the app reads dates`() {
        ScreenEnvironment().perform {
            #expect(InterfaceSample.text("Day.date") == "Jan 9, 2026" && InterfaceSample.text("Day.time") == "9:41 AM")
            InterfaceSample.register(dateFormat: "yyyy-MM-dd'T'HH:mm:ss")
            InterfaceSample.register(dateFormat: "d.M.yy")
            #expect(
                InterfaceSample.text("Row.date") == "2026-01-09T08:41:00" && InterfaceSample.text("Row.startTime") == "2026-01-09T08:41:00")
            #expect(InterfaceSample.text("Row.duration") == "9:41 AM")
        }
    }

    @Test func `a list's sample data source has three rows with text`() {
        ScreenEnvironment().perform {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), rows = InterfaceSample.rows()
            table.dataSource = rows
            table.layoutIfNeeded()
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["Morning Walk", "Weekend in Lisbon", "Reading List"])
            withExtendedLifetime(rows) {}
        }
    }

    @Test func `a search controller is created as any controller is`() {
        ScreenEnvironment().perform {
            let search = UISearchController()
            #expect(search.searchResultsController == nil && search.searchBar.superview == nil)
        }
    }
}
