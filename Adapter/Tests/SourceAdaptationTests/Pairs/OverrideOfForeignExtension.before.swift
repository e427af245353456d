import UIKit

extension UIViewController {
    @objc func track() {}
}

class TrackedScreen: UIViewController {
    override func track() { print("tracked") }
}
