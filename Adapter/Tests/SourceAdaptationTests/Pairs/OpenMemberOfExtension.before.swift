import UIKit

open class Sheet: UIView {}

extension Sheet {
    @objc open func close() { removeFromSuperview() }
}

extension UIView {
    @objc open func shimmer(_ on: Bool = true) -> Bool { on }
    @objc open var glow: CGFloat { 1 }
}
