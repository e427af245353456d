import UIKit

class Screen1: UIViewController { func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { plumb_tableView(tableView, didSelectRowAt: indexPath) }; func reload(animated: Bool = true, _ names: inout [String]) throws -> Int { try plumb_reload(animated: animated, &names) }; var mode: Int { get { plumb_mode } set { plumb_mode = newValue } };}

extension Screen1: UITableViewDelegate {
    func plumb_tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func plumb_reload(animated: Bool = true, _ names: inout [String]) throws -> Int { names.count }
    var plumb_mode: Int {
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
