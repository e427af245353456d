import Foundation
import Graphics

@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction)
        -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Asked where the method with an interaction is not implemented.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { true }
}

public enum UITextItemInteraction: Int, Hashable, Sendable { case invokeDefaultAction, presentActions, preview }

/// A view for text on any number of lines, which scrolls by default (Controls.md, UITextView: swiftuiweb, apple-docs).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextPasteConfigurationSupporting, UIKeyInput {
    package override nonisolated class var table: PropertyTable { textViewProperties }

    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

    public let textContainer: NSTextContainer
    open var layoutManager: NSLayoutManager { ownLayoutManager }
    private let ownLayoutManager = NSLayoutManager()

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        setDefaults { clipsToBounds = true }
        textContainer.onChange = { [weak self] in MainActor.assumeIsolated { self?.contentDidChange() } }
        layoutManager.addTextContainer(textContainer)
    }

    // MARK: Content

    private var content = NSAttributedString(string: "")
    /// Whether the text was set with attributes. Otherwise it has the font, colour and alignment of the view.
    private var isAttributed = false

    open var text: String! {
        get { content.string }
        set {
            defer { wasSet() }
            content = NSAttributedString(string: newValue ?? "")
            isAttributed = false
            contentDidChange()
        }
    }

    open var attributedText: NSAttributedString! {
        get { isAttributed ? content : NSAttributedString(string: content.string, attributes: typingAttributes) }
        set {
            defer { wasSet() }
            content = newValue ?? NSAttributedString(string: "")
            isAttributed = true
            if let font = content.firstAttributes[.font] as? UIFont { fontStorage = font }
            contentDidChange()
        }
    }

    open var textStorage: NSTextStorage {
        let storage = NSTextStorage(string: "")
        storage.append(attributedText)
        return storage
    }

    open var font: UIFont? {
        get { fontStorage }
        set {
            defer { wasSet() }
            fontStorage = newValue
            if isAttributed, let newValue { replaceAttribute(.font, newValue) }
            contentDidChange()
        }
    }
    private var fontStorage: UIFont?

    open var textColor: UIColor? = .label {
        didSet {
            wasSet()
            if isAttributed, let textColor { replaceAttribute(.foregroundColor, textColor) }
            setNeedsDisplay()
        }
    }
    open var textAlignment = NSTextAlignment.natural {
        didSet { wasSet(); setNeedsDisplay() }
    }
    open var adjustsFontForContentSizeCategory = false {
        didSet { wasSet(); if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.tintColor] { didSet { wasSet() } }
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { typingStorage ?? [.font: effectiveFont, .foregroundColor: textColor ?? .label] }
        set { typingStorage = newValue }
    }
    private var typingStorage: [NSAttributedString.Key: Any]?
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { wasSet(); if textContainerInset != oldValue { contentDidChange() } }
    }
    open var isEditable = true { didSet { wasSet() } }
    open var isSelectable = true { didSet { wasSet() } }
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { wasSet() } }
    open var selectedRange = NSRange(location: 0, length: 0)
    open var selectedTextRange: UITextRange? {
        get {
            UITextRange(
                UITextPosition(offset: selectedRange.location), UITextPosition(offset: selectedRange.location + selectedRange.length))
        }
        set {
            guard let range = newValue else { return }
            selectedRange = NSRange(location: range.start.offset, length: max(0, range.end.offset - range.start.offset))
        }
    }
    open var allowsEditingTextAttributes = false { didSet { wasSet() } }
    open var clearsOnInsertion = false { didSet { wasSet() } }
    open var usesStandardTextScaling = false { didSet { wasSet() } }
    /// Scrolls so that the range is visible, without waiting for a pass.
    open func scrollRangeToVisible(_ range: NSRange) {
        let end = UITextPosition(offset: range.location + range.length)
        let rect = range.length > 0 ? firstRect(for: UITextRange(UITextPosition(offset: range.location), end)) : caretRect(for: end)
        scrollRectToVisible(rect, animated: false)
    }

    /// The font that was set, otherwise Helvetica of twelve points.
    private var effectiveFont: UIFont { fontStorage ?? .ofPlainText }

    /// Inserts the text of an input method at once, without marking it while it is being composed.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { if let markedText { insertText(markedText) } }
    open func unmarkText() {}

    private func replaceAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        content = content.setting(key, to: value)
    }

    /// The size of the text in the view's width. It is up to date without a pass.
    open override var contentSize: CGSize {
        get {
            measureIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    private var isMeasured = false
    private var measuredSize = CGSize.zero

    /// Where the view does not scroll, its content fills it (a public suite: a view set to the height of its text has a content of its size).
    private func measureIfNeeded() {
        let room = CGSize(width: bounds.width, height: isScrollEnabled ? 0 : bounds.height)
        guard room.width > 0, !isMeasured || measuredSize != room else { return }
        (isMeasured, measuredSize) = (true, room)
        let size = CGSize(width: room.width, height: max(fittingSize(width: room.width).height, room.height))
        if super.contentSize != size { super.contentSize = size }
    }

    private func contentDidChange() {
        isMeasured = false
        setNeedsDisplay()
        setNeedsLayout()
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
    open var isSecureTextEntry = false { didSet { wasSet() } }
    open var textContentType: UITextContentType! { didSet { wasSet() } }
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

    open var hasText: Bool { content.length > 0 }
    open func insertText(_ text: String) {
        self.text = content.string + text
        textDelegate?.textViewDidChange(self)
    }
    open func deleteBackward() {
        guard hasText else { return }
        text = String(content.string.dropLast())
        textDelegate?.textViewDidChange(self)
    }

    /// Is not asked, because nobody pastes.
    open weak var pasteDelegate: (any UITextPasteDelegate)?

    open var delegate: (any UITextViewDelegate)? {
        get { textDelegate }
        set { scrollDelegate = newValue }
    }
    private var textDelegate: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }

    open override dynamic var canBecomeFirstResponder: Bool { isEditable }

    override func wasTapped(at point: CGPoint) { becomeFirstResponder() }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        setNeedsDisplay()
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        setNeedsDisplay()
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
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

    private var geometry: TextGeometry {
        TextGeometry(
            block, string: content.string, width: max(bounds.width - sidewaysInset, 1),
            origin: CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top),
            lineHeight: linePitch)
    }

    // MARK: Size

    private var block: TextBlock {
        var paragraph = ParagraphStyle()
        paragraph.alignment = textAlignment.paragraphAlignment
        paragraph.lineBreakMode = textContainer.maximumNumberOfLines > 0 ? textContainer.lineBreakMode.paragraphMode : .byWordWrapping
        var context = TextContext(
            font: effectiveFont, color: resolved(textColor ?? .label), paragraph: paragraph,
            numberOfLines: textContainer.maximumNumberOfLines,
            isRightToLeft: runsTextRightToLeft, scale: pixelScale, traits: resolvedTraits, tint: tintCGColor)
        context.adjustsFonts = adjustsFontForContentSizeCategory
        return TextBlock(content, in: context)
    }

    private var linePitch: CGFloat { ceilToPixel(effectiveFont.linePitch) }

    /// Returns how much lower the first baseline is than in a label, a part of a pixel: 24.5 points at 17, two pixels a point
    /// (Metrics.md, baselines).
    private func baselineLift(_ layout: TextLayout) -> CGFloat {
        isAttributed || layout.lines.isEmpty ? 0 : max(ceilToPixel(effectiveFont.ascender) - layout.firstBaseline, 0)
    }

    /// Returns the height of the lines. Each is as high as in the font, and their sum is rounded up to a whole pixel (a public suite: five
    /// lines of 12 points are 72 high). The last line has a text style's leading below it like every other (Corpus.md: text views of one
    /// line of 15 points are 36 high, 2 of 2, of nineteen lines of 17 points 434, 2 of 3; two owners). Without a style a line of 14 points
    /// is 17 high (3 of 3).
    private func textHeight(_ layout: TextLayout) -> CGFloat {
        isAttributed ? layout.size.height : max(layout.size.height, ceilToPixel(CGFloat(layout.lines.count) * effectiveFont.linePitch))
    }

    /// The width that insets and padding take up, in points.
    private var sidewaysInset: CGFloat { textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding }

    /// On iOS 26, text views that do not scroll are a point taller, regardless of font and lines (Suites.md, textViewHeight); in documents
    /// of earlier releases they are not.
    private var extraHeight: CGFloat { !isScrollEnabled && resolvedTraits.systemGeneration == .ios26 ? 1 : 0 }

    private func fittingSize(width: CGFloat?) -> CGSize {
        let insets = textContainerInset
        let room = width.map { max($0 - sidewaysInset, 1) }
        guard hasText else { return CGSize(width: sidewaysInset, height: linePitch + insets.top + insets.bottom + extraHeight) }
        let layout = TextSystem.layout(block, width: room)
        let height = textHeight(layout) + insets.top + insets.bottom + extraHeight
        return CGSize(width: layout.size.width + sidewaysInset, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width > 0 && size.width < 1e6 ? size.width : nil) }

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return fittingSize(width: nil)
    }

    package override var isIntrinsicSizeWidthDependent: Bool { !isScrollEnabled }

    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: width)
    }

    package override var textLinePitch: CGFloat? { effectiveFont.linePitch }

    package override var baselineOrigin: BaselineOrigin { .top }

    package override func baselineOffsets(at size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat)? {
        let layout = TextSystem.layout(block, width: max(size.width - sidewaysInset, 1))
        let baseline = layout.lines.isEmpty ? ceilToPixel(effectiveFont.ascender) : layout.firstBaseline + baselineLift(layout)
        let first = textContainerInset.top + baseline
        return (first, size.height - textContainerInset.top - layout.lastBaseline)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        isMeasured = false
        measureIfNeeded()
    }

    // MARK: Drawing

    /// The text's rectangle in bounds coordinates; the bounds' origin scrolls.
    private var textRect: CGRect {
        let insets = textContainerInset, padding = textContainer.lineFragmentPadding
        let width = max(bounds.width - sidewaysInset, 0)
        return CGRect(x: insets.left + padding, y: insets.top, width: width, height: max(contentSize.height, bounds.height) - insets.top)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let area = textRect
        let layout = hasText ? TextSystem.layout(block, width: area.width) : nil
        if let layout {
            // The text may be taller than the visible part, so the rectangle has room for all lines.
            context.drawText(
                block,
                in: CGRect(
                    x: area.minX, y: area.minY + baselineLift(layout), width: area.width, height: max(area.height, layout.size.height)))
        }
        // A picture of the layer shows no caret, as in a text field.
        guard isFirstResponder, isEditable, context.drawsGlass else { return }
        let line = layout?.lines.last?.rect ?? CGRect(x: 0, y: 0, width: 0, height: ceilToPixel(effectiveFont.lineHeight))
        let x = area.minX + (isRightToLeft ? (layout == nil ? area.width - 2 : line.minX - 2) : line.maxX)
        context.setFillColor(tintCGColor)
        context.fill(.capsule(CGRect(x: roundToPixel(x), y: roundToPixel(area.minY + line.minY), width: 2, height: line.height)), .winding)
    }

    /// A text view has an outline also without rounded corners (Suites.md, roundedOutline).
    override var standardAccessibilityPath: UIBezierPath? { super.standardAccessibilityPath ?? UIBezierPath(rect: accessibilityFrame) }

    override var standardAccessibility: StandardAccessibility {
        guard isEditable else { return StandardAccessibility(isElement: true, value: text, traits: .staticText) }
        let traits: UIAccessibilityTraits = isFirstResponder ? [.textEntry, .textArea, .isEditing] : [.textEntry, .textArea]
        return StandardAccessibility(isElement: true, value: text, traits: traits)
    }

    package override var summary: String? { hasText ? content.string : nil }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        if adjustsFontForContentSizeCategory { followContentSizeCategory() }
        contentDidChange()
    }

    override func adaptFirst() { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }

    private func followContentSizeCategory() {
        fontStorage = fontStorage?.rescaled(for: resolvedTraits)
        contentDidChange()
    }
}
