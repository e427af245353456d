import Foundation
import Graphics

/// The frames between two solved layouts. A pure function of the two trees and the timing: no clock is read, a constraint is solved
/// only at the two ends.
package struct FrameSequence: Sendable, Hashable {
    package var start: LayerTree
    package var end: LayerTree
    /// Seconds before anything moves.
    package var delay: Double
    /// Seconds of motion.
    package var duration: Double
    package var curve: TimingCurve
    package var framesPerSecond: Int

    package init(start: LayerTree, end: LayerTree, delay: Double = 0, duration: Double, curve: TimingCurve, framesPerSecond: Int) {
        self.start = start; self.end = end; self.delay = delay; self.duration = duration; self.curve = curve
        self.framesPerSecond = max(1, framesPerSecond)
    }

    /// Frames from the first to the one in which everything has arrived.
    package var count: Int {
        // 0.1 × 60 is 6.000000000000001 in binary: a frame's millionth is no frame.
        Int((max(0, delay + duration) * Double(framesPerSecond) - 1e-6).rounded(.up)) + 1
    }

    /// Seconds since the animation was asked for.
    package func time(ofFrame index: Int) -> Double { Double(index) / Double(framesPerSecond) }

    /// How far the motion has come: 0 at the start, 1 at the end; a spring may pass 1.
    package func progress(ofFrame index: Int) -> Double {
        index >= count - 1 ? 1 : curve.progress(at: time(ofFrame: index) - delay, duration: duration)
    }

    package func tree(ofFrame index: Int) -> LayerTree { start.interpolated(to: end, fraction: progress(ofFrame: index)) }

    package var trace: MotionTrace {
        MotionTrace(framesPerSecond: framesPerSecond, trees: (0..<count).map(tree(ofFrame:)))
    }
}
