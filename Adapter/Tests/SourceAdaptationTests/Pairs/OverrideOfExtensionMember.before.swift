import UIKit

class Screen1: UIViewController {}

extension Screen1: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    @objc func reload(animated: Bool = true, _ names: inout [String]) throws -> Int { names.count }
    @objc var mode: Int {
        get { 1 }
        set { print(newValue) }
    }
}

final class Screen2: Screen1 {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
    }
    override func reload(animated: Bool = true, _ names: inout [String]) throws -> Int { 2 }
    override var mode: Int {
        get { 2 }
        set {}
    }
}
