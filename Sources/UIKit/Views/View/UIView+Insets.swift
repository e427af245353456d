import Foundation

/// A view's margins and safe area, as they were set and as the view was last notified.
struct InsetState {
    enum Margins {
        case standard
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var margins = Margins.standard
    var safeArea = UIEdgeInsets.zero
    var effectiveMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Whether the safe area is not zero.
    var isPopulated = false
}

extension UIView {
    /// The default margin in points (Margins.md, viewDefault).
    private static let standardMargin: CGFloat = 8

    final var currentSafeAreaInsets: UIEdgeInsets { computeSafeArea() }

    /// Returns the part of the superview's safe area that overlaps this view, plus the insets that its controller adds.
    private func computeSafeArea() -> UIEdgeInsets {
        if let fixed = rare.fixedSafeArea { return fixed }
        guard let parent = superviewStorage else { return (self as? UIWindow)?.environmentSafeArea ?? .zero }
        let outer = parent.safeAreaForSubviews
        let added = controller?.addedSafeArea ?? .zero
        guard outer != .zero else { return added }
        let frame = layer.frame, space = parent.layer.bounds
        return outer.reaching(frame, in: space) + added
    }

    /// A safe area that replaces the one from superviews and controllers. Interface Builder's canvas has its own safe areas.
    package final var fixedSafeAreaInsets: UIEdgeInsets? {
        get { rare.fixedSafeArea }
        set {
            ownRare.fixedSafeArea = newValue
            updateInsets()
        }
    }

    private func computeMargins(safeArea: UIEdgeInsets) -> UIEdgeInsets {
        let rightToLeft = isRightToLeft
        var margins = ownMargins(rightToLeft)
        if let minimum = controller?.minimumMargins(rightToLeft) { margins = margins.union(minimum) }
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
        // The superview's margins have the safe area in them already.
        if preservesSuperviewLayoutMargins, let parent = superviewStorage {
            let outer = parent.currentLayoutMargins, frame = layer.frame, space = parent.layer.bounds
            var passed = UIEdgeInsets(
                top: outer.top - (frame.minY - space.minY), left: outer.left - (frame.minX - space.minX),
                bottom: outer.bottom - (space.maxY - frame.maxY), right: outer.right - (space.maxX - frame.maxX))
            // Scrolling content does not inherit vertical margins: they would grow the farther it extends beyond the edge (inferred: a row
            // at the edge of a table is as high as any other).
            if !parent.passesOnVerticalMargins { (passed.top, passed.bottom) = (0, 0) }
            margins = margins.union(passed)
        }
        return margins
    }

    private func ownMargins(_ rightToLeft: Bool) -> UIEdgeInsets {
        switch insets.margins {
        case .absolute(let margins): return margins
        case .directional(let margins): return margins.resolved(isRightToLeft: rightToLeft)
        case .standard:
            // A controller's root view has no default margin; the system's minimum is added (Margins.md, rootView).
            let margin = controller == nil ? Self.standardMargin : 0
            return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        }
    }

    final var currentLayoutMargins: UIEdgeInsets { computeMargins(safeArea: safeAreaInsets) }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        insets.margins = .absolute(margins)
        updateInsets()
    }

    func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        insets.margins = .directional(margins)
        updateInsets()
    }

    /// Compares safe area and margins with the last ones, and notifies the view, its guides and its subviews of changes.
    final func updateInsets() {
        let safeArea = safeAreaInsets
        let margins = computeMargins(safeArea: safeArea)
        let safeAreaChanged = safeArea != insets.safeArea, marginsChanged = margins != insets.effectiveMargins
        insets.safeArea = safeArea
        insets.effectiveMargins = margins
        insets.isPopulated = safeArea != .zero
        if !systemGuides.isEmpty { updateSystemGuides() }
        if safeAreaChanged {
            safeAreaInsetsDidChange()
            controller?.viewSafeAreaInsetsDidChange()
        }
        if marginsChanged {
            layoutMarginsDidChange()
            controller?.viewLayoutMarginsDidChange()
        }
        if safeAreaChanged || marginsChanged { markLayout(.insets) }
        let reaches = safeAreaForSubviews != .zero
        for view in subviewStorage where reaches || view.insets.isPopulated || (marginsChanged && view.preservesSuperviewLayoutMargins) {
            view.updateInsets()
        }
    }

    func systemGuide(_ role: GuideRole) -> UILayoutGuide {
        if let guide = systemGuides.first(where: { $0.role == role }) { return guide }
        let guide = role == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
        guide.role = role
        guide.identifier = role.identifier
        guide.owner = self
        systemGuides.append(guide)
        return guide
    }

    /// Updates the constants of the guides that UIKit places.
    final func updateSystemGuides() {
        guard let engine = engineOfBox else { return }
        for guide in systemGuides { engine.updateConstants(of: guide) }
    }

    /// The maximum width for readable text in points: 672 at the standard text size (Margins.md, readableWidth). Other sizes scale with the
    /// body text and are inferred.
    final var readableWidth: CGFloat {
        let sizes: [CGFloat] = [560, 592, 632, 672, 752, 824, 896, 896, 896, 896, 896, 896]
        return sizes[resolvedTraits.values.preferredContentSizeCategory.index]
    }

    /// The height of the keyboard guide above the view's bottom edge, in points.
    final var keyboardOverlap: CGFloat {
        let guide = systemGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
        let resting = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
        guard let window = window, let height = window.environment.keyboardHeight else { return resting }
        let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y
        return max(0, height - (window.bounds.maxY - bottom))
    }
}

extension UIEdgeInsets {
    /// Returns the part of a safe area along the edges of `space` that is inside `frame`. It is at most the whole inset, however far the
    /// frame extends beyond the space (iOS 11 and later: a view 20 points above its superview has the same inset at the top).
    func reaching(_ frame: CGRect, in space: CGRect) -> UIEdgeInsets {
        func share(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
        return UIEdgeInsets(
            top: share(top, frame.minY - space.minY), left: share(left, frame.minX - space.minX),
            bottom: share(bottom, space.maxY - frame.maxY), right: share(right, space.maxX - frame.maxX))
    }
}

extension GuideRole {
    /// The name of the guide in UIKit's logs.
    var identifier: String {
        switch self {
        case .custom: ""
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .layoutMargins: "UIViewLayoutMarginsGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .keyboard: "UIKeyboardLayoutGuide"
        case .legacyTop: "UIViewController-topLayoutGuide"
        case .legacyBottom: "UIViewController-bottomLayoutGuide"
        case .scrollContent: "UIScrollView-contentLayoutGuide"
        case .scrollFrame: "UIScrollView-frameLayoutGuide"
        }
    }
}
