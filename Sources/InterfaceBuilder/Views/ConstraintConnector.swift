import UIKit

/// Converts ``IBConstraint``s to `NSLayoutConstraint`s. Reports a finding where UIKit would raise an exception.
@MainActor enum ConstraintConnector {
    static func constraint(_ constraint: IBConstraint, items: [String: AnyObject], session: ReadingSession) -> NSLayoutConstraint? {
        func refuse(_ reason: String) -> NSLayoutConstraint? {
            session.report(.badConstraint, at: constraint.element, reason)
            return nil
        }
        guard let first = items[constraint.firstItem] else { return refuse("unknown item \(constraint.firstItem)") }
        var second: AnyObject?
        if let id = constraint.secondItem {
            guard let item = items[id] else { return refuse("unknown item \(id)") }
            second = item
        }
        let attribute = attribute(constraint.firstAttribute)
        let other = constraint.secondAttribute.map(Self.attribute) ?? .notAnAttribute
        if let objection = AttributePairs.objection(to: first, attribute, second, other) { return refuse(objection) }
        guard let firstView = view(of: first), second == nil || second.flatMap(view) != nil else { return refuse("a guide has no view") }
        if let second, let secondView = view(of: second), root(of: firstView) !== root(of: secondView) {
            return refuse("its items have no common ancestor")
        }
        let result = made(constraint, first, attribute, second, other, session: session)
        // Laying out such a constraint would stop the program; a document must not.
        if let objection = AttributePairs.objectionToLayout(of: result) { return refuse(objection) }
        return result
    }

    /// Converts a constraint that the size classes exclude, or nil if UIKit would raise an exception.
    static func uninstalled(_ constraint: IBConstraint, items: [String: AnyObject], session: ReadingSession) -> NSLayoutConstraint? {
        let second = constraint.secondItem.flatMap { items[$0] }
        guard let first = items[constraint.firstItem], (second == nil) == (constraint.secondItem == nil) else { return nil }
        let (attribute, other) = (attribute(constraint.firstAttribute), constraint.secondAttribute.map(Self.attribute) ?? .notAnAttribute)
        guard AttributePairs.objection(to: first, attribute, second, other) == nil else { return nil }
        return made(constraint, first, attribute, second, other, session: session)
    }

    private static func made(
        _ constraint: IBConstraint, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject?,
        _ other: NSLayoutConstraint.Attribute, session: ReadingSession
    ) -> NSLayoutConstraint {
        let type = constraint.element["customClass"].flatMap(StandardClasses.type) as? NSLayoutConstraint.Type
        let result = NSLayoutConstraint.made(
            by: type ?? NSLayoutConstraint.self, item: first, attribute: attribute, relatedBy: relation(constraint.relation),
            toItem: second, attribute: other,
            multiplier: bounded(constraint.multiplier), constant: bounded(constraint.constant))
        result.priority = UILayoutPriority(Float(constraint.priority))
        result.identifier = constraint.identifier
        let element = constraint.element
        result.source = SourceReference(file: session.document.file, line: element.line, element: element.id)
        return result
    }

    /// Clamps a number to a million points. Larger ones are not layouts and only cause arithmetic trouble.
    private static func bounded(_ value: Double) -> CGFloat { min(max(value, -1e6), 1e6) }

    static func view(of item: AnyObject) -> UIView? {
        switch item {
        case let view as UIView: view
        case let guide as UILayoutGuide: guide.owningView
        case let support as any UILayoutSupport: (support.topAnchor.item as? UILayoutGuide)?.owningView
        default: nil
        }
    }

    static func root(of view: UIView) -> UIView {
        var view = view
        while let parent = view.superview { view = parent }
        return view
    }

    private static func relation(_ relation: IBConstraint.Relation) -> NSLayoutConstraint.Relation {
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    private static func attribute(_ attribute: IBConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        // Documents call the last baseline `baseline`.
        attribute == .baseline ? .lastBaseline : NSLayoutConstraint.Attribute(word: attribute.rawValue) ?? .notAnAttribute
    }
}
