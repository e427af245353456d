import Foundation

/// What a menu shows, without the elements that are hidden: groups of rows, separated by gaps.
@MainActor struct MenuContent {
    struct Group {
        /// The title of an inline menu, above its rows.
        var title = ""
        var rows: [Row]
        var arrangement = Arrangement.list
        var isHeader = false
    }

    /// How the elements of a group are arranged: below each other, or beside each other with symbols, with small titles or as a palette.
    enum Arrangement { case list, symbols, tiles, palette }

    @MainActor struct Row {
        var element: UIMenuElement
        var title: String { element.title }
        var subtitle: String?
        var image: UIImage? { element.image }
        var state = UIMenuElement.State.off
        var attributes: UIMenuElement.Attributes = []
        var isSubmenu = false

        var isDisabled: Bool { attributes.contains(.disabled) }
        var isDestructive: Bool { attributes.contains(.destructive) }
    }

    let title: String
    private(set) var groups: [Group] = []

    /// - Parameter isReversed: Whether the first element is at the bottom, as in a menu above its button.
    init(_ menu: UIMenu, isReversed: Bool = false) {
        title = menu.title
        add(menu.children, in: menu)
        guard isReversed else { return }
        groups = groups.reversed().map { group in
            var turned = group
            if group.arrangement == .list { turned.rows.reverse() }
            return turned
        }
    }

    /// Whether any row has a checkmark, or an image.
    var hasStates: Bool { rows.contains { $0.state != .off } }
    var hasImages: Bool { rows.contains { $0.image != nil } }
    private var rows: [Row] { groups.filter { $0.arrangement == .list }.flatMap(\.rows) }

    private mutating func add(_ children: [UIMenuElement], in menu: UIMenu) {
        var rows: [Row] = []
        let own = Self.arrangement(of: menu)
        func end() {
            if !rows.isEmpty { groups.append(Group(rows: rows, arrangement: own)) }
            rows = []
        }
        for child in Self.resolved(children) {
            guard let inner = child as? UIMenu else {
                if let row = Self.row(child, isChecked: menu.options.contains(.singleSelection)) { rows.append(row) }
                continue
            }
            guard inner.options.contains(.displayInline) || inner.options.contains(.displayAsPalette) else {
                if !inner.children.isEmpty {
                    rows.append(Row(element: inner, subtitle: inner.subtitle ?? Self.choice(in: inner), isSubmenu: true))
                }
                continue
            }
            end()
            let first = groups.count
            add(inner.children, in: inner)
            if groups.count > first { groups[first].title = inner.title }
        }
        end()
    }

    /// The title of what is chosen in a menu with a single selection, which its row shows.
    private static func choice(in menu: UIMenu) -> String? {
        guard menu.options.contains(.singleSelection) else { return nil }
        return menu.children.compactMap { $0 as? UIAction }.first { $0.state == .on }?.title
    }

    private static func arrangement(of menu: UIMenu) -> Arrangement {
        if menu.options.contains(.displayAsPalette) { return .palette }
        switch menu.preferredElementSize {
        case .small: return .symbols
        case .medium: return .tiles
        case .large, .automatic: return .list
        }
    }

    /// Replaces deferred elements by what their providers supply at once.
    private static func resolved(_ children: [UIMenuElement]) -> [UIMenuElement] {
        children.flatMap { ($0 as? UIDeferredMenuElement)?.supplied ?? [$0] }
    }

    private static func row(_ element: UIMenuElement, isChecked: Bool) -> Row? {
        let (attributes, state) =
            (element as? UIAction).map { ($0.attributes, $0.state) } ?? (element as? UICommand).map { ($0.attributes, $0.state) } ?? (
                [], .off
            )
        guard !attributes.contains(.hidden) else { return nil }
        return Row(element: element, subtitle: element.subtitle, state: state, attributes: attributes)
    }
}
