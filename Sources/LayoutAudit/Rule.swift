import UIKit

/// A rule that reports one kind of finding, in a file named after it.
@MainActor protocol Rule: SendableMetatype {
    /// Declared in the rule's file.
    nonisolated static var kind: Finding.Kind { get }

    /// Returns the findings from the back of the screen to the front.
    static func findings(in audit: Audit) -> [ViewFinding]

    /// Returns changes that could fix a finding, besides changes of its constraints, the smallest first.
    static func remedies(for finding: ViewFinding) -> [Change]
}

extension Rule {
    static func remedies(for finding: ViewFinding) -> [Change] { [] }
}

enum Rules {
    /// All rules, the worst findings first. Reports list findings in this order.
    static let all: [any Rule.Type] = [
        Conflict.self, LayoutLoop.self, AmbiguousLayout.self, OffScreen.self, TruncatedText.self, OverlappingText.self, ClippedText.self,
        BehindKeyboard.self, UnderBar.self, UnderStatusBar.self, UnderHomeIndicator.self, LowContrast.self, SmallTarget.self,
        DistortedImage.self, UnmirroredImage.self, AbsoluteDirection.self, FixedTextHeight.self, UnboundedText.self, LooseEdge.self,
        NearMiss.self, UnevenGaps.self, EmptyStretch.self, HiddenSpace.self, DuplicateConstraint.self, RedundantConstraint.self,
        NestedStack.self, ConstraintChurn.self, RebuiltConstraint.self, ForcedLayout.self, RepeatedMeasuring.self,
        SingleActivation.self, FixedTextSize.self,
    ]

    static let byKind: [Finding.Kind: any Rule.Type] = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
}
