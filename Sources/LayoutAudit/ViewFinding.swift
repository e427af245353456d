import UIKit

/// A finding that still references its views.
@MainActor struct ViewFinding {
    var kind: Finding.Kind
    var view: UIView?
    /// The other view that takes part, for example the text below another.
    var other: UIView?
    /// The frame in the window, in points.
    var frame: CGRect?
    var fact: String
    var advice: String
    /// The rows that make up the finding, the likeliest culprit first. If empty, the rows that decide the views are examined.
    var rows: [RowOwner] = []
    /// The missing length along an axis, in points: how much wider or farther away a view would have to be.
    var lacks: [Lack] = []
    /// Distinguishes findings of the same kind at the same view; otherwise empty.
    var detail = ""
    /// The view's path, for findings without a view.
    var path: String?

    struct Lack {
        var axis: NSLayoutConstraint.Axis
        var points: CGFloat
    }

    var identity: FindingIdentity {
        FindingIdentity(kind: kind, view: view.map { ObjectIdentifier($0) }, other: other.map { ObjectIdentifier($0) }, detail: detail)
    }

    /// Whether the author ignores this kind of finding at the view or at one of its superviews.
    var isIgnored: Bool {
        var around = view
        while let view = around {
            if let source = view.source, source.ignored[kind.rawValue] != nil { return true }
            around = view.superview
        }
        return false
    }

    var withoutViews: Finding {
        let numbers = frame.map { [$0.minX, $0.minY, $0.width, $0.height].map { (Double($0) * 1000).rounded() / 1000 } }
        return Finding(
            kind: kind, view: view.map(ViewDescription.path) ?? path ?? "", frame: numbers, fact: fact, advice: advice,
            source: view?.nearestSource.map(ConstraintReference.Location.init))
    }
}

/// Identifies a finding without its text.
package struct FindingIdentity: Hashable, Sendable {
    package var kind: Finding.Kind
    package var view: ObjectIdentifier?
    package var other: ObjectIdentifier?
    package var detail: String
}

extension UIView {
    /// The place where the author wrote the view, or the nearest superview with a known place.
    var nearestSource: SourceReference? { source ?? superview?.nearestSource }
}

extension ConstraintReference.Location {
    init(_ source: SourceReference) { self.init(file: source.file, line: source.line, element: source.element) }
}
