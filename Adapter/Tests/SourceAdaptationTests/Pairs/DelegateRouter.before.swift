import UIKit

final class Router: NSObject, UIGestureRecognizerDelegate {
    weak var proxy: UIGestureRecognizerDelegate?

    override func responds(to aSelector: Selector!) -> Bool { proxy?.responds(to: aSelector) == true || super.responds(to: aSelector) }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { proxy?.responds(to: aSelector) == true ? proxy : nil }
}

final class RoutedView: UIView {
    override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
}

class Session: NSObject {
    open override func responds(to selector: Selector) -> Bool { selector.name == "start" }
}
