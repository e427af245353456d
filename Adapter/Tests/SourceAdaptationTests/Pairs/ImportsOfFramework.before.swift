import Foundation

public final class Band {
    let layer: CALayer? = nil
    var pin: NSLayoutConstraint?
}
