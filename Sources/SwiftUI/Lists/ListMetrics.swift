import UIKit

/// The sizes of lists by the generation of iOS. Points.
///
/// The heights of rows, headers and the distances between sections are those of RevenueCat's recorded pictures of iOS 16, 17, 18 and 26
/// (a list with four sections, 450 x 900 at 1x). The space above the first section: Generations.md, listTop.
struct ListMetrics {
    var rowHeight: CGFloat = 44
    var rowMargin: CGFloat = 11
    /// From this width on, cards are 20 from the sides and not 16 (Generations.md, listCardMargin), and texts `cardMargin` inside of them.
    var wideCards: CGFloat = 393
    var cardMargin: CGFloat = 20
    /// In lists that are narrower (Generations.md, listCardText).
    var narrowCardMargin: CGFloat = 16
    var header: (top: CGFloat, bottom: CGFloat) = (17, 6)
    /// A footer of one line is 33⅔ high until iOS 18 and 29⅔ on iOS 26, at three pixels a point, and no other space follows it
    /// (Generations.md, listFooter).
    var footer: (top: CGFloat, bottom: CGFloat) = (5.5, 12.5)
    var plainHeader: (top: CGFloat, bottom: CGFloat) = (6, 6)
    /// The space below a card whose section has no footer, and above one whose section has no header.
    static let sectionGap: CGFloat = 17.5
    /// Whether every space below a card is rounded up to whole pixels, as it is until iOS 18. On iOS 26 only where a card begins is rounded:
    /// at one pixel a point the second of RevenueCat's sections is 59 below the first, and the third 58 below the second.
    private var roundsEachGap = true
    /// The space above the first card if its section has no header, and the list is not below a large title.
    static let top: CGFloat = 35
    /// What is above the first section's header where the window has no safe area above, below a large title, too.
    var headerTopBelowNothing: CGFloat = 0
    var compactGap: CGFloat = 10
    var separatorEndsAtMargin = false
    var separatorHeight: CGFloat?
    var headerIsUppercase = true
    var headerFont = Font.footnote
    /// The column of labels' icons, at the standard text size, and the space after it (Generations.md, listLabel).
    var labelColumn: CGFloat = 80 / 3
    var labelSpacing: CGFloat = 16
    var switchHeight: CGFloat = 31

    /// Returns the space below a card that has a number of such spaces above it, for pixels of a size in points.
    func spaceBelowCard(_ gap: CGFloat, after spaces: Int, pixel: CGFloat) -> CGFloat {
        guard !roundsEachGap else { return gap.roundedUp(pixel) }
        let ends = [CGFloat(spaces) * gap, CGFloat(spaces + 1) * gap].map { ($0 / pixel).rounded() * pixel }
        return ends[1] - ends[0]
    }

    init(_ traits: UITraitCollection) {
        guard traits.systemGeneration >= .ios26 else {
            // A list that is 450 wide at one pixel a point has narrow margins. That the scale decides, and not the width, is inferred.
            if traits.displayScale == 1 { wideCards = .infinity }
            return
        }
        // A row of one line: 52 at the standard text size, 51 at medium (Generations.md, row).
        let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
        rowHeight = (line + 95 / 3).roundedUp(1 / max(traits.displayScale, 1))
        rowMargin = 15
        wideCards = 414
        header = (9.5, 10.5)
        headerTopBelowNothing = 9
        roundsEachGap = false
        footer = (7.5, 6.5)
        separatorEndsAtMargin = true
        separatorHeight = 1
        headerIsUppercase = false
        headerFont = .headline
        // 23 at the text size that was measured, medium.
        labelColumn = 24
        switchHeight = 28
    }
}

/// What a list looks like.
enum ListLook: Hashable, Sendable {
    /// `column` is the sidebar beside a detail: its rows are on the column's ground.
    case plain, inset, grouped, insetGrouped, sidebar, column

    var tableStyle: UITableView.Style {
        switch self {
        case .plain, .inset: .plain
        case .grouped: .grouped
        case .insetGrouped, .sidebar, .column: .insetGrouped
        }
    }
    var isGrouped: Bool { self != .plain && self != .inset }
    var isSidebar: Bool { self == .sidebar || self == .column }
}

private enum LookKey: EnvironmentKey { static let defaultValue: ListLook? = nil }
private enum ShownLookKey: EnvironmentKey { static let defaultValue: ListLook? = nil }
private enum ListRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The look that a view above has chosen.
    var listLook: ListLook? {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
    /// The look of the list around a view; nil outside of lists.
    var shownListLook: ListLook? {
        get { self[ShownLookKey.self] }
        set { self[ShownLookKey.self] = newValue }
    }
    /// Whether a view is in a row of a list: not in a header, a footer or a button with a ground of its own.
    var isInListRow: Bool {
        get { self[ListRowKey.self] }
        set { self[ListRowKey.self] = newValue }
    }

    /// Sets the font and style of a section's header.
    @MainActor mutating func dressAsHeader() {
        makesRows = false
        isInListRow = false
        guard let look = shownListLook else { return }
        let metrics = ListMetrics(traits)
        if headerProminence == .increased || look.isSidebar {
            font = .title3.weight(.bold)
        } else if look.isGrouped {
            font = metrics.headerFont
            setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
            if metrics.headerIsUppercase { textCase = .uppercase }
        } else {
            font = .headline
        }
    }

    /// Sets the font and style of a section's footer.
    @MainActor mutating func dressAsFooter() {
        makesRows = false
        isInListRow = false
        guard shownListLook != nil else { return }
        font = .footnote.leading(.tight)
        setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    }
}

/// The look of lists.
public protocol ListStyle {
    /// The look by which this module draws the style.
    var _look: _ListLook { get }
}

/// A look of lists, for styles of this module.
public struct _ListLook {
    let look: ListLook?
}

public struct PlainListStyle: ListStyle { public init() {}; public var _look: _ListLook { .init(look: .plain) } }
public struct InsetListStyle: ListStyle { public init() {}; public var _look: _ListLook { .init(look: .inset) } }
public struct GroupedListStyle: ListStyle { public init() {}; public var _look: _ListLook { .init(look: .grouped) } }
public struct InsetGroupedListStyle: ListStyle { public init() {}; public var _look: _ListLook { .init(look: .insetGrouped) } }
public struct SidebarListStyle: ListStyle { public init() {}; public var _look: _ListLook { .init(look: .sidebar) } }
public struct DefaultListStyle: ListStyle { public init() {}; public var _look: _ListLook { .init(look: nil) } }

extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { InsetListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: InsetGroupedListStyle { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }
extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }

extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View { setting(LookKey.self, style._look.look) }
}
