import Foundation

/// The simulated time of a screen. Animations begin at `now`, which only `advance(to:)` and `finish(limit:)` move.
@MainActor package final class Timeline {
    package static var current: Timeline {
        get { State.current.timeline }
        set { State.current.timeline = newValue }
    }

    @MainActor private final class State: EnvironmentState {
        lazy var timeline = Timeline()
        nonisolated init() {}
    }

    /// Seconds since the screen was created.
    package private(set) var now = 0.0 {
        // The dates that an app reads advance with the timeline.
        didSet { SimulatedRun.state.pass(seconds: now - oldValue) }
    }
    private var layers: [CALayer] = []
    private var waiting: [(time: Double, order: Int, recurs: Bool, action: () -> Void)] = []
    private var order = 0

    package init() {}

    func add(_ layer: CALayer) {
        if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    }

    /// Calls `action` when the timeline reaches `time`. `finish(limit:)` and `remaining` do not wait for recurring actions.
    func schedule(at time: Double, recurs: Bool = false, _ action: @escaping () -> Void) {
        order += 1
        waiting.append((time, order, recurs, action))
    }

    /// Advances to `time` and calls the scheduled actions on the way, earliest first. Each sees its own time as `now`.
    package func advance(to time: Double) {
        while let next = waiting.filter({ $0.time <= time }).min(by: { ($0.time, $0.order) < ($1.time, $1.order) }) {
            waiting.removeAll { $0.order == next.order }
            now = max(now, next.time)
            next.action()
        }
        now = max(now, time)
        forgetFinished()
    }

    /// Advances until everything has ended, by at most `limit` seconds, so that a still picture shows the final state.
    /// Animations that repeat forever are not waited for.
    package func finish(limit: Double = 60) {
        let last = now + limit
        while let next = waiting.filter({ !$0.recurs }).map(\.time).min(), next <= last { advance(to: next) }
        let end = ends.filter(\.isFinite).max()
        if let end, end <= last { advance(to: end) }
    }

    /// Seconds until everything that does not repeat forever has ended.
    package var remaining: Double {
        max(0, ((ends + waiting.filter { !$0.recurs }.map(\.time)).filter(\.isFinite).max() ?? now) - now)
    }

    private var ends: [Double] {
        let animations: [Double] = layers.flatMap(\.animations).map { $0.start + $0.timing.delay + $0.timing.totalDuration }
        return animations + layers.flatMap(\.addedAnimations).map(\.end) + layers.compactMap { $0.transitionStorage?.end }
    }

    private func forgetFinished() {
        for layer in layers {
            layer.animations.removeAll { !$0.isRunning(at: now) }
            layer.addedAnimations.removeAll { !$0.isKept && $0.end <= now }
            if let transition = layer.transitionStorage, transition.end <= now { layer.transitionStorage = nil }
        }
        layers.removeAll { $0.animations.isEmpty && $0.addedAnimations.isEmpty && $0.transitionStorage == nil }
    }
}
