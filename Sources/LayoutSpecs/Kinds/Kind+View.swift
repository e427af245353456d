import UIKit

extension Kind {
    static let view = Kind(
        "UIView", "A rectangle with a background, corners, a border, a shadow or a gradient.", parent: nil, lists: [.subviews],
        make: { values in values["gradient"] == nil ? UIView() : GradientView() },
        table: UIView.table, properties: look + layout + meaning)

    private static let look: [SpecPropertyOf<UIView>] = [
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

    private static let layout: [SpecPropertyOf<UIView>] = [
        .value("contentHuggingPriority", .priorities, "The resistance to growing beyond its content.") { view, value, context in
            for (axis, priority) in context.priorities(value) { view.setContentHuggingPriority(priority, for: axis) }
        },
        .value("contentCompressionResistancePriority", .priorities, "The resistance to shrinking below its content.") {
            view, value, context in
            for (axis, priority) in context.priorities(value) { view.setContentCompressionResistancePriority(priority, for: axis) }
        },
        .number("spacingAfter", .length, "The distance to the next view in the stack, instead of the stack's spacing.") { view, spacing in
            (view.superview as? UIStackView)?.setCustomSpacing(spacing, after: view)
        },
    ]

    private static let meaning: [SpecPropertyOf<UIView>] = [
        .flag("isFirstResponder", "Whether the view becomes first responder when the screen appears.") { view, isFirst in
            view.next(SpecViewController.self)?.setFirstResponder(view, isFirst)
        },
        .string("accessibilityIdentifier", "The view's name in goldens and reports; defaults to its id.") {
            $0.accessibilityIdentifier = $1
        },
        .text("accessibilityLabel", "The text for screen readers.") { $0.accessibilityLabel = $1 },
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
