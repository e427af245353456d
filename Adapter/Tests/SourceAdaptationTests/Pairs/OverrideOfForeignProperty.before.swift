import UIKit

extension UIViewController {
    @objc open var canBeClosed: Bool { true }
    @objc var inset: CGFloat {
        get { 8 }
        set { print(newValue) }
    }
}

class LockedScreen: UIViewController {
    override var canBeClosed: Bool { isEditing && super.canBeClosed }
    override var inset: CGFloat {
        get { super.inset * 2 }
        set { super.inset = newValue / 2 }
    }
    var canBeClosedNow: Bool { canBeClosed }
}
