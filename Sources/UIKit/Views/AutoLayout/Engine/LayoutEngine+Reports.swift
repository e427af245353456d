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

    /// Adds a conflict, unless one with the same message was reported: a conflict may come and go with every frame of an animation.
    mutating func add(_ conflict: LayoutConflict) { if knownConflicts.insert(conflict).inserted { conflicts.append(conflict) } }
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
