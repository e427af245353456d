import UIKit

class Proxy: NSObject, UIScrollViewDelegate {
    weak var other: UIScrollViewDelegate?
    weak var rows: UITableViewDelegate?
    var handler: ((Int) -> Void)?
    var actions: [String: () -> Void] = [:]

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        other?.scrollViewDidScroll?(scrollView)
        rows?.tableView?(UITableView(), didSelectRowAt: IndexPath(row: 0, section: 0))
        self.handler?(1)
        actions["a"]?()
    }
}
