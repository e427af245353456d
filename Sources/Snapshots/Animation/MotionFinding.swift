import Foundation
import Graphics
import LayoutAudit

/// Something in a motion that is wrong between its two ends and not at them. A value.
package struct MotionFinding: Sendable, Hashable {
    package var kind: Finding.Kind
    package var severity: Severity
    /// Names from the window's subviews down to the view, separated by slashes.
    package var view: String
    /// Whoever else takes part: what the view lies over.
    package var other: String?
    /// Frames from the first to the last in which it is so; of a jump, those before and after it.
    package var frames: ClosedRange<Int>
    package var framesPerSecond: Int
    /// By how much, at its worst.
    package var points: Double
    /// What is the case, in a sentence without a full stop, with frames and seconds.
    package var fact: String
    /// What mends such a thing as a rule.
    package var advice: String

    package var sentence: String { "\(fact): \(advice)" }

    /// `from frame 6 to 11 (0.1 to 0.18 s)`
    static func span(_ frames: ClosedRange<Int>, framesPerSecond: Int) -> String {
        "from frame \(frames.lowerBound) to \(frames.upperBound) (\(seconds(frames.lowerBound, framesPerSecond)) to "
            + "\(seconds(frames.upperBound, framesPerSecond)) s)"
    }

    /// To the hundredth: a frame at 60 a second is told from the next.
    static func seconds(_ frame: Int, _ framesPerSecond: Int) -> String {
        CGFloat((Double(frame) / Double(framesPerSecond) * 100).rounded() / 100).trimmed
    }

    /// To the tenth; less than one is more than nothing.
    static func number(_ points: CGFloat) -> String { ((points * 10).rounded() / 10).trimmed }
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

extension Finding.Kind {
    /// What is looked for in motions, and nowhere else.
    package static let midway: [Finding.Kind] = [.offScreenMidway, .overlapMidway, .clippedMidway, .jump]
}
