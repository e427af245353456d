import UIKit

/// Shows suggestions over the views below while their search is active.
struct SearchSuggestionsModifier<Suggestions: View>: ViewModifier {
    private final class Link {
        var text: Binding<String>?
    }

    let suggestions: Suggestions
    @State private var isActive = false
    @State private var link = Link()

    init(_ suggestions: Suggestions) { self.suggestions = suggestions }

    func body(content: Content) -> some View {
        content
            .overlay {
                if isActive {
                    Group(subviews: suggestions) { subviews in
                        if !subviews.isEmpty { List { subviews }.listStyle(.plain) }
                    }
                    .environment(\.completesSearch) { [link] in link.text?.wrappedValue = $0 }
                }
            }
            .navigation { values, _ in
                link.text = values.search?.text
                values.search?.activity = { if isActive != $0 { isActive = $0 } }
            }
    }
}

private enum CompletesSearchKey: EnvironmentKey { static var defaultValue: (String) -> Void { { _ in } } }

extension EnvironmentValues {
    /// Puts a text into the field of the search whose suggestions the views are.
    fileprivate var completesSearch: (String) -> Void {
        get { self[CompletesSearchKey.self] }
        set { self[CompletesSearchKey.self] = newValue }
    }
}

/// A row that puts a text into the field.
private struct SearchCompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.completesSearch) private var complete

    init(_ completion: String) { self.completion = completion }

    func body(content: Content) -> some View {
        content.modifier(TraitModifier<RowActionTrait>(value: RowAction { complete(completion) }))
    }
}

extension View {
    /// Suggestions are a list over the page while its field is active.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchSuggestionsModifier(suggestions()))
    }
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
    /// What a tap on a suggestion puts into the field.
    public func searchCompletion(_ completion: String) -> some View { modifier(SearchCompletionModifier(completion)) }
}
