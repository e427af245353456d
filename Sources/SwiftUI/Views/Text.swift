import UIKit

/// A text. It is a value whose parts never change, so it may cross isolation, as on iOS.
public struct Text: Hashable, @unchecked Sendable {
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            let style: Int
            public static let solid = Pattern(style: 0)
            public static let dot = Pattern(style: 0x0100)
            public static let dash = Pattern(style: 0x0200)
            public static let dashDot = Pattern(style: 0x0300)
            public static let dashDotDot = Pattern(style: 0x0400)
        }
        let pattern: Pattern
        let color: Color?
        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
        public static let single = LineStyle()
    }

    indirect enum Storage: Hashable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case attributed(AttributedString)
        case image(Image)
        case joined([Text])
    }

    enum Change: Hashable {
        case font(Font?)
        case weight(Font.Weight?)
        case bold(Bool)
        case italic(Bool)
        case color(Color?)
        case style(Unchecked<StyleBox>)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baseline(CGFloat)
        case underline(Bool, LineStyle)
        case strikethrough(Bool, LineStyle)
        case monospacedDigits
        case design(Font.Design)
        case scale(Text.Scale)
    }

    /// The size of a text beside others.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat
        public static let `default` = Scale(factor: 1)
        // The factor is inferred from looking at iOS.
        public static let secondary = Scale(factor: 0.8)
    }

    /// A style, compared by identity.
    final class StyleBox: Hashable {
        let style: AnyShapeStyle
        init(_ style: AnyShapeStyle) { self.style = style }
        static func == (left: StyleBox, right: StyleBox) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    let storage: Storage
    var changes: [Change] = []
    /// What VoiceOver reads instead of the text: one text, or none.
    private(set) var label: [Text] = []

    init(storage: Storage) { self.storage = storage }

    public init(verbatim content: String) { self.init(storage: .verbatim(content)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(storage: .verbatim(String(content))) }
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        self.init(storage: .key(key, table: tableName, bundle: bundle))
    }
    @_disfavoredOverload
    public init(_ content: AttributedString) { self.init(storage: .attributed(content)) }
    public init(_ image: Image) { self.init(storage: .image(image)) }
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(storage: .verbatim(String(localized: resource))) }

    public static func + (left: Text, right: Text) -> Text { Text(storage: .joined([left, right])) }

    func with(_ change: Change) -> Text {
        var text = self
        text.changes.append(change)
        return text
    }

    public func font(_ font: Font?) -> Text { with(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    public func fontDesign(_ design: Font.Design?) -> Text { design.map { with(.design($0)) } ?? self }
    public func bold() -> Text { with(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
    public func italic() -> Text { with(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let color = style as? Color { return with(.color(color)) }
        return with(.style(Unchecked(StyleBox(AnyShapeStyle(style)))))
    }
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
    public func baselineOffset(_ offset: CGFloat) -> Text { with(.baseline(offset)) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with(.underline(isActive, LineStyle(color: color))) }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.underline(isActive, LineStyle(pattern: pattern, color: color)))
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with(.strikethrough(isActive, LineStyle(color: color)))
    }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.strikethrough(isActive, LineStyle(pattern: pattern, color: color)))
    }
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? with(.scale(scale)) : self }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text {
        var text = self
        text.label = [label]
        return text
    }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
    public func monospacedDigit() -> Text { with(.monospacedDigits) }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with(.design(.monospaced)) : self }

}

extension Text: ElementView {
    public typealias Body = Never
    func makeElement(_ node: Node) -> TextElement { TextElement(node) }
    func update(_ element: TextElement) { element.show(self) }
}

extension Text {
    /// The paint of the whole text.
    @MainActor func paint(in environment: EnvironmentValues) -> StylePaint {
        for change in changes.reversed() {
            switch change {
            case .style(let box): return box.value.style.paint(in: environment)
            case .color(let color?): return color.paint(in: environment)
            default: continue
            }
        }
        return ForegroundStyle().paint(in: environment)
    }

    /// Returns the text with the attributes that it and the environment give.
    @MainActor func resolved(in environment: EnvironmentValues) -> NSAttributedString {
        let result = NSMutableAttributedString()
        append(to: result, environment, TextAttributes(environment), environment.textCase)
        return result
    }

    /// The font of the text, apart from those of its parts.
    @MainActor func font(in environment: EnvironmentValues) -> UIFont {
        changes.reduce(TextAttributes(environment)) { $0.changed(by: $1, environment) }.resolvedFont(environment)
    }

    @MainActor private func append(
        to result: NSMutableAttributedString, _ environment: EnvironmentValues, _ outer: TextAttributes, _ textCase: Case?
    ) {
        let attributes = changes.reduce(outer) { $0.changed(by: $1, environment) }
        func cased(_ string: String) -> String {
            switch textCase {
            case .uppercase: string.uppercased(with: environment.locale)
            case .lowercase: string.lowercased(with: environment.locale)
            case nil: string
            }
        }
        switch storage {
        case .verbatim(let string): result.append(attributes.applied(to: cased(string), environment))
        case .key(let key, let table, let bundle):
            attributes.append(key.parts(table, bundle, environment), to: result, environment, cased)
        case .attributed(let string): attributes.append(string, to: result, environment, cased)
        case .image(let image): result.append(attributes.applied(to: image, environment))
        case .joined(let texts): for text in texts { text.append(to: result, environment, attributes, textCase) }
        }
    }
}

/// The attributes of a run of text.
@MainActor struct TextAttributes {
    var font: Font
    var fontChanges: [Font.Change] = []
    var color: UIColor
    var background: UIColor?
    var kern: CGFloat = 0
    var baseline: CGFloat = 0
    var underline: (style: Text.LineStyle, color: UIColor?)?
    var strikethrough: (style: Text.LineStyle, color: UIColor?)?

    init(_ environment: EnvironmentValues) {
        font = environment.font ?? .body
        fontChanges = environment.fontChanges
        color = ForegroundStyle().paint(in: environment).color
        kern = environment.kerning
        baseline = environment.baselineOffset
        underline = environment.underlineStyle.map { ($0, $0.color?.resolved(in: environment)) }
        strikethrough = environment.strikethroughStyle.map { ($0, $0.color?.resolved(in: environment)) }
    }

    func changed(by change: Text.Change, _ environment: EnvironmentValues) -> TextAttributes {
        var result = self
        switch change {
        case .font(let font): result.font = font ?? environment.font ?? .body
        case .weight(let weight): if let weight { result.fontChanges.append(.weight(weight)) }
        case .bold(let isBold): if isBold { result.fontChanges.append(.bold) }
        case .italic(let isItalic): if isItalic { result.fontChanges.append(.italic) }
        case .color(let color): if let color { result.color = color.resolved(in: environment) }
        case .style(let box): result.color = box.value.style.paint(in: environment).color
        case .kerning(let value), .tracking(let value): result.kern = value
        case .baseline(let value): result.baseline = value
        case .underline(let isActive, let style):
            result.underline = isActive ? (style, style.color?.resolved(in: environment)) : nil
        case .strikethrough(let isActive, let style):
            result.strikethrough = isActive ? (style, style.color?.resolved(in: environment)) : nil
        case .monospacedDigits: result.fontChanges.append(.monospacedDigits)
        case .design(let design): result.fontChanges.append(.design(design))
        case .scale(let scale): if scale != .default { result.fontChanges.append(.scale(scale.factor)) }
        }
        return result
    }

    func resolvedFont(_ environment: EnvironmentValues) -> UIFont {
        var font = font
        font.changes += fontChanges
        return font.resolved(in: environment)
    }

    private func attributes(_ environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [.font: resolvedFont(environment), .foregroundColor: color]
        if let background { result[.backgroundColor] = background }
        if kern != 0 { result[.kern] = kern }
        if baseline != 0 { result[.baselineOffset] = baseline }
        if let underline {
            result[.underlineStyle] = NSUnderlineStyle.single.rawValue | underline.style.pattern.style
            result[.underlineColor] = underline.color
        }
        if let strikethrough {
            result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue | strikethrough.style.pattern.style
            result[.strikethroughColor] = strikethrough.color
        }
        return result
    }

    func applied(to string: String, _ environment: EnvironmentValues) -> NSAttributedString {
        NSAttributedString(string: string, attributes: attributes(environment))
    }

    /// A picture in a line of text, as high as the text's capital letters ask for.
    func applied(to image: Image, _ environment: EnvironmentValues) -> NSAttributedString {
        var values = environment
        values.font = font
        let attachment = NSTextAttachment()
        attachment.image = image.resolved(in: values, tint: color)
        let result = NSMutableAttributedString(attachment: attachment)
        result.addAttributes(attributes(environment), range: NSRange(location: 0, length: result.length))
        return result
    }

    func append(
        _ parts: [LocalizedStringKey.Part], to result: NSMutableAttributedString, _ environment: EnvironmentValues,
        _ cased: (String) -> String
    ) {
        for part in parts {
            switch part {
            case .text(let text):
                let inner = text.resolved(in: environment, self)
                result.append(inner)
            case .markdown(let string):
                guard string.contains(where: "*_`[~\\".contains), let parsed = try? AttributedString(markdown: string) else {
                    result.append(applied(to: cased(string), environment))
                    continue
                }
                append(parsed, to: result, environment, cased)
            }
        }
    }

    /// Takes over what Markdown says.
    private mutating func take(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { fontChanges.append(.bold) }
        if intent.contains(.emphasized) { fontChanges.append(.italic) }
        if intent.contains(.code) { fontChanges.append(.monospaced) }
        if intent.contains(.strikethrough) { strikethrough = (.single, nil) }
    }

    /// Adds a text whose runs have attributes of their own.
    func append(
        _ string: AttributedString, to result: NSMutableAttributedString, _ environment: EnvironmentValues, _ cased: (String) -> String
    ) {
        for run in string.runs {
            var own = self
            own.take(run.inlinePresentationIntent ?? [])
            if let font = run.swiftUI.font { own.font = font }
            if let color = run.swiftUI.backgroundColor { own.background = color.resolved(in: environment) }
            if let offset = run.swiftUI.baselineOffset { own.baseline = offset }
            // A link has the accent colour unless it has one of its own (Suites.md, linkColor).
            if let color = run.swiftUI.foregroundColor {
                own.color = color.resolved(in: environment)
            } else if run.link != nil {
                own.color = environment.accentColor
            }
            if let underline = run.swiftUI.underlineStyle { own.underline = (underline, underline.color?.resolved(in: environment)) }
            if let line = run.swiftUI.strikethroughStyle { own.strikethrough = (line, line.color?.resolved(in: environment)) }
            if let kern = run.swiftUI.kern ?? run.swiftUI.tracking { own.kern = kern }
            let piece = NSMutableAttributedString(
                attributedString: own.applied(to: cased(String(string[run.range].characters)), environment))
            if let font = run.uiKit.font { piece.addAttribute(.font, value: font, range: NSRange(location: 0, length: piece.length)) }
            if let color = run.uiKit.foregroundColor {
                piece.addAttribute(
                    .foregroundColor, value: color.resolvedColor(with: environment.traits),
                    range: NSRange(location: 0, length: piece.length))
            }
            result.append(piece)
        }
    }
}

extension Text {
    /// Returns the text inside of another one.
    @MainActor func resolved(in environment: EnvironmentValues, _ outer: TextAttributes) -> NSAttributedString {
        let result = NSMutableAttributedString()
        append(to: result, environment, outer, environment.textCase)
        return result
    }
}
