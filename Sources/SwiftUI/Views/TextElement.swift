import UIKit

/// A text's element: a label.
final class TextElement: DrawnElement<UILabel> {
    private var text = NSAttributedString()
    private lazy var redaction = RedactionView()
    private lazy var painted = PaintedContent()
    private var paint: StylePaint?
    private var isShown = false
    /// The font that a text without letters would have: it is a line high.
    private var emptyFont: UIFont?

    func show(_ content: Text) {
        let environment = environment
        let text = NSMutableAttributedString(attributedString: content.resolved(in: environment))
        if environment.lineSpacing != 0 {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = environment.lineSpacing
            style.lineBreakStrategy = view.lineBreakStrategy
            text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        }
        emptyFont = text.length == 0 ? content.font(in: environment) : nil
        let changes = isShown && !text.isEqual(to: self.text)
        isShown = true
        self.text = text
        if let label = content.label.first { view.accessibilityLabel = label.resolved(in: environment).string }
        let whole = content.paint(in: environment)
        paint = whole.beyondColor
        view.layer.show(shadowOf: whole, environment)
        if changes, let animation = node.graph.animation, environment.contentTransition != .identity {
            UIView.dissolve(view, animation) { showText(environment) }
        } else {
            showText(environment)
        }
    }

    private func showText(_ environment: EnvironmentValues) {
        view.isUserInteractionEnabled = false
        view.outlineForReaders()
        view.attributedText = text
        view.numberOfLines = environment.lineLimit ?? 0
        view.textAlignment = alignment(environment)
        switch environment.truncationMode {
        case .head: view.lineBreakMode = .byTruncatingHead
        case .middle: view.lineBreakMode = .byTruncatingMiddle
        case .tail: view.lineBreakMode = .byTruncatingTail
        }
        view.adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
        view.minimumScaleFactor = environment.minimumScaleFactor
    }

    private func alignment(_ environment: EnvironmentValues) -> NSTextAlignment {
        let isReversed = environment.layoutDirection == .rightToLeft
        switch environment.multilineTextAlignment {
        case .leading: return isReversed ? .right : .left
        case .center: return .center
        case .trailing: return isReversed ? .left : .right
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard text.length > 0 else { return CGSize(width: 0, height: lineHeight) }
        if proposal.width == 0 { return CGSize(width: 0, height: narrowestHeight(proposal.height)) }
        let width = proposal.width ?? .greatestFiniteMagnitude
        var size = fitted(max(width, 1), view.numberOfLines)
        if let height = proposal.height, height < size.height, height.isFinite {
            // As many lines as fit, at least one.
            let pitch = max(font.lineHeight + font.leading + environment.lineSpacing, 1)
            let lines = max(Int(((height - font.lineHeight + node.graph.pixel) / pitch).rounded(.down)) + 1, 1)
            size = fitted(max(width, 1), view.numberOfLines == 0 ? lines : min(lines, view.numberOfLines))
        }
        if let lines = environment.reservedLines { size.height = max(size.height, CGFloat(lines) * lineHeight) }
        return CGSize(width: min(size.width, max(width, 0)), height: size.height)
    }

    /// The height without any width, where each letter has a line of its own. Stacks ask for it to learn how flexible a text is, and need
    /// no lines for that.
    private func narrowestHeight(_ room: CGFloat?) -> CGFloat {
        let letters = text.string.reduce(0) { $0 + ($1.isWhitespace ? 0 : 1) }
        let pitch = font.lineHeight + font.leading + environment.lineSpacing
        let lines = max(min(letters, view.numberOfLines == 0 ? letters : view.numberOfLines), 1)
        let height = lineHeight + CGFloat(lines - 1) * pitch
        guard let room, room < height else { return height }
        return lineHeight + max((room - lineHeight) / pitch, 0).rounded(.down) * pitch
    }

    private func fitted(_ width: CGFloat, _ lines: Int) -> CGSize {
        view.textRect(
            forBounds: CGRect(x: 0, y: 0, width: min(width, 1e6), height: .greatestFiniteMagnitude), limitedToNumberOfLines: lines
        ).size
    }

    private var font: UIFont {
        text.length > 0 ? unsafe text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? view.font : emptyFont ?? view.font
    }
    private var lineHeight: CGFloat { font.lineHeight.roundedUp(node.graph.pixel) }

    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        // Separators of lists begin at the first text of a row (Generations.md, listLabel).
        if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
        guard key.axis == .vertical else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return font.ascender }
        if key == VerticalAlignment.firstLine.key { return font.ascender - font.capHeight / 2 }
        if key == VerticalAlignment.lastTextBaseline.key { return size(proposal).height + font.descender }
        return nil
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        if environment.isRedacted {
            redaction.show(bars(rect.size), TextAttributes(environment).color)
            return canvas.show(redaction, rect)
        }
        var rect = rect
        // Below the text is the room of lines that it does not have.
        if environment.reservedLines != nil { rect.size.height = min(fitted(rect.width, view.numberOfLines).height, rect.height) }
        guard let paint else { return canvas.show(view, rect) }
        painted.show(view, paint, rect, environment, on: canvas)
    }

    /// A bar for each line, as wide as the text's line.
    private func bars(_ size: CGSize) -> [CGRect] {
        let pitch = font.lineHeight, count = max(Int((size.height / pitch).rounded()), 1)
        let whole = fitted(.greatestFiniteMagnitude, 1).width
        return (0..<count).map { line in
            let isLast = line == count - 1
            let rest = whole - CGFloat(line) * size.width
            let width = isLast && count > 1 ? min(max(rest, size.width * 0.3), size.width) : size.width
            let x = environment.layoutDirection == .rightToLeft ? size.width - width : 0
            let height = font.capHeight * 1.3
            return CGRect(x: x, y: CGFloat(line) * pitch + (pitch - height) / 2, width: width, height: height)
        }
    }

    override var spacing: ViewSpacing { ViewSpacing(font, pixel: node.graph.pixel) }
}

private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum FontChangesKey: EnvironmentKey { static let defaultValue: [Font.Change] = [] }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum ReservedLinesKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private enum KerningKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum BaselineKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum UnderlineKey: EnvironmentKey { static let defaultValue: Text.LineStyle? = nil }
private enum StrikethroughKey: EnvironmentKey { static let defaultValue: Text.LineStyle? = nil }
private enum TighteningKey: EnvironmentKey { static let defaultValue = false }

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    var fontChanges: [Font.Change] {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    var reservedLines: Int? {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
    var kerning: CGFloat {
        get { self[KerningKey.self] }
        set { self[KerningKey.self] = newValue }
    }
    var baselineOffset: CGFloat {
        get { self[BaselineKey.self] }
        set { self[BaselineKey.self] = newValue }
    }
    var underlineStyle: Text.LineStyle? {
        get { self[UnderlineKey.self] }
        set { self[UnderlineKey.self] = newValue }
    }
    var strikethroughStyle: Text.LineStyle? {
        get { self[StrikethroughKey.self] }
        set { self[StrikethroughKey.self] = newValue }
    }
}

extension View {
    public func font(_ font: Font?) -> some View { setting(FontKey.self, font) }

    private func changingFont(_ change: Font.Change) -> some View { transformEnvironment(\.fontChanges) { $0.append(change) } }

    public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.fontChanges) { changes in if let weight { changes.append(.weight(weight)) } }
    }
    public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.fontChanges) { changes in if let design { changes.append(.design(design)) } }
    }
    public func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.fontChanges) { changes in if let width { changes.append(.width(width.value)) } }
    }
    public func bold(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontChanges) { changes in if isActive { changes.append(.bold) } }
    }
    public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontChanges) { changes in if isActive { changes.append(.italic) } }
    }
    public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontChanges) { changes in if isActive { changes.append(.monospaced) } }
    }
    public func monospacedDigit() -> some View { changingFont(.monospacedDigits) }
    public func lineLimit(_ number: Int?) -> some View { setting(LineLimitKey.self, number) }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { setting(ReservedLinesKey.self, limit.lowerBound) }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound).setting(ReservedLinesKey.self, limit.lowerBound)
    }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(limit).setting(ReservedLinesKey.self, reservesSpace ? limit : nil)
    }
    public func lineSpacing(_ spacing: CGFloat) -> some View { setting(LineSpacingKey.self, spacing) }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { setting(TextAlignmentKey.self, alignment) }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { setting(TruncationKey.self, mode) }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { setting(ScaleFactorKey.self, factor) }
    public func allowsTightening(_ flag: Bool) -> some View { setting(TighteningKey.self, flag) }
    public func textCase(_ textCase: Text.Case?) -> some View { setting(TextCaseKey.self, textCase) }
    public func kerning(_ kerning: CGFloat) -> some View { setting(KerningKey.self, kerning) }
    public func tracking(_ tracking: CGFloat) -> some View { setting(KerningKey.self, tracking) }
    public func baselineOffset(_ offset: CGFloat) -> some View { setting(BaselineKey.self, offset) }
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        setting(UnderlineKey.self, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        setting(StrikethroughKey.self, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
}
