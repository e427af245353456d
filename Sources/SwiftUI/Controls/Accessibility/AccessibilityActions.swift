import UIKit

/// What a person can ask of a view by a gesture of an assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable { case activate, escape, magicTap, delete, showMenu, named(String) }
    let kind: Kind
    public static let `default` = AccessibilityActionKind(kind: .activate)
    public static let escape = AccessibilityActionKind(kind: .escape)
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    public static let delete = AccessibilityActionKind(kind: .delete)
    public static let showMenu = AccessibilityActionKind(kind: .showMenu)
    init(kind: Kind) { self.kind = kind }
    @MainActor public init(named name: Text) { kind = .named(name.resolved(in: EnvironmentValues()).string) }
}

public enum AccessibilityAdjustmentDirection: Sendable, Hashable { case increment, decrement }
public enum AccessibilityZoomGestureDirection: Hashable, Sendable { case zoomIn, zoomOut }
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// The direction and place of a zoom gesture.
public struct AccessibilityZoomGestureAction {
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

extension View {
    public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void)
        -> some View
    {
        accessible { view in
            let answer: @MainActor @Sendable () -> Bool = {
                handler()
                return true
            }
            switch actionKind.kind {
            case .activate: view.accessibilityActivateBlock = answer
            case .escape: view.accessibilityPerformEscapeBlock = answer
            case .magicTap: view.accessibilityMagicTapBlock = answer
            case .delete: view.addAction("Delete", answer)
            case .showMenu: view.addAction("Show menu", answer)
            case .named(let name): view.addAction(name, answer)
            }
        }
    }
    public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }
    @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
    public func accessibilityAction<Label: View>(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) -> some View {
        accessibilityAction(named: label().text ?? Text(verbatim: ""), action)
    }
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityActionsModifier(items: content()))
    }
    public func accessibilityAdjustableAction(_ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void) -> some View {
        accessible { view in
            view.accessibilityTraits = view.accessibilityTraits.union(.adjustable)
            view.accessibilityIncrementBlock = { handler(.increment) }
            view.accessibilityDecrementBlock = { handler(.decrement) }
        }
    }
    /// Nothing scrolls by an assistive technology here.
    public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> some View { self }

    /// Nothing zooms by an assistive technology here, but the view says that it does.
    public func accessibilityZoomAction(_ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void) -> some View {
        accessible { $0.accessibilityTraits = $0.accessibilityTraits.union(.supportsZoom) }
    }

    /// Shows no larger content, because no person keeps a finger on a bar.
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }

    /// The views as which the view is told of.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityElement(children: .ignore).spoken(by: representation())
    }
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { accessibilityElement(children: .contain) }
    public func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View {
        modifier(CustomContentModifier(label: label, value: value, importance: importance))
    }
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }
    @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }

    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// A detail that a reader tells of when it is asked for more.
private struct CustomContentModifier: ViewModifier {
    let label, value: Text
    let importance: AXCustomContent.Importance

    func body(content: Content) -> some View {
        EnvironmentReader { environment in
            content.accessible { view in
                let detail = AXCustomContent(label: label.resolved(in: environment).string, value: value.resolved(in: environment).string)
                detail.importance = importance
                view.details = view.details.filter { $0.label != detail.label } + [detail]
            }
        }
    }
}

extension UIView {
    /// Adds an action, or replaces that of the same name.
    fileprivate func addAction(_ name: String, _ handler: @escaping @MainActor () -> Bool) {
        let action = UIAccessibilityCustomAction(name: name) { _ in MainActor.assumeIsolated { handler() } }
        accessibilityCustomActions = (accessibilityCustomActions ?? []).filter { $0.name != name } + [action]
    }
}

/// Buttons that a person finds among the actions of a view.
private struct AccessibilityActionsModifier<Items: View>: ItemsModifier {
    typealias Body = Never
    let items: Items
    func update(_ wrapper: AccessibilityActionsElement) {}
}

private final class AccessibilityActionsElement: ItemsWrapper {
    private lazy var view = EffectView()

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        let target = content.ownedView
        if target != nil {
            super.place(rect, proposal, on: stage)
        } else {
            stage.show(view, rect) { inner in
                put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
            }
        }
        // The last one is the first that is told of, as in AccessibilitySnapshot's recorded pictures.
        for item in items().reversed() {
            (target ?? view).addAction(item.title) {
                item.perform()
                return true
            }
        }
    }
}
