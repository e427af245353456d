import UIKit

/// Views that are pressed as one: they know whether a finger is on them, and perform an action when it is lifted.
struct PressArea<Content: View>: ContainerView {
    typealias Body = Never
    let action: @MainActor () -> Void
    let views: (Bool) -> Content

    init(_ configuration: PrimitiveButtonStyleConfiguration, @ViewBuilder content: @escaping (Bool) -> Content) {
        self.init(action: configuration.action, content: content)
    }

    init(action: @escaping @MainActor () -> Void, @ViewBuilder content: @escaping (Bool) -> Content) {
        self.action = action
        views = content
    }

    /// Several views are in a row (inferred from looking at iOS).
    func content(_ element: PressElement) -> HStack<Content> { HStack { views(element.control.isHighlighted) } }
    func makeElement(_ node: Node) -> PressElement { PressElement(node) }
    func update(_ element: PressElement) {
        element.control.action = action
        element.control.isEnabled = element.environment.isEnabled
    }
}

final class PressElement: ContainerElement {
    private(set) lazy var control = makeControl()

    private func makeControl() -> PressControl {
        let control = PressControl()
        control.pressDidChange = { [weak self] in self?.updateContent() }
        return control
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        stage.show(control, rect) { inner in
            super.place(CGRect(origin: .zero, size: rect.size), proposal, on: inner)
        }
    }

    override var spacing: ViewSpacing { contents.first?.spacing ?? ViewSpacing() }
}

/// The control under a button's label. It takes the touches of everything that is drawn on it.
final class PressControl: UIControl {
    var action: @MainActor () -> Void = {}
    var pressDidChange: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        addAction(UIAction { [weak self] _ in self?.action() }, for: [.touchUpInside, .primaryActionTriggered])
    }

    required init?(coder: NSCoder) { fatalError("A press control is made in code.") }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { pressDidChange() } } }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return hit is UIControl ? hit : self
    }

    // A button keeps its taps from the gestures of the views around it.
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        keepsTap(from: recognizer) ? false : super.gestureRecognizerShouldBegin(recognizer)
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        action()
        return true
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenTexts.nonEmpty }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(isEnabled ? .button : [.button, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }
}

extension UIControl {
    /// Whether the control, under a finger, keeps a tap from a recogniser of a view around it.
    func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return false }
        if let rules = recognizer.delegate as? GestureRules, rules.priority != .normal { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}

extension UIView {
    /// What the views inside say, one after the other, as a control that joins them says it.
    var spokenTexts: String {
        subviews.compactMap { view -> String? in
            guard !view.isHidden, !view.accessibilityElementsHidden else { return nil }
            if let label = view.accessibilityLabel { return label.nonEmpty }
            return view.spokenTexts.nonEmpty
        }
        .joined(separator: ", ")
    }
}

extension String {
    var nonEmpty: String? { isEmpty ? nil : self }
}
