import UIKit

extension UINavigationController {
    public var plumb_UINavigationController_childForStatusBarStyle: UIViewController? { topViewController }
}

extension UINavigationController { @_dynamicReplacement(for: childForStatusBarStyle) var plumbReplacing_UINavigationController_childForStatusBarStyle: UIViewController? { if let own = self as? UINavigationController, InterfaceReplacement.begins(own, "childForStatusBarStyle", UINavigationController.self) { defer { InterfaceReplacement.ends() }; return own.plumb_UINavigationController_childForStatusBarStyle }; return childForStatusBarStyle } }
