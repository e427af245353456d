import UIKit

@objc protocol Bare {}
@objc protocol Inheriting: Bare {}
@objc protocol Explicit: AnyObject {}
@objc protocol OfObjects: NSObjectProtocol {}
@objc(PLNamed) public protocol Named: Bare, Explicit {}

class Uses {
    weak var bare: Bare?
    weak var inheriting: Inheriting?
}
