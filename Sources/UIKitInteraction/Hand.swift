import Foundation
import UIKit

/// Fingers on the screen, from touching down to lifting.
@MainActor final class Hand {
    private let root: UIView
    private let touches: [UITouch]
    private var locations: [CGPoint]

    /// - Parameter points: in the view's coordinates.
    init(on view: UIView, at points: [CGPoint], tapCount: Int = 1) {
        var root = view
        while let parent = root.superview { root = parent }
        root.layoutIfNeeded()
        self.root = root
        locations = points.map { root.convert($0, from: view) }
        touches = locations.map { UITouch(at: $0, in: root, tapCount: tapCount) }
        send()
    }

    /// The centre of the fingers, in the root's coordinates.
    var middle: CGPoint {
        CGPoint(
            x: locations.map(\.x).reduce(0, +) / CGFloat(locations.count), y: locations.map(\.y).reduce(0, +) / CGFloat(locations.count))
    }

    func move(by way: CGVector, seconds: TimeInterval, steps: Int = 10) {
        let start = locations
        for step in 1...steps {
            Person.wait(seconds / Double(steps))
            let share = CGFloat(step) / CGFloat(steps)
            move(to: start.map { CGPoint(x: $0.x + way.dx * share, y: $0.y + way.dy * share) })
        }
    }

    /// Moves the fingers to points in the root's coordinates.
    func move(to points: [CGPoint]) {
        locations = points
        for (touch, point) in zip(touches, points) { touch.move(to: point, .moved) }
        send()
    }

    func lift() {
        for (touch, point) in zip(touches, locations) { touch.move(to: point, .ended) }
        send()
        root.layoutIfNeeded()
    }

    private func send() { UIApplication.shared.sendEvent(UIEvent(touches: touches)) }
}
