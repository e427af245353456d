import Foundation
import Graphics

/// Animations between two calls instead of in a block.
extension UIView {
    /// Begins an animation of the changes until `commitAnimations()`: ease in-out, 0.2 seconds (documented).
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationScope(timing: AnimationTiming(curve: .cubic(.easeInOut), duration: 0.2)).open()
    }

    /// Ends the innermost animation that was begun.
    public class func commitAnimations() { AnimationScope.current?.close() }

    public class func setAnimationDuration(_ duration: TimeInterval) { AnimationScope.current?.timing.duration = duration }
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationScope.current?.timing.delay = delay }
    public class func setAnimationCurve(_ curve: AnimationCurve) { AnimationScope.current?.timing.curve = .cubic(curve.cubic) }
    public class func setAnimationRepeatCount(_ repeatCount: Float) { AnimationScope.current?.timing.repeatCount = Double(repeatCount) }
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationScope.current?.timing.autoreverses = repeatAutoreverses
    }
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
