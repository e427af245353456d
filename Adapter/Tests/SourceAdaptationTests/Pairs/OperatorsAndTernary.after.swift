import UIKit

class Picker: UIViewController {
    var isLeft = true
    func action() -> Selector { isLeft ? Selector("left", Picker.left) : Selector("right", Picker.right) }
    func optional() -> Selector? { isLeft ? Selector("left", Picker.left) : nil }
    func list() -> [(String, Selector)] { [("left", Selector("left", Picker.left)), ("right", Selector("right", Picker.right))] }
    func left() {}
    func right() {}
}
