import UIKit

extension UIViewController {
    func hideKeyboardOnTap() {
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard)))
    }

    @objc func dismissKeyboard() { view.endEditing(true) }
}

class Outer {
    class Inner: UIView {
        func wire() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(Inner.tap))) }
        @objc fileprivate func tap() {}
    }
}

extension Outer.Inner {
    func wireAgain() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap))) }
}
