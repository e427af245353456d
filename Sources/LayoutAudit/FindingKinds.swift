/// What a finding does to a run.
package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Not looked for.
    case off
    /// Told.
    case warning
    /// Told, and the run has failed.
    case error

    package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Finding {
    /// What a finding can be about, the worst first. `docs/Findings.md` has a section for each.
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// Required constraints contradict each other; layout went on without one of them.
        case conflict
        /// A pass asked for itself again and again, and was stopped.
        case layoutLoop
        /// Constraints leave a place or a size open.
        case ambiguous
        /// Something to read or to touch that lies beyond the screen, where no scrolling brings it in.
        case offScreen
        /// A text ends in an ellipsis, or its lines do not all fit.
        case truncatedText
        /// Two texts lie over each other.
        case overlappingText
        /// Part of a text is cut off by what it stands in.
        case clippedText
        /// Something to read or to touch that the keyboard covers, where no scrolling brings it up.
        case behindKeyboard
        /// Something to read or to touch that lies under a bar of the app.
        case underBar
        /// Something to read or to touch that lies under the status bar, the notch or the island.
        case underStatusBar
        /// A control that lies in the stripe of the home indicator.
        case underHomeIndicator
        /// A text too much like what it stands on.
        case lowContrast
        /// A control that a finger misses.
        case smallTarget
        /// A picture drawn wider or higher than it is.
        case distortedImage
        /// A symbol that points the wrong way from right to left.
        case unmirroredImage
        /// A distance between left and right that does not mirror.
        case absoluteDirection
        /// A height that leaves growing text no room.
        case fixedTextHeight
        /// A text that nothing limits on one side: longer, it would lie over something or leave the screen.
        case unboundedText
        /// A leading edge that only a limit holds, off the line that a neighbour keeps.
        case looseEdge
        /// Two edges that nearly align.
        case nearMiss
        /// Distances in a row that nearly agree.
        case unevenGaps
        /// Content that scrolls, and shows nothing for over half of what is seen at a time.
        case emptyStretch
        /// A hidden view that what is seen still keeps a distance for.
        case hiddenSpace
        /// The same constraint twice.
        case duplicateConstraint
        /// A limit that another constraint makes idle.
        case redundantConstraint
        /// A stack inside a stack that changes nothing.
        case nestedStack
        /// Constraints that were taken away and put back unchanged.
        case constraintChurn
        /// A constraint that was taken away for the same with another constant.
        case rebuiltConstraint
        /// Layout that code asked for again and again before the screen stood.
        case forcedLayout
        /// A view that was asked for its own size again and again.
        case repeatedMeasuring
        /// Constraints activated one by one.
        case singleActivation
        /// Text that stays small for people who need it large.
        case fixedTextSize
        /// In a motion: something to read or to touch that leaves the screen between the two ends.
        case offScreenMidway
        /// In a motion: two things that lie over each other between the two ends.
        case overlapMidway
        /// In a motion: something that is cut off between the two ends.
        case clippedMidway
        /// In a motion: a view that is elsewhere from one frame to the next.
        case jump

        /// Without settings.
        package var severity: Severity {
            switch self {
            case .conflict, .layoutLoop, .ambiguous, .offScreen, .overlappingText, .truncatedText, .clippedText, .behindKeyboard, .underBar,
                .underStatusBar, .underHomeIndicator, .lowContrast, .smallTarget:
                .error
            case .distortedImage, .unmirroredImage, .absoluteDirection, .fixedTextHeight, .unboundedText, .looseEdge, .nearMiss,
                .unevenGaps, .emptyStretch, .hiddenSpace, .duplicateConstraint, .redundantConstraint, .constraintChurn,
                .rebuiltConstraint, .forcedLayout, .repeatedMeasuring, .offScreenMidway, .overlapMidway, .clippedMidway, .jump:
                .warning
            case .nestedStack, .singleActivation, .fixedTextSize: .off
            }
        }

        /// In one sentence, for lists of rules.
        package var summary: String {
            switch self {
            case .conflict: "Constraints contradict each other."
            case .layoutLoop: "A layout pass asks for itself again and again."
            case .ambiguous: "Constraints leave a place or a size open."
            case .offScreen: "Something lies outside of the screen."
            case .overlappingText: "Two texts lie over each other."
            case .truncatedText: "A text does not fit."
            case .clippedText: "Part of a text is cut off."
            case .behindKeyboard: "The keyboard covers something."
            case .underBar: "A bar covers something."
            case .underStatusBar: "Something lies under the status bar or the notch."
            case .underHomeIndicator: "A control lies under the home indicator."
            case .lowContrast: "A text is too much like what it stands on."
            case .smallTarget: "A control is smaller than 44 pt."
            case .distortedImage: "A picture is drawn out of shape."
            case .unmirroredImage: "A symbol points the wrong way from right to left."
            case .absoluteDirection: "Left or right stands where leading or trailing is meant."
            case .fixedTextHeight: "A fixed height leaves growing text no room."
            case .unboundedText: "Nothing limits a text on one side."
            case .looseEdge: "A leading edge is let go by a limit."
            case .nearMiss: "Two edges nearly align."
            case .unevenGaps: "Distances in a row nearly agree."
            case .emptyStretch: "Content that scrolls has a stretch that shows nothing."
            case .hiddenSpace: "A hidden view still holds space."
            case .duplicateConstraint: "The same constraint stands twice."
            case .redundantConstraint: "A constraint has nothing to say beside another."
            case .nestedStack: "A stack inside a stack changes nothing."
            case .constraintChurn: "Constraints are removed and added again unchanged."
            case .rebuiltConstraint: "A constraint is made anew to change its constant."
            case .forcedLayout: "Layout is asked for again and again."
            case .repeatedMeasuring: "A view is asked for its size again and again."
            case .singleActivation: "Constraints are activated one by one."
            case .fixedTextSize: "Text does not follow Dynamic Type."
            case .offScreenMidway: "Something leaves the screen in the middle of a motion."
            case .overlapMidway: "Two things lie over each other in the middle of a motion."
            case .clippedMidway: "Something is cut off in the middle of a motion."
            case .jump: "A view jumps."
            }
        }

        /// Whether it tells of where a view lies, and of nothing else.
        var isAboutPlace: Bool {
            switch self {
            case .underBar, .underStatusBar, .underHomeIndicator, .behindKeyboard, .looseEdge, .nearMiss, .unevenGaps, .emptyStretch: true
            default: false
            }
        }

        /// Whether the safe area is what mends it.
        var isAboutSafeArea: Bool { self == .underBar || self == .underStatusBar || self == .underHomeIndicator }

        /// Whether it tells of how the screen came about: no change of the layout that stands takes that back.
        var isOfThePast: Bool {
            switch self {
            case .layoutLoop, .constraintChurn, .rebuiltConstraint, .forcedLayout, .repeatedMeasuring, .singleActivation: true
            default: false
            }
        }

        /// 0 for the worst.
        var rank: Int { Self.ranks[self] ?? 0 }

        private static let ranks = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
    }
}
