import UIKit

extension UINavigationController {
    open var childForStatusBarStyle: UIViewController? { topViewController }
}
