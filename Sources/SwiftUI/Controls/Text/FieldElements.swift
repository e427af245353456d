import UIKit

/// What a field shows and does.
struct FieldContent {
    let source: TextSource
    let placeholder: Text?
    let onEditingChanged: @MainActor (Bool) -> Void
    let onCommit: (@MainActor () -> Void)?
    let border: UITextField.BorderStyle

    /// The placeholder in its grey, unless its text has a colour.
    @MainActor func placeholder(_ environment: EnvironmentValues) -> NSAttributedString? {
        var values = environment
        values.foregroundStyles = [AnyShapeStyle(Color(UIColor.placeholderText))]
        return placeholder?.resolved(in: values)
    }
}

/// A field of one line.
struct LineField: ElementView {
    typealias Body = Never
    let content: FieldContent
    func makeElement(_ node: Node) -> LineFieldElement { LineFieldElement(node) }
    func update(_ element: LineFieldElement) { element.show(content) }
}

final class LineFieldElement: ControlElement<UITextField> {
    private var content: FieldContent?

    override func makeView() -> UITextField {
        let field = UITextField()
        field.hasLargeDots = true
        field.outlineForReaders()
        field.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.editingChanged(true) }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.editingChanged(false) }, for: .editingDidEnd)
        field.addAction(UIAction { [weak self] _ in self?.submitted() }, for: .editingDidEndOnExit)
        return field
    }

    func show(_ content: FieldContent) {
        self.content = content
        let environment = environment, attributes = TextAttributes(environment)
        view.borderStyle = content.border
        view.font = attributes.resolvedFont(environment)
        view.textColor = environment.isEnabled ? attributes.color : UIColor.tertiaryLabel
        view.textAlignment = environment.multilineTextAlignment.alignment(environment)
        view.attributedPlaceholder = content.placeholder(environment)
        view.isSecureTextEntry = environment.isSecureField
        view.isEnabled = environment.isEnabled
        environment.textInput.apply(to: view)
        let text = content.source.text()
        // What is being typed stays, even if a format would write it otherwise.
        if !isTyping, view.text != text { view.text = text }
    }

    /// Gives what the field shows and does to an alert's field, which has the alert's look.
    func configure(_ field: UITextField) {
        guard let content else { return }
        environment.textInput.apply(to: field)
        field.placeholder = content.placeholder(environment)?.string
        field.isSecureTextEntry = environment.isSecureField
        field.text = content.source.text()
        field.addAction(UIAction { [weak field] _ in content.source.type(field?.text ?? "") }, for: .editingChanged)
        field.addAction(UIAction { [weak field] _ in content.source.commit(field?.text ?? "") }, for: .editingDidEnd)
    }

    private var isTyping = false

    private func typed() {
        isTyping = content?.source.keepsTyping == true
        content?.source.type(view.text ?? "")
        isTyping = view.isFirstResponder && content?.source.keepsTyping == true
    }

    private func editingChanged(_ isEditing: Bool) {
        if !isEditing {
            content?.source.commit(view.text ?? "")
            isTyping = false
            if let text = content?.source.text(), view.text != text { view.text = text }
        }
        environment.focusLink?.setFocused(isEditing)
        content?.onEditingChanged(isEditing)
    }

    private func submitted() {
        content?.source.commit(view.text ?? "")
        content?.onCommit?()
        environment.submitActions.submit(.text)
    }

    // A field takes the width that is offered.
    override func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        var own = view.intrinsicContentSize
        // A secure field without a border is as high as its line, in whole points while it is empty (Suites.md, secureField).
        if view.isSecureTextEntry, view.borderStyle == .none, let font = view.font {
            let isEmpty = view.text?.isEmpty != false
            own.height = font.lineHeight.roundedUp(isEmpty ? 1 : 1 / max(environment.traits.displayScale, 1))
        }
        return CGSize(width: proposal.width.map { max($0, 0) } ?? own.width, height: own.height)
    }

    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key, let font = view.font else {
            return nil
        }
        return (size(proposal).height - font.lineHeight) / 2 + font.ascender
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        super.place(rect, proposal, on: stage)
        view.follow(environment.focusLink)
    }
}

extension UIView {
    /// Takes or gives up the keyboard, as the app's state says.
    func follow(_ link: FocusLink?) {
        guard let link, window != nil, link.isFocused() != isFirstResponder else { return }
        if isFirstResponder { resignFirstResponder() } else { becomeFirstResponder() }
    }
}

extension TextAlignment {
    func alignment(_ environment: EnvironmentValues) -> NSTextAlignment {
        let isReversed = environment.layoutDirection == .rightToLeft
        switch self {
        case .leading: return isReversed ? .right : .left
        case .center: return .center
        case .trailing: return isReversed ? .left : .right
        }
    }
}

/// A field that grows with its lines.
struct ParagraphField: ElementView {
    typealias Body = Never
    let content: FieldContent
    func makeElement(_ node: Node) -> ParagraphElement { ParagraphElement(node) }
    func update(_ element: ParagraphElement) { element.show(content) }
}

final class ParagraphElement: ControlElement<UITextView>, UITextViewDelegate {
    private var content: FieldContent?
    private let placeholder = UILabel()
    private var lines: (least: Int?, most: Int?)

    override func makeView() -> UITextView {
        let view = UITextView()
        view.isScrollEnabled = false
        view.backgroundColor = .clear
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.addSubview(placeholder)
        view.delegate = self
        return view
    }

    func show(_ content: FieldContent) {
        self.content = content
        let environment = environment, attributes = TextAttributes(environment)
        view.font = attributes.resolvedFont(environment)
        view.textColor = environment.isEnabled ? attributes.color : UIColor.tertiaryLabel
        view.textAlignment = environment.multilineTextAlignment.alignment(environment)
        view.isEditable = environment.isEnabled
        environment.textInput.apply(to: view)
        placeholder.attributedText = content.placeholder(environment)
        placeholder.numberOfLines = 0
        view.accessibilityLabel = placeholder.text
        lines = (environment.reservedLines, environment.lineLimit)
        let text = content.source.text()
        if view.text != text { view.text = text }
        placeholder.isHidden = !text.isEmpty
    }

    private var margins: EdgeInsets {
        content?.border == .roundedRect ? EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7) : EdgeInsets()
    }

    override func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        let font = view.font ?? .systemFont(ofSize: 17)
        let width = max((proposal.width ?? 1e6) - margins.horizontal, 1)
        let shown: CGSize = view.hasText ? view.sizeThatFits(CGSize(width: width, height: 1e6)) : placeholderSize(width)
        let line = font.lineHeight
        let least = max(ceil(line), CGFloat(lines.least ?? 1) * line)
        let most = lines.most.map { CGFloat($0) * line } ?? .greatestFiniteMagnitude
        let height = min(max(shown.height, least), max(most, least)).roundedUp(node.graph.pixel)
        return CGSize(
            width: (proposal.width ?? shown.width + margins.horizontal), height: height + margins.vertical)
    }

    private func placeholderSize(_ width: CGFloat) -> CGSize { placeholder.sizeThatFits(CGSize(width: width, height: 1e6)) }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        let inner = rect.inset(
            by: UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing))
        super.place(inner, proposal, on: stage)
        let size = placeholderSize(inner.width)
        let x = environment.layoutDirection == .rightToLeft ? inner.width - size.width : 0
        placeholder.frame = CGRect(x: x, y: 0, width: size.width, height: size.height)
        view.follow(environment.focusLink)
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholder.isHidden = textView.hasText
        content?.source.type(textView.text)
        node.invalidate()
        node.graph.needsUpdate()
    }
    func textViewDidBeginEditing(_ textView: UITextView) {
        environment.focusLink?.setFocused(true)
        content?.onEditingChanged(true)
    }
    func textViewDidEndEditing(_ textView: UITextView) {
        content?.source.commit(textView.text)
        environment.focusLink?.setFocused(false)
        content?.onEditingChanged(false)
    }
}

/// A field for a long text, which scrolls.
public struct TextEditor: Sendable {
    let text: Unchecked<Binding<String>>
    public init(text: Binding<String>) { self.text = Unchecked(text) }
}

extension TextEditor: ElementView {
    public typealias Body = Never
    func makeElement(_ node: Node) -> EditorElement { EditorElement(node) }
    func update(_ element: EditorElement) { element.show(text.value) }
}

final class EditorElement: ControlElement<UITextView>, UITextViewDelegate {
    private var text: Binding<String>?

    override func makeView() -> UITextView {
        let view = UITextView()
        view.delegate = self
        return view
    }

    func show(_ text: Binding<String>) {
        self.text = text
        let environment = environment, attributes = TextAttributes(environment)
        view.font = attributes.resolvedFont(environment)
        view.textColor = environment.isEnabled ? attributes.color : UIColor.tertiaryLabel
        view.textAlignment = environment.multilineTextAlignment.alignment(environment)
        view.isEditable = environment.isEnabled
        let isClear = environment.hidesEditorBackground || environment.scrollContentBackground == .hidden
        view.backgroundColor = isClear ? .clear : .systemBackground
        environment.textInput.apply(to: view)
        if view.text != text.wrappedValue { view.text = text.wrappedValue }
    }

    // An editor takes all the room that is offered.
    override func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: view.sizeThatFits(CGSize(width: proposal.width ?? 1e6, height: 1e6)))
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        super.place(rect, proposal, on: stage)
        view.follow(environment.focusLink)
    }

    func textViewDidChange(_ textView: UITextView) { text?.wrappedValue = textView.text }
    func textViewDidBeginEditing(_ textView: UITextView) { environment.focusLink?.setFocused(true) }
    func textViewDidEndEditing(_ textView: UITextView) { environment.focusLink?.setFocused(false) }
}

/// How editors look.
@MainActor @preconcurrency public protocol TextEditorStyle {}
/// The style that editors have by themselves.
public struct AutomaticTextEditorStyle: Sendable { public init() {} }
/// An editor without a ground.
public struct PlainTextEditorStyle: Sendable { public init() {} }
extension AutomaticTextEditorStyle: TextEditorStyle {}
extension PlainTextEditorStyle: TextEditorStyle {}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() } }

private enum EditorBackgroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether editors have no ground of their own.
    var hidesEditorBackground: Bool {
        get { self[EditorBackgroundKey.self] }
        set { self[EditorBackgroundKey.self] = newValue }
    }
}

extension View {
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        setting(EditorBackgroundKey.self, style is PlainTextEditorStyle)
    }
}
