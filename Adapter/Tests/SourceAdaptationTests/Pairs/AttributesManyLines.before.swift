import UIKit

class Spread: UIView {
    @available(
        iOS 13,
        *
    )
    @objc(
        spread
    )
    func a() {}

    @objc // called by name
    func b() {}

    @IBInspectable
    @objc
    var corner: CGFloat = 4
}
