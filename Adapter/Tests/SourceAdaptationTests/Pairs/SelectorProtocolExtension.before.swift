import UIKit

protocol Closable where Self: UIViewController {}

extension UIViewController {
    @objc func closeMe() {}
}

extension Closable where Self: UIViewController {
    var closing: Selector { #selector(closeMe) }
}
