import UIKit

/// The label of a button with a ground.
struct BorderedLabel: View {
    enum Kind {
        case bordered, prominent, prominentGlass
        case glass(Glass)
    }
    let kind: Kind
    let configuration: PrimitiveButtonStyleConfiguration
    let isPressed: Bool

    var body: some View {
        EnvironmentReader { environment in
            let look = BorderedLook(kind, configuration.role, environment)
            configuration.label
                .font(environment.font ?? look.font)
                .foreground(look.foreground)
                .changingEnvironment(BorderedLook.self) { $0.isInListRow = false }
                .modifier(BorderedMargins(look: look))
                .background(BorderedGround(look: look))
                .opacity(isPressed ? PressedOpacity.bordered : 1)
        }
    }
}

/// The sizes and colours of a button with a ground.
@MainActor struct BorderedLook {
    private let kind: BorderedLabel.Kind
    private let role: ButtonRole?
    private let environment: EnvironmentValues
    private let isModern: Bool

    init(_ kind: BorderedLabel.Kind, _ role: ButtonRole?, _ environment: EnvironmentValues) {
        self.kind = kind
        self.role = role
        self.environment = environment
        isModern = environment.traits.systemGeneration >= .ios26
    }

    /// The margins of configured buttons of the same size (docs/sources/Controls.md, UIButton.configuration); those of sizes other than
    /// the regular one are inferred.
    var margins: EdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch environment.controlSize {
            case .mini, .small: (5, 10)
            case .regular: (7, 12)
            case .large, .extraLarge: (15, 20)
            }
        return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    var font: Font {
        switch environment.controlSize {
        case .mini, .small: .subheadline
        case .regular, .large, .extraLarge: .body
        }
    }

    var isCircle: Bool { environment.buttonBorderShape.kind == .circle }

    /// Capsules from iOS 26 on; before, small buttons are capsules and others have corners of 8 or 12 points (inferred).
    var shape: AnyButtonShape {
        switch environment.buttonBorderShape.kind {
        case .capsule: .capsule
        case .circle: .circle
        case .roundedRectangle: .rounded(standardRadius)
        case .radius(let radius): .rounded(radius)
        case .automatic: isModern || environment.controlSize.isSmall ? .capsule : .rounded(standardRadius)
        }
    }

    private var standardRadius: CGFloat { environment.controlSize.isLarge ? 12 : 8 }

    /// The glass under the label; nil for other grounds.
    var glass: UIGlassEffect.Style? {
        guard isModern else { return nil }
        switch kind {
        case .glass(let glass): return glass.kind == .clear ? .clear : .regular
        case .prominentGlass: return .regular
        case .bordered, .prominent: return nil
        }
    }

    private var isProminent: Bool {
        switch kind {
        case .prominent, .prominentGlass: true
        case .bordered, .glass: false
        }
    }

    /// The colour that stands for the button: its role's, or the tint.
    private var tint: UIColor {
        role == .destructive ? UIColor.systemRed.resolvedColor(with: environment.traits) : environment.accentColor
    }

    /// The label's style; nil for the one that the app has set.
    var foreground: AnyShapeStyle? {
        if !environment.isEnabled { return AnyShapeStyle(Color(UIColor.tertiaryLabel)) }
        if !environment.foregroundStyles.isEmpty { return nil }
        if isProminent { return AnyShapeStyle(Color.white) }
        if case .glass = kind, role != .destructive, environment.tintStyle == nil { return AnyShapeStyle(Color.primary) }
        return AnyShapeStyle(Color(tint))
    }

    /// The ground: grey, or light in a tint that was set; the tint itself where the button is prominent (colours of configured buttons).
    var ground: UIColor? {
        guard environment.isEnabled else { return glass == nil ? .tertiarySystemFill : nil }
        if isProminent { return tint }
        if glass != nil { return glassTint }
        let isTinted = environment.tintStyle != nil || role == .destructive
        return isTinted ? tint.withAlphaComponent(0.18) : .secondarySystemFill
    }

    private var glassTint: UIColor? {
        guard case .glass(let glass) = kind else { return nil }
        return glass.tint?.resolved(in: environment)
    }
}

/// The outline of a button.
enum AnyButtonShape {
    case capsule, circle
    case rounded(CGFloat)

    func path(in rect: CGRect) -> Path {
        switch self {
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .rounded(let radius): RoundedRectangle(cornerRadius: radius).path(in: rect)
        }
    }

    func radius(_ size: CGSize) -> CGFloat {
        switch self {
        case .capsule, .circle: min(size.width, size.height) / 2
        case .rounded(let radius): radius
        }
    }
}

/// The room between a button's label and its border.
private struct BorderedMargins: ElementModifier {
    typealias Body = Never
    let look: BorderedLook
    func update(_ wrapper: BorderedMarginsElement) {
        wrapper.margins = look.margins
        wrapper.isCircle = look.isCircle
    }
}

private final class BorderedMarginsElement: AlignedElement {
    var margins = EdgeInsets()
    var isCircle = false

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(horizontally: margins.horizontal, vertically: margins.vertical)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(inner(proposal))
        let outer = CGSize(width: size.width + margins.horizontal, height: size.height + margins.vertical)
        guard isCircle else { return outer }
        // A circle is as wide as it is high, with the same room on all sides.
        let side = max(size.width, size.height) + margins.vertical * 2
        return CGSize(width: side, height: side)
    }

    override var spacing: ViewSpacing { ViewSpacing() }
}

/// What is below a button's label.
private struct BorderedGround: ElementView {
    typealias Body = Never
    let look: BorderedLook
    func makeElement(_ node: Node) -> BorderedGroundElement { BorderedGroundElement(node) }
    func update(_ element: BorderedGroundElement) { element.look = look }
}

private final class BorderedGroundElement: Element {
    var look: BorderedLook?
    private lazy var painted = PaintedView()
    private lazy var glass = UIVisualEffectView(effect: nil)

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        guard let look else { return }
        if let style = look.glass {
            let effect = UIGlassEffect(style: style)
            effect.tintColor = look.ground
            glass.effect = effect
            glass.cornerConfiguration = .corners(radius: .fixed(look.shape.radius(rect.size)))
            glass.isUserInteractionEnabled = false
            stage.show(glass, rect)
        } else {
            stage.show(painted, rect)
            let ground = (look.ground ?? .clear).resolvedColor(with: environment.traits)
            painted.show(.color(ground), PaintedOutline(look.shape.path(in: painted.bounds)), painted.bounds, environment)
        }
    }
}
