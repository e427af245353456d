import UIKit

final class GatewayScreen: UITableViewController {
    @IBAction func open(_ sender: Any) {
        let number = (sender as AnyObject).tag
        var above = (sender as AnyObject).superview
        above = above??.superview
        print((sender as AnyObject) === self, number ?? 0)
    }

    func value(_ pair: (any Hashable)?) -> Any? { (pair as AnyObject).value(forKey: "name") }

    func name(of object: AnyObject) -> String { type(of: object).description() }
}
