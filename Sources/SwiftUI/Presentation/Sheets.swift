import UIKit

/// How a view is shown over others.
enum SheetKind { case sheet, cover, popover }

/// The controller of a sheet, a cover or a popover.
final class SheetController: PageController, PresentedController, UIPopoverPresentationControllerDelegate {
    private let page: PageNode
    private let kind: SheetKind
    private weak var node: PresentingNode?

    init(_ kind: SheetKind, for node: PresentingNode) {
        self.kind = kind
        self.node = node
        page = PageNode(Scope(graph: node.graph, parent: node, environment: node.environment), keepsPreferences: true)
        super.init(page.view)
        page.change = { [weak self] in $0.setDismissing { self?.node?.wasDismissed() } }
        page.view.willArrange = { [weak self] in self?.update() }
        node.presentedNodes.append(page)
        switch kind {
        case .sheet: modalPresentationStyle = .pageSheet
        case .cover: modalPresentationStyle = .fullScreen
        case .popover: modalPresentationStyle = .popover
        }
    }

    required init?(coder: NSCoder) { fatalError("A sheet is made in code.") }

    func show(_ presentation: Presentation, for node: PresentingNode) {
        page.show(presentation.content, node.environment)
        update()
        presentationController?.delegate = self
        guard kind == .popover, let popover = popoverPresentationController else { return }
        preferredContentSize = page.view.sizeThatFits(.zero)
        popover.point(at: node)
    }

    private var values: PresentationValues { page.childrenPreference(PresentationKey.self) ?? PresentationValues() }

    private func update() {
        let values = values
        if isModalInPresentation != (values.isDismissDisabled ?? false) { isModalInPresentation = values.isDismissDisabled ?? false }
        if let scheme = values.colorScheme {
            let style: UIUserInterfaceStyle = scheme == .dark ? .dark : .light
            if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
        }
        if let background = values.background { pageView.backgroundColor = background }
        let compact = (presentationController as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
        guard let sheet = sheetPresentationController ?? compact else { return }
        values.apply(to: sheet)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { node?.wasDismissed() }
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
        node?.wasDismissed()
    }
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    {
        kind == .popover && values.compactAdaptation == .popover ? .none : .automatic
    }
}

extension UIPopoverPresentationController {
    /// Points at what a node shows. A view that fills most of the screen leaves no room beside it: then the middle of it is meant (inferred).
    func point(at node: PresentingNode) {
        guard let host = node.graph.hostingView else { return }
        let source = node.slot.node?.items.first?.shownView ?? host
        sourceView = source
        let (own, whole) = (source.bounds, host.bounds)
        let isLarge = own.width > whole.width / 2 && own.height > whole.height / 2
        sourceRect = isLarge ? CGRect(x: own.midX, y: own.midY, width: 1, height: 1) : own
    }
}

extension Element {
    /// The view that shows the element, if it has one of its own.
    var shownView: UIView? {
        if let wrapper = self as? WrapperElement { return wrapper.content.shownView }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let own = mirror {
            if let view = own.children.lazy.compactMap({ $0.value as? UIView }).first { return view }
            mirror = own.superclassMirror
        }
        return node.children.flatMap(\.items).compactMap(\.shownView).first
    }
}

/// What the views of a sheet say about it.
struct PresentationValues {
    var detents: [PresentationDetent] = []
    var selection: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var background: UIColor?
    var isDismissDisabled: Bool?
    var undimmed: PresentationBackgroundInteraction?
    var colorScheme: ColorScheme?
    var compactAdaptation: PresentationAdaptation?
    var hidesStatusBar: Bool?

    /// Sets what a sheet of UIKit shows. Only what has changed is set: each change arranges the sheet again.
    @MainActor func apply(to sheet: UISheetPresentationController) {
        let identifiers = detents.map(\.identifier)
        if !detents.isEmpty, sheet.detents.map(\.identifier) != identifiers { sheet.detents = detents.map(\.detent) }
        let selected = selection?.wrappedValue.identifier
        if let selected, sheet.selectedDetentIdentifier != selected { sheet.selectedDetentIdentifier = selected }
        // A grabber is shown where a person can choose between heights.
        let showsGrabber = dragIndicator == .visible || (dragIndicator != .hidden && detents.count > 1)
        if sheet.prefersGrabberVisible != showsGrabber { sheet.prefersGrabberVisible = showsGrabber }
        if let cornerRadius, sheet.preferredCornerRadius != cornerRadius { sheet.preferredCornerRadius = cornerRadius }
        let undimmed = undimmed?.upThrough.map { $0?.identifier ?? .large }
        if let undimmed, sheet.largestUndimmedDetentIdentifier != undimmed { sheet.largestUndimmedDetentIdentifier = undimmed }
    }
}

enum PresentationKey: PreferenceKey {
    static var defaultValue: PresentationValues { PresentationValues() }
    static func reduce(value: inout PresentationValues, nextValue: () -> PresentationValues) {
        let next = nextValue()
        if value.detents.isEmpty { (value.detents, value.selection) = (next.detents, next.selection) }
        value.dragIndicator = value.dragIndicator ?? next.dragIndicator
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.background = value.background ?? next.background
        value.isDismissDisabled = value.isDismissDisabled ?? next.isDismissDisabled
        value.undimmed = value.undimmed ?? next.undimmed
        value.colorScheme = value.colorScheme ?? next.colorScheme
        value.compactAdaptation = value.compactAdaptation ?? next.compactAdaptation
        value.hidesStatusBar = value.hidesStatusBar ?? next.hidesStatusBar
    }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier) }
    let kind: Kind
    private let type: Unchecked<(any CustomPresentationDetent.Type)?>

    public static let medium = PresentationDetent(.medium)
    public static let large = PresentationDetent(.large)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type)), type)
    }

    private init(_ kind: Kind, _ type: (any CustomPresentationDetent.Type)? = nil) {
        self.kind = kind
        self.type = Unchecked(type)
    }

    public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { left.kind == right.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// What a height of an app's own can depend on.
    @dynamicMemberLookup public struct Context: Sendable {
        public let maxDetentValue: CGFloat
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { EnvironmentValues()[keyPath: keyPath] }
    }

    typealias SheetDetent = UISheetPresentationController.Detent

    var identifier: SheetDetent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        default: SheetDetent.Identifier("\(kind)")
        }
    }

    @MainActor var detent: SheetDetent {
        switch kind {
        case .medium: .medium()
        case .large: .large()
        case .fraction(let part): .custom(identifier: identifier) { $0.maximumDetentValue * part }
        case .height(let height): .custom(identifier: identifier) { min(height, $0.maximumDetentValue) }
        case .custom: .custom(identifier: identifier) { type.value?.height(in: Context(maxDetentValue: $0.maximumDetentValue)) }
        }
    }

    /// Sheets list their heights from the smallest to the largest.
    fileprivate var order: CGFloat {
        switch kind {
        case .height(let height): height
        case .fraction(let part): part * 1000
        case .medium: 500
        case .custom: 600
        case .large: 1001
        }
    }
}

/// A height of a sheet that an app computes.
public protocol CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent { public typealias Context = PresentationDetent.Context }

/// Whether the views behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    /// The height up to which they can; nil inside for any. Nil outside is the system's choice.
    let upThrough: PresentationDetent??
    public static let automatic = PresentationBackgroundInteraction(upThrough: nil)
    public static let disabled = PresentationBackgroundInteraction(upThrough: nil)
    public static let enabled = PresentationBackgroundInteraction(upThrough: .some(nil))
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(upThrough: .some(detent))
    }
}

/// How a presentation adapts to a small screen.
public struct PresentationAdaptation: Hashable, Sendable {
    private let value: Int
    public static let automatic = PresentationAdaptation(value: 0)
    public static let none = PresentationAdaptation(value: 1)
    public static let popover = PresentationAdaptation(value: 1)
    public static let sheet = PresentationAdaptation(value: 2)
    public static let fullScreenCover = PresentationAdaptation(value: 3)
}

/// What scrolling in a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let value: Int
    public static let automatic = PresentationContentInteraction(value: 0)
    public static let resizes = PresentationContentInteraction(value: 1)
    public static let scrolls = PresentationContentInteraction(value: 2)
}

/// The size of a sheet on an iPad.
public protocol PresentationSizing {}

public struct StandardPresentationSizing: PresentationSizing, Sendable {
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == StandardPresentationSizing {
    public static var automatic: StandardPresentationSizing { StandardPresentationSizing() }
    public static var fitted: StandardPresentationSizing { StandardPresentationSizing() }
    public static var form: StandardPresentationSizing { StandardPresentationSizing() }
    public static var page: StandardPresentationSizing { StandardPresentationSizing() }
}

extension View {
    private func presentation(_ change: @escaping (inout PresentationValues) -> Void) -> some View {
        transformPreference(PresentationKey.self, change)
    }

    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentation { $0.detents = detents.sorted { ($0.order, "\($0.kind)") < ($1.order, "\($1.kind)") } }
    }
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
        presentationDetents(detents).presentation { $0.selection = selection }
    }
    /// Accepted without effect: on an iPhone each of the sizes is that of a sheet.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { presentation { $0.dragIndicator = visibility } }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { presentation { $0.cornerRadius = cornerRadius } }
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentation { $0.undimmed = interaction }
    }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentation { $0.compactAdaptation = adaptation }
    }
    public func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View {
        presentation { $0.compactAdaptation = horizontal }
    }
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { presentation { $0.isDismissDisabled = isDisabled } }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        presentation { if let colorScheme { $0.colorScheme = colorScheme } }
    }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { presentation { $0.hidesStatusBar = hidden } }
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { modifier(_PresentationBackground(style: style)) }
    public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        background { content().ignoresSafeArea() }.presentationBackground(Color.clear)
    }

    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented, onDismiss, content) }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.sheet, item, onDismiss, content) }
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.cover, isPresented, onDismiss, content) }
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.cover, item, onDismiss, content) }
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.popover, isPresented, nil, content) }
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.popover, item, nil, content) }

    private func presenting(
        _ kind: SheetKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> some View
    ) -> some View {
        modifier(
            _PresentationModifier {
                guard isPresented.wrappedValue else { return nil }
                return .sheet(true, kind, content()) {
                    isPresented.wrappedValue = false
                    onDismiss?()
                }
            })
    }

    private func presenting<Item: Identifiable>(
        _ kind: SheetKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> some View
    ) -> some View {
        modifier(
            _PresentationModifier {
                guard let shown = item.wrappedValue else { return nil }
                return .sheet(AnyHashable(shown.id), kind, content(shown)) {
                    item.wrappedValue = nil
                    onDismiss?()
                }
            })
    }
}

extension Presentation {
    fileprivate static func sheet(
        _ id: AnyHashable, _ kind: SheetKind, _ content: any View, _ dismiss: @escaping () -> Void
    ) -> Presentation {
        Presentation(
            id: id, content: content, make: { node in SheetController(kind, for: node) }, dismiss: dismiss)
    }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    public struct Source: Sendable {
        public static let bounds = Source()
        public static func rect(_ rect: CGRect) -> Source { Source() }
    }
    case rect(Source)
    case point(UnitPoint)
}

/// Says what a sheet's background is.
public struct _PresentationBackground<S: ShapeStyle>: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let style: S
    func makeNode(_ scope: Scope) -> Node { PresentationBackgroundNode<S>(scope) }
}

private final class PresentationBackgroundNode<S: ShapeStyle>: ModifierNode<_PresentationBackground<S>>, PreferenceTransforming {
    func transform<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value?) -> Key.Value? {
        guard key == PresentationKey.self, let modifier else { return nil }
        var result = value as? PresentationValues ?? PresentationValues()
        result.background = modifier.style.resolvedPaint(in: environment).color
        return result as? Key.Value
    }
}
