import UIKit

extension UIViewController {
    func hideKeyboardOnTap() {
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("dismissKeyboard", UIViewController.dismissKeyboard)))
    }

    func dismissKeyboard() { view.endEditing(true) }
}

class Outer {
    class Inner: UIView {
        func wire() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", Inner.tap))) }
        fileprivate func tap() {}
    }
}

extension Outer.Inner {
    func wireAgain() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", Outer.Inner.tap))) }
}
