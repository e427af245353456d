import UIKit

extension ViewBuilder {
    // MARK: Tables

    func tableView(_ reading: Reading) -> UIView {
        guard purpose == .screen else { return canvasList(reading) }
        let view = made(UITableView(frame: .zero, style: Self.tableStyle(reading["style"])), reading)
        setScrolling(of: view, reading)
        reading.skip(
            "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedSectionHeaderHeight",
            "estimatedSectionFooterHeight", "contentViewInsetsToSafeArea")
        return view
    }

    private static func tableStyle(_ name: String?) -> UITableView.Style {
        switch name {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    /// Creates a list for the canvas. Its rows are layout roots themselves, so only the list's frame and its scrolling matter.
    private func canvasList(_ reading: Reading) -> UIView {
        let view = made(UIScrollView(), reading)
        setScrolling(of: view, reading)
        return view
    }

    /// Adds the rows, headers and items of a list, each prototype once.
    func addRows(of view: UIView, _ kind: ViewKind, _ reading: Reading) {
        switch view {
        case let table as UITableView: addRows(to: table, reading)
        case let collection as UICollectionView: addItems(to: collection, reading)
        default: break
        }
    }

    private func addRows(to table: UITableView, _ reading: Reading) {
        addHeaderAndFooter(of: table, reading)
        // A table of prototypes may have an empty `<sections/>`.
        guard !hasOwnSource || !reading.items("sections").isEmpty else { return registerPrototypes(of: table, reading) }
        let source = DocumentTable()
        let prototypes = reading.items("prototypes")
        if !prototypes.isEmpty { source.sections.append(.init(rows: prototypes.compactMap { row($0.element, of: table) })) }
        for section in reading.items("sections") where section.name == "tableViewSection" {
            let rows = section.items("cells").compactMap { row($0.element, of: table) }
            let header = text("headerTitle", of: section), footer = text("footerTitle", of: section)
            source.sections.append(.init(header: header, footer: footer?.isEmpty == true ? nil : footer, rows: rows))
        }
        sources.append(source)
        table.dataSource = source
        table.delegate = source
    }

    private func addHeaderAndFooter(of table: UITableView, _ reading: Reading) {
        if let header = reading.element.child(key: "tableHeaderView"), ViewKind(element: header) != nil {
            table.tableHeaderView = view(header)
        }
        if let footer = reading.element.child(key: "tableFooterView"), ViewKind(element: footer) != nil {
            table.tableFooterView = view(footer)
        }
    }

    private func row(_ element: Element, of table: UITableView) -> DocumentTable.Row? {
        guard ViewKind(element: element) == .tableViewCell, let cell = view(element) as? UITableViewCell else { return nil }
        let reading = session.reading(element)
        let height = reading.number("rowHeight").flatMap { $0 > 0 ? CGFloat(min($0, 10_000)) : nil }
        return .init(cell: cell, height: height)
    }

    // MARK: Cells

    func tableViewCell(_ reading: Reading) -> UIView {
        let cell = made(UITableViewCell(style: Self.cellStyle(reading["style"]), reuseIdentifier: reading["reuseIdentifier"]), reading)
        cell.reuseIdentifier = reading["reuseIdentifier"]
        if let inset = reading.child("inset", key: "separatorInset") { cell.separatorInset = Self.insets(inset) }
        cell.indentationLevel = min(max(reading.integer("indentationLevel") ?? 0, 0), 100)
        cell.indentationWidth = min(max(reading.number("indentationWidth") ?? 10, 0), 1000)
        reading.skip("rowHeight", "textLabel", "detailTextLabel", "imageView")
        if let content = reading.child("listContentConfiguration") { setContent(of: cell, content) }
        return cell
    }

    private static func cellStyle(_ name: String?) -> UITableViewCell.CellStyle {
        switch name {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    private func setContent(of cell: UITableViewCell, _ reading: Reading) {
        cell.textLabel?.text = reading["text"]
        if let text = reading["secondaryText"], !text.isEmpty { cell.detailTextLabel?.text = text }
        session.markAll(reading.element)
    }

    /// Copies the document's labels to the standard labels of a cell instead of adding them as subviews.
    /// - Returns: Whether the cell is a standard one.
    func fillStandardCell(_ cell: UITableViewCell, _ content: Element) -> Bool {
        guard let element = content.parent, element["style"] != nil else { return false }
        // The cell itself lays out its content view.
        session.markAlone(content)
        for child in content.children {
            if child.name == "subviews" { session.markAlone(child) }
            if child.name == "rect" || child.name == "autoresizingMask" { session.markAll(child) }
        }
        for child in content.items("subviews") {
            switch child.id {
            case let id? where id == element["textLabel"]:
                copy(child, to: cell.textLabel)
                items[id] = cell.textLabel
            case let id? where id == element["detailTextLabel"]:
                copy(child, to: cell.detailTextLabel)
                items[id] = cell.detailTextLabel
            case let id? where id == element["imageView"]:
                cell.imageView?.image = ImageReader.image(of: session.reading(child))
                items[id] = cell.imageView
            default: continue
            }
            session.markAll(child)
        }
        return true
    }

    private func copy(_ element: Element, to label: UILabel?) {
        guard let label else { return }
        let reading = session.reading(element)
        label.text = text("text", of: reading)
        if let font = FontReader.font(of: reading) { label.font = font }
        if let color = reading.child(key: "textColor").flatMap(ColorReader.color) { label.textColor = color }
        if reading["textAlignment"] != nil { label.textAlignment = Self.textAlignment(reading["textAlignment"]) }
        if let lines = reading.integer("numberOfLines") { label.numberOfLines = lines }
    }

    // MARK: Collections

    func collectionView(_ reading: Reading) -> UIView {
        guard purpose == .screen else { return canvasList(reading) }
        let layout = layout(reading)
        let view = made(UICollectionView(frame: .zero, collectionViewLayout: layout), reading)
        view.collectionViewLayout = layout
        setScrolling(of: view, reading)
        return view
    }

    /// Returns the layout that the document has, of the author's class if it names one.
    private func layout(_ reading: Reading) -> UICollectionViewLayout {
        let flow = reading.child("collectionViewFlowLayout"), written = flow ?? reading.child("collectionViewLayout")
        let own = written.flatMap { $0.element["customClass"] }.flatMap(StandardClasses.type) as? UICollectionViewLayout.Type
        let made = own.flatMap { $0.init(coder: InterfaceCoder { _ in }) } ?? UICollectionViewFlowLayout()
        if let written { session.markAll(written.element) }
        guard let flow, let layout = made as? UICollectionViewFlowLayout else { return made }
        func size(_ key: String) -> CGSize? {
            guard let child = flow.child("size", key: key) else { return nil }
            return CGSize(width: min(max(child.number("width") ?? 0, 0), 10_000), height: min(max(child.number("height") ?? 0, 0), 10_000))
        }
        if let item = size("itemSize"), item.width > 0, item.height > 0 { layout.itemSize = item }
        if let header = size("headerReferenceSize") { layout.headerReferenceSize = header }
        if let footer = size("footerReferenceSize") { layout.footerReferenceSize = footer }
        layout.minimumLineSpacing = min(max(flow.number("minimumLineSpacing") ?? 10, 0), 10_000)
        layout.minimumInteritemSpacing = min(max(flow.number("minimumInteritemSpacing") ?? 10, 0), 10_000)
        if let inset = flow.child("inset", key: "sectionInset") { layout.sectionInset = Self.insets(inset) }
        if flow["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
        return layout
    }

    private func addItems(to collection: UICollectionView, _ reading: Reading) {
        guard !hasOwnSource else { return registerPrototypes(of: collection, reading) }
        let source = DocumentCollection()
        for cell in reading.items("cells") where cell.name == "collectionViewCell" {
            guard let view = view(cell.element) as? UICollectionViewCell else { continue }
            let size = ViewFrame.read(cell).map { CGSize(width: $0.width, height: $0.height) }
            source.items.append(.init(cell: view, size: size))
        }
        sources.append(source)
        collection.dataSource = source
        collection.delegate = source
        for key in ["sectionHeaderView", "sectionFooterView"] {
            if let view = reading.element.child(key: key) { session.markAll(view) }
        }
    }
}

/// The rows that a document defines: static cells, or every prototype once.
final class DocumentTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    struct Row {
        var cell: UITableViewCell
        /// The row's height, or nil for the table's row height.
        var height: CGFloat?
    }

    struct Section {
        var header: String?
        var footer: String?
        var rows: [Row]
    }

    var sections: [Section] = []

    /// A subclass of the table's controller may have more sections and rows than the document.
    private func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
    private func row(_ path: IndexPath) -> Row? {
        guard let rows = section(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
        return rows[path.row]
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { self.section(section)?.rows.count ?? 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        row(indexPath)?.cell ?? UITableViewCell()
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { self.section(section)?.header }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { self.section(section)?.footer }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        row(indexPath)?.height ?? tableView.rowHeight
    }
}

/// The items of a collection view: every prototype once.
final class DocumentCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    struct Item {
        var cell: UICollectionViewCell
        var size: CGSize?
    }

    var items: [Item] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        items[indexPath.item].cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if let size = items[indexPath.item].size { return size }
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50)
    }
}
