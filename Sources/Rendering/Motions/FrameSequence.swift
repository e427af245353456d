import Foundation
import Graphics

/// The frames between two solved layouts. They depend only on the two trees and the timing: no clock is read, and constraints are solved
/// only at the two ends.
package struct FrameSequence: Sendable, Hashable {
    package var start: LayerTree
    package var end: LayerTree
    /// The seconds before the motion starts.
    package var delay: Double
    /// The seconds that the motion takes.
    package var duration: Double
    package var curve: TimingCurve
    package var framesPerSecond: Int

    package init(start: LayerTree, end: LayerTree, delay: Double = 0, duration: Double, curve: TimingCurve, framesPerSecond: Int) {
        self.start = start; self.end = end; self.delay = delay; self.duration = duration; self.curve = curve
        self.framesPerSecond = max(1, framesPerSecond)
    }

    /// The number of frames, up to the one in which everything has arrived.
    package var count: Int {
        // 0.1 × 60 is 6.000000000000001 in binary, so a millionth of a frame is ignored.
        Int((max(0, delay + duration) * Double(framesPerSecond) - 1e-6).rounded(.up)) + 1
    }

    /// Returns the seconds since the start of the animation.
    package func time(ofFrame index: Int) -> Double { Double(index) / Double(framesPerSecond) }

    /// Returns the progress of the motion, from 0 to 1; a spring may exceed 1.
    package func progress(ofFrame index: Int) -> Double {
        index >= count - 1 ? 1 : curve.progress(at: time(ofFrame: index) - delay, duration: duration)
    }

    package func tree(ofFrame index: Int) -> LayerTree { start.interpolated(to: end, fraction: progress(ofFrame: index)) }

    package var trace: MotionTrace {
        MotionTrace(framesPerSecond: framesPerSecond, trees: (0..<count).map(tree(ofFrame:)))
    }
}
