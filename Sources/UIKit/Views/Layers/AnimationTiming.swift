import Foundation
import Graphics

/// The delay, duration, curve and repetition of an animation, in seconds of the timeline.
struct AnimationTiming: Hashable {
    var curve: TimingCurve
    /// The duration of one run, without reversing.
    var duration: Double
    var delay = 0.0
    /// The number of runs; infinity never ends. Half runs are allowed, as in UIKit.
    var repeatCount = 1.0
    var autoreverses = false

    /// The duration of all repetitions, without the delay.
    var totalDuration: Double { duration * (autoreverses ? 2 : 1) * repeatCount }

    /// Returns the progress after `elapsed` seconds: 0 before the delay is over, 1 after the end.
    func progress(at elapsed: Double) -> Double {
        let time = elapsed - delay
        guard time > 0, duration > 0 else { return duration > 0 ? 0 : 1 }
        guard time < totalDuration else { return 1 }
        let cycle = duration * (autoreverses ? 2 : 1)
        let within = time - (time / cycle).rounded(.down) * cycle
        return within <= duration ? curve.progress(at: within, duration: duration) : curve.progress(at: cycle - within, duration: duration)
    }
}
