import Foundation

/// What an engine noticed so far.
struct LayoutReports {
    var statistics = LayoutStatistics()
    var feedbackLoops: [LayoutFeedbackLoop] = []
    private(set) var conflicts: [LayoutConflict] = []
    private var knownConflicts: Set<LayoutConflict> = []
    var churn: [LayoutChurn] = []
    /// The constants of the constraints removed since the last pass, for recognising churn.
    var removedConstraints: [ConstraintKey: [CGFloat]] = [:]

    /// The most conflicts that are described: nobody reads on, and a screen with more spends its time on descriptions.
    static let mostConflicts = 500

    var hasRoomForConflicts: Bool { conflicts.count < Self.mostConflicts }

    /// Adds a conflict, unless one with the same message was reported: a conflict may come and go with every frame of an animation. The
    /// last one for which there is room says so.
    mutating func add(_ conflict: LayoutConflict) {
        guard hasRoomForConflicts, knownConflicts.insert(conflict).inserted else { return }
        conflicts.append(conflict)
        guard !hasRoomForConflicts else { return }
        conflicts[conflicts.count - 1].log += "\n(This is conflict \(conflicts.count). Later ones are not described.)"
    }
}

extension LayoutEngine {
    package var statistics: LayoutStatistics {
        get { reports.statistics }
        set { reports.statistics = newValue }
    }
    package var feedbackLoops: [LayoutFeedbackLoop] {
        get { reports.feedbackLoops }
        set { reports.feedbackLoops = newValue }
    }
    package var conflicts: [LayoutConflict] { reports.conflicts }
    package var churn: [LayoutChurn] { reports.churn }
    /// The number of current conflicts. Reading it is free.
    package var conflictCount: Int { solver.conflicts.count }
}
