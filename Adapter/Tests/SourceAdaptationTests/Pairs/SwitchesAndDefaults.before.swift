import UIKit

class Defaults: UIViewController {
    func add(_ title: String, action: Selector = #selector(Defaults.usual)) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: self, action: action)
    }
    static let keys = [UIKeyCommand(input: "a", modifierFlags: .command, action: #selector(usual))]
    @objc func usual() {}
}
