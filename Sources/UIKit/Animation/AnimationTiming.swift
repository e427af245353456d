import Foundation
import Graphics

/// When an animation runs and how it gets from 0 to 1. Seconds, in the timeline's time.
struct AnimationTiming: Hashable {
    var curve: TimingCurve
    /// One way.
    var duration: Double
    var delay = 0.0
    /// Runs; 1 is once, infinity never ends. Half runs are allowed, as UIKit has it.
    var repeatCount = 1.0
    var autoreverses = false

    /// Seconds from `delay` on, all repetitions.
    var totalDuration: Double { duration * (autoreverses ? 2 : 1) * repeatCount }

    /// How far the animation has come. Before its delay is over it stands at its beginning; afterwards at its end.
    func progress(at elapsed: Double) -> Double {
        let time = elapsed - delay
        guard time > 0, duration > 0 else { return duration > 0 ? 0 : 1 }
        guard time < totalDuration else { return 1 }
        let cycle = duration * (autoreverses ? 2 : 1)
        let within = time - (time / cycle).rounded(.down) * cycle
        return within <= duration ? curve.progress(at: within, duration: duration) : curve.progress(at: cycle - within, duration: duration)
    }
}
