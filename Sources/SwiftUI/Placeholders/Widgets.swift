import UIKit

// WidgetKit, as far as an app's module declares widgets beside its screens. A widget is no screen of the app: previews of its views are.

/// The views of a Home Screen.
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension Widget {
    /// A widget is started by the system.
    public static func main() {}
}

/// The widgets of an extension.
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension WidgetBundle {
    /// An extension is started by the system.
    public static func main() {}
}

/// No widget, and the result of a builder of widgets.
public struct EmptyWidget: Widget {
    public init() {}
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Builds widgets from the statements of a closure.
@resultBuilder public enum WidgetBundleBuilder {
    @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> EmptyWidget { EmptyWidget() }
    @MainActor public static func buildOptional(_ content: EmptyWidget?) -> EmptyWidget { EmptyWidget() }
    @MainActor public static func buildEither<Content: Widget>(first: Content) -> EmptyWidget { EmptyWidget() }
    @MainActor public static func buildEither<Content: Widget>(second: Content) -> EmptyWidget { EmptyWidget() }
    @MainActor public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> EmptyWidget { EmptyWidget() }
}

/// How a widget gets its entries, and what it shows of them.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
    /// Configurations have no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension WidgetConfiguration {
    public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    @_disfavoredOverload public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    @_disfavoredOverload public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    public func onBackgroundURLSessionEvents(matching: String, _ handler: @escaping (String, () -> Void) -> Void)
        -> some WidgetConfiguration
    {
        self
    }
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}

/// No configuration.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never
    public init() {}
}

public enum WidgetLocation: Sendable { case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac, carPlay }

/// The size of a widget.
public enum WidgetFamily: Int, CaseIterable, Sendable, Hashable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
    case systemExtraLargePortrait

    /// The family's name, which tests use for their pictures (Suites.md, widgetNames).
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        }
    }
}

/// What a widget shows at a time.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    public var score: Float
    public var duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// The entries of a widget, and when it asks for more: WidgetKit's `Timeline`, whose name UIKit's own timeline has here.
public struct WidgetTimeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

public struct TimelineReloadPolicy: Equatable, Sendable {
    let date: Date?
    public static let atEnd = TimelineReloadPolicy(date: nil)
    public static let never = TimelineReloadPolicy(date: .distantFuture)
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
}

/// What a widget is asked for.
public struct TimelineProviderContext {
    public let family = WidgetFamily.systemSmall
    public let isPreview = true
    public let displaySize = CGSize(width: 158, height: 158)
    init() {}
}

/// Makes the entries of a widget.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping @Sendable (WidgetTimeline<Entry>) -> Void)
}

/// A widget that cannot be configured.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

/// Tells the system that widgets have changed. There are none.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func getCurrentConfigurations(_ completion: @escaping (Swift.Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
}

/// A widget that a person has added.
public struct WidgetInfo: Sendable {
    public let kind: String
    public let family: WidgetFamily
}

/// The widget as which a preview is shown.
public struct WidgetPreviewContext: PreviewContext {
    let family: WidgetFamily
    public init(family: WidgetFamily) { self.family = family }
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// How the system colours a widget.
public struct WidgetRenderingMode: Equatable, Sendable {
    let name: String
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    public static let accented = WidgetRenderingMode(name: "accented")
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

private enum WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private enum InWidgetKey: EnvironmentKey { static let defaultValue = false }
private enum WidgetRenderingKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }

extension EnvironmentValues {
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingKey.self] }
        set { self[WidgetRenderingKey.self] = newValue }
    }
    public var showsWidgetContainerBackground: Bool { true }
    /// Whether the view is shown as a widget.
    var isInWidget: Bool {
        get { self[InWidgetKey.self] }
        set { self[InWidgetKey.self] = newValue }
    }
}

extension View {
    public func widgetURL(_ url: URL?) -> some View { self }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
}

/// An area that has a background of its own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

extension View {
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        modifier(ContainerBackground(container: container, alignment: .center, background: Rectangle().fill(style)))
    }
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerBackground(container: container, alignment: alignment, background: content()))
    }
}

/// The background of the area around a view. That of a widget is drawn in a widget alone (Generations.md, widgetBackground).
private struct ContainerBackground<Background: View>: ViewModifier {
    let container: ContainerBackgroundPlacement
    let alignment: Alignment
    let background: Background
    @Environment(\.isInWidget) private var isInWidget

    func body(content: Content) -> some View {
        if container != .widget || isInWidget { content.background(alignment: alignment) { background } } else { content }
    }
}
