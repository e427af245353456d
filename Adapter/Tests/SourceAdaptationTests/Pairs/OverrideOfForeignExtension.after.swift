import UIKit

extension UIViewController {
    func track() {}
}

class TrackedScreen: UIViewController {
    func track() { print("tracked") }
}
