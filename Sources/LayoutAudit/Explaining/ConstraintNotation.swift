import UIKit

extension NSLayoutConstraint {
    /// As its author wrote it, and where.
    var reference: ConstraintReference {
        ConstraintReference(text: source?.text ?? equation, identifier: identifier, place: source.map(ConstraintReference.Place.init))
    }

    /// `title.leading == avatar.trailing + 12 @750`, in the names that reports have for views.
    var equation: String {
        var words = "\(Self.name(firstItem)).\(firstAttribute.word) \(relation.sign) "
        let amount = ViewDescription.shortNumber(abs(constant))
        if let second = secondItem, secondAttribute != .notAnAttribute {
            if multiplier != 1 { words += "\(ViewDescription.shortNumber(multiplier)) * " }
            words += "\(Self.name(second)).\(secondAttribute.word)"
            if constant != 0 { words += " \(constant < 0 ? "-" : "+") \(amount)" }
        } else {
            words += (constant < 0 ? "-" : "") + amount
        }
        if priority != .required { words += " @\(ViewDescription.shortNumber(CGFloat(priority.rawValue)))" }
        return words
    }

    private static func name(_ item: AnyObject?) -> String {
        if let view = item as? UIView { return ViewDescription.name(of: view) }
        guard let guide = item as? UILayoutGuide else { return "?" }
        let owner = guide.owningView.map { ViewDescription.name(of: $0) } ?? "?"
        return "\(owner).\(UILayoutGuide.shortNames[guide.identifier] ?? (guide.identifier.isEmpty ? "guide" : guide.identifier))"
    }

    /// The same with another relation, or the other way round; inactive. Nil for what an item is missing of.
    func twin(_ relation: Relation) -> NSLayoutConstraint? {
        firstItem.map { twin(relation, between: $0, and: secondItem) }
    }

    /// The same between other items; inactive.
    func twin(_ relation: Relation, between first: AnyObject, and second: AnyObject?) -> NSLayoutConstraint {
        let twin = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: multiplier, constant: constant)
        twin.priority = priority
        twin.identifier = identifier
        return twin
    }

    /// The views that it is about: its items, and the owners of those that are guides.
    var parties: [UIView] {
        [firstItem, secondItem].compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
    }

    /// Somebody wrote it: it is no row of a stack's, and none of the system's.
    var isWritten: Bool { source != nil }
}

extension RowOwner {
    /// What an author would look at; nil for what only the system decides.
    @MainActor var reference: ConstraintReference? {
        switch self {
        case .constraint(let constraint):
            if constraint.isWritten { return constraint.reference }
            // A stack's own row stands for the stack.
            guard let stack = constraint.parties.lazy.compactMap({ $0 as? UIStackView ?? $0.superview as? UIStackView }).first else {
                return nil
            }
            return ConstraintReference(
                text: "\(ViewDescription.name(of: stack)): arrangement", identifier: nil,
                place: stack.source.map(ConstraintReference.Place.init))
        case .content(let view, let axis, let isResistance):
            let side = axis == .horizontal ? "horizontal" : "vertical"
            let priority = ViewDescription.shortNumber(CGFloat(view.contentPriority(axis, isResistance).rawValue))
            return ConstraintReference(
                text: "\(ViewDescription.name(of: view)): \(side) \(isResistance ? "compression resistance" : "hugging") \(priority)",
                identifier: nil, place: view.nearestSource.map(ConstraintReference.Place.init))
        case .mask(let view):
            return ConstraintReference(
                text: "\(ViewDescription.name(of: view)): frame and autoresizing mask", identifier: nil,
                place: view.nearestSource.map(ConstraintReference.Place.init))
        case .root, .guide: return nil
        }
    }
}

extension UILayoutGuide {
    /// What specs and findings call the system's own guides, by their identifiers.
    package static let shortNames = [
        "UIViewSafeAreaLayoutGuide": "safeArea", "UIViewLayoutMarginsGuide": "margins", "UIViewReadableContentGuide": "readable",
        "UIScrollView-contentLayoutGuide": "content", "UIScrollView-frameLayoutGuide": "frame", "UIKeyboardLayoutGuide": "keyboard",
    ]
}
