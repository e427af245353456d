import UIKit

/// A control that opens a URL.
public struct Link<Label: View> {
    let destination: URL
    let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) { (self.destination, self.label) = (destination, label()) }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: View {
    public var body: some View {
        EnvironmentReader { environment in
            Button(action: { environment.openURL(destination) }, label: { label }).accessibilityAddTraits(.isLink)
        }
    }
}

/// What a control shares. Nothing is shared from a picture, so that any value can be.
public struct SharePreview<Image, Icon> {
    let title: Text

    public init(_ title: Text) where Image == Never, Icon == Never { self.title = title }
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never { title = Text(titleKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never { self.title = Text(title) }
    public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never { title = Text(titleKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never { self.title = Text(title) }
    public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never { title = Text(titleKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never { self.title = Text(title) }
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }
}

/// A control that opens the sheet of sharing.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View> {
    let items: [Any]
    let label: Label

    fileprivate init(_ items: [Any], _ label: Label) { (self.items, self.label) = (items, label) }
}

/// The label of a control that shares.
public struct DefaultShareLinkLabel {
    let title: Text
}

extension DefaultShareLinkLabel: View {
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init<T>(item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<T> {
        self.init([item], label())
    }
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data: RandomAccessCollection { self.init(items.map { $0 }, label()) }
}

extension ShareLink {
    public init<T>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<T> { self.init([item], label()) }
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data: RandomAccessCollection { self.init(items.map { $0 }, label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init<T>(item: T, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<T> {
        self.init([item], DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data: RandomAccessCollection {
        self.init(items.map { $0 }, DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }
    public init<T>(_ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<T> {
        self.init([item], DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload public init<S: StringProtocol, T>(_ title: S, item: T, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<T> { self.init([item], DefaultShareLinkLabel(title: Text(title))) }
    public init<T>(_ title: Text, item: T, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<T> {
        self.init([item], DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init<T>(item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
    where Data == CollectionOfOne<T> { self.init([item], DefaultShareLinkLabel(title: Text(verbatim: "Share…"))) }
    public init<T>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<T> { self.init([item], DefaultShareLinkLabel(title: Text(titleKey))) }
    @_disfavoredOverload public init<S: StringProtocol, T>(
        _ title: S, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<T> { self.init([item], DefaultShareLinkLabel(title: Text(title))) }
}

extension ShareLink: View {
    public var body: some View {
        EnvironmentReader { _ in
            Button(action: { share() }, label: { label })
        }
    }

    @MainActor private func share() {
        let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        guard var presenter = scene?.windows.first?.rootViewController else { return }
        while let presented = presenter.presentedViewController { presenter = presented }
        presenter.present(UIActivityViewController(activityItems: items, applicationActivities: nil), animated: true)
    }
}

/// A control that pastes. Its pasteboard is empty.
public struct PasteButton: Sendable {
    public init<T>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {}
}

extension PasteButton: View {
    public var body: some View {
        Button(action: {}, label: { Label("Paste", systemImage: "doc.on.clipboard") }).buttonStyle(.borderedProminent)
    }
}

/// A control that starts the rename action of the environment.
public struct RenameButton<Label: View> {
    let label: Label
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
    public init() { label = SwiftUI.Label("Rename", systemImage: "pencil") }
}

extension RenameButton: View {
    public var body: some View {
        EnvironmentReader { environment in
            Button(action: { environment.rename?() }, label: { label }).disabled(environment.rename == nil)
        }
    }
}

/// Starts renaming.
@MainActor @preconcurrency public struct RenameAction {
    let action: @MainActor () -> Void
    public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    public var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        setting(RenameKey.self, RenameAction(action: action))
    }
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        setting(RenameKey.self, RenameAction { isFocused.wrappedValue = true })
    }
}
