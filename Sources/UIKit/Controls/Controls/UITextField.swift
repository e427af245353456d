import Foundation
import Graphics

@preconcurrency @MainActor
public protocol UITextFieldDelegate: DelegateMessages {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
    public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
}

/// A field for one line of text. Sizes: Controls.md, UITextField (ib, swiftuiweb).
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
    package override nonisolated class var table: PropertyTable { textFieldProperties }

    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setDefaults { clipsToBounds = true }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setDefaults { clipsToBounds = true }
    }

    // MARK: Content

    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            defer { wasSet() }
            plain = newValue ?? ""
            attributed = nil
            contentDidChange()
        }
    }
    private var plain = ""
    private var attributed: NSAttributedString?

    open var attributedText: NSAttributedString? {
        get { attributed ?? NSAttributedString(string: plain, attributes: defaultTextAttributes) }
        set {
            defer { wasSet() }
            attributed = newValue
            plain = newValue?.string ?? ""
            contentDidChange()
        }
    }

    open var placeholder: String? {
        get { placeholderText }
        set {
            defer { wasSet() }
            guard newValue != placeholderText else { return }
            (placeholderText, placeholderStyle) = (newValue, nil)
            contentDidChange()
        }
    }
    /// Setting it does not go through `placeholder`, whose observer in a subclass may set this property in turn.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderStyle ?? placeholderText.map { NSAttributedString(string: $0) } }
        set {
            (placeholderText, placeholderStyle) = (newValue?.string, newValue)
            contentDidChange()
            wasSet()
        }
    }
    private var placeholderText: String?
    private var placeholderStyle: NSAttributedString?

    open var font: UIFont? {
        get { fontStorage }
        set { fontStorage = newValue ?? .systemFont(ofSize: 17); contentDidChange(); wasSet() }
    }
    private var fontStorage = UIFont.systemFont(ofSize: 17)

    open var textColor: UIColor? = .label {
        didSet { wasSet(); setNeedsDisplay() }
    }
    open var textAlignment = NSTextAlignment.natural {
        didSet { wasSet(); setNeedsDisplay() }
    }
    open var borderStyle: BorderStyle {
        get { border }
        set {
            defer { wasSet() }
            if newValue != border { border = newValue; contentDidChange() }
        }
    }
    /// The border that is drawn, whatever a subclass returns for `borderStyle`.
    private var border = BorderStyle.none
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: fontStorage, .foregroundColor: textColor ?? .label] }
        set {
            defer { wasSet() }
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var adjustsFontSizeToFitWidth = false { didSet { wasSet() } }
    open var minimumFontSize: CGFloat = 0 { didSet { wasSet() } }
    open var adjustsFontForContentSizeCategory = false {
        didSet { wasSet(); if adjustsFontForContentSizeCategory { font = fontStorage.rescaled(for: resolvedTraits) } }
    }
    open var clearsOnBeginEditing = false { didSet { wasSet() } }
    open var clearsOnInsertion = false { didSet { wasSet() } }
    open var allowsEditingTextAttributes = false { didSet { wasSet() } }
    open var background: UIImage? { didSet { wasSet() } }
    open var disabledBackground: UIImage? { didSet { wasSet() } }
    open weak var delegate: (any UITextFieldDelegate)?
    open var selectedTextRange: UITextRange?

    open var clearButtonMode = ViewMode.never {
        didSet { wasSet(); setNeedsLayout(); setNeedsDisplay() }
    }
    open var leftView: UIView? {
        didSet { replace(oldValue, leftView) }
    }
    open var rightView: UIView? {
        didSet { replace(oldValue, rightView) }
    }
    open var leftViewMode = ViewMode.never {
        didSet { wasSet(); setNeedsLayout() }
    }
    open var rightViewMode = ViewMode.never {
        didSet { wasSet(); setNeedsLayout() }
    }

    /// Inserts the text of an input method at once, without marking it while it is being composed.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { if let markedText { insertText(markedText) } }
    open func unmarkText() {}

    private func replace(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superviewStorage !== self { addSubview(new) }
        contentDidChange()
        setNeedsLayout()
    }

    private func contentDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Typing

    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { wasSet() } }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { wasSet() } }
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { wasSet() } }
    open var smartQuotesType = UITextSmartQuotesType.default { didSet { wasSet() } }
    open var smartDashesType = UITextSmartDashesType.default { didSet { wasSet() } }
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default { didSet { wasSet() } }
    open var inlinePredictionType = UITextInlinePredictionType.default { didSet { wasSet() } }
    open var writingToolsBehavior = UIWritingToolsBehavior.default { didSet { wasSet() } }
    open var keyboardType = UIKeyboardType.default { didSet { wasSet() } }
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { wasSet() } }
    open var returnKeyType = UIReturnKeyType.default { didSet { wasSet() } }
    open var enablesReturnKeyAutomatically = false { didSet { wasSet() } }
    open var isSecureTextEntry = false {
        didSet { wasSet(); if isSecureTextEntry != oldValue { contentDidChange() } }
    }
    open var textContentType: UITextContentType! { didSet { wasSet() } }
    open var passwordRules: UITextInputPasswordRules? { didSet { wasSet() } }
    private var inputViewStorage: UIView?
    private var accessoryStorage: UIView?
    open override var inputView: UIView? {
        get { inputViewStorage }
        set { inputViewStorage = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { accessoryStorage }
        set { accessoryStorage = newValue }
    }

    open var hasText: Bool { !(text ?? "").isEmpty }
    open func insertText(_ text: String) {
        self.text = (self.text ?? "") + text
        sendActions(for: .editingChanged)
    }
    open func deleteBackward() {
        guard hasText else { return }
        text = String((text ?? "").dropLast())
        sendActions(for: .editingChanged)
    }

    override func wasPressed(at point: CGPoint, _ event: UIEvent?) {
        if showsClearButton, clearButtonRect(forBounds: bounds).contains(point) { clear() } else { becomeFirstResponder() }
    }

    open var isEditing: Bool { isFirstResponder }
    open override dynamic var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        setNeedsDisplay()
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        setNeedsDisplay()
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    // MARK: Size

    private var isBordered: Bool { border != .none }

    /// The space between the edges and the text, in points; 7 in rounded fields.
    private var sideInset: CGFloat {
        switch border {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    /// The line height plus 1.5 points, rounded up to the pixel, and at least 34 points in rounded fields. The heights of line and bezel
    /// fields, and of rounded fields with fonts above 20 points, are inferred.
    private var fieldHeight: CGFloat {
        let line = ceilToPixel(fontStorage.lineHeight + 1.5)
        switch border {
        case .none: return line
        case .line: return line + 2
        case .bezel: return line + 5
        case .roundedRect: return max(34, line + 8.5)
        }
    }

    open override var intrinsicContentSize: CGSize {
        let shown = hasText ? textBlock : placeholderBlock
        var width = shown.map { TextSystem.layout($0).size.width.rounded(.up) } ?? 0
        width += 2 * sideInset
        if shows(leftViewMode), let leftView { width += sideSize(leftView).width }
        if shows(rightViewMode), let rightView { width += sideSize(rightView).width }
        return CGSize(width: width, height: fieldHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override var textLinePitch: CGFloat? { fontStorage.linePitch }

    package override var baselineOrigin: BaselineOrigin { .centre }

    package override func baselineOffsets(at size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat)? {
        let line = ceilToPixel(fontStorage.lineHeight)
        let baseline = roundToPixel((size.height - line) / 2) + roundToPixel(fontStorage.ascender)
        return (baseline, size.height - baseline)
    }

    // MARK: Parts

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsClearButton: Bool { shows(clearButtonMode) && hasText && isEnabled }

    private static let clearButtonSide: CGFloat = 19
    /// The space between the clear button and the field's end, in points. A search field, which has no border, overrides it.
    var clearButtonMargin: CGFloat { isBordered ? 5 : 0 }

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        return mirrored(
            CGRect(x: bounds.maxX - side - clearButtonMargin, y: roundToPixel(bounds.midY - side / 2), width: side, height: side))
    }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, bounds, atStart: true) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, bounds, atStart: false) }

    /// Returns the frame of a side view. It keeps its size, but is no taller than the field, unless constraints make it so: its text is in the
    /// middle of the field's then (Suites.md, sideView).
    private func sideRect(_ view: UIView?, _ bounds: CGRect, atStart: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = sideSize(view)
        if view.translatesAutoresizingMaskIntoConstraints { size.height = min(size.height, bounds.height) }
        let x = atStart ? bounds.minX : bounds.maxX - size.width
        return mirrored(CGRect(x: x, y: roundToPixel(bounds.midY - size.height / 2), width: size.width, height: size.height))
    }

    /// Returns the size of a side view: its own, or its fitting size if it came without one (the release notes of iOS 13).
    private func sideSize(_ view: UIView) -> CGSize {
        let id = ObjectIdentifier(view)
        guard view.bounds.size == .zero || fittedSides.contains(id) else { return view.bounds.size }
        fittedSides.insert(id)
        let natural = view.intrinsicContentSize
        guard natural.width < 0 || natural.height < 0 else { return natural }
        return view.systemLayoutSizeFitting(.zero)
    }

    /// The side views that came without a size.
    private var fittedSides: Set<ObjectIdentifier> = []

    /// Returns the rectangle between the side views.
    private func contentRect(_ bounds: CGRect) -> CGRect {
        var (start, end) = (sideInset, sideInset)
        if shows(leftViewMode), leftView != nil { start = max(start, leftViewRect(forBounds: bounds).width) }
        if shows(rightViewMode), rightView != nil {
            end = max(end, rightViewRect(forBounds: bounds).width)
        } else if showsClearButton {
            end = Self.clearButtonSide + clearButtonMargin + 4
        }
        return mirrored(CGRect(x: bounds.minX + start, y: bounds.minY, width: max(bounds.width - start - end, 0), height: bounds.height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !shows(leftViewMode)
        rightView?.isHidden = !shows(rightViewMode)
        if let leftView, shows(leftViewMode) { leftView.frame = leftViewRect(forBounds: bounds) }
        if let rightView, shows(rightViewMode) { rightView.frame = rightViewRect(forBounds: bounds) }
    }

    // MARK: Drawing

    private var textContext: TextContext {
        var paragraph = ParagraphStyle()
        paragraph.alignment = textAlignment.paragraphAlignment
        paragraph.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
        var context = TextContext(
            font: fontStorage, color: resolved(textColor ?? .label), paragraph: paragraph, numberOfLines: 1,
            isRightToLeft: runsTextRightToLeft,
            scale: pixelScale, traits: resolvedTraits, tint: tintCGColor)
        context.adjustsFonts = adjustsFontForContentSizeCategory
        // A disabled field keeps its colour (Suites.md, disabledField).
        return context
    }

    private var textBlock: TextBlock? {
        guard hasText else { return nil }
        if isSecureTextEntry { return secureBlock }
        return attributed.map { TextBlock($0, in: textContext) } ?? TextBlock(plain, in: textContext)
    }

    /// Dots in place of letters: 0.765 of the font's own, 1.387 times as far apart (a recorded picture: dots of 13 pixels, 188 from the first
    /// to the last, for 17 and 168 of Inter's, which are 0.5372 em apart at 17 points; letters of the smaller size are less close).
    private var secureBlock: TextBlock {
        let share: CGFloat = 0.765, pitch: CGFloat = 1.387
        var context = textContext
        let size = context.font.pointSize
        let advance = TextSystem.layout(TextBlock("••", in: context)).size.width - TextSystem.layout(TextBlock("•", in: context)).size.width
        context.font = context.font.withSize(size * share)
        var block = TextBlock(String(repeating: "•", count: plain.count), in: context)
        let spacing = hasLargeDots ? size * Self.largeDot.pitch - advance * share : advance * (pitch - share)
        for run in block.runs.indices { block.runs[run].kern = spacing }
        return block
    }

    /// Whether the dots of secure text are those of a SwiftUI field (Suites.md, secureField).
    package final var hasLargeDots = false { didSet { if hasLargeDots != oldValue { contentDidChange() } } }

    /// The diameter of a large dot, and its distance from the next one, in parts of the font's size: 7 1/6 and 10.29 points at 17.
    private static let largeDot = (diameter: CGFloat(7.17 / 17), pitch: CGFloat(10.29 / 17))

    /// Draws large dots in place of letters. They are in the middle of the field's height.
    private func drawLargeDots(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let size = textContext.font.pointSize, pitch = size * Self.largeDot.pitch, side = size * Self.largeDot.diameter
        let width = CGFloat(plain.count) * pitch
        let start =
            switch textAlignment {
            case .center: max(rect.midX - width / 2, rect.minX)
            case .right: max(rect.maxX - width, rect.minX)
            case .natural, .justified: isRightToLeft ? max(rect.maxX - width, rect.minX) : rect.minX
            default: rect.minX
            }
        context.saveGState()
        context.clip(to: rect)
        context.setFillColor(resolved(textColor ?? .label))
        for index in 0..<plain.count {
            let x = start + (CGFloat(index) + 0.5) * pitch - side / 2
            context.fill(CGPath(ellipseIn: CGRect(x: x, y: rect.midY - side / 2, width: side, height: side)), .winding)
        }
        context.restoreGState()
    }

    /// The placeholder of an empty field, grey unless it has attributes.
    private var placeholderBlock: TextBlock? {
        guard let placeholder = placeholderText, !placeholder.isEmpty else { return nil }
        var context = textContext
        context.overridingColor = nil
        context.color = resolved(placeholderColor)
        context.paragraph.lineBreakMode = .byTruncatingTail
        return placeholderStyle.map { TextBlock($0, in: context) } ?? TextBlock(placeholder, in: context)
    }

    /// The placeholder's colour. Fields with a grey background override it.
    var placeholderColor: UIColor { .placeholderText }

    open override func draw(_ rect: CGRect) {
        drawBorder()
        if hasLargeDots, isSecureTextEntry, hasText {
            drawLargeDots(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
        } else if let block = textBlock {
            drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds), block)
        } else {
            drawPlaceholder(in: placeholderRect(forBounds: bounds))
        }
        if isEditing { drawCaret() }
        if showsClearButton { drawClearButton() }
    }

    // MARK: Positions

    open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    open var endOfDocument: UITextPosition { TextUnits(text).end }
    open var markedTextRange: UITextRange? { nil }
    open func text(in range: UITextRange) -> String? { TextUnits(text).text(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { self.text = TextUnits(self.text).replacing(range, with: text) }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { TextUnits(text).position(position, offset) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { order(position, other) }
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .natural }

    // MARK: Positions of characters

    open func caretRect(for position: UITextPosition) -> CGRect { geometry.caretRect(position.offset) }
    open func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? caretRect(for: range.start) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { geometry.selectionRects(range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { geometry.position(at: point) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        geometry.position(at: point, within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { geometry.range(at: point) }

    /// The positions of characters in the line, which is vertically centred.
    private var geometry: TextGeometry {
        let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let block = textBlock ?? TextBlock("", in: textContext)
        let line = textBlock.map { TextSystem.layout($0).size.height } ?? (font ?? .systemFont(ofSize: 17)).lineHeight
        return TextGeometry(
            block, string: text ?? "", width: area.width, origin: CGPoint(x: area.minX, y: roundToPixel(area.midY - line / 2)),
            lineHeight: line)
    }

    open func drawText(in rect: CGRect) {
        if let block = textBlock { drawText(in: rect, block) }
    }

    open func drawPlaceholder(in rect: CGRect) {
        if let block = placeholderBlock { drawText(in: rect, block) }
    }

    private func drawText(in rect: CGRect, _ block: TextBlock) {
        UIGraphicsGetCurrentContext()?.drawText(block, in: rect, centered: true)
    }

    /// The border's colours and radius are inferred from looking at iOS.
    private func drawBorder() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let image = isEnabled ? background : disabledBackground ?? background, border != .roundedRect {
            context.draw(image.value.drawing(in: bounds, appearance: ImageAppearance(tint: tintCGColor, traits: resolvedTraits)))
        }
        let frame = borderRect(forBounds: bounds)
        let line = hairline
        switch border {
        case .none: return
        case .line:
            context.setStrokeColor(resolved(.label))
            context.stroke(frame.insetBy(dx: 0.5, dy: 0.5), width: 1)
        case .bezel:
            context.setStrokeColor(resolved(.systemGray))
            context.stroke(frame.insetBy(dx: 0.5, dy: 0.5), width: 1)
        case .roundedRect:
            context.setFillColor(roundedFill)
            context.fill(.rounded(frame, 5), .winding)
            context.setStrokeColor(
                resolved(isHighContrast ? .systemGray : isDark ? UIColor(white: 0.27, alpha: 1) : UIColor(white: 0.8, alpha: 1)))
            context.stroke(.rounded(frame.insetBy(dx: line / 2, dy: line / 2), 5 - line / 2), StrokeStyle(width: line))
        }
    }

    private var roundedFill: CGColor {
        guard isEnabled else { return resolved(isDark ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.98, alpha: 1)) }
        return isDark ? CGColor(gray: 0.09) : .white
    }

    /// Draws the caret at the end of the text, in the tint colour.
    private func drawCaret() {
        let area = editingRect(forBounds: bounds)
        let layout = textBlock.map { TextSystem.layout($0, width: area.width) }
        let line = layout?.lines.first?.rect
        let isAtLeft = runsTextRightToLeft || textAlignment == .right
        var x = runsTextRightToLeft ? line?.minX ?? 0 : line?.maxX ?? 0
        if layout == nil { x = textAlignment == .center ? area.width / 2 : isAtLeft ? area.width - 2 : 0 }
        x = min(max(x, 0), max(area.width - 2, 0))
        let height = ceilToPixel(fontStorage.lineHeight)
        let caret = CGRect(x: roundToPixel(area.minX + x), y: roundToPixel(area.midY - height / 2), width: 2, height: height)
        // A picture of the layer shows no caret (a recorded picture): it belongs to the screen, as glass does.
        guard let context = UIGraphicsGetCurrentContext(), context.drawsGlass else { return }
        context.setFillColor(tintCGColor)
        context.fill(.capsule(caret), .winding)
    }

    private func drawClearButton() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 15)
        guard let image = UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration) else { return }
        let imageRect = ContentMode.center.rect(for: image.size, in: clearButtonRect(forBounds: bounds), scale: pixelScale)
        let appearance = ImageAppearance(tint: resolved(.systemGray3), traits: resolvedTraits)
        UIGraphicsGetCurrentContext()?.draw(image.value.drawing(in: imageRect, appearance: appearance))
    }

    override var standardAccessibility: StandardAccessibility {
        var traits = UIAccessibilityTraits.textEntry
        if isSecureTextEntry { traits.insert(.secureTextField) }
        if isFirstResponder { traits.insert(.isEditing) }
        if !isEnabled { traits.insert(.notEnabled) }
        let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
        // While it is edited, the screen's corner is where it is activated (Suites.md, editedField).
        return StandardAccessibility(
            isElement: true, value: shown.isEmpty ? placeholder : shown, traits: traits, activationPoint: isFirstResponder ? .zero : nil)
    }

    package override var summary: String? { hasText ? (isSecureTextEntry ? nil : text) : placeholder }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        if adjustsFontForContentSizeCategory { font = fontStorage.rescaled(for: resolvedTraits) }
        contentDidChange()
    }

    override func adaptFirst() { if adjustsFontForContentSizeCategory { font = fontStorage.rescaled(for: resolvedTraits) } }
}

/// A text field with a rounded grey background, as in search bars.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// What a person may search for, which is not drawn.
    open var searchSuggestions: [any UISearchSuggestion]?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.traits.insert(.searchField)
        return standard
    }

    private func setUp() {
        let metrics = SystemMetrics.current
        let glass = UIImageView(
            image: UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.glassSize)))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.frame = CGRect(x: 0, y: 0, width: metrics.searchImageWidth, height: metrics.searchFieldHeight)
        leftView = glass
        ownGlass = ObjectIdentifier(glass)
        leftViewMode = .always
        clearButtonMode = .always
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = metrics.searchFieldCornerRadius ?? metrics.searchFieldHeight / 2
        layer.cornerCurve = .continuous
        returnKeyType = .search
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
    }

    /// The magnifying glass that was made here; an app may have replaced it.
    private var ownGlass: ObjectIdentifier?
    /// The picture that the search bar has in place of the magnifying glass.
    final var searchImage: UIImage? { didSet { scaleGlass() } }
    /// The size of the magnifying glass at the standard text size.
    private static let glassSize: CGFloat = 15

    override func adaptFirst() {
        super.adaptFirst()
        scaleGlass()
    }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        if changes.contains(.preferredContentSizeCategory) { scaleGlass() }
    }

    /// The magnifying glass follows the text size, and takes more room as it grows (inferred from looking at iOS).
    private func scaleGlass() {
        guard let glass = leftView as? UIImageView, ObjectIdentifier(glass) == ownGlass else { return }
        let size = UIFontMetrics(forTextStyle: .body).scaledValue(for: Self.glassSize, compatibleWith: resolvedTraits)
        glass.image =
            searchImage ?? UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
        glass.frame.size.width = ceilToPixel(systemMetrics.searchImageWidth + max(size - Self.glassSize, 0))
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Half circles at any text size.
        if systemMetrics.searchFieldCornerRadius == nil { layer.cornerRadius = bounds.height / 2 }
    }

    /// The tokens before the text. Stored but not drawn.
    open var tokens: [UISearchToken] = []
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count)) }
    open func removeToken(at tokenIndex: Int) { if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) } }
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    open var tokenBackgroundColor: UIColor!

    override var placeholderColor: UIColor { .secondaryLabel }
    /// As far from the end as the magnifying glass is from the start (inferred from looking at iOS).
    override var clearButtonMargin: CGFloat { systemMetrics.searchClearMargin }

    /// 36 points high, 44 from iOS 26 on, more at accessibility sizes (inferred).
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: super.intrinsicContentSize.width + 8,
            height: max(systemMetrics.searchFieldHeight, (font?.lineHeight ?? 0).rounded(.up) + 15))
    }
}
