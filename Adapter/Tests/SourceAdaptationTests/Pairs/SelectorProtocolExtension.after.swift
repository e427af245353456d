import UIKit

protocol Closable where Self: UIViewController {}

extension UIViewController {
    func closeMe() {}
}

extension Closable where Self: UIViewController {
    var closing: Selector { Selector("closeMe", Self.closeMe) }
}
