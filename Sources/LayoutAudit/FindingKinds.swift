/// The effect of a finding on a run.
package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Not checked.
    case off
    /// Reported.
    case warning
    /// Reported, and the run fails.
    case error

    package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Finding {
    /// The kinds of findings, the worst first. `docs/Findings.md` has a section for each.
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// Required constraints contradict each other; layout continued without one of them.
        case conflict
        /// A layout pass invalidated itself again and again, and was stopped.
        case layoutLoop
        /// Constraints leave a position or a size ambiguous.
        case ambiguous
        /// Something to read or to touch is off screen, and scrolling does not reveal it.
        case offScreen
        /// A text ends in an ellipsis, or its lines do not all fit.
        case truncatedText
        /// Two texts overlap.
        case overlappingText
        /// Part of a text is clipped by its container.
        case clippedText
        /// The keyboard covers something to read or to touch, and scrolling does not reveal it.
        case behindKeyboard
        /// Something to read or to touch is under a bar of the app.
        case underBar
        /// Something to read or to touch is under the status bar, the notch or the island.
        case underStatusBar
        /// A control is in the area of the home indicator.
        case underHomeIndicator
        /// A text's colour is too close to its background.
        case lowContrast
        /// A control is too small to touch reliably.
        case smallTarget
        /// An image is drawn with the wrong aspect ratio.
        case distortedImage
        /// A symbol points the wrong way in a right-to-left layout.
        case unmirroredImage
        /// A constraint between left and right edges, which does not mirror.
        case absoluteDirection
        /// A fixed height that leaves growing text no room.
        case fixedTextHeight
        /// A text without a limit on one side: if longer, it would overlap something or leave the screen.
        case unboundedText
        /// A leading edge that only an inequality positions, out of line with a neighbour.
        case looseEdge
        /// Two edges that are nearly aligned.
        case nearMiss
        /// Gaps in a row that are nearly equal.
        case unevenGaps
        /// Scrolling content that is empty for more than half of the visible length.
        case emptyStretch
        /// A hidden view that visible views still keep a distance for.
        case hiddenSpace
        /// The same constraint written twice.
        case duplicateConstraint
        /// A limit that another constraint makes redundant.
        case redundantConstraint
        /// A stack inside a stack that changes nothing.
        case nestedStack
        /// Constraints that were removed and added again unchanged.
        case constraintChurn
        /// A constraint that was replaced by the same one with another constant.
        case rebuiltConstraint
        /// Layout that code forced again and again before the screen was finished.
        case forcedLayout
        /// A view whose size was requested again and again.
        case repeatedMeasuring
        /// Constraints that were activated one by one.
        case singleActivation
        /// Text that does not grow for people who need it large.
        case fixedTextSize
        /// In a motion: something to read or to touch leaves the screen between the two ends.
        case offScreenMidway
        /// In a motion: two things overlap between the two ends.
        case overlapMidway
        /// In a motion: something is clipped between the two ends.
        case clippedMidway
        /// In a motion: a view changes its position abruptly from one frame to the next.
        case jump

        /// The severity if no setting changes it.
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

        /// The kind in one sentence, for lists of rules.
        package var summary: String {
            switch self {
            case .conflict: "Constraints contradict each other."
            case .layoutLoop: "A layout pass triggers itself repeatedly."
            case .ambiguous: "Constraints do not determine a position or size."
            case .offScreen: "A view is outside the screen."
            case .overlappingText: "Two texts overlap."
            case .truncatedText: "A text does not fit."
            case .clippedText: "Part of a text is cut off."
            case .behindKeyboard: "The keyboard covers a view."
            case .underBar: "A bar covers a view."
            case .underStatusBar: "A view is under the status bar or the notch."
            case .underHomeIndicator: "A control is under the home indicator."
            case .lowContrast: "A text has too little contrast."
            case .smallTarget: "A control is smaller than 44 pt."
            case .distortedImage: "A picture is distorted."
            case .unmirroredImage: "A symbol points the wrong way in right-to-left layouts."
            case .absoluteDirection: "A constraint uses left or right instead of leading or trailing."
            case .fixedTextHeight: "A fixed height leaves no room for larger text."
            case .unboundedText: "Nothing limits a text on one side."
            case .looseEdge: "An inequality leaves a leading edge loose."
            case .nearMiss: "Two edges nearly align."
            case .unevenGaps: "Distances in a row are nearly equal."
            case .emptyStretch: "Scrolling content has a large empty area."
            case .hiddenSpace: "A hidden view still takes up space."
            case .duplicateConstraint: "A constraint is duplicated."
            case .redundantConstraint: "A constraint is made redundant by another."
            case .nestedStack: "A nested stack view has no effect."
            case .constraintChurn: "Constraints are removed and added again unchanged."
            case .rebuiltConstraint: "A constraint is recreated to change its constant."
            case .forcedLayout: "Layout is forced repeatedly."
            case .repeatedMeasuring: "A view is measured repeatedly."
            case .singleActivation: "Constraints are activated one by one."
            case .fixedTextSize: "Text does not follow Dynamic Type."
            case .offScreenMidway: "A view leaves the screen during a motion."
            case .overlapMidway: "Two views overlap during a motion."
            case .clippedMidway: "A view is cut off during a motion."
            case .jump: "A view jumps."
            }
        }

        /// Whether the finding is about a view's position and nothing else.
        var isAboutPlace: Bool {
            switch self {
            case .underBar, .underStatusBar, .underHomeIndicator, .behindKeyboard, .looseEdge, .nearMiss, .unevenGaps, .emptyStretch: true
            default: false
            }
        }

        /// Whether the safe area fixes it.
        var isAboutSafeArea: Bool { self == .underBar || self == .underStatusBar || self == .underHomeIndicator }

        /// Whether the finding is about how the layout came about. No change of the finished layout removes it.
        var isOfThePast: Bool {
            switch self {
            case .layoutLoop, .constraintChurn, .rebuiltConstraint, .forcedLayout, .repeatedMeasuring, .singleActivation: true
            default: false
            }
        }

        /// The rank by severity; 0 is the worst.
        var rank: Int { Self.ranks[self] ?? 0 }

        private static let ranks = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
    }
}
