import UIKit

@objcMembers
class Marked: NSObject {
    @objc let a = 1
    @objc dynamic var b = 2
    @nonobjc func c() {}
    @objc(d:) dynamic open func d(_ x: Int) {}
    @NSCopying var e: NSString = ""
    @objc enum Kind: Int { case one, two }
}

@IBDesignable class Designed: UIView {
    @GKInspectable var depth = 1
}

typealias Block = @convention(block) (UIViewController, Selector) -> Void
typealias Implementation = @convention(c) (AnyObject, Selector) -> Void
typealias Handler = @convention(c) (Int32) -> Void
