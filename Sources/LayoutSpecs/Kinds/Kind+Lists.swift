import UIKit

extension Kind {
    // MARK: Tables

    static let tableView = Kind(
        "UITableView", "Rows below one another, from `rows:`. A header among them begins a section.", parent: "UIScrollView",
        lists: [.rows],
        make: { values in UITableView(frame: .zero, style: tableStyles.first { $0.key == values["style"]?.choice }?.value ?? .plain) },
        properties: [
            .choice("style", "a table style", tableStyles, "How sections are set apart; plain when left out.") { _, _ in },
            .number("rowHeight", .length, "Points of every row; what each row needs when left out.") { $0.rowHeight = $1 },
            .choice(
                "separatorStyle", "a separator style", ["none": .none, "singleLine": .singleLine], "Whether lines part the rows."
            ) { $0.separatorStyle = $1 },
            .color("separatorColor", "The lines; separator when left out.") { $0.separatorColor = $1 },
            .insets("separatorInset", "Points from the edges of the rows to the lines.") { table, insets in
                table.separatorInset = UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
            },
            .flag("isEditing", "Whether the rows show their controls for editing.") { $0.isEditing = $1 },
        ])

    private static let tableStyles: KeyValuePairs<String, UITableView.Style> = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    static let tableViewCell = Kind(
        "UITableViewCell", "A row of a table: words and a picture in the standard places, or `subviews:` of its own.", lists: [.subviews],
        standsIn: .rows, make: { _ in UITableViewCell(style: .default, reuseIdentifier: nil) },
        properties: listContent() + [
            .choice(
                "accessoryType", "an accessory",
                [
                    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
                    "checkmark": .checkmark, "detailButton": .detailButton,
                ], "The sign at the end of the row."
            ) { $0.accessoryType = $1 },
            .choice("selectionStyle", "a selection style", ["none": .none, "default": .default], "Whether a chosen row is grey.") {
                $0.selectionStyle = $1
            },
            .flag("isSelected", "Whether the row is chosen.") { $0.isSelected = $1 },
        ])

    static let tableViewHeaderFooterView = Kind(
        "UITableViewHeaderFooterView", "Begins a section of a table, or ends it with `place: footer`.", lists: [.subviews], standsIn: .rows,
        make: { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) },
        properties: [
            .choice("place", "a place", ["header": true, "footer": false], "Of the section; header when left out.") { _, _ in },
            .text("text", "The words.") { $0.textLabel?.text = $1 },
        ])

    // MARK: Collections

    static let collectionView = Kind(
        "UICollectionView", "Cells in a grid, a strip or a list, from `cells:`. A header among them begins a section.",
        parent: "UIScrollView", lists: [.cells],
        make: { _ in UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
        properties: [
            .value("layout", .collectionLayout, "How the cells stand; two columns when left out.") { view, value, context in
                view.collectionViewLayout = ListLayout(value.object, context).layout(for: view.dataSource as? CollectionSource)
            }
        ])

    static let collectionViewCell = Kind(
        "UICollectionViewCell", "A cell of a collection with `subviews:` of its own.", parent: "UICollectionReusableView",
        lists: [.subviews], standsIn: .cells, make: { _ in UICollectionViewCell(frame: .zero) },
        properties: [
            .flag("isSelected", "Whether the cell is chosen.") { $0.isSelected = $1 }
        ])

    static let collectionViewListCell = Kind(
        "UICollectionViewListCell", "A row of a collection in the standard look of lists.", parent: "UICollectionReusableView",
        lists: [.subviews], standsIn: .cells, make: { _ in UICollectionViewListCell(frame: .zero) },
        properties: listContent() + [
            .value(
                "accessories", .list(.choice("an accessory", ["disclosureIndicator", "checkmark", "detail"]), 0...4),
                "The signs at the end of the row."
            ) { cell, value, _ in
                cell.accessories = (value.list ?? []).compactMap { accessory in
                    switch accessory.choice {
                    case "disclosureIndicator": .disclosureIndicator()
                    case "checkmark": .checkmark()
                    case "detail": .detail()
                    default: nil
                    }
                }
            },
            .flag("isSelected", "Whether the row is chosen.") { $0.isSelected = $1 },
        ])

    static let collectionReusableView = Kind(
        "UICollectionReusableView", "Begins a section of a collection, or ends it with `place: footer`.", lists: [.subviews],
        standsIn: .cells, make: { _ in UICollectionReusableView(frame: .zero) },
        properties: [
            .choice(
                "place", "a place", ["item": 0, "header": 1, "footer": 2], "In the section; item for cells when left out, else header."
            ) {
                _, _ in
            }
        ])

    /// The properties of the standard row content, the same in tables and collections.
    private static func listContent<Cell: UIView & ListContentCell>() -> [PropertyOf<Cell>] {
        [
            .choice(
                "style", "a row's style", ["default": ListRowStyle.default, "subtitle": .subtitle, "value": .value],
                "Where the second text stands: below the first, or at the end of the row. default when left out."
            ) { $0.contentConfiguration = $1.content },
            .text("text", "The words.") { cell, text in cell.changeContent { $0.text = text } },
            .text("secondaryText", "The second text.") { cell, text in cell.changeContent { $0.secondaryText = text } },
            .color("textColor", "The words; label when left out.") { cell, color in
                cell.changeContent { $0.textProperties.color = color ?? .label }
            },
            .color("secondaryTextColor", "The second text; secondaryLabel when left out.") { cell, color in
                cell.changeContent { $0.secondaryTextProperties.color = color ?? .secondaryLabel }
            },
            .font("font", "The words' face; the style's when left out.") { cell, font in
                cell.changeContent { $0.textProperties.font = font }
            },
            .image("image", "Stands before the words.") { cell, image in cell.changeContent { $0.image = image } },
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
            Field("columns", .integer(1...40), "Cells beside one another; 2 when nothing else is said."),
            Field("itemSize", .size, "Points of every cell; as many beside one another as fit."),
            Field(
                "list", .choice("a list's look", ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]),
                "Rows as in a table instead of a grid."),
            Field("axis", .choice("an axis", ["horizontal", "vertical"]), "Along which it scrolls; vertical when left out."),
            Field("itemHeight", .length, "Points of the cells of a grid; what each needs when left out."),
            Field("spacing", .length, "Points between cells; 10 when left out."),
            Field("insets", .insets, "Points around each section."),
        ])
}
