import UIKit

extension UINavigationController {
    static func exchange() {
        guard let original = class_getInstanceMethod(self, Selector("setDelegate:") { (target: UINavigationController) in { target.delegate = $0 } }),
            let replacement = class_getInstanceMethod(self, Selector("own_setDelegate:", UINavigationController.own_setDelegate(_:)))
        else { return }
        method_exchangeImplementations(original, replacement)
    }
    func own_setDelegate(_ delegate: UINavigationControllerDelegate?) {
        print("set")
        self.delegate = delegate
    }
}

extension UIViewController {
    static let tracking: Int = {
        let original = class_getInstanceMethod(UIViewController.self, Selector("viewWillAppear:", UIViewController.viewWillAppear(_:)))!
        let replacement = class_getInstanceMethod(UIViewController.self, Selector("own_viewWillAppear:", UIViewController.own_viewWillAppear(_:)))!
        method_exchangeImplementations(original, replacement)
        return 1
    }()
    func own_viewWillAppear(_ animated: Bool) {
        self.viewWillAppear(animated)
        print("appears")
    }
    func again(_ count: Int) { if count > 0 { self.again(count - 1) } }
}
