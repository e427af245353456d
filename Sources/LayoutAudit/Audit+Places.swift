import UIKit

extension Audit {
    /// What Apple's Human Interface Guidelines ask of a touch target each way, points.
    private static let leastTarget: CGFloat = 44

    var smallTargets: [Finding] {
        views.filter { isTouched($0) && !$0.frame.isEmpty && !reachesFarEnough($0.view) }.map { sighting in
            let size = [sighting.frame.width, sighting.frame.height].map { "\(($0 * 10).rounded() / 10)".replacing(".0", with: "") }
            return finding(
                .smallTarget, sighting, "it can be touched on \(size.joined(separator: " × ")) pt",
                "make it 44 × 44 pt, or let point(inside:with:) say that it reaches so far")
        }
    }

    /// Controls whose size is the system's own are left alone.
    private func isTouched(_ sighting: Sighting) -> Bool {
        guard let control = sighting.view as? UIControl, control.isEnabled, control.isUserInteractionEnabled else { return false }
        guard !sighting.isInBar, !sighting.isInControl else { return false }
        switch control {
        case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl, is UIDatePicker, is UITextField: return false
        default: return true
        }
    }

    /// Half a finger's width from the middle, to all four sides.
    private func reachesFarEnough(_ view: UIView) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY), reach = Self.leastTarget / 2 - 0.01
        return [(-reach, 0), (reach, 0), (0, -reach), (0, reach)].allSatisfy { dx, dy in
            view.point(inside: CGPoint(x: middle.x + dx, y: middle.y + dy), with: nil)
        }
    }

    var lostViews: [Finding] {
        views.filter { !$0.canScroll && !$0.isInControl && isContent($0.view) && !$0.frame.isEmpty }.compactMap { sighting in
            let seen = sighting.frame.intersection(window.bounds)
            // Half a point is rounding.
            guard !window.bounds.insetBy(dx: -0.5, dy: -0.5).contains(sighting.frame) else { return nil }
            let isGone = seen.isNull || seen.isEmpty
            return finding(
                .offScreen, sighting, isGone ? "it lies outside the screen" : "part of it lies outside the screen",
                "constrain it to the safe area, or put it in a scroll view")
        }
    }

    /// Something to read or to touch. Pictures may well bleed off the screen.
    private func isContent(_ view: UIView) -> Bool {
        if let label = view as? UILabel { return label.text?.isEmpty == false }
        return view is UIControl || view is UITextView
    }
}
