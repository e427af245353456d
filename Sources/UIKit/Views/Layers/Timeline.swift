import Foundation

/// What computes its own steps of an animation at each time at which the timeline stops.
@MainActor package protocol TimelineFollower: AnyObject {
    func timelineDidAdvance()
}

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
    private var waiting: [Event] = []
    private var order = 0
    private var followers: [() -> (any TimelineFollower)?] = []
    /// The timers of the main run loop that are scheduled.
    final var runLoopTimers: Set<ObjectIdentifier> = []

    private struct Event {
        var time: Double
        var order: Int
        /// Whether the action is scheduled again and again, as that of a display link.
        var recurs: Bool
        /// Whether a still picture waits for it.
        var isAwaited: Bool
        var action: () -> Void

        func isBefore(_ other: Event) -> Bool { (time, order) < (other.time, other.order) }
    }

    package init() {}

    func add(_ layer: CALayer) {
        if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    }

    /// Calls `action` when the timeline reaches `time`; at a time that is reached already, in the next turn of the run loop.
    /// `finish(limit:)` and `remaining` do not wait for recurring actions, nor for those that are not awaited.
    package func schedule(at time: Double, recurs: Bool = false, isAwaited: Bool = true, _ action: @escaping () -> Void) {
        order += 1
        waiting.append(Event(time: time, order: order, recurs: recurs, isAwaited: isAwaited && !recurs, action: action))
        guard time <= now else { return }
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self.map { $0.advance(to: $0.now) } } }
    }

    /// The time of the next scheduled action; nil if there is none.
    package var nextTime: Double? { waiting.map(\.time).min() }

    /// Whether there are scheduled actions, and all of them recur.
    package var onlyRecurs: Bool { !waiting.isEmpty && waiting.allSatisfy(\.recurs) }

    /// Advances to `time` and calls the scheduled actions on the way, earliest first. Each sees its own time as `now`.
    package func advance(to time: Double) {
        while let next = waiting.filter({ $0.time <= time }).min(by: { $0.isBefore($1) }) {
            waiting.removeAll { $0.order == next.order }
            now = max(now, next.time)
            next.action()
        }
        now = max(now, time)
        for follower in followers.compactMap({ $0() }) { follower.timelineDidAdvance() }
        forgetFinished()
    }

    /// Tells an object each time at which the timeline stops, as long as the object lives.
    package func add(follower: some TimelineFollower) {
        followers.removeAll { $0() == nil }
        followers.append { [weak follower] in follower }
    }

    /// Advances until everything has ended, by at most `limit` seconds, so that a still picture shows the final state.
    /// Animations that repeat forever are not waited for.
    package func finish(limit: Double = 60) {
        let last = now + limit
        while let next = waiting.filter(\.isAwaited).map(\.time).min(), next <= last { advance(to: next) }
        let end = ends.filter(\.isFinite).max()
        if let end, end <= last { advance(to: end) }
    }

    /// Seconds until everything that does not repeat forever has ended.
    package var remaining: Double {
        max(0, ((ends + waiting.filter(\.isAwaited).map(\.time)).filter(\.isFinite).max() ?? now) - now)
    }

    /// Advances frame by frame until everything has ended, also what completions on the way have begun, for at most a minute.
    /// - Parameter frame: Returns the current frame.
    package func frames<Frame>(from start: Double, _ framesPerSecond: Int, _ frame: () -> Frame) -> [Frame] {
        var frames: [Frame] = []
        for index in 0...60 * framesPerSecond {
            let time = start + Double(index) / Double(framesPerSecond)
            advance(to: time)
            frames.append(frame())
            if now - time + remaining <= 1e-6 { break }
        }
        return frames
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
