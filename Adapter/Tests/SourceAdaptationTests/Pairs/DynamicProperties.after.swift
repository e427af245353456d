import UIKit

class Dial: UIView {
    var accent: UIColor? = UIColor(white: 1, alpha: 1) { didSet { interfaceDidSet(\.accent) } }
    var width: CGFloat = 2 {
        didSet { defer { interfaceDidSet(\.width) };
            guard width != oldValue else { return }
            setNeedsDisplay()
        }
    }
    var height: CGFloat = 3 { willSet { print(newValue) } didSet { interfaceDidSet(\.height) } }
    public var size: CGSize {
        get { CGSize(width: width, height: height) }
        set { defer { interfaceDidSet(\.size) }; (width, height) = (newValue.width, newValue.height) }
    }
    var isWide: Bool { width > 10 }
    static var count = 0
    override var isHidden: Bool { didSet {} }
    var plain = 1
}

protocol Counted: AnyObject { var count: Int { get set } }
