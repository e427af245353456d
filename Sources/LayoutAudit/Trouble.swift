import UIKit

/// A finding while its views are at hand.
@MainActor struct Trouble {
    var kind: Finding.Kind
    var view: UIView?
    /// Whoever else takes part: the text that lies below another.
    var other: UIView?
    /// In the window, points.
    var frame: CGRect?
    var fact: String
    var advice: String
    /// The rows that are the trouble, the likeliest culprit first; where there are none, those that decide the views are asked.
    var rows: [RowOwner] = []
    /// What is missing along an axis, points: how much wider, or how much further off, a view would have to be.
    var lacks: [Lack] = []
    /// Tells troubles of one kind at one view apart; else empty.
    var detail = ""
    /// The view's path where the view is gone.
    var path: String?

    struct Lack {
        var axis: NSLayoutConstraint.Axis
        var points: CGFloat
    }

    var sign: TroubleSign {
        TroubleSign(kind: kind, view: view.map { ObjectIdentifier($0) }, other: other.map { ObjectIdentifier($0) }, detail: detail)
    }

    /// Let pass by the author, at the view or at one around it.
    var isIgnored: Bool {
        var around = view
        while let view = around {
            if let source = view.source, source.ignored[kind.rawValue] != nil { return true }
            around = view.superview
        }
        return false
    }

    var finding: Finding {
        let numbers = frame.map { [$0.minX, $0.minY, $0.width, $0.height].map { (Double($0) * 1000).rounded() / 1000 } }
        return Finding(
            kind: kind, view: view.map(ViewDescription.path) ?? path ?? "", frame: numbers, fact: fact, advice: advice,
            source: view?.nearestSource.map(ConstraintReference.Place.init))
    }
}

/// A finding without words, to be told from others.
package struct TroubleSign: Hashable, Sendable {
    package var kind: Finding.Kind
    package var view: ObjectIdentifier?
    package var other: ObjectIdentifier?
    package var detail: String
}

extension UIView {
    /// The author's place of the view, or of the nearest around it.
    var nearestSource: SourceReference? { source ?? superview?.nearestSource }
}

extension ConstraintReference.Place {
    init(_ source: SourceReference) { self.init(file: source.file, line: source.line, element: source.element) }
}

/// Something that a finding tells of, in a file named after it.
@MainActor protocol Rule {
    static var kind: Finding.Kind { get }

    /// From the back of the screen to the front.
    static func troubles(in audit: Audit) -> [Trouble]

    /// What could mend one beside a change of its constraints, the smallest change first.
    static func remedies(for trouble: Trouble) -> [Change]
}

extension Rule {
    static func remedies(for trouble: Trouble) -> [Change] { [] }
}

@MainActor enum Rules {
    /// In the order of kinds.
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
