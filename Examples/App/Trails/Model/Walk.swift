import Foundation

struct Walk: Hashable, Identifiable {
    enum Difficulty: Int, CaseIterable {
        case easy, moderate, hard

        var title: String {
            switch self {
            case .easy: return NSLocalizedString("Easy", comment: "Difficulty of a walk")
            case .moderate: return NSLocalizedString("Moderate", comment: "Difficulty of a walk")
            case .hard: return NSLocalizedString("Hard", comment: "Difficulty of a walk")
            }
        }
    }

    let id: String
    let name: String
    let region: String
    let summaryKey: String
    let difficulty: Difficulty
    let kilometres: Double
    let duration: TimeInterval
    /// Metres above the sea, at even distances.
    let heights: [Double]
    var isFavorite = false

    /// What previews and pictures of a screen with a walk show.
    static var sample: Walk { WalkStore.collection[0] }

    var summary: String { NSLocalizedString(summaryKey, comment: "What waits on the way") }

    var climb: Double { zip(heights, heights.dropFirst()).map { max(0, $1 - $0) }.reduce(0, +) }

    var distanceText: String {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 1
        let isMetric = Preferences().unit == .kilometres
        let value = formatter.string(from: NSNumber(value: isMetric ? kilometres : kilometres / 1.609344)) ?? ""
        return value + (isMetric ? " km" : " mi")
    }

    var durationText: String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .abbreviated
        return formatter.string(from: duration) ?? ""
    }
}
