import UIKit

extension Finding.Kind {
    /// The keyboard covers something to read or to touch, and scrolling does not reveal it.
    package static let behindKeyboard = Self("behindKeyboard", .error, "The keyboard covers a view.", traits: .position)
}

enum BehindKeyboard: Rule {
    nonisolated static let kind = Finding.Kind.behindKeyboard

    static func findings(in audit: Audit) -> [ViewFinding] {
        guard let height = audit.window.environment.keyboardHeight, height > 0 else { return [] }
        let top = audit.window.bounds.maxY - height
        return audit.views.compactMap { sighting in
            let isFocus = sighting.view.isFirstResponder && (sighting.view is UITextField || sighting.view is UITextView)
            // Only controls and the edited field: what can only be read may wait until the keyboard is gone.
            guard isFocus || sighting.view is UIControl, !sighting.canScroll || isFocus, !sighting.isInBar, !sighting.isInControl,
                !sighting.frame.isEmpty, sighting.frame.height < height, sighting.frame.midY > top
            else { return nil }
            var finding = audit.finding(
                kind, sighting, isFocus ? "the keyboard covers the view being edited" : "the keyboard covers it",
                "constrain it to keyboardLayoutGuide, or put it in a scroll view")
            finding.lacks = [.init(axis: .vertical, points: sighting.frame.maxY - top)]
            return finding
        }
    }

    static func remedies(for finding: ViewFinding) -> [Change] {
        guard let view = finding.view, let root = view.window?.rootViewController?.view else { return [] }
        return [
            .addition(
                NSLayoutConstraint(
                    item: view, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: root.keyboardLayoutGuide, attribute: .top,
                    multiplier: 1, constant: -8))
        ]
    }
}
