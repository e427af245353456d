import UIKit

class GenericList<Item: Hashable>: UIViewController {
    lazy var button: UIBarButtonItem = .init(title: "Add", style: .plain, target: self, action: Selector("add", GenericList.add))
    var items: [Item] = []

    func add() {}
}

extension GenericList {
    func again() -> Selector { Selector("add", GenericList.add) }
}
