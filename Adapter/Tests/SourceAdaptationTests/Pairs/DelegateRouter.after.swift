import UIKit

final class Router: NSObject, UIGestureRecognizerDelegate {
    weak var proxy: UIGestureRecognizerDelegate?

    func responds(to aSelector: Selector!) -> Bool { proxy?.responds(to: aSelector) == true || super.responds(to: aSelector) }

    func forwardingTarget(for aSelector: Selector!) -> Any? { proxy?.responds(to: aSelector) == true ? proxy : nil }
}

final class RoutedView: UIView {
    override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
}

class Session: NSObject {
    open func responds(to selector: Selector) -> Bool { selector.name == "start" }
}

extension Router: @preconcurrency SelectorResponding {}
extension Session: @preconcurrency SelectorResponding { public func responds(to selector: Selector!) -> Bool { if let known: Selector = selector { return responds(to: known) }; return false } }
