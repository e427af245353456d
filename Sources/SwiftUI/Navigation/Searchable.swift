import UIKit

/// A search that a view offers.
@MainActor struct SearchValues {
    let text: Binding<String>
    let placement: SearchFieldPlacement
    var prompt: String?
    var isPresented: Binding<Bool>?
    var scopes: SearchScopes?
    /// Is told whether the field is active.
    var activity: ((Bool) -> Void)?
    var submit: () -> Void = {}
}

/// The scopes among which a search chooses.
@MainActor struct SearchScopes {
    let titles: [String]
    let selected: Int
    let select: (Int) -> Void
}

/// Where a search field is.
public struct SearchFieldPlacement: Hashable, Sendable {
    enum Place: Hashable, Sendable { case automatic, drawer, toolbar, sidebar }
    let place: Place
    var isAlwaysShown = false
    public static let automatic = SearchFieldPlacement(place: .automatic)
    public static let navigationBarDrawer = SearchFieldPlacement(place: .drawer)
    public static let toolbar = SearchFieldPlacement(place: .toolbar)
    public static let toolbarPrincipal = SearchFieldPlacement(place: .toolbar)
    public static let sidebar = SearchFieldPlacement(place: .sidebar)
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(place: .drawer, isAlwaysShown: displayMode == .always)
    }
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        private let isAlways: Bool
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }
}

/// A controller of a search field, bound to a text.
@MainActor final class SearchConnection: NSObject, UISearchBarDelegate {
    let controller = UISearchController(searchResultsController: nil)
    private var values: SearchValues

    init(_ values: SearchValues) {
        self.values = values
        super.init()
        controller.searchBar.delegate = self
    }

    func update(_ values: SearchValues, _ item: UINavigationItem) {
        self.values = values
        let bar = controller.searchBar
        if bar.text ?? "" != values.text.wrappedValue { bar.text = values.text.wrappedValue }
        if bar.placeholder != values.prompt { bar.placeholder = values.prompt ?? "Search" }
        let titles = values.scopes?.titles
        if bar.scopeButtonTitles != titles {
            bar.scopeButtonTitles = titles
            bar.showsScopeBar = titles != nil
        }
        if let selected = values.scopes?.selected, bar.selectedScopeButtonIndex != selected { bar.selectedScopeButtonIndex = selected }
        let hides = !values.placement.isAlwaysShown
        if item.hidesSearchBarWhenScrolling != hides { item.hidesSearchBarWhenScrolling = hides }
        let placement: UINavigationItem.SearchBarPlacement = values.placement.place == .drawer ? .stacked : .automatic
        if item.preferredSearchBarPlacement != placement { item.preferredSearchBarPlacement = placement }
        if let isPresented = values.isPresented?.wrappedValue, controller.isActive != isPresented { controller.isActive = isPresented }
        values.activity?(controller.isActive)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { values.text.wrappedValue = searchText }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        values.isPresented?.wrappedValue = true
        values.activity?(true)
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        values.text.wrappedValue = ""
        values.isPresented?.wrappedValue = false
        values.activity?(false)
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { values.submit() }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { values.scopes?.select(selectedScope) }
}

/// Offers scopes to the search of the views below.
public struct _SearchScopesModifier<Value: Hashable, Scopes: View>: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let scope: Binding<Value>
    let scopes: Scopes
    func makeNode(_ scope: Scope) -> Node { SearchScopesNode<Value, Scopes>(scope) }
}

private final class SearchScopesNode<Value: Hashable, Scopes: View>: ModifierNode<_SearchScopesModifier<Value, Scopes>>,
    PreferenceTransforming, ListPartSource
{
    private lazy var labels = ActionsNode(Scope(graph: graph, parent: self, environment: environment))

    override var children: [Node] { [slot.node, labels].compactMap { $0 } }
    override func makeItems() -> [Element] { slot.node?.items ?? [] }
    override func didUpdate(from former: _SearchScopesModifier<Value, Scopes>?) {
        if let modifier { labels.show(modifier.scopes, environment) }
    }
    func makeListParts() -> [ListPart] { slot.node?.listParts ?? [] }

    func transform<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value?) -> Key.Value? {
        guard key == NavigationKey.self, let modifier, var result = value as? NavigationValues else { return nil }
        let items = labels.items
        let tags = items.map { $0.trait(TagTrait.self)?.base as? Value }
        result.search?.scopes = SearchScopes(
            titles: items.map { LabelContents([$0]).title }, selected: tags.firstIndex(of: modifier.scope.wrappedValue) ?? 0
        ) { index in
            if let value = tags[index] { modifier.scope.wrappedValue = value }
        }
        return result as? Key.Value
    }
}

private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private enum DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction {} } }

/// Ends a search.
@MainActor public struct DismissSearchAction {
    let action: @MainActor () -> Void
    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    public func callAsFunction() { action() }
}

/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    /// A set of places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }
    private let value: Int
    public static let automatic = SearchSuggestionsPlacement(value: 0)
    public static let menu = SearchSuggestionsPlacement(value: 1)
    public static let content = SearchSuggestionsPlacement(value: 2)
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
    private let value: Int
    public static let automatic = SearchScopeActivation(value: 0)
    public static let onTextEntry = SearchScopeActivation(value: 1)
    public static let onSearchPresentation = SearchScopeActivation(value: 2)
}

extension EnvironmentValues {
    public var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
    public var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

extension View {
    private func searching(
        _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
    ) -> some View {
        transformEnvironment(\.isSearching) { $0 = isPresented?.wrappedValue ?? !text.wrappedValue.isEmpty }
            .transformEnvironment(\.dismissSearch) {
                $0 = DismissSearchAction {
                    text.wrappedValue = ""
                    isPresented?.wrappedValue = false
                }
            }
            .navigation { values, environment in
                values.search = SearchValues(
                    text: text, placement: placement, prompt: prompt?.resolved(in: environment).string, isPresented: isPresented)
            }
    }

    public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
        searching(text, nil, placement, prompt)
    }
    public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View {
        searching(text, nil, placement, Text(prompt))
    }
    @_disfavoredOverload public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searching(text, nil, placement, Text(prompt)) }
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { searching(text, isPresented, placement, prompt) }
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searching(text, isPresented, placement, Text(prompt)) }
    @_disfavoredOverload public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searching(text, isPresented, placement, Text(prompt)) }
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        modifier(_SearchScopesModifier(scope: scope, scopes: scopes()))
    }
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { modifier(_SearchScopesModifier(scope: scope, scopes: scopes())) }
    /// Suggestions are shown in the page's content alone.
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View { self }
    /// The field keeps its toolbar.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

public struct SearchToolbarBehavior: Hashable, Sendable {
    private let value: Int
    public static let automatic = SearchToolbarBehavior(value: 0)
    public static let minimize = SearchToolbarBehavior(value: 1)
}
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let value: Int
    public static let automatic = SearchPresentationToolbarBehavior(value: 0)
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(value: 1)
}
