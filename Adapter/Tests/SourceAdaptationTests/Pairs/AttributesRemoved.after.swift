import UIKit


class Marked: NSObject {
    let a = 1
    var b = 2 { didSet { interfaceDidSet(\.b) } }
    func c() {}
    open func d(_ x: Int) {}
    var e: NSString = ""
    enum Kind: Int { case one, two }
}

class Designed: UIView {
    var depth = 1
}

typealias Block = (UIViewController, Selector) -> Void
typealias Implementation = (AnyObject, Selector) -> Void
typealias Handler = @convention(c) (Int32) -> Void
