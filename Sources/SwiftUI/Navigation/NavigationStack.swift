import UIKit

/// Pages on top of each other, below a navigation bar.
public struct NavigationStack<Data, Root> {
    let path: PathAccess?
    let root: Root
}

extension NavigationStack: HostedContent where Root: View {}

extension NavigationStack: View, PrimitiveView where Root: View {
    public typealias Body = Never
    func makeNode(_ scope: Scope) -> Node { NavigationStackNode(scope) }
}

extension NavigationStack where Data == NavigationPath, Root: View {
    public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.init(path: PathAccess(path), root: root()) }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable, Root: View {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.init(path: PathAccess(path), root: root()) }
}

extension NavigationStack: StackOfPages where Root: View {
    var rootView: any View { root }
    var pathAccess: PathAccess? { path }
}

/// A view that shows pages on top of each other.
@MainActor protocol StackOfPages {
    var rootView: any View { get }
    var pathAccess: PathAccess? { get }
}

/// The view that an older app puts around its pages. In a regular width, its views are columns.
public struct NavigationView<Content: View> {
    let content: Content
}

extension NavigationView: HostedContent {}

extension NavigationView: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { NavigationViewBody(content: content) }
}

private struct NavigationViewBody<Content: View>: View {
    let content: Content
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.navigationViewIsStack) private var isStack

    var body: some View {
        if width == .regular, !isStack {
            OldColumns(content: content)
        } else {
            NavigationStack { FirstView(content: content) }
        }
    }
}

/// The first of several views: the others are columns of a wider screen.
private struct FirstView<Content: View>: View, PrimitiveView, ViewList {
    typealias Body = Never
    let content: Content
    func entries() -> [ViewEntry] {
        guard let tuple = content as? any TupleOfViews, let first = tuple.views.first else { return [ViewEntry(id: 0, view: content)] }
        return [ViewEntry(id: 0, view: first)]
    }
    func makeNode(_ scope: Scope) -> Node { ListNode(scope) }
}

/// The columns of an older app's navigation view.
private struct OldColumns<Content: View>: View {
    let content: Content
    var body: some View {
        let views = ((content as? any TupleOfViews)?.views ?? [content]).map { AnyView(erased: $0) }
        NavigationSplitView {
            views[0]
        } detail: {
            if views.count > 1 { views[views.count - 1] }
        }
    }
}

/// Views that a builder has put together.
@MainActor protocol TupleOfViews {
    var views: [any View] { get }
}

extension TupleView: TupleOfViews {}

private enum IsStackKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether a navigation view shows one page at a time on wide screens, too.
    var navigationViewIsStack: Bool {
        get { self[IsStackKey.self] }
        set { self[IsStackKey.self] = newValue }
    }
}

/// How a navigation view arranges its views.
public protocol NavigationViewStyle {
    /// Whether it shows one page at a time.
    static var _isStack: Bool { get }
}

public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {}; public static var _isStack: Bool { false } }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {}; public static var _isStack: Bool { true } }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {}; public static var _isStack: Bool { false } }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {}; public static var _isStack: Bool { false } }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { Self() } }

extension View {
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { setting(IsStackKey.self, S._isStack) }
}
