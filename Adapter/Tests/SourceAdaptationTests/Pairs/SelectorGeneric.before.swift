import UIKit

class GenericList<Item: Hashable>: UIViewController {
    lazy var button: UIBarButtonItem = .init(title: "Add", style: .plain, target: self, action: #selector(add))
    var items: [Item] = []

    @objc func add() {}
}

extension GenericList {
    func again() -> Selector { #selector(add) }
}
