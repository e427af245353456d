import Foundation
import Graphics

/// One button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public override init() { super.init() }

    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    public private(set) var title: String?
    public private(set) var style = Style.default
    open var isEnabled = true
    private(set) var handler: ((UIAlertAction) -> Void)?
}

/// An alert in the middle of the screen, or an action sheet at its bottom; from iOS 26 on both are cards of glass in the middle
/// (Generations.md, alert). Sizes and colours of older cards are inferred from looking at iOS.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    public enum Severity: Int, Sendable { case `default`, critical }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var message: String?
    open private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?
    open private(set) var textFields: [UITextField]?
    open var severity = Severity.default

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        field.borderStyle = .none
        field.font = .preferredFont(forTextStyle: .footnote)
        field.adjustsFontForContentSizeCategory = true
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    open override func loadView() { view = AlertView(self) }

    /// The buttons that can be tapped, with their titles, in display order.
    package final var choices: [(title: String, view: UIView)] { (view as? AlertView)?.choices ?? [] }
    override var fadesWhenPresented: Bool { true }
    override var isMadeForWindow: Bool { true }
    /// An action sheet with a source is a popover in a regular width, from iOS 26 on everywhere (Generations.md, sheetAnchored).
    override var coversItself: Bool {
        guard preferredStyle == .actionSheet, let popover = presentationStorage as? UIPopoverPresentationController, popover.hasSource
        else {
            return true
        }
        let traits = presentingViewController?.traitCollection ?? UITraitCollection.current
        return traits.horizontalSizeClass != .regular && !traits.systemGeneration.metrics.hasGlass
    }
    override var isPopover: Bool { super.isPopover || modalPresentationStyle == .automatic && preferredStyle == .actionSheet }

    /// Dims the tint of the presenting view while the alert is shown.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presentingViewController?.viewIfLoaded?.tintAdjustmentMode = .dimmed
        if !coversItself, let view = view as? AlertView { preferredContentSize = view.anchoredSize }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        presentingViewController?.viewIfLoaded?.tintAdjustmentMode = .automatic
    }

    /// Closes the alert and then calls the action's handler, as a tap on its button does.
    package func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        dismiss(animated: true) { action.handler?(action) }
    }

    /// The actions in display order. Cancel is first in an alert with two actions, and last otherwise.
    var orderedActions: [UIAlertAction] {
        let cancel = actions.filter { $0.style == .cancel }, others = actions.filter { $0.style != .cancel }
        return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
    }
}

/// The dimming view that contains the cards.
@MainActor
private final class AlertView: UIView {
    private weak var alert: UIAlertController?
    private let isSheet: Bool
    /// Whether the view is in a popover, which has its own card.
    private let isAnchored: Bool
    private var cards: [UIView] = []
    private let titleLabel = UILabel(), messageLabel = UILabel()
    private var buttons: [(action: UIAlertAction, label: UILabel)] = []
    private let isGlass = SystemMetrics.current.hasGlass
    private var lines: [UIView] = []

    init(_ alert: UIAlertController) {
        self.alert = alert
        isSheet = alert.preferredStyle == .actionSheet
        isAnchored = !alert.coversItself
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = isAnchored ? (isGlass ? nil : Self.ground) : .dimming
        build(alert)
    }

    required init?(coder: NSCoder) { return nil }

    override var dependsOnKeyboard: Bool { true }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        let touched = buttons.first { $0.label.convert($0.label.bounds, to: self).contains(point) }
        if let touched { alert?.choose(touched.action) }
    }

    /// The buttons with their actions, in display order.
    var choices: [(title: String, view: UIView)] { buttons.filter(\.action.isEnabled).map { ($0.action.title ?? "", $0.label) } }

    private func card() -> UIView {
        let metrics = SystemMetrics.current
        if isGlass {
            let card = UIVisualEffectView(effect: UIGlassEffect())
            card.layer.cornerRadius = metrics.alertCornerRadius
            addSubview(card)
            cards.append(card)
            return card.contentView
        }
        let card = UIView()
        card.backgroundColor = Self.ground
        card.layer.cornerRadius = metrics.alertCornerRadius
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        addSubview(card)
        cards.append(card)
        return card
    }

    /// The colour of the cards before iOS 26.
    private static var ground: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 0.965, alpha: 1) }
    }

    private func build(_ alert: UIAlertController) {
        let main = card()
        if isGlass { return buildGlass(alert, in: main) }
        let gray = isSheet ? UIColor.secondaryLabel : .label
        let footnote = UIFont.preferredFont(forTextStyle: .footnote)
        let title = isSheet ? Self.scaled(.systemFont(ofSize: 13, weight: .semibold), .footnote) : .preferredFont(forTextStyle: .headline)
        style(titleLabel, alert.title, title, gray, in: main)
        style(messageLabel, alert.message, footnote, gray, in: main)
        for field in alert.textFields ?? [] { main.addSubview(field) }
        for action in alert.orderedActions where !isAnchored || action.style != .cancel {
            let ownCard = isSheet && action.style == .cancel
            let label = UILabel()
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
            let isBold = action === alert.preferredAction || (action.style == .cancel && (alert.preferredAction == nil || isSheet))
            label.font = Self.scaled(.systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular), .body)
            label.text = action.title
            label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .tintColor
            (ownCard ? card() : main).addSubview(label)
            buttons.append((action, label))
        }
    }

    /// Builds the card of iOS 26: texts at the leading edge, buttons as capsules.
    private func buildGlass(_ alert: UIAlertController, in main: UIView) {
        style(
            titleLabel, alert.title, .preferredFont(forTextStyle: isSheet ? .subheadline : .headline), isSheet ? .secondaryLabel : .label,
            in: main)
        style(messageLabel, alert.message, .preferredFont(forTextStyle: .subheadline), .secondaryLabel, in: main)
        for label in [titleLabel, messageLabel] { label.textAlignment = .natural }
        for field in alert.textFields ?? [] { main.addSubview(field) }
        for action in alert.orderedActions where !isAnchored || action.style != .cancel {
            let label = CapsuleLabel()
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
            label.font = Self.scaled(.systemFont(ofSize: 17, weight: action === alert.preferredAction ? .semibold : .medium), .body)
            label.text = action.title
            label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .label
            label.backgroundColor = .tertiarySystemFill
            label.clipsToBounds = true
            main.addSubview(label)
            buttons.append((action, label))
        }
    }

    /// The buttons from top to bottom, if they are below each other: cancel is the last one.
    private var stackedButtons: [(action: UIAlertAction, label: UILabel)] {
        buttons.filter { $0.action.style != .cancel } + buttons.filter { $0.action.style == .cancel }
    }

    private static func scaled(_ font: UIFont, _ style: UIFont.TextStyle) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: font)
    }

    private var isLarge: Bool { resolvedTraits.values.preferredContentSizeCategory.isAccessibilityCategory }

    /// Returns the height of a button row: at least `standard` points, more for larger text (inferred).
    private func rowHeight(_ standard: CGFloat) -> CGFloat {
        let text = buttons.map { $0.label.font.lineHeight }.max() ?? 0
        return max(standard, ceilToPixel(text + (isSheet ? 33 : 24)))
    }

    private func style(_ label: UILabel, _ text: String?, _ font: UIFont, _ color: UIColor, in card: UIView) {
        label.text = text
        label.font = font
        label.textColor = color
        label.numberOfLines = 0
        label.textAlignment = .center
        label.isHidden = text?.isEmpty ?? true
        card.addSubview(label)
    }

    private func line(_ frame: CGRect, in card: UIView) {
        let line = UIView(frame: frame)
        line.backgroundColor = .separator
        card.addSubview(line)
        lines.append(line)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        lines.forEach { $0.removeFromSuperview() }
        lines = []
        if isAnchored { layOutAnchored() } else if isGlass { layOutGlass() } else if isSheet { layOutSheet() } else { layOutAlert() }
    }

    /// Lays out title and message from the top of the card. Returns their height with the margins; 0 without text.
    private func layOutTexts(width: CGFloat, top: CGFloat, bottom: CGFloat, gap: CGFloat) -> CGFloat {
        var y = top
        for label in [titleLabel, messageLabel] where !label.isHidden {
            let size = label.sizeThatFits(CGSize(width: width - 32, height: 0))
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: size.height)
            y += size.height + gap
        }
        return y == top ? 0 : y - gap + bottom
    }

    /// Lays out the card of iOS 26 (Generations.md, alert): texts 30 points from the sides, capsules 16 points from them and 8 apart.
    private func layOutGlass() {
        guard let card = cards.first else { return }
        let metrics = systemMetrics
        let width = min(isLarge ? 382 : metrics.alertWidth, bounds.width - 2 * metrics.alertMargin)
        let height = glassHeight(width)
        let keyboard = window?.environment.keyboardHeight ?? 0
        card.frame = CGRect(
            x: roundToPixel((bounds.width - width) / 2), y: roundToPixel((bounds.height - keyboard - height) / 2), width: width,
            height: height)
    }

    /// The distance of the buttons of iOS 26 from the card's sides, and of the last one from its bottom (Generations.md, alert, actionSheet
    /// and sheetAnchored).
    private var capsuleMargins: (sides: CGFloat, bottom: CGFloat) {
        let sides: CGFloat = isAnchored ? 15.5 : isSheet ? 14 : 16
        return (sides: sides, bottom: isSheet ? 14 : 16)
    }

    /// Places the texts of an action sheet of iOS 26: the first line 24 below the top. Returns where the buttons begin.
    private func layOutSheetTexts(_ width: CGFloat) -> CGFloat {
        let side = capsuleMargins.sides + 14
        var y: CGFloat = 24
        for label in [titleLabel, messageLabel] where !label.isHidden {
            let size = label.sizeThatFits(CGSize(width: width - 2 * side, height: 0))
            label.frame = CGRect(x: side, y: y, width: width - 2 * side, height: size.height)
            y += size.height + 4.5
        }
        // A line of 15 points gives a header of 64 and 14 above the first button; one of 71 in a popover.
        return y == 24 ? capsuleMargins.bottom : roundToPixel(y - 4.5 + (isAnchored ? 29 : 36))
    }

    /// Places texts, fields and buttons in the card of iOS 26. Returns the height.
    private func glassHeight(_ width: CGFloat) -> CGFloat {
        guard let content = (cards.first as? UIVisualEffectView)?.contentView else { return 0 }
        guard !isSheet else { return layOutCapsules(from: layOutSheetTexts(width), width: width) + capsuleMargins.bottom }
        var y: CGFloat = 22.5
        for label in [titleLabel, messageLabel] where !label.isHidden {
            let size = label.sizeThatFits(CGSize(width: width - 60, height: 0))
            label.frame = CGRect(x: 30, y: roundToPixel(y), width: width - 60, height: size.height)
            y += size.height + 9.5
        }
        y = y > 22.5 ? y + 8 : 16
        for field in alert?.textFields ?? [] {
            let height = max(40, ceilToPixel((field.font?.lineHeight ?? 16) + 20)),
                fieldFrame = CGRect(x: 16, y: y, width: width - 32, height: height)
            line(fieldFrame, in: content)
            lines.last?.backgroundColor = .tertiarySystemFill
            lines.last?.layer.cornerRadius = height / 2
            lines.last.map { content.sendSubviewToBack($0) }
            field.frame = fieldFrame.insetBy(dx: 14, dy: 0)
            y += height + 8
        }
        return layOutCapsules(from: y, width: width) + capsuleMargins.bottom
    }

    /// Places the buttons, two beside each other in an alert if their titles fit. Returns where they end.
    private func layOutCapsules(from top: CGFloat, width: CGFloat) -> CGFloat {
        let text = buttons.map { $0.label.font.lineHeight }.max() ?? 0, height = max(48, ceilToPixel(text + 27))
        let half = (width - 40) / 2, side = capsuleMargins.sides
        let isPair = !isSheet && !isLarge && buttons.count == 2 && buttons.allSatisfy { $0.label.sizeThatFits(.zero).width <= half - 32 }
        for (index, button) in (isPair ? buttons : stackedButtons).enumerated() {
            let label = button.label
            label.layer.cornerRadius = height / 2
            if isPair {
                let isLeft = (index == 0) != isRightToLeft
                label.frame = CGRect(x: isLeft ? 16 : 24 + half, y: roundToPixel(top), width: half, height: height)
            } else {
                label.frame = CGRect(
                    x: side, y: roundToPixel(top + CGFloat(index) * (height + 8)), width: width - 2 * side, height: height)
            }
        }
        let rows = isPair ? 1 : buttons.count
        return rows == 0 ? top - 8 : top + CGFloat(rows) * (height + 8) - 8
    }

    /// The size in a popover (Generations.md, sheetAnchored).
    var anchoredSize: CGSize {
        let width: CGFloat = isGlass ? 240 : 304
        return CGSize(width: width, height: isGlass ? glassHeight(width) : sheetHeight(width))
    }

    private func layOutAnchored() {
        guard let main = cards.first else { return }
        let body = bounds.inset(by: safeAreaInsets)
        main.frame = body
        if isGlass { _ = glassHeight(body.width) } else { _ = sheetHeight(body.width) }
    }

    private func layOutAlert() {
        guard let card = cards.first else { return }
        // 270 points; wider for accessibility sizes (inferred).
        let width = isLarge ? min(bounds.width - 32, 382) : systemMetrics.alertWidth
        let row = rowHeight(44)
        var y = layOutTexts(width: width, top: 19, bottom: 19, gap: 3)
        for field in alert?.textFields ?? [] {
            let height = max(28, ceilToPixel((field.font?.lineHeight ?? 16) + 12))
            let fieldFrame = CGRect(x: 16, y: y - 4, width: width - 32, height: height)
            line(fieldFrame, in: card)
            lines.last?.backgroundColor = .systemBackground
            lines.last?.layer.cornerRadius = 6
            lines.last.map { card.sendSubviewToBack($0) }
            field.frame = fieldFrame.insetBy(dx: 7, dy: 0)
            y += height + 8
        }
        let isPair = !isLarge && buttons.count == 2 && buttons.allSatisfy { $0.label.sizeThatFits(.zero).width <= width / 2 - 16 }
        if isPair {
            line(CGRect(x: 0, y: y, width: width, height: hairline), in: card)
            for (index, button) in buttons.enumerated() {
                let x = (index == 0) != isRightToLeft ? 0 : width / 2
                button.label.frame = CGRect(x: x + 8, y: y, width: width / 2 - 16, height: row)
            }
            line(CGRect(x: width / 2, y: y, width: hairline, height: row), in: card)
            y += row
        } else {
            for button in stackedButtons {
                line(CGRect(x: 0, y: y, width: width, height: hairline), in: card)
                button.label.frame = CGRect(x: 8, y: y, width: width - 16, height: row)
                y += row
            }
        }
        let keyboard = window?.environment.keyboardHeight ?? 0
        card.frame = CGRect(
            x: roundToPixel((bounds.width - width) / 2), y: roundToPixel((bounds.height - keyboard - y) / 2), width: width, height: y)
    }

    /// Places texts and buttons, except for cancel, in the upper card of a sheet. Returns the height.
    private func sheetHeight(_ width: CGFloat) -> CGFloat {
        guard let main = cards.first else { return 0 }
        var y = layOutTexts(width: width, top: 14, bottom: 14, gap: 8)
        let row = rowHeight(57)
        for (index, button) in buttons.filter({ $0.action.style != .cancel }).enumerated() {
            if index > 0 || y > 0 { line(CGRect(x: 0, y: y, width: width, height: hairline), in: main) }
            button.label.frame = CGRect(x: 8, y: y, width: width - 16, height: row)
            y += row
        }
        return y
    }

    private func layOutSheet() {
        guard let main = cards.first else { return }
        let width = min(bounds.width, 430) - 16, left = roundToPixel((bounds.width - width) / 2)
        let y = sheetHeight(width), row = rowHeight(57)
        let cancel = buttons.filter { $0.action.style == .cancel }
        var bottom = bounds.height - max(safeAreaInsets.bottom, 8)
        if let button = cancel.first, cards.count > 1 {
            cards[1].frame = CGRect(x: left, y: bottom - row, width: width, height: row)
            cards[1].backgroundColor = .secondarySystemGroupedBackground
            button.label.frame = CGRect(x: 8, y: 0, width: width - 16, height: row)
            bottom -= row + 8
        }
        main.isHidden = y == 0
        main.frame = CGRect(x: left, y: bottom - y, width: width, height: y)
    }
}

extension UIAlertAction: UIAccessibilityIdentification {
    public var accessibilityIdentifier: String? {
        get { AccessibilityStore.values(of: self)?.identifier }
        set { AccessibilityStore.makeValues(of: self).identifier = newValue }
    }
}

/// The title of a button that is a capsule. It shrinks before it reaches the round ends (inferred).
private final class CapsuleLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 16, dy: 0)) }
}
