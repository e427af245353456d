import Foundation
import Graphics

/// A view that shows text which cannot be edited, on a given number of lines.
///
/// Its size is that of the text, rounded up to whole pixels once (Metrics.md, labelSizing: ib, swiftuiweb). Text is only measured when a
/// size or a baseline is requested, once for each width until something changes.
@preconcurrency @MainActor
open class UILabel: UIView {
    package override nonisolated class var table: PropertyTable { labelProperties }
    override var classOfPasses: AnyClass { UILabel.self }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        setDefaults { isUserInteractionEnabled = false }
    }

    // MARK: Content

    private enum Content {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    private var content = Content.plain(nil) {
        didSet { contentDidChange(affectsSize: true) }
    }

    open var text: String? {
        get {
            switch content {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
        set {
            defer { wasSet() }
            if case .plain(let old) = content, old == newValue { return }
            content = .plain(newValue)
        }
    }

    /// The text with attributes. Setting it also sets the label's font, alignment and line break mode to those of the first letter, as in
    /// UIKit.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .plain(let text):
                text.map { NSAttributedString(string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any]) }
            case .attributed(let text): text
            }
        }
        set {
            defer { wasSet() }
            guard let newValue else { content = .plain(nil); return }
            content = .attributed(newValue)
            takeOver(newValue)
        }
    }

    open var font: UIFont! {
        get { fontStorage }
        set {
            defer { wasSet() }
            let new = newValue ?? Self.standardFont
            runFont = new
            guard new != fontStorage else { return }
            fontStorage = new
            applyToAttributedText(.font, new)
            contentDidChange(affectsSize: true)
        }
    }
    private var fontStorage = UILabel.standardFont
    /// The font that was set, which runs without one have, whatever font other runs have (a recorded picture).
    private var runFont = UILabel.standardFont
    private static let standardFont = UIFont.systemFont(ofSize: 17)

    open var textColor: UIColor! {
        get { textColorStorage }
        set {
            defer { wasSet() }
            textColorStorage = newValue ?? .label
            applyToAttributedText(.foregroundColor, textColorStorage)
            contentDidChange(affectsSize: false)
        }
    }
    private var textColorStorage = UIColor.label

    open var textAlignment: NSTextAlignment {
        get { alignmentStorage }
        set {
            defer { wasSet() }
            alignmentStorage = newValue
            applyToParagraph { $0.alignment = newValue }
            contentDidChange(affectsSize: false)
        }
    }
    private var alignmentStorage = NSTextAlignment.natural

    open var lineBreakMode: NSLineBreakMode {
        get { lineBreakStorage }
        set {
            defer { wasSet() }
            guard newValue != lineBreakStorage else { return }
            lineBreakStorage = newValue
            applyToParagraph { $0.lineBreakMode = newValue }
            contentDidChange(affectsSize: true)
        }
    }
    private var lineBreakStorage = NSLineBreakMode.byTruncatingTail

    private func takeOver(_ text: NSAttributedString) {
        let attributes = text.firstAttributes
        if let font = attributes[.font] as? UIFont { fontStorage = font }
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
        alignmentStorage = style.alignment
        lineBreakStorage = style.lineBreakMode
    }

    /// Applies a property that is set after the attributed text to all of it.
    private func applyToAttributedText(_ key: NSAttributedString.Key, _ value: Any) {
        guard case .attributed(let text) = content else { return }
        content = .attributed(text.setting(key, to: value))
    }

    private func applyToParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
        guard case .attributed(let text) = content, let style = text.firstAttributes[.paragraphStyle] as? NSParagraphStyle else { return }
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(style)
        change(copy)
        applyToAttributedText(.paragraphStyle, copy)
    }
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
        didSet { wasSet(); contentDidChange(affectsSize: true) }
    }
    open var shadowColor: UIColor? {
        didSet { wasSet(); contentDidChange(affectsSize: false) }
    }
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { wasSet(); contentDidChange(affectsSize: false) }
    }
    open var highlightedTextColor: UIColor? {
        didSet { wasSet(); contentDidChange(affectsSize: false) }
    }
    open var isHighlighted = false {
        didSet { wasSet(); contentDidChange(affectsSize: false) }
    }
    open var isEnabled = true {
        didSet { wasSet(); contentDidChange(affectsSize: false) }
    }

    /// The maximum number of lines; 0 for as many as the text needs.
    open var numberOfLines = 1 {
        didSet { wasSet(); if numberOfLines != oldValue { contentDidChange(affectsSize: true) } }
    }
    open var adjustsFontSizeToFitWidth = false {
        didSet { wasSet(); contentDidChange(affectsSize: false) }
    }
    /// The smallest fraction of the font's size to which text is shrunk; 0 counts as 1 (documented).
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { wasSet(); contentDidChange(affectsSize: false) }
    }
    open var allowsDefaultTighteningForTruncation = false { didSet { wasSet() } }
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { wasSet() } }
    open var showsExpansionTextWhenTruncated = false { didSet { wasSet() } }
    /// The pixels per point to which the size is rounded up, if not those of the screen.
    package var measuringScale: CGFloat? {
        didSet { if measuringScale != oldValue { contentDidChange(affectsSize: true) } }
    }
    /// The width in points at which the intrinsic size wraps. With 0, the second layout pass determines it.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { wasSet(); if preferredMaxLayoutWidth != oldValue { contentDidChange(affectsSize: true) } }
    }
    /// Whether a text-style or scaled font follows the content size category.
    open var adjustsFontForContentSizeCategory = false {
        didSet { wasSet(); if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }

    /// Called when the size may change, for controls that contain the label and whose size depends on it.
    var onSizeChange: (() -> Void)?
    private var isQuiet = false

    /// Sets text and colour without calling `onSizeChange`, for a control that invalidates its own layout.
    func setQuietly(text: String?, color: UIColor) {
        isQuiet = true
        defer { isQuiet = false }
        self.text = text
        if textColor != color { textColor = color }
    }

    /// - Parameter color: The colour of text without a colour attribute.
    func setQuietly(_ text: NSAttributedString, color: UIColor) {
        isQuiet = true
        defer { isQuiet = false }
        if textColor != color { textColor = color }
        attributedText = text
    }

    // MARK: Measuring

    private var blockStorage: TextBlock?
    private var layouts: [(width: CGFloat?, layout: TextLayout)] = []

    private func contentDidChange(affectsSize: Bool) {
        blockStorage = nil
        layouts.removeAll(keepingCapacity: true)
        setNeedsDisplay()
        guard affectsSize else { return }
        invalidateIntrinsicContentSize()
        if !isQuiet { onSizeChange?() }
    }

    /// The text with everything that determines its lines and appearance.
    private var block: TextBlock {
        if let blockStorage { return blockStorage }
        let new = makeBlock()
        blockStorage = new
        return new
    }

    private var textFont: UIFont {
        if case .attributed = content { return runFont }
        return font
    }

    private func makeBlock() -> TextBlock {
        let traits = resolvedTraits
        var paragraph = ParagraphStyle()
        paragraph.alignment = textAlignment.paragraphAlignment
        paragraph.lineBreakMode = lineBreakMode.paragraphMode
        // Labels use a strategy from iOS 14 on (documented for the property); a label recorded on 13.3 has one word on its last line.
        if traits.systemGeneration >= .ios14 {
            paragraph.lineBreakStrategy = ParagraphStyle.LineBreakStrategy(rawValue: UInt(lineBreakStrategy.rawValue))
        }
        var context = TextContext(
            font: textFont, color: resolved(textColor), paragraph: paragraph, numberOfLines: numberOfLines,
            isRightToLeft: runsTextRightToLeft,
            scale: pixelScale, traits: traits)
        if case .attributed = content { context.tint = tintCGColor }
        context.adjustsFonts = adjustsFontForContentSizeCategory
        if isHighlighted, let highlightedTextColor { context.overridingColor = resolved(highlightedTextColor) }
        // Disabled labels are dimmed (inferred from looking at iOS).
        if !isEnabled { context.overridingColor = resolved(.tertiaryLabel) }
        if let shadowColor { context.shadow = Shadow(color: resolved(shadowColor), offset: shadowOffset, radius: 0) }
        var block =
            switch content {
            case .plain(let text): TextBlock(text ?? "", in: context)
            case .attributed(let text): TextBlock(text, in: context)
            }
        if adjustsFontSizeToFitWidth, minimumScaleFactor > 0 { block.minimumScale = minimumScaleFactor }
        return block
    }

    /// - Parameter width: The width in points at which lines wrap; nil for no wrapping.
    private func textLayout(width: CGFloat?) -> TextLayout {
        if let known = layouts.first(where: { $0.width == width }) { return known.layout }
        let layout = TextSystem.layout(block, width: width)
        noteTextMeasurement()
        if layouts.count >= 4 { layouts.removeFirst() }
        layouts.append((width, layout))
        return layout
    }

    private var isEmpty: Bool {
        switch content {
        case .plain(let text): text?.isEmpty ?? true
        case .attributed(let text): text.length == 0
        }
    }

    open override var intrinsicContentSize: CGSize {
        guard !isEmpty else { return .zero }
        let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
        return textRect(forWidth: width)
    }

    package override var isIntrinsicSizeWidthDependent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !isEmpty }

    /// Public documents: 18 of 18 labels of several lines that may be narrower (Corpus.md, widestLines).
    package override var hugsWidestLine: Bool { true }

    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        guard !isEmpty else { return .zero }
        // Without any width the text keeps its lines (public reports: a compressed fitting size is one line high).
        return textRect(forWidth: width > 0 ? width : nil)
    }

    /// Returns the width at which lines wrap in bounds of a width: that at which the engine measured them for these bounds. Rounding to
    /// pixels may have made the bounds wider, and the text must not then have fewer lines.
    private func breakWidth(_ width: CGFloat) -> CGFloat {
        guard numberOfLines != 1 else { return width }
        return box?.lineWidth(inFrame: width) ?? width
    }

    private func textRect(forWidth width: CGFloat?) -> CGSize {
        let size = textLayout(width: width).size
        guard let measuringScale else { return size }
        return CGSize(width: PixelGrid.ceil(size.width, measuringScale), height: PixelGrid.ceil(size.height, measuringScale))
    }

    /// The width of the text on one line before it is rounded up to a pixel.
    package var exactTextWidth: CGFloat { isEmpty ? 0 : textLayout(width: nil).lines.map(\.rect.width).max() ?? 0 }

    /// A single line has its whole width, regardless of the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard !isEmpty else { return .zero }
        let width = numberOfLines != 1 && size.width > 0 && size.width < 1e6 ? size.width : nil
        return textRect(forWidth: width)
    }

    package override var textLinePitch: CGFloat? { font.linePitch }

    package override func baselineOffsets(at size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat)? {
        guard !isEmpty else {
            // An empty label has the baseline of its font (Corpus.md: 4 of 4 empty labels in rows).
            let baseline = PixelGrid.round(font.ascender, pixelScale)
            return (baseline, PixelGrid.ceil(font.lineHeight, pixelScale) - baseline)
        }
        let layout = textLayout(width: numberOfLines == 1 ? nil : size.width)
        // In a label that is not as high as its text, baselines are where they would be if it were, from the nearest edge, regardless of
        // where the text is drawn (apple-docs: baselines are meant for text at its natural height). The last baseline is whole line pitches
        // below the first (Metrics.md, baselines).
        return (layout.firstBaseline, layout.size.height - layout.lastBaseline)
    }

    // MARK: Drawing

    /// Returns the rectangle of the text in `bounds`, before it is vertically centred.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard !isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        var limited = block
        limited.numberOfLines = numberOfLines
        let layout = numberOfLines == self.numberOfLines ? textLayout(width: bounds.width) : TextSystem.layout(limited, width: bounds.width)
        let height = min(layout.size.height, bounds.height)
        let x = layout.lines.map(\.rect.minX).min() ?? 0
        return CGRect(x: bounds.minX + x, y: bounds.minY, width: min(layout.size.width, bounds.width), height: height)
    }

    open override func draw(_ rect: CGRect) {
        guard !isEmpty else { return }
        drawText(in: bounds)
    }

    /// Draws the text, vertically centred in the rectangle.
    open func drawText(in rect: CGRect) {
        guard !isEmpty, rect.width > 0 else { return }
        UIGraphicsGetCurrentContext()?.drawText(block, in: rect, centered: true, breakWidth: breakWidth(rect.width))
    }

    override var standardAccessibility: StandardAccessibility {
        // Nobody acts on a label without a recognizer (Suites.md, labelInteraction).
        StandardAccessibility(
            isElement: !(text ?? "").isEmpty, label: text, traits: isEnabled ? .staticText : [.staticText, .notEnabled],
            respondsToUserInteraction: gestureRecognizers?.isEmpty == false)
    }

    package override var summary: String? { text }
    package override var clipsDrawing: Bool { true }

    /// Whether the text does not fit into the label's current bounds.
    package var isTruncated: Bool {
        guard !isEmpty, bounds.width > 0 else { return false }
        let layout = textLayout(width: breakWidth(bounds.width))
        return layout.isTruncated || layout.size.height > bounds.height + 1 / pixelScale
    }

    // MARK: Changes of traits and tint

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        let scaleChanged = changes.contains(.displayScale)
        if changes.contains(.preferredContentSizeCategory) || changes.contains(.legibilityWeight), adjustsFontForContentSizeCategory {
            followContentSizeCategory()
            contentDidChange(affectsSize: true)
        } else {
            contentDidChange(affectsSize: scaleChanged)
        }
    }

    override func adaptFirst() { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }

    private func followContentSizeCategory() { font = fontStorage.rescaled(for: resolvedTraits) }

    open override func invalidateIntrinsicContentSize() {
        blockStorage = nil
        layouts.removeAll(keepingCapacity: true)
        super.invalidateIntrinsicContentSize()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange(affectsSize: false)
    }
}

public enum UIBaselineAdjustment: Int, Hashable, Sendable { case alignBaselines, alignCenters, none }
