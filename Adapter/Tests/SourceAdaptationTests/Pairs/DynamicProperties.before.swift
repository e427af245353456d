import UIKit

class Dial: UIView {
    @objc dynamic var accent: UIColor? = UIColor(white: 1, alpha: 1)
    @objc dynamic var width: CGFloat = 2 {
        didSet {
            guard width != oldValue else { return }
            setNeedsDisplay()
        }
    }
    @objc dynamic var height: CGFloat = 3 { willSet { print(newValue) } }
    @objc public dynamic var size: CGSize {
        get { CGSize(width: width, height: height) }
        set { (width, height) = (newValue.width, newValue.height) }
    }
    @objc dynamic var isWide: Bool { width > 10 }
    @objc dynamic static var count = 0
    @objc dynamic override var isHidden: Bool { didSet {} }
    dynamic var plain = 1
}

@objc protocol Counted { @objc dynamic var count: Int { get set } }
