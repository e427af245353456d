import UIKit

class Ends: UIView {
    func a() {}
    func b() -> Selector { Selector("a", Ends.a) }
}
