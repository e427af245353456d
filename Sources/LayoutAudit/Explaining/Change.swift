import UIKit

/// A change to try on a finished layout. `apply` returns a closure that undoes it.
@MainActor enum Change {
    case priority(NSLayoutConstraint, UILayoutPriority)
    case constant(NSLayoutConstraint, CGFloat)
    case relation(NSLayoutConstraint, NSLayoutConstraint.Relation)
    case removal(NSLayoutConstraint)
    case addition(NSLayoutConstraint)
    case replacement(NSLayoutConstraint, by: NSLayoutConstraint)
    case content(UIView, NSLayoutConstraint.Axis, isResistance: Bool, UILayoutPriority)
    case numberOfLines(UILabel, Int)
    case textColor(UILabel, UIColor, name: String)
    case translation(UIView)
    case contentMode(UIView, UIView.ContentMode, name: String)
    case all([Change])

    func apply() -> () -> Void {
        switch self {
        case .priority(let constraint, let priority):
            let old = constraint.priority
            constraint.priority = priority
            return { constraint.priority = old }
        case .constant(let constraint, let constant):
            let old = constraint.constant
            constraint.constant = constant
            return { constraint.constant = old }
        case .relation(let constraint, let relation):
            let twin = constraint.twin(relation)
            let back = constraint.withdraw()
            twin?.isActive = true
            return {
                twin?.isActive = false; back?()
            }
        case .removal(let constraint): return constraint.withdraw() ?? {}
        case .addition(let constraint):
            constraint.isActive = true
            return { constraint.isActive = false }
        case .replacement(let constraint, let other):
            let back = constraint.withdraw()
            other.isActive = true
            return {
                other.isActive = false; back?()
            }
        case .content(let view, let axis, let isResistance, let priority):
            let old = view.contentPriority(axis, isResistance)
            view.setContentPriority(axis, isResistance, priority)
            return { view.setContentPriority(axis, isResistance, old) }
        case .numberOfLines(let label, let count):
            let old = label.numberOfLines
            label.numberOfLines = count
            return { label.numberOfLines = old }
        case .textColor(let label, let color, _):
            let old = label.textColor
            label.textColor = color
            return { label.textColor = old }
        case .translation(let view):
            let frame = view.frame
            view.translatesAutoresizingMaskIntoConstraints = false
            // The mask's constraints are derived from the frame at the time they are translated again.
            return {
                view.frame = frame
                view.translatesAutoresizingMaskIntoConstraints = true
                view.frame = frame
            }
        case .contentMode(let view, let mode, _):
            let old = view.contentMode
            view.contentMode = mode
            return { view.contentMode = old }
        case .all(let changes):
            let undo = changes.map { $0.apply() }
            return { for back in undo.reversed() { back() } }
        }
    }

    /// The change as an instruction: "give `title.trailing <= margins.trailing` (Card.yaml:12) priority 749".
    var text: String {
        switch self {
        case .priority(let constraint, let priority): "give \(constraint.reference) priority \(Self.number(CGFloat(priority.rawValue)))"
        case .constant(let constraint, let constant): "set the constant of \(constraint.reference) to \(Self.number(constant))"
        case .relation(let constraint, let relation): "make \(constraint.reference) `\(relation.sign)`"
        case .removal(let constraint): "remove \(constraint.reference)"
        case .addition(let constraint): "add `\(constraint.equation)`"
        case .replacement(let constraint, let other): "replace \(constraint.reference) with `\(other.equation)`"
        case .content(let view, let axis, let isResistance, let priority):
            "set the \(axis == .horizontal ? "horizontal" : "vertical") \(isResistance ? "compression resistance" : "hugging") of "
                + "`\(ViewDescription.name(of: view))` to \(Self.number(CGFloat(priority.rawValue)))"
        case .numberOfLines(let label, let count): "set numberOfLines of `\(ViewDescription.name(of: label))` to \(count)"
        case .textColor(let label, _, let name): "give `\(ViewDescription.name(of: label))` the colour \(name)"
        case .translation(let view): "set translatesAutoresizingMaskIntoConstraints of `\(ViewDescription.name(of: view))` to false"
        case .contentMode(let view, _, let name): "set contentMode of `\(ViewDescription.name(of: view))` to \(name)"
        case .all(let changes): changes.map(\.text).joined(separator: ", ")
        }
    }

    private static func number(_ value: CGFloat) -> String { ViewDescription.shortNumber(value) }
}

extension UIView {
    func contentPriority(_ axis: NSLayoutConstraint.Axis, _ isResistance: Bool) -> UILayoutPriority {
        isResistance ? contentCompressionResistancePriority(for: axis) : contentHuggingPriority(for: axis)
    }

    func setContentPriority(_ axis: NSLayoutConstraint.Axis, _ isResistance: Bool, _ priority: UILayoutPriority) {
        if isResistance {
            setContentCompressionResistancePriority(priority, for: axis)
        } else {
            setContentHuggingPriority(priority, for: axis)
        }
    }
}

extension ViewDescription {
    /// Returns the number with at most two digits after the point.
    static func shortNumber(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }
}
