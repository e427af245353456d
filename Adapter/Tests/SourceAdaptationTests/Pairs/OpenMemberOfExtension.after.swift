import UIKit

open class Sheet: UIView { open func close() { plumb_close() };}

extension Sheet {
    public func plumb_close() { removeFromSuperview() }
}

extension UIView { public func shimmer(_ on: Bool = true) -> Bool { if let own = self as? any PlumbOverride_UIView_shimmer____ { return own.plumbOverride_UIView_shimmer____(on) }; return plumb_shimmer(on) }; public var glow: CGFloat { get { if let own = self as? any PlumbOverride_UIView_glow { return own.plumbOverride_UIView_glow }; return plumb_glow } };
    public func plumb_shimmer(_ on: Bool = true) -> Bool { on }
    public var plumb_glow: CGFloat { 1 }
}

@MainActor public protocol PlumbOverride_UIView_shimmer____: AnyObject { func plumbOverride_UIView_shimmer____(_ on: Bool) -> Bool }
@MainActor public protocol PlumbOverride_UIView_glow: AnyObject { var plumbOverride_UIView_glow: CGFloat { get } }
