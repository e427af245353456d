import UIKit

protocol Holder: AnyObject {
    var owner: UIView? { get set }
}

final class Card: Holder {
    weak var owner: UIView?
}
