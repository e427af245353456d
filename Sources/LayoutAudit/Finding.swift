import Foundation

/// Something about a laid-out screen that its maker would want to know, and what to do about it. A value.
public struct Finding: Sendable, Hashable, Codable {
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// Required constraints contradict each other; layout went on without one of them.
        case conflict
        /// Constraints leave a place or a size open.
        case ambiguous
        /// A text ends in an ellipsis, or its lines do not all fit.
        case truncatedText
        /// Two texts lie over each other.
        case overlappingText
        /// A text too much like what it stands on.
        case lowContrast
        /// A control that a finger misses.
        case smallTarget
        /// Something to read or to touch that lies beyond the screen, where no scrolling brings it in.
        case offScreen
    }

    public var kind: Kind
    /// Names from the window down to the view, separated by slashes; empty when no one view is meant.
    public var view: String
    /// x, y, width, height in the window, points, to a thousandth; nil when no one view is meant.
    public var frame: [Double]?
    /// What is the case, as a sentence without a full stop.
    public var fact: String
    /// What would mend it.
    public var advice: String
}
