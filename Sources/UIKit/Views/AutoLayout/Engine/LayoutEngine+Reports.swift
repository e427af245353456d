import Foundation

/// What an engine noticed so far.
struct LayoutReports {
    var statistics = LayoutStatistics()
    var feedbackLoops: [LayoutFeedbackLoop] = []
    var conflicts: [LayoutConflict] = []
    var churn: [LayoutChurn] = []
    /// The constants of the constraints removed since the last pass, for recognising churn.
    var removedConstraints: [ConstraintKey: [CGFloat]] = [:]
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
