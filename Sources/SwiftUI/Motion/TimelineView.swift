import UIKit

/// The dates at which a view is to be shown anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        let interval = max(interval, 1e-3)
        let passed = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
        return sequence(first: start.addingTimeInterval(passed * interval)) { $0.addingTimeInterval(interval) }
    }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
    }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule of every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: Double
    let isPaused: Bool
    public init(minimumInterval: Double? = nil, paused: Bool = false) { (interval, isPaused) = (minimumInterval ?? 1 / 60, paused) }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        let isPaused = isPaused
        return sequence(first: startDate) { isPaused ? nil : $0.addingTimeInterval(interval) }
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

/// A view that is shown anew by a schedule, at the times of the run.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    public typealias Context = TimelineViewDefaultContext
    let schedule: Schedule
    let content: (Context) -> Content
}

/// The date for which a timeline's view is shown.
public struct TimelineViewDefaultContext {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
    public func invalidateTimelineContent() {}
}

extension TimelineView: HostedContent where Content: View {}

extension TimelineView: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }
    func makeNode(_ scope: Scope) -> Node { TimelineNode<Schedule, Content>(scope) }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: Node, Evaluated, Stepped {
    private var view: TimelineView<Schedule, Content>?
    private let slot = Slot()
    private let start = SimulatedRun.date
    private var shown: Date?

    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        self.view = view as? TimelineView<Schedule, Content>
        evaluate()
        graph.clock.follow(self)
    }

    func evaluate() {
        graph.evaluated(self)
        guard let view else { return }
        let date = date(view.schedule)
        shown = date
        let content = reading { view.content(.init(date: date, cadence: .live)) }
        slot.show(content, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }

    /// The last date of the schedule that has come.
    private func date(_ schedule: Schedule) -> Date {
        let now = SimulatedRun.date
        if let animation = schedule as? AnimationTimelineSchedule { return animation.isPaused ? shown ?? start : now }
        var last: Date?
        for entry in schedule.entries(from: start, mode: .normal) {
            guard entry <= now || last == nil else { break }
            last = entry
        }
        return last ?? now
    }

    let isMoving = true

    func step() {
        guard let view, date(view.schedule) != shown else { return }
        graph.markStale(self)
    }
}
