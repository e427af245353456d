import UIKit

class Coded: UIView, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    override func encode(with coder: NSCoder) {}
}
