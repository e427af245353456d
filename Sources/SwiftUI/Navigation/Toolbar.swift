import UIKit

/// Items of the bars around a page.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Items that a person can rearrange. They are shown where they are at first.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Content that this module knows the items of.
@MainActor protocol PrimitiveToolbarContent {
    func items(_ reader: ToolbarReader) -> [ToolbarEntry]
}

/// An item before its views are made.
@MainActor struct ToolbarEntry {
    enum Kind { case views, flexibleSpace, fixedSpace, search }
    let kind: Kind
    let placement: ToolbarItemPlacement
    var content: any View = EmptyView()
    var hidesBackground = false
}

/// Reads contents, whose dynamic properties belong to the place where they are said.
@MainActor final class ToolbarReader {
    private var stores: [PropertyStore] = []
    private var next = 0
    private unowned let node: any Evaluated

    init(_ node: any Evaluated) { self.node = node }

    func begin() { next = 0 }

    func items<Content: ToolbarContent>(_ content: Content) -> [ToolbarEntry] {
        if let content = content as? any PrimitiveToolbarContent { return content.items(self) }
        if next == stores.count { stores.append(PropertyStore()) }
        let store = stores[next]
        next += 1
        return items(store.connect(content, node).body)
    }
}

/// Builds toolbar content from the statements of a closure.
@resultBuilder public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _TupleToolbarContent {
        var contents: [any ToolbarContent] = []
        for content in repeat each content { contents.append(content) }
        return _TupleToolbarContent(contents: contents)
    }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
    public static func buildLimitedAvailability(_ content: any ToolbarContent) -> _TupleToolbarContent {
        _TupleToolbarContent(contents: [content])
    }
}

/// Several contents, one after the other.
public struct _TupleToolbarContent {
    let contents: [any ToolbarContent]
}

extension _TupleToolbarContent: CustomizableToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    func items(_ reader: ToolbarReader) -> [ToolbarEntry] { contents.flatMap { reader.items($0) } }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var body: Never { fatalError("An optional has no body.") }
}
extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
    func items(_ reader: ToolbarReader) -> [ToolbarEntry] { map { reader.items($0) } ?? [] }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public var body: Never { fatalError("A choice has no body.") }
}
extension _ConditionalContent: PrimitiveToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    func items(_ reader: ToolbarReader) -> [ToolbarEntry] {
        switch storage {
        case .first(let content): reader.items(content)
        case .second(let content): reader.items(content)
        }
    }
}

/// Where an item is.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        case trailing, leading, principal, bottom, keyboard, secondary, status, title, subtitle, largeTitle, largeSubtitle
    }
    let place: Place
    var isProminent = false
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    public static let principal = ToolbarItemPlacement(place: .principal)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(place: .secondary)
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
    public static let status = ToolbarItemPlacement(place: .status)
    public static let title = ToolbarItemPlacement(place: .title)
    public static let subtitle = ToolbarItemPlacement(place: .subtitle)
    public static let largeTitle = ToolbarItemPlacement(place: .largeTitle)
    public static let largeSubtitle = ToolbarItemPlacement(place: .largeSubtitle)
}

/// One item of a bar.
public struct ToolbarItem<ID, Content> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent where Content: View {
    public typealias Body = Never
    func items(_ reader: ToolbarReader) -> [ToolbarEntry] { [ToolbarEntry(kind: .views, placement: placement, content: content)] }
}

extension ToolbarItem where ID == (), Content: View {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String, Content: View {
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
    public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

/// Several items of a bar.
public struct ToolbarItemGroup<Content> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent where Content: View {
    public typealias Body = Never
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
    func items(_ reader: ToolbarReader) -> [ToolbarEntry] { [ToolbarEntry(kind: .views, placement: placement, content: content)] }
}

/// How room in a bar is shared.
public struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool
    public static let flexible = SpacerSizing(isFlexible: true)
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between items of a bar.
public struct ToolbarSpacer {
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }
}

extension ToolbarSpacer: CustomizableToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    func items(_ reader: ToolbarReader) -> [ToolbarEntry] {
        [ToolbarEntry(kind: sizing.isFlexible ? .flexibleSpace : .fixedSpace, placement: placement)]
    }
}

/// An item that the system gives.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    let isSearch: Bool
    public static let search = ToolbarDefaultItemKind(isSearch: true)
    public static let sidebarToggle = ToolbarDefaultItemKind(isSearch: false)
    public static let title = ToolbarDefaultItemKind(isSearch: false)
}

/// An item of the system: its search field, put among others.
public struct DefaultToolbarItem {
    let kind: ToolbarDefaultItemKind
    let placement: ToolbarItemPlacement
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        self.kind = kind
        self.placement = placement
    }
}

extension DefaultToolbarItem: CustomizableToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    func items(_ reader: ToolbarReader) -> [ToolbarEntry] {
        kind.isSearch ? [ToolbarEntry(kind: .search, placement: placement)] : []
    }
}

/// A menu that the title opens. It is not shown.
public struct ToolbarTitleMenu<Content> {
    public init() where Content == EmptyView {}
    public init(@ViewBuilder content: () -> Content) where Content: View {}
}

extension ToolbarTitleMenu: ToolbarContent, PrimitiveToolbarContent where Content: View {
    public typealias Body = Never
    func items(_ reader: ToolbarReader) -> [ToolbarEntry] { [] }
}

/// Content without the glass that bars put behind their items.
struct BareToolbarContent: ToolbarContent, PrimitiveToolbarContent {
    typealias Body = Never
    let content: any ToolbarContent
    let isBare: Bool
    func items(_ reader: ToolbarReader) -> [ToolbarEntry] {
        reader.items(content).map {
            var entry = $0
            entry.hidesBackground = isBare
            return entry
        }
    }
}

extension ToolbarContent {
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        BareToolbarContent(content: self, isBare: visibility == .hidden)
    }
}
