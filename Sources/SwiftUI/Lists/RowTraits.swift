import UIKit

enum RowInsetsTrait: ViewTraitKey { static var defaultValue: EdgeInsets? { nil } }
enum RowBackgroundTrait: ViewTraitKey { static var defaultValue: AnyView? { nil } }
enum RowSeparatorTrait: ViewTraitKey { static var defaultValue: RowSeparators { RowSeparators() } }
enum RowSeparatorTintTrait: ViewTraitKey { static var defaultValue: Color? { nil } }
enum SectionSeparatorTrait: ViewTraitKey { static var defaultValue: RowSeparators { RowSeparators() } }
enum DeleteDisabledTrait: ViewTraitKey { static var defaultValue: Bool { false } }
enum MoveDisabledTrait: ViewTraitKey { static var defaultValue: Bool { false } }
enum SelectionDisabledTrait: ViewTraitKey { static var defaultValue: Bool { false } }
enum LeadingSwipeTrait: ViewTraitKey { static var defaultValue: RowActions? { nil } }
enum TrailingSwipeTrait: ViewTraitKey { static var defaultValue: RowActions? { nil } }
enum BadgeTrait: ViewTraitKey { static var defaultValue: Text? { nil } }

/// Whether the lines above and below a row are shown.
struct RowSeparators: Equatable {
    var top = Visibility.automatic
    var bottom = Visibility.automatic

    init() {}
    init(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
        if edges.contains(.top) { top = visibility }
        if edges.contains(.bottom) { bottom = visibility }
    }
}

/// The actions that appear when a row is swiped.
struct RowActions {
    let content: AnyView
    let allowsFullSwipe: Bool
}

private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum SectionSpacingKey: EnvironmentKey { static let defaultValue = ListSectionSpacing.default }
private enum LeastRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum LeastHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum ScrollBackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum ItemTintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum RowIconKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    enum Amount: Hashable, Sendable { case standard, compact, custom(CGFloat) }
    let amount: Amount
    public static let `default` = ListSectionSpacing(amount: .standard)
    public static let compact = ListSectionSpacing(amount: .compact)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(amount: .custom(spacing)) }
}

/// Loads something anew, for example when a list is pulled down.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    public var defaultMinListRowHeight: CGFloat {
        get { self[LeastRowHeightKey.self] ?? ListMetrics(traits).rowHeight }
        set { self[LeastRowHeightKey.self] = newValue }
    }
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[LeastHeaderHeightKey.self] }
        set { self[LeastHeaderHeightKey.self] = newValue }
    }
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
    var scrollContentBackground: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
    var listItemTint: Color? {
        get { self[ItemTintKey.self] }
        set { self[ItemTintKey.self] = newValue }
    }
    /// The style of labels' icons in rows: the row's tint, that of the button around them, or the tint of all controls.
    var rowIconStyle: AnyShapeStyle {
        get { listItemTint.map { AnyShapeStyle($0) } ?? self[RowIconKey.self] ?? AnyShapeStyle(TintShapeStyle()) }
        set { self[RowIconKey.self] = newValue }
    }
}

extension View {
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(TraitModifier<RowInsetsTrait>(value: insets)) }
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(TraitModifier<RowBackgroundTrait>(value: view.map { AnyView($0) }))
    }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier<RowSeparatorTrait>(value: RowSeparators(visibility, edges)))
    }
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier<RowSeparatorTintTrait>(value: color))
    }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier<SectionSeparatorTrait>(value: RowSeparators(visibility, edges)))
    }
    /// The lines between sections keep the colour of rows' separators.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { setting(RowSpacingKey.self, spacing) }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { setting(SectionSpacingKey.self, spacing) }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { setting(ScrollBackgroundKey.self, visibility) }
    public func listItemTint(_ tint: Color?) -> some View { setting(ItemTintKey.self, tint) }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled)) }
    public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(TraitModifier<MoveDisabledTrait>(value: isDisabled)) }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
    }

    @ViewBuilder public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = RowActions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
        if edge == .leading {
            modifier(TraitModifier<LeadingSwipeTrait>(value: actions))
        } else {
            modifier(TraitModifier<TrailingSwipeTrait>(value: actions))
        }
    }

    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }
    public func badge(_ label: Text?) -> some View { modifier(TraitModifier<BadgeTrait>(value: label)) }
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
    /// Badges of lists are plain texts here, as they are by default.
    public func badgeProminence(
        _ prominence: BadgeProminence, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        if prominence != .standard { undrawn("badgeProminence", fileID, line) }
        return self
    }

    public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
        setting(RefreshKey.self, RefreshAction(action: action))
    }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int
    public static let decreased = BadgeProminence(level: -1)
    public static let standard = BadgeProminence(level: 0)
    public static let increased = BadgeProminence(level: 1)
}
