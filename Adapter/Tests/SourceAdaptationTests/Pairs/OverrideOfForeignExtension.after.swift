import UIKit

extension UIViewController { func track() { if let own = self as? InnerScreen { return own.plumb_InnerScreen_track() }; if let own = self as? OtherTable { return own.plumb_OtherTable_track() }; if let own = self as? TrackedTable { return own.plumb_TrackedTable_track() }; if let own = self as? TrackedScreen { return own.plumb_TrackedScreen_track() }; if let own = self as? UITableViewController { return own.plumb_UITableViewController_track() }; return plumb_track() }; func name(of page: Int, in book: String) -> String { if let own = self as? TrackedScreen { return own.plumb_TrackedScreen_name(of: page, in: book) }; return plumb_name(of: page, in: book) };
    func plumb_track() { print("base") }
    func plumb_name(of page: Int, in book: String) -> String { "\(book) \(page)" }
}

class TrackedScreen: UIViewController {
    func plumb_TrackedScreen_track() {
        self.plumb_track()
        print("tracked")
    }
}

extension TrackedScreen {
    func plumb_TrackedScreen_name(of page: Int, in book: String) -> String { "tracked " + self.plumb_name(of: page, in: book) }
}

class TrackedTable: UITableViewController {}

extension TrackedTable {
    func plumb_TrackedTable_track() { print("table") }
}

final class InnerScreen: TrackedScreen {
    func plumb_InnerScreen_track() { print("inner") }
}

extension UITableViewController {
    func plumb_UITableViewController_track() { self.plumb_track() }
}

final class OtherTable: UITableViewController {
    func plumb_OtherTable_track() { self.plumb_UITableViewController_track() }
}
