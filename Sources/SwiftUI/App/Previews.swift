import UIKit

/// Views that a person looks at while writing an app. Each of them is a screen.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS, visionOS }

/// How large a preview is shown.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device. The devices of pictures are those of the matrix.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

public enum InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    public var id: InterfaceOrientation { self }
}

/// What a preview is shown in besides a device.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A preview's name and size, which its view says to whoever shows it.
struct PreviewLook {
    var name: String?
    var layout = PreviewLayout.device
}

/// Changes how a preview is shown. Elsewhere it changes nothing.
public struct _PreviewModifier: ViewModifier {
    let change: @MainActor (inout PreviewLook) -> Void
    public func body(content: Content) -> some View { content }
}

extension View {
    public func previewDisplayName(_ value: String?) -> some View { modifier(_PreviewModifier { $0.name = value }) }
    public func previewLayout(_ value: PreviewLayout) -> some View { modifier(_PreviewModifier { $0.layout = value }) }
    public func previewDevice(_ value: PreviewDevice?) -> some View { modifier(_PreviewModifier { _ in }) }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { modifier(_PreviewModifier { _ in }) }
    public func previewContext<C: PreviewContext>(_ context: C) -> some View {
        changingEnvironment(C.self) { environment in
            // In a picture of the view it changes nothing (Generations.md, widgetBackground).
            guard environment.isInPreview, let widget = context as? WidgetPreviewContext else { return }
            (environment.isInWidget, environment.widgetFamily) = (true, widget.family)
        }
    }
}

private enum InPreviewKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether a preview is shown.
    fileprivate var isInPreview: Bool {
        get { self[InPreviewKey.self] }
        set { self[InPreviewKey.self] = newValue }
    }
}

/// One preview of several.
@MainActor struct SinglePreview {
    let view: any View
    var look = PreviewLook()

    /// Returns the previews in a view: each view of a list is one.
    static func all(in view: any View) -> [SinglePreview] {
        if let modified = view as? any ModifiedView {
            return all(in: modified.modifiedContent).map { $0.modified(by: modified) }
        }
        guard let list = view as? any ViewList else { return [SinglePreview(view: view)] }
        return list.entries().flatMap { all(in: $0.make()) }
    }

    private func modified(by modified: any ModifiedView) -> SinglePreview {
        guard let modifier = modified.appliedModifier as? _PreviewModifier else {
            return SinglePreview(view: (modified as? any ReplaceableContent)?.replacing(view) ?? view, look: look)
        }
        var result = self
        modifier.change(&result.look)
        return result
    }

    /// Returns the controller that shows the preview.
    func controller() -> UIViewController {
        let shown = AnyView(AnyView(view).setting(InPreviewKey.self, true))
        switch look.layout {
        case .device: return UIHostingController(rootView: shown)
        case .sizeThatFits: return PreviewPart(rootView: shown, size: nil)
        case .fixed(let width, let height): return PreviewPart(rootView: shown, size: CGSize(width: width, height: height))
        }
    }
}

/// A modified view whose modifier can be applied to another view.
@MainActor private protocol ReplaceableContent {
    func replacing(_ content: any View) -> (any View)?
}

extension ModifiedContent: ReplaceableContent where Content: View, Modifier: ViewModifier {
    func replacing(_ content: any View) -> (any View)? { AnyView(content).modifier(modifier) }
}

/// Shows a preview in the middle of an empty screen.
private final class PreviewPart: UIViewController {
    private let content: UIHostingController<AnyView>
    private let size: CGSize?

    init(rootView: AnyView, size: CGSize?) {
        content = UIHostingController(rootView: rootView)
        self.size = size
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        content.safeAreaRegions = []
        addChild(content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let size = size ?? content.sizeThatFits(in: CGSize(width: area.width, height: area.height))
        content.view.frame = CGRect(x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
    }
}

// MARK: #Preview

/// What a `#Preview` says about how it is shown.
public enum Preview {
    public struct ViewTraits: Sendable {}
}

/// A trait of a `#Preview`.
public struct PreviewTrait<T>: Sendable {
    let change: @MainActor @Sendable (inout PreviewLook) -> Void
    let wrap: @MainActor @Sendable (any View) -> any View

    init(change: @escaping @MainActor @Sendable (inout PreviewLook) -> Void) {
        self.change = change
        wrap = { $0 }
    }

    init(wrap: @escaping @MainActor @Sendable (any View) -> any View) {
        change = { _ in }
        self.wrap = wrap
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: PreviewTrait { PreviewTrait { (_: inout PreviewLook) in } }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { (look: inout PreviewLook) in look.layout = .sizeThatFits } }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait { (look: inout PreviewLook) in look.layout = .fixed(width: width, height: height) }
    }
    public static var portrait: PreviewTrait { defaultLayout }
    public static var portraitUpsideDown: PreviewTrait { defaultLayout }
    public static var landscapeLeft: PreviewTrait { defaultLayout }
    public static var landscapeRight: PreviewTrait { defaultLayout }
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
        let modifier = Unchecked(modifier)
        return PreviewTrait(wrap: { view in PreviewModifierView(modifier: modifier.value, content: AnyView(view)) })
    }
}

/// Something that several previews are shown in.
@MainActor public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view of a preview, as a modifier of previews sees it.
public struct PreviewModifierContent: View {
    let content: AnyView
    public var body: some View { content }
}

/// A preview in what its modifier adds, once the context of that is there.
private struct PreviewModifierView<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: AnyView
    @State private var context: Modifier.Context?

    var body: some View {
        Group {
            if let context { modifier.body(content: PreviewModifierContent(content: content), context: context) }
        }
        .task { context = try? await Modifier.makeSharedContext() }
    }
}

extension InterfacePreview {
    /// Creates the preview of a `#Preview` whose closure has views of SwiftUI. As in Apple's, the closure's type does not name the view's: the
    /// compiler fails at one that names a type declared in it.
    public init(
        _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>] = [], file: String,
        @ViewBuilder body: @escaping @MainActor @Sendable () -> any View
    ) {
        self.init(name, file: file) { () -> UIViewController in
            var preview = SinglePreview.all(in: body()).first ?? SinglePreview(view: EmptyView())
            for trait in traits {
                trait.change(&preview.look)
                preview = SinglePreview(view: trait.wrap(preview.view), look: preview.look)
            }
            return preview.controller()
        }
    }
}

extension InterfaceModule {
    /// Adds the previews of a provider. They are only made when they are drawn: a preview that stops the program loses no others.
    /// - Parameters:
    ///   - provider: the type that makes them.
    ///   - name: the first part of their names.
    ///   - titles: the display name of each preview; nil for one without a name.
    public func add<Provider: PreviewProvider>(provider: Provider.Type, named name: String, titles: [String?]) {
        for (number, title) in titles.enumerated() {
            add {
                InterfacePreview(title ?? (titles.count > 1 ? "\(number + 1)" : nil), file: name) { () -> UIViewController in
                    let previews = SinglePreview.all(in: Provider.previews)
                    let preview = previews.indices.contains(number) ? previews[number] : previews.last
                    return (preview ?? SinglePreview(view: EmptyView())).controller()
                }
            }
        }
    }
}
