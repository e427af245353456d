import UIKit

extension Finding.Kind {
    /// A control is too small to touch reliably.
    package static let smallTarget = Self("smallTarget", .error, "A control is smaller than 44 pt.")
}

enum SmallTarget: Rule {
    nonisolated static let kind = Finding.Kind.smallTarget

    /// The smallest touch target in each direction, in points, according to Apple's Human Interface Guidelines.
    private static let least: CGFloat = 44

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.views.filter { isTouched($0) && !$0.frame.isEmpty && !reachesFarEnough($0.view) }.map { sighting in
            let (width, height) = (sighting.frame.width, sighting.frame.height)
            var finding = audit.finding(
                kind, sighting, "its touch area is \(audit.number(width)) × \(audit.number(height)) pt",
                "make it 44 × 44 pt, or enlarge its touch area in point(inside:with:)")
            if width < least { finding.lacks.append(.init(axis: .horizontal, points: least - width)) }
            if height < least { finding.lacks.append(.init(axis: .vertical, points: least - height)) }
            return finding
        }
    }

    static func remedies(for finding: ViewFinding) -> [Change] {
        guard let view = finding.view else { return [] }
        let needed = finding.lacks.map { lack in
            NSLayoutConstraint(
                item: view, attribute: lack.axis == .horizontal ? .width : .height, relatedBy: .greaterThanOrEqual, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: least)
        }
        return needed.count == 1 ? [.addition(needed[0])] : needed.isEmpty ? [] : [.all(needed.map(Change.addition))]
    }

    /// Whether the view is a control to touch. Controls whose size the system decides are left alone.
    private static func isTouched(_ sighting: Audit.Sighting) -> Bool {
        guard let control = sighting.view as? UIControl, control.isEnabled, control.isUserInteractionEnabled else { return false }
        guard !sighting.isInBar, !sighting.isInControl else { return false }
        switch control {
        case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl, is UIDatePicker, is UITextField: return false
        default: return true
        }
    }

    /// Whether the touch area reaches half of the smallest target from the centre in all four directions.
    private static func reachesFarEnough(_ view: UIView) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY), reach = least / 2 - 0.01
        return [(-reach, 0), (reach, 0), (0, -reach), (0, reach)].allSatisfy { dx, dy in
            view.point(inside: CGPoint(x: middle.x + dx, y: middle.y + dy), with: nil)
        }
    }
}
