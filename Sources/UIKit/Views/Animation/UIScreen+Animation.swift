import Foundation
import Graphics

extension UIScreen {
    /// The duration of turning a device in seconds (inferred).
    package nonisolated static let turningDuration = 0.3

    /// Runs changes that the system animates: of a screen's size, of the keyboard.
    package static func changing(over duration: Double, _ curve: TimingCurve, _ changes: () -> Void) {
        AnimationScope(timing: AnimationTiming(curve: curve, duration: duration)).run(changes)
    }
}
