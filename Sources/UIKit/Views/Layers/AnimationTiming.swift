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
    /// The part of the whole in which a keyframe's values change; nil for an animation that is not a keyframe. The curve eases the whole,
    /// not the parts (Animation.md, keyframes).
    var segment: Segment?

    /// A part of an animation, as shares of its progress.
    struct Segment: Hashable {
        var start: Double
        var length: Double

        /// Returns the progress within the segment when the whole has made some progress.
        func progress(of whole: Double) -> Double {
            guard length > 0 else { return whole >= start ? 1 : 0 }
            return min(max((whole - start) / length, 0), 1)
        }
    }

    /// The duration of all repetitions, without the delay.
    var totalDuration: Double { duration * (autoreverses ? 2 : 1) * repeatCount }

    /// Returns the progress after `elapsed` seconds: 0 before the delay is over, 1 after the end.
    func progress(at elapsed: Double) -> Double {
        let whole = wholeProgress(at: elapsed)
        return segment.map { $0.progress(of: whole) } ?? whole
    }

    private func wholeProgress(at elapsed: Double) -> Double {
        let time = elapsed - delay
        guard time > 0, duration > 0 else { return duration > 0 ? 0 : 1 }
        guard time < totalDuration else { return 1 }
        let cycle = duration * (autoreverses ? 2 : 1)
        let within = time - (time / cycle).rounded(.down) * cycle
        return within <= duration ? curve.progress(at: within, duration: duration) : curve.progress(at: cycle - within, duration: duration)
    }
}
