import UIKit

extension UIViewController {
    @objc func track() { print("base") }
    @objc func name(of page: Int, in book: String) -> String { "\(book) \(page)" }
}

class TrackedScreen: UIViewController {
    override func track() {
        super.track()
        print("tracked")
    }
}

extension TrackedScreen {
    override func name(of page: Int, in book: String) -> String { "tracked " + super.name(of: page, in: book) }
}

class TrackedTable: UITableViewController {}

extension TrackedTable {
    override func track() { print("table") }
}

final class InnerScreen: TrackedScreen {
    override func track() { print("inner") }
}

extension UITableViewController {
    override func track() { super.track() }
}

final class OtherTable: UITableViewController {
    override func track() { super.track() }
}
