import UIKit

extension NSLayoutConstraint {
    /// The constraint as its author wrote it, and where.
    var reference: ConstraintReference {
        ConstraintReference(text: source?.text ?? equation, identifier: identifier, location: source.map(ConstraintReference.Location.init))
    }

    /// The constraint as an equation with the names of views in reports: `title.leading == avatar.trailing + 12 @750`.
    var equation: String {
        var text = "\(Self.name(firstItem)).\(firstAttribute.word) \(relation.sign) "
        let amount = ViewDescription.shortNumber(abs(constant))
        if let second = secondItem, secondAttribute != .notAnAttribute {
            if multiplier != 1 { text += "\(ViewDescription.shortNumber(multiplier)) * " }
            text += "\(Self.name(second)).\(secondAttribute.word)"
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(amount)" }
        } else {
            text += (constant < 0 ? "-" : "") + amount
        }
        if priority != .required { text += " @\(ViewDescription.shortNumber(CGFloat(priority.rawValue)))" }
        return text
    }

    private static func name(_ item: AnyObject?) -> String {
        if let view = item as? UIView { return ViewDescription.name(of: view) }
        guard let guide = item as? UILayoutGuide else { return "?" }
        let owner = guide.owningView.map { ViewDescription.name(of: $0) } ?? "?"
        return "\(owner).\(UILayoutGuide.shortNames[guide.identifier] ?? (guide.identifier.isEmpty ? "guide" : guide.identifier))"
    }

    /// Returns an inactive copy with another relation. Nil if the first item is gone.
    func twin(_ relation: Relation) -> NSLayoutConstraint? {
        firstItem.map { twin(relation, between: $0, and: secondItem) }
    }

    /// Returns an inactive copy with another relation between other items.
    func twin(_ relation: Relation, between first: AnyObject, and second: AnyObject?) -> NSLayoutConstraint {
        let twin = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: multiplier, constant: constant)
        twin.priority = priority
        twin.identifier = identifier
        return twin
    }

    /// The views that the constraint is about: its items, and the owners of items that are guides.
    var parties: [UIView] {
        [firstItem, secondItem].compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
    }

    /// The stack view that made the constraint; nil if none did.
    fileprivate var arrangingStack: UIStackView? {
        let parties = parties
        let own = parties.lazy.compactMap { $0 as? UIStackView }.first { stack in
            parties.count > 1 && parties.allSatisfy { $0 === stack || $0.superview === stack }
        }
        return own ?? parties.lazy.compactMap { $0.superview as? UIStackView }.first ?? parties.first as? UIStackView
    }

    /// UIKit's name of a stack view's constraint, with the hidden view or the stack: `UISV-spacing (8) in list`.
    fileprivate func text(in stack: UIStackView) -> String {
        let name = identifier ?? "a constraint"
        if name == "UISV-hiding", let view = parties.first { return "\(name) of \(ViewDescription.name(of: view))" }
        let length = constant == 0 ? "" : " (\(ViewDescription.shortNumber(constant)))"
        return "\(name)\(length) in \(ViewDescription.name(of: stack))"
    }

    /// Whether an author wrote the constraint, rather than a stack view or the system.
    var isWritten: Bool { source != nil }
}

extension RowOwner {
    /// The reference that an author would look at; nil for rows that only the system decides.
    @MainActor var reference: ConstraintReference? {
        switch self {
        case .constraint(let constraint):
            if constraint.isWritten { return constraint.reference }
            guard let stack = constraint.arrangingStack else { return nil }
            return ConstraintReference(
                text: constraint.text(in: stack), identifier: nil, location: stack.source.map(ConstraintReference.Location.init))
        case .content(let view, let axis, let isResistance):
            let side = axis == .horizontal ? "horizontal" : "vertical"
            let priority = ViewDescription.shortNumber(CGFloat(view.contentPriority(axis, isResistance).rawValue))
            return ConstraintReference(
                text: "\(ViewDescription.name(of: view)): \(side) \(isResistance ? "compression resistance" : "hugging") \(priority)",
                identifier: nil, location: view.nearestSource.map(ConstraintReference.Location.init))
        case .mask(let view):
            return ConstraintReference(
                text: "\(ViewDescription.name(of: view)): frame and autoresizing mask", identifier: nil,
                location: view.nearestSource.map(ConstraintReference.Location.init))
        case .root, .guide: return nil
        }
    }
}

extension UILayoutGuide {
    /// The names of the system's layout guides in specs and findings, by identifier.
    package static let shortNames = [
        "UIViewSafeAreaLayoutGuide": "safeArea", "UIViewLayoutMarginsGuide": "margins", "UIViewReadableContentGuide": "readable",
        "UIScrollView-contentLayoutGuide": "content", "UIScrollView-frameLayoutGuide": "frame", "UIKeyboardLayoutGuide": "keyboard",
    ]
}
