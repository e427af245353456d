import UIKit

extension Kind {
    // MARK: Tables

    static let tableView = Kind(
        "UITableView", "A table of the rows in `rows:`. A header begins a section.", parent: "UIScrollView",
        lists: [.rows],
        make: { values in UITableView(frame: .zero, style: tableStyles.first { $0.key == values["style"]?.choice }?.value ?? .plain) },
        first: [
            .choice("style", "a table style", tableStyles, "The style of the sections; defaults to plain.") { _, _ in }
        ], table: UITableView.table)

    private static let tableStyles: KeyValuePairs<String, UITableView.Style> = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    static let tableViewCell = Kind(
        "UITableViewCell", "A row of a table: texts and an image in the standard places, or its own `subviews:`.", lists: [.subviews],
        standsIn: .rows, make: { _ in UITableViewCell(style: .default, reuseIdentifier: nil) },
        first: listContent(), table: UITableViewCell.table)

    static let tableViewHeaderFooterView = Kind(
        "UITableViewHeaderFooterView", "Begins a section of a table, or ends it with `place: footer`.", lists: [.subviews], standsIn: .rows,
        make: { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) },
        properties: [
            .choice("place", "a place", ["header": true, "footer": false], "The place in the section; defaults to header.") { _, _ in },
            .text("text", "The text.") { $0.textLabel?.text = $1 },
        ])

    // MARK: Collections

    static let collectionView = Kind(
        "UICollectionView", "A grid, strip or list of the cells in `cells:`. A header begins a section.",
        parent: "UIScrollView", lists: [.cells],
        make: { _ in UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }, table: UICollectionView.table,
        properties: [
            .value("layout", .collectionLayout, "The layout of the cells; defaults to two columns.") { view, value, context in
                view.collectionViewLayout = ListLayout(value.object, context).layout(for: view.dataSource as? CollectionSource)
            }
        ])

    static let collectionViewCell = Kind(
        "UICollectionViewCell", "A cell of a collection with its own `subviews:`.", parent: "UICollectionReusableView",
        lists: [.subviews], standsIn: .cells, make: { _ in UICollectionViewCell(frame: .zero) },
        table: UICollectionViewCell.table)

    static let collectionViewListCell = Kind(
        "UICollectionViewListCell", "A row of a collection in the standard look of lists.", parent: "UICollectionReusableView",
        lists: [.subviews], standsIn: .cells, make: { _ in UICollectionViewListCell(frame: .zero) },
        first: listContent() + [
            .value(
                "accessories", .list(.choice("an accessory", ["disclosureIndicator", "checkmark", "detail"]), 0...4),
                "The accessories at the end of the row."
            ) { cell, value, _ in
                cell.accessories = (value.list ?? []).compactMap { accessory in
                    switch accessory.choice {
                    case "disclosureIndicator": .disclosureIndicator()
                    case "checkmark": .checkmark()
                    case "detail": .detail()
                    default: nil
                    }
                }
            }
        ], table: UICollectionViewListCell.table)

    static let collectionReusableView = Kind(
        "UICollectionReusableView", "Begins a section of a collection, or ends it with `place: footer`.", lists: [.subviews],
        standsIn: .cells, make: { _ in UICollectionReusableView(frame: .zero) },
        properties: [
            .choice(
                "place", "a place", ["item": 0, "header": 1, "footer": 2], "Place in the section; defaults to item for cells, else header."
            ) {
                _, _ in
            }
        ])

    /// The properties of the standard row content, the same in tables and collections.
    private static func listContent<Cell: UIView & ListContentCell>() -> [SpecPropertyOf<Cell>] {
        [
            .choice(
                "style", "a row's style", ["default": ListRowStyle.default, "subtitle": .subtitle, "value": .value],
                "The position of the second text: below the first, or at the end of the row. Defaults to default."
            ) { $0.contentConfiguration = $1.content },
            .text("text", "The text.") { cell, text in cell.changeContent { $0.text = text } },
            .text("secondaryText", "The second text.") { cell, text in cell.changeContent { $0.secondaryText = text } },
            .color("textColor", "The colour of the text; defaults to label.") { cell, color in
                cell.changeContent { $0.textProperties.color = color ?? .label }
            },
            .color("secondaryTextColor", "The colour of the second text; defaults to secondaryLabel.") { cell, color in
                cell.changeContent { $0.secondaryTextProperties.color = color ?? .secondaryLabel }
            },
            .font("font", "The font of the text; defaults to that of the style.") { cell, font in
                cell.changeContent { $0.textProperties.font = font }
            },
            .image("image", "Shown before the text.") { cell, image in cell.changeContent { $0.image = image } },
        ]
    }
}

private enum ListRowStyle {
    case `default`, subtitle, value

    @MainActor var content: UIListContentConfiguration {
        switch self {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value: .valueCell()
        }
    }
}

/// A cell that shows text and an image in the standard places.
@MainActor protocol ListContentCell: UIView {
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    func defaultContentConfiguration() -> UIListContentConfiguration
}

extension UITableViewCell: ListContentCell {}
extension UICollectionViewListCell: ListContentCell {}

extension ListContentCell {
    func changeContent(_ change: (inout UIListContentConfiguration) -> Void) {
        var content = contentConfiguration as? UIListContentConfiguration ?? defaultContentConfiguration()
        change(&content)
        contentConfiguration = content
    }
}

extension ValueType {
    static let collectionLayout = ValueType.object(
        "a collection layout",
        [
            Field("columns", .integer(1...40), "The number of columns; defaults to 2."),
            Field("itemSize", .size, "The size of every cell; each line has as many as fit."),
            Field(
                "list", .choice("a list's look", ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]),
                "The style of a list, instead of a grid."),
            Field("axis", .choice("an axis", ["horizontal", "vertical"]), "The axis along which it scrolls; defaults to vertical."),
            Field("itemHeight", .length, "The size of the cells of a grid; by default, each cell has the size it needs."),
            Field("spacing", .length, "The distance between cells; defaults to 10."),
            Field("insets", .insets, "The distances around each section."),
        ])
}
