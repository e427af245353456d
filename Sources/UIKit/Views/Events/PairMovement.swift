import Foundation

/// The distance between two fingers, and the angle of the line between them.
@MainActor private struct FingerPair {
    let distance: CGFloat
    let angle: CGFloat

    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let one = touches[0].location(in: nil), two = touches[1].location(in: nil)
        distance = max(one.distance(to: two), 1)
        angle = atan2(two.y - one.y, two.x - one.x)
    }
}

/// What two fingers have done since their gesture began, as pinches and rotations report it.
@MainActor final class PairMovement {
    /// What is compared with the start: the ratio of the distances, or the difference of the angles in radians.
    enum Measure { case distance, angle }

    private let measure: Measure
    private(set) var value: CGFloat = 0
    /// The change of the value per second.
    private(set) var velocity: CGFloat = 0
    /// The distance of which the ratio is 1, or the angle of which the difference is 0; nil until two fingers are down.
    private var base: CGFloat?
    private var lastTime = 0.0

    init(of measure: Measure) {
        self.measure = measure
        restart()
    }

    /// Returns to the state before the first touch.
    func restart() {
        value = measure == .distance ? 1 : 0
        velocity = 0
        base = nil
        lastTime = 0
    }

    func begin(_ touches: [UITouch], at time: TimeInterval) {
        base = base ?? self.base(touches)
        lastTime = time
    }

    /// Updates the value.
    /// - Returns: `false` if fewer than two fingers are down.
    func follow(_ touches: [UITouch], at time: TimeInterval) -> Bool {
        guard let base, let pair = FingerPair(touches) else { return false }
        let old = value
        switch measure {
        case .distance: value = pair.distance / base
        case .angle:
            // Angles are known only up to whole turns, so take the one nearest to the previous one.
            let turn = pair.angle - base
            value = turn - 2 * .pi * ((turn - old) / (2 * .pi)).rounded()
        }
        if time > lastTime { velocity = (value - old) / CGFloat(time - lastTime) }
        lastTime = time
        return true
    }

    /// Sets the value that the fingers have where they are now.
    func set(_ value: CGFloat, _ touches: [UITouch]) {
        self.value = value
        base = base(touches)
    }

    private func base(_ touches: [UITouch]) -> CGFloat? {
        FingerPair(touches).map { measure == .distance ? $0.distance / value : $0.angle - value }
    }
}
