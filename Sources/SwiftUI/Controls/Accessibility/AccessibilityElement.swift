import UIKit

/// An element that has a view of its own.
@MainActor protocol ViewOwner {
    var ownView: UIView { get }
}

extension DrawnElement: ViewOwner { var ownView: UIView { view } }
extension PressElement: ViewOwner { var ownView: UIView { control } }
extension MenuElement: ViewOwner { var ownView: UIView { button } }

/// A change to what assistive technologies are told of a view.
public struct _AccessibilityModifier: ElementModifier {
    public typealias Body = Never
    /// Whether the view becomes an element, if it is none by itself.
    let makesElement: Bool
    let apply: @MainActor (UIView) -> Void

    func update(_ wrapper: AccessibilityElement) { wrapper.change = self }
}

/// The element of a modified view. What was changed is said by the view that draws it, or by a view around several ones.
final class AccessibilityElement: WrapperElement, ViewOwner {
    var change: _AccessibilityModifier?
    private lazy var container = EffectView()
    /// The element of a text with padding, a frame or a background, which is told of with all of that.
    private lazy var frame = AccessibilityContainerView()
    private var hasFrame = false

    var ownView: UIView { hasFrame ? frame : content.ownedView ?? container }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        if hasFrame { return placeInFrame(rect, proposal, on: stage) }
        if let target = content.ownedView {
            super.place(rect, proposal, on: stage)
            if isSmaller(target, than: rect.size) {
                hasFrame = true
                return placeInFrame(rect, proposal, on: stage)
            }
            // A shape is told of only if something is said of it.
            if change?.makesElement == true, !(target is UIControl), !(target is AccessibilityContainerView), !target.containsControl {
                target.isAccessibilityElement = true
            }
            change?.apply(target)
            if !(target is UIControl) { target.outlineForReaders() }
        } else {
            stage.show(container, rect) { inner in
                put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
            }
            if change?.makesElement == true, !container.containsControl { container.isAccessibilityElement = true }
            change?.apply(container)
            container.outlineForReaders()
        }
    }

    /// Whether a view that is told of is only a part of what is modified (AccessibilitySnapshot's recorded pictures of traits).
    private func isSmaller(_ target: UIView, than size: CGSize) -> Bool {
        guard change?.makesElement == true, target.isAccessibilityElement, !(target is UIControl), !(target is AccessibilityContainerView)
        else { return false }
        return target.bounds.width < size.width - 1 || target.bounds.height < size.height - 1
    }

    private func placeInFrame(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        frame.children = .combine
        stage.show(frame, rect) { inner in
            put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
        change?.apply(frame)
        frame.outlineForReaders()
    }
}

extension Element {
    /// The one view that draws the element.
    var ownedView: UIView? {
        var element = self
        while true {
            if let owner = element as? any ViewOwner { return owner.ownView }
            if let wrapper = element as? WrapperElement {
                element = wrapper.content
            } else if let only = element.node.children.flatMap(\.items).single, only !== element {
                element = only
            } else {
                return nil
            }
        }
    }
}

extension Array {
    fileprivate var single: Element? { count == 1 ? first : nil }
}

extension UIView {
    /// Whether a person can do something with a view inside.
    fileprivate var containsControl: Bool { subviews.contains { $0 is UIControl || $0.containsControl } }
}

/// How the views inside of an element are told of.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind { case ignore, contain, combine }
    let kind: Kind
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// A view that assistive technologies are told of as one.
public struct _AccessibilityContainerModifier: ElementModifier {
    public typealias Body = Never
    let children: AccessibilityChildBehavior
    func update(_ wrapper: AccessibilityContainerElement) { wrapper.view.children = children.kind }
}

final class AccessibilityContainerElement: WrapperElement, ViewOwner {
    fileprivate(set) lazy var view = AccessibilityContainerView()
    var ownView: UIView { view }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        stage.show(view, rect) { inner in
            put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
    }
}

/// The view of an element that joins, hides or holds others.
final class AccessibilityContainerView: UIView {
    var children = AccessibilityChildBehavior.Kind.ignore {
        didSet { isAccessibilityElement = children != .contain }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
    }

    /// The elements that are joined, from front to back.
    private var joined: [UIView] { children == .combine ? spokenViews : [] }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? joined.joint(\.accessibilityLabel) }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? joined.joint(\.accessibilityValue) }
        set { super.accessibilityValue = newValue }
    }
    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? joined.compactMap(\.accessibilityHint).first }
        set { super.accessibilityHint = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(joined.jointTraits) }
        set { super.accessibilityTraits = newValue }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? joined.compactMap(\.accessibilityCustomActions).flatMap { $0 } }
        set { super.accessibilityCustomActions = newValue }
    }
    override func accessibilityActivate() -> Bool {
        super.accessibilityActivate() || joined.contains { $0.accessibilityActivate() }
    }
}

extension UIView {
    /// Gives a view an outline for assistive technologies, its frame, unless it already has one (Generations.md, outline).
    func outlineForReaders() {
        guard accessibilityPathBlock == nil else { return }
        accessibilityPathBlock = { [weak self] in
            guard let self, self.isAccessibilityElement, !self.accessibilityFrame.isEmpty else { return nil }
            return UIBezierPath(rect: self.accessibilityFrame)
        }
    }

    /// The elements inside of the view, from front to back.
    var spokenViews: [UIView] {
        subviews.flatMap { view -> [UIView] in
            guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
            return view.isAccessibilityElement ? [view] : view.spokenViews
        }
    }
}

@MainActor extension [UIView] {
    /// The traits of elements that are told of as one. A picture beside words makes them no picture.
    var jointTraits: UIAccessibilityTraits {
        let all = reduce(UIAccessibilityTraits.none) { $0.union($1.accessibilityTraits) }
        return contains { !$0.accessibilityTraits.contains(.image) } ? all.subtracting(.image) : all
    }

    /// What they say, one after the other.
    func joint(_ words: KeyPath<UIView, String?>) -> String? { compactMap { $0[keyPath: words] }.joined(separator: ", ").nonEmpty }
}

extension View {
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(_AccessibilityContainerModifier(children: children))
    }

    /// A control and its label, which are told of as one.
    func spokenAsOne() -> some View { accessibilityElement(children: .combine) }

    /// Returns the view with the text of a label that is not shown.
    func spoken<Label: View>(by label: Label) -> some View { modifier(SpokenLabel(label: label)) }

    func accessible(makesElement: Bool = true, _ apply: @escaping @MainActor (UIView) -> Void) -> some View {
        modifier(_AccessibilityModifier(makesElement: makesElement, apply: apply))
    }
}

/// A label that is not shown, but told of.
private struct SpokenLabel<Label: View>: ViewModifier {
    let label: Label

    func body(content: Content) -> some View {
        EnvironmentReader { environment in
            content.accessible(makesElement: false) { view in
                let spoken = (label.text ?? Text(verbatim: "")).resolved(in: environment).string
                if !spoken.isEmpty { view.spokenControl?.accessibilityLabel = spoken }
            }
        }
    }
}

extension UIView {
    /// The control that a label in front of it is for.
    fileprivate var spokenControl: UIView? {
        if self is UIControl { return self }
        return subviews.lazy.compactMap(\.spokenControl).first
    }
}

extension View {
    /// The text that a label consists of, or the first one in it.
    var text: Text? {
        switch self {
        case let text as Text: text
        case let part as any ControlPart: part.view.text
        case let view as AnyView: view.view.text
        case let label as any TitledLabel: label.titleView.text
        case let view as any ModifiedView: view.modifiedContent.text
        case let list as any ViewList: list.entries().lazy.compactMap { $0.make().text }.first
        default: nil
        }
    }
}

/// A label with a title.
@MainActor private protocol TitledLabel {
    var titleView: any View { get }
}

extension Label: TitledLabel { fileprivate var titleView: any View { title } }
