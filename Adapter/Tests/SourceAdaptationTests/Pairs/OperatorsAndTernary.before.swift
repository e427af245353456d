import UIKit

class Picker: UIViewController {
    var isLeft = true
    func action() -> Selector { isLeft ? #selector(left) : #selector(Picker.right) }
    func optional() -> Selector? { isLeft ? #selector(left) : nil }
    func list() -> [(String, Selector)] { [("left", #selector(left)), ("right", #selector(right))] }
    @objc func left() {}
    @objc func right() {}
}
