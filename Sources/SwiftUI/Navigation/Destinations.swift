import UIKit

/// Shows a page while something is so.
public struct _DestinationModifier: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    /// The page, and an identity by which another one is another page; nil while there is none.
    let page: @MainActor () -> (id: AnyHashable, content: any View)?
    let dismiss: () -> Void
    func makeNode(_ scope: Scope) -> Node { DestinationNode(scope) }
}

private final class DestinationNode: ModifierNode<_DestinationModifier>, PreferenceTransforming {
    func transform<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value?) -> Key.Value? {
        guard key == NavigationKey.self, let modifier, let page = modifier.page() else { return nil }
        var result = value as? NavigationValues ?? NavigationValues()
        let id = AnyHashable([AnyHashable(ObjectIdentifier(self)), page.id])
        result.destinations.append(ActiveDestination(id: id, content: page.content, dismiss: modifier.dismiss))
        return result as? Key.Value
    }
}

extension View {
    public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        transformPreference(DestinationsKey.self) { destinations in
            destinations[ObjectIdentifier(data)] = { value in
                if let value = value.base as? D { return destination(value) }
                return EmptyView()
            }
        }
    }
    public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V) -> some View {
        modifier(
            _DestinationModifier(
                page: { isPresented.wrappedValue ? (true, destination()) : nil }, dismiss: { isPresented.wrappedValue = false }))
    }
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            _DestinationModifier(
                page: { item.wrappedValue.map { (AnyHashable($0), destination($0)) } }, dismiss: { item.wrappedValue = nil }))
    }
}

/// A control that shows a page when it is pressed.
public struct NavigationLink<Label, Destination> {
    enum Target {
        case page(Destination)
        case bound(Destination, Binding<Bool>)
        case value(AnyHashable?)
    }
    let target: Target
    let label: Label
}

extension NavigationLink: HostedContent where Label: View, Destination: View {}

extension NavigationLink: View where Label: View, Destination: View {
    public var body: some View { NavigationLinkBody(link: self) }
}

/// A link with its own state: whether its page is shown.
private struct NavigationLinkBody<Label: View, Destination: View>: View {
    let link: NavigationLink<Label, Destination>
    @State private var isPushed = false
    @Environment(\.navigator) private var navigator

    var body: some View {
        switch link.target {
        case .page(let page): LinkControl(action: { isPushed = true }, label: link.label).modifier(destination(page, $isPushed))
        case .bound(let page, let isActive):
            LinkControl(action: { isActive.wrappedValue = true }, label: link.label).modifier(destination(page, isActive))
        case .value(let value):
            LinkControl(action: { if let value { navigator?.push(value) } }, label: link.label).disabled(value == nil)
        }
    }

    private func destination(_ page: Destination, _ isShown: Binding<Bool>) -> _DestinationModifier {
        _DestinationModifier(page: { isShown.wrappedValue ? (true, page) : nil }, dismiss: { isShown.wrappedValue = false })
    }
}

/// What a link looks like: a row with a chevron in a list, an item in a menu or bar, else a button.
private struct LinkControl<Label: View>: View {
    let action: @MainActor () -> Void
    let label: Label
    @Environment(\.controlContext) private var context

    var body: some View {
        if context == .row {
            label.modifier(TraitModifier<RowActionTrait>(value: RowAction(showsDisclosure: true, perform: action)))
        } else {
            Button(action: action) { label }
        }
    }
}

extension NavigationLink where Label: View, Destination: View {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .page(destination()), label: label())
    }
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(target: .page(destination), label: label()) }
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .bound(destination(), isActive), label: label())
    }
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(target: .bound(destination, isActive), label: label())
    }
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(target: .bound(destination(), Self.isSelected(tag, selection)), label: label()) }
    public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
        self.init(target: .bound(destination, Self.isSelected(tag, selection)), label: label())
    }
    private static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    }
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text, Destination: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(target: .page(destination()), label: Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(target: .page(destination()), label: Text(title))
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(target: .page(destination), label: Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(target: .page(destination), label: Text(title))
    }
    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(target: .bound(destination(), isActive), label: Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self.init(target: .bound(destination(), isActive), label: Text(title)) }
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .bound(destination, isActive), label: Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .bound(destination, isActive), label: Text(title))
    }
}

extension NavigationLink where Destination == Never, Label: View {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
    }
}
