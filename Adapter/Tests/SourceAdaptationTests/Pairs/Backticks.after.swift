import UIKit

class Ticked: UIView {
    func `repeat`() {}
    var `default`: Int = 1
    func wire() -> [Selector] { [Selector("repeat", Ticked.`repeat`), Selector("default") { (target: Ticked) in { target.`default` } }] }
    let path = "default"
}
