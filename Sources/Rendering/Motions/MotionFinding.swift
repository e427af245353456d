import Goldens
import Foundation
import Graphics
import LayoutAudit

/// A problem in a motion that occurs between its two ends and not at them.
package struct MotionFinding: Sendable, Hashable {
    package var kind: Finding.Kind
    package var severity: Severity
    /// Names from the window's subviews down to the view, separated by slashes.
    package var view: String
    /// The other view that takes part: what the view overlaps.
    package var other: String?
    /// The first to the last frame with the problem; for a jump, the frames before and after it.
    package var frames: ClosedRange<Int>
    package var framesPerSecond: Int
    /// The extent of the problem at its worst, in points.
    package var points: Double
    /// What is wrong, as a sentence without a full stop, with frames and seconds.
    package var fact: String
    /// What usually fixes this kind of finding.
    package var advice: String

    package var sentence: String { "\(fact): \(advice)" }

    /// Returns a text such as `from frame 6 to 11 (0.1 to 0.18 s)`.
    static func span(_ frames: ClosedRange<Int>, framesPerSecond: Int) -> String {
        "from frame \(frames.lowerBound) to \(frames.upperBound) (\(MotionOutline.seconds(frames.lowerBound, framesPerSecond)) to "
            + "\(MotionOutline.seconds(frames.upperBound, framesPerSecond)) s)"
    }

    /// Returns the number to a tenth.
    package static func number(_ points: CGFloat) -> String { ((points * 10).rounded() / 10).trimmed }
}

extension MotionFinding: Encodable {
    private enum Key: String, CodingKey { case kind, severity, view, other, firstFrame, lastFrame, from, to, points, fact, advice }

    /// `from` and `to` are seconds, to a thousandth.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        func seconds(_ frame: Int) -> Double { (Double(frame) / Double(framesPerSecond) * 1000).rounded() / 1000 }
        try container.encode(kind, forKey: .kind)
        try container.encode(severity, forKey: .severity)
        try container.encode(view, forKey: .view)
        try container.encodeIfPresent(other, forKey: .other)
        try container.encode(frames.lowerBound, forKey: .firstFrame)
        try container.encode(frames.upperBound, forKey: .lastFrame)
        try container.encode(seconds(frames.lowerBound), forKey: .from)
        try container.encode(seconds(frames.upperBound), forKey: .to)
        try container.encode((points * 1000).rounded() / 1000, forKey: .points)
        try container.encode(fact, forKey: .fact)
        try container.encode(advice, forKey: .advice)
    }
}
