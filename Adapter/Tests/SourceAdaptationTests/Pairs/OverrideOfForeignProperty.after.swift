import UIKit

extension UIViewController { public var canBeClosed: Bool { get { if let own = self as? any PlumbOverride_UIViewController_canBeClosed { return own.plumbOverride_UIViewController_canBeClosed }; if let own = self as? LockedScreen { return own.plumb_LockedScreen_canBeClosed }; return plumb_canBeClosed } }; var inset: CGFloat { get { if let own = self as? LockedScreen { return own.plumb_LockedScreen_inset }; return plumb_inset } set { if let own = self as? LockedScreen { own.plumb_LockedScreen_inset = newValue; return }; plumb_inset = newValue } };
    public var plumb_canBeClosed: Bool { true }
    var plumb_inset: CGFloat {
        get { 8 }
        set { print(newValue) }
    }
}

class LockedScreen: UIViewController {
    var plumb_LockedScreen_canBeClosed: Bool { isEditing && self.plumb_canBeClosed }
    var plumb_LockedScreen_inset: CGFloat {
        get { self.plumb_inset * 2 }
        set { self.plumb_inset = newValue / 2 }
    }
    var canBeClosedNow: Bool { canBeClosed }
}

@MainActor public protocol PlumbOverride_UIViewController_canBeClosed: AnyObject { var plumbOverride_UIViewController_canBeClosed: Bool { get } }
