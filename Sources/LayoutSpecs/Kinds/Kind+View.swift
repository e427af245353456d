import UIKit

extension Kind {
    static let view = Kind(
        "UIView", "A rectangle with a background, corners, a border, a shadow or a gradient.", parent: nil, lists: [.subviews],
        make: { values in values["gradient"] == nil ? UIView() : GradientView() },
        properties: look + layout + meaning)

    private static let look: [PropertyOf<UIView>] = [
        .color("backgroundColor", "Fills the view behind its content.") { $0.backgroundColor = $1 },
        .color("tintColor", "The colour of controls in the view and its subviews.") { $0.tintColor = $1 },
        .number("alpha", .share, "From 0, transparent, to 1, opaque.") { $0.alpha = $1 },
        .flag("isHidden", "Hidden views keep their constraints; stacks do not arrange them.") { $0.isHidden = $1 },
        .flag("clipsToBounds", "Whether content outside the view is clipped.") { $0.clipsToBounds = $1 },
        .choice("contentMode", "a content mode", contentModes, "How an image fills the view.") { $0.contentMode = $1 },
        .choice(
            "overrideUserInterfaceStyle", "a style", ["unspecified": .unspecified, "light": .light, "dark": .dark],
            "Light or dark, independent of the screen."
        ) { $0.overrideUserInterfaceStyle = $1 },
        .number("cornerRadius", .length, "Points.") { $0.layer.cornerRadius = $1 },
        .choice("cornerCurve", "a corner curve", ["circular": .circular, "continuous": .continuous], "The shape of the corners.") {
            $0.layer.cornerCurve = $1
        },
        .value(
            "maskedCorners", .list(.choice("a corner", ["topLeft", "topRight", "bottomLeft", "bottomRight"]), 0...4),
            "The corners that are rounded; defaults to all."
        ) { view, value, _ in view.layer.maskedCorners = Look.corners(value) },
        .value("border", .border, "A line inside the edges.") { view, value, context in Look.border(view, value, context) },
        .value("shadow", .shadow, "A blurred copy behind the view.") { view, value, context in Look.shadow(view, value, context) },
        .value("gradient", .gradient, "Fills a UIView with a gradient.") { view, value, context in
            (view as? GradientView)?.gradient = GradientFill(value, context)
        },
        .value("transform", .transform, "Scales, rotates and moves the view after layout.") { view, value, context in
            view.transform = Look.transform(value, context)
        },
    ]

    private static let layout: [PropertyOf<UIView>] = [
        .insets("directionalLayoutMargins", "The distances between the edges and the margins guide.") { $0.directionalLayoutMargins = $1 },
        .flag("preservesSuperviewLayoutMargins", "Whether margins are at least those of the superview.") {
            $0.preservesSuperviewLayoutMargins = $1
        },
        .flag("insetsLayoutMarginsFromSafeArea", "Whether margins stay inside the safe area; defaults to true.") {
            $0.insetsLayoutMarginsFromSafeArea = $1
        },
        .value("contentHuggingPriority", .priorities, "The resistance to growing beyond its content.") { view, value, context in
            for (axis, priority) in context.priorities(value) { view.setContentHuggingPriority(priority, for: axis) }
        },
        .value("contentCompressionResistancePriority", .priorities, "The resistance to shrinking below its content.") {
            view, value, context in
            for (axis, priority) in context.priorities(value) { view.setContentCompressionResistancePriority(priority, for: axis) }
        },
        .choice(
            "semanticContentAttribute", "a semantic content attribute",
            [
                "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
                "forceRightToLeft": .forceRightToLeft,
            ], "How the view is mirrored in right-to-left layouts."
        ) { $0.semanticContentAttribute = $1 },
        .number("spacingAfter", .length, "The distance to the next view in the stack, instead of the stack's spacing.") { view, spacing in
            (view.superview as? UIStackView)?.setCustomSpacing(spacing, after: view)
        },
    ]

    private static let meaning: [PropertyOf<UIView>] = [
        .flag("isUserInteractionEnabled", "Whether the view receives touches.") { $0.isUserInteractionEnabled = $1 },
        .flag("isFirstResponder", "Whether the view becomes first responder when the screen appears.") { view, isFirst in
            view.next(SpecViewController.self)?.setFirstResponder(view, isFirst)
        },
        .string("accessibilityIdentifier", "The view's name in goldens and reports; defaults to its id.") {
            $0.accessibilityIdentifier = $1
        },
        .text("accessibilityLabel", "The text for screen readers.") { $0.accessibilityLabel = $1 },
        .integer("tag", -1_000_000...1_000_000, "A number that identifies the view.") { $0.tag = $1 },
    ]

    private static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
        "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    /// The properties of all kinds that descend from UIControl.
    static let control: [PropertyOf<UIControl>] = [
        .flag("isEnabled", "Disabled controls are dimmed and ignore touches.") { $0.isEnabled = $1 },
        .flag("isSelected", "Whether the control looks selected.") { $0.isSelected = $1 },
        .flag("isHighlighted", "Whether the control looks highlighted.") { $0.isHighlighted = $1 },
        .choice(
            "contentHorizontalAlignment", "an alignment",
            ["center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing],
            "The horizontal alignment of the content."
        ) { $0.contentHorizontalAlignment = $1 },
        .choice(
            "contentVerticalAlignment", "an alignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill],
            "The vertical alignment of the content."
        ) { $0.contentVerticalAlignment = $1 },
    ]
}

/// Sets values of layers.
@MainActor enum Look {
    static func corners(_ value: Value) -> CACornerMask {
        let names: [(String, CACornerMask)] = [
            ("topLeft", .layerMinXMinYCorner), ("topRight", .layerMaxXMinYCorner), ("bottomLeft", .layerMinXMaxYCorner),
            ("bottomRight", .layerMaxXMaxYCorner),
        ]
        let wanted = (value.list ?? []).compactMap(\.choice)
        return CACornerMask(names.filter { wanted.contains($0.0) }.map(\.1))
    }

    static func border(_ view: UIView, _ value: Value, _ context: BuildContext) {
        guard let parts = value.object else { return }
        view.layer.borderWidth = context.number(parts["width"])
        view.layer.borderColor = context.cgColor(parts["color"]) ?? .black
    }

    static func shadow(_ view: UIView, _ value: Value, _ context: BuildContext) {
        guard let parts = value.object else { return }
        view.layer.shadowColor = context.cgColor(parts["color"]) ?? .black
        view.layer.shadowOpacity = Float(context.number(parts["opacity"], else: 1))
        view.layer.shadowRadius = context.number(parts["radius"], else: 3)
        let offset = context.point(parts["offset"], else: CGPoint(x: 0, y: 2))
        view.layer.shadowOffset = CGSize(width: offset.x, height: offset.y)
    }

    /// Returns the transform that scales, then rotates, then translates.
    static func transform(_ value: Value, _ context: BuildContext) -> CGAffineTransform {
        guard let parts = value.object else { return .identity }
        let scale = parts["scale"].map(context.numbers) ?? [1]
        let offset = context.point(parts["translate"], else: .zero)
        return CGAffineTransform(scaleX: scale[0], y: scale[scale.count - 1])
            .concatenating(CGAffineTransform(rotationAngle: context.number(parts["rotate"]) * .pi / 180))
            .concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
    }
}
