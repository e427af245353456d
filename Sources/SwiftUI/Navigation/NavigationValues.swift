import UIKit

/// What the views of a page say to the bars around it.
struct NavigationValues {
    var title: String?
    var subtitle: String?
    var titleMode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton: Bool?
    var items: [BarItem] = []
    var visibilities: [ToolbarBar: Visibility] = [:]
    var backgrounds: [ToolbarBar: BarBackground] = [:]
    var search: SearchValues?
    var destinations: [ActiveDestination] = []
    var hidesTabBar: Bool { visibilities[.tab] == .hidden }

    mutating func merge(_ next: NavigationValues) {
        title = title ?? next.title
        subtitle = subtitle ?? next.subtitle
        titleMode = titleMode ?? next.titleMode
        hidesBackButton = hidesBackButton ?? next.hidesBackButton
        items += next.items
        visibilities.merge(next.visibilities) { own, _ in own }
        backgrounds.merge(next.backgrounds) { own, _ in own }
        search = search ?? next.search
        destinations += next.destinations
    }
}

/// The background of a bar, as far as a view changes it.
struct BarBackground {
    var style: AnyShapeStyle?
    var visibility: Visibility?
    var scheme: ColorScheme?
    var environment: EnvironmentValues?

    func replacing(_ other: BarBackground?) -> BarBackground {
        BarBackground(
            style: other?.style ?? style, visibility: other?.visibility ?? visibility, scheme: other?.scheme ?? scheme,
            environment: other?.environment ?? environment)
    }
}

enum NavigationKey: PreferenceKey {
    static var defaultValue: NavigationValues { NavigationValues() }
    static func reduce(value: inout NavigationValues, nextValue: () -> NavigationValues) { value.merge(nextValue()) }
}

/// A page that is to be shown on top of the one whose views say so.
@MainActor struct ActiveDestination {
    let id: AnyHashable
    let content: any View
    let dismiss: () -> Void
}

/// Adds to what the views below say to the bars.
public struct _NavigationModifier: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let change: @MainActor (inout NavigationValues, EnvironmentValues) -> Void
    func makeNode(_ scope: Scope) -> Node { NavigationModifierNode(scope) }
}

final class NavigationModifierNode: ModifierNode<_NavigationModifier>, PreferenceTransforming {
    func transform<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value?) -> Key.Value? {
        guard key == NavigationKey.self, let modifier else { return nil }
        var result = value as? NavigationValues ?? NavigationValues()
        modifier.change(&result, environment)
        return result as? Key.Value
    }
}

extension View {
    func navigation(_ change: @escaping @MainActor (inout NavigationValues, EnvironmentValues) -> Void) -> some View {
        modifier(_NavigationModifier(change: change))
    }
}

/// How a navigation bar shows its title.
public enum NavigationBarItem {
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
}

extension View {
    private func navigationText(_ text: Text) -> some View {
        navigation { values, environment in values.title = values.title ?? text.resolved(in: environment).string }
    }

    public func navigationTitle(_ title: Text) -> some View { navigationText(title) }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationText(Text(titleKey)) }
    @_disfavoredOverload public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationText(Text(titleResource))
    }
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationText(Text(title)) }
    /// A title that a person can rename is shown as it is.
    public func navigationTitle(_ title: Binding<String>) -> some View { navigationText(Text(verbatim: title.wrappedValue)) }

    public func navigationSubtitle(_ subtitle: Text) -> some View {
        navigation { values, environment in values.subtitle = values.subtitle ?? subtitle.resolved(in: environment).string }
    }
    public func navigationSubtitle(_ key: LocalizedStringKey) -> some View { navigationSubtitle(Text(key)) }
    @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    public func navigationBarTitle(_ title: Text) -> some View { navigationText(title) }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationText(Text(titleKey)) }
    @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationText(Text(title)) }
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationText(title).navigationBarTitleDisplayMode(displayMode)
    }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }
    @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigation { values, _ in values.titleMode = values.titleMode ?? mode }
    }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigation { values, _ in values.titleMode = values.titleMode ?? mode.mode }
    }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigation { values, _ in values.hidesBackButton = values.hidesBackButton ?? hidesBackButton }
    }
    public func navigationBarHidden(_ hidden: Bool) -> some View { toolbar(hidden ? .hidden : .visible, for: .navigationBar) }
}

/// How a bar shows its title.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inlineLarge)
}
