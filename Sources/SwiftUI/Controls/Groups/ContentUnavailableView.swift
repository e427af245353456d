import UIKit

/// What is shown where there is nothing else.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        (self.label, self.description, self.actions) = (label(), description(), actions())
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        (label, self.description, actions) = (SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        (label, self.description, actions) = (SwiftUI.Label(title, image: name), description, EmptyView())
    }
    @_disfavoredOverload public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        (label, self.description, actions) = (SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        (label, self.description, actions) = (SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        (label, self.description, actions) = (SwiftUI.Label(title, image: name), description, EmptyView())
    }
}

/// What is shown where a search has found nothing.
public struct SearchUnavailableContent: Sendable {
    /// The label.
    public struct Label: Sendable { let text: String? }
    /// What to do about it.
    public struct Description: Sendable {}
    /// Nothing.
    public struct Actions: Sendable {}
}

extension SearchUnavailableContent.Label: View {
    public var body: some View {
        Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
    private func Label(_ title: String, systemImage: String) -> some View { SwiftUI.Label(title, systemImage: systemImage) }
}
extension SearchUnavailableContent.Description: View {
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
}
extension SearchUnavailableContent.Actions: View {
    public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    @MainActor public static var search: ContentUnavailableView { search(nil) }
    @MainActor public static func search(text: String) -> ContentUnavailableView { search(text) }
    @MainActor private static func search(_ text: String?) -> ContentUnavailableView {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}

extension ContentUnavailableView: View {
    // The text styles and distances are those of UIKit's configuration of the same name, whose distances are inferred.
    public var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 6) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large grey icon above a title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
