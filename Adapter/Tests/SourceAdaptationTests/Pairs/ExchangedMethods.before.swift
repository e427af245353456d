import UIKit

extension UINavigationController {
    static func exchange() {
        guard let original = class_getInstanceMethod(self, #selector(setter: UINavigationController.delegate)),
            let replacement = class_getInstanceMethod(self, #selector(UINavigationController.own_setDelegate(_:)))
        else { return }
        method_exchangeImplementations(original, replacement)
    }
    @objc func own_setDelegate(_ delegate: UINavigationControllerDelegate?) {
        print("set")
        self.own_setDelegate(delegate)
    }
}

extension UIViewController {
    static let tracking: Int = {
        let original = class_getInstanceMethod(UIViewController.self, #selector(viewWillAppear(_:)))!
        let replacement = class_getInstanceMethod(UIViewController.self, #selector(own_viewWillAppear(_:)))!
        method_exchangeImplementations(original, replacement)
        return 1
    }()
    @objc func own_viewWillAppear(_ animated: Bool) {
        self.own_viewWillAppear(animated)
        print("appears")
    }
    func again(_ count: Int) { if count > 0 { self.again(count - 1) } }
}
