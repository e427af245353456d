import UIKit

class Ends: UIView {
    @objc func a() {}
    func b() -> Selector { #selector(a) }
}
