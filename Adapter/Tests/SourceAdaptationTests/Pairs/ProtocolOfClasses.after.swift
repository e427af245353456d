import UIKit

protocol Bare: AnyObject {}
protocol Inheriting: AnyObject, Bare {}
protocol Explicit: AnyObject {}
protocol OfObjects: NSObjectProtocol {}
public protocol Named: AnyObject, Bare, Explicit {}

class Uses {
    weak var bare: Bare?
    weak var inheriting: Inheriting?
}
