import UIKit

/// A section of a list, as its table shows it.
@MainActor struct ShownSection {
    let id: AnyHashable
    var header: [Element] = []
    var footer: [Element] = []
    var rows: [ListRow]
    var expansion: Binding<Bool>?

    var isOpen: Bool { expansion?.wrappedValue ?? true }
    var shownRows: [ListRow] { isOpen ? rows : [] }
}

/// What a list's table asks for its rows.
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    private unowned let element: ListElement
    private weak var table: UITableView?
    private(set) var sections: [ShownSection] = []
    /// The rows that the table knows. Whether a section is open may have changed since.
    private var shown: [Identity] = []
    private let headers = HeaderHosts(areHeaders: true)
    private let footers = HeaderHosts(areHeaders: false)

    init(_ table: UITableView, _ element: ListElement) {
        self.element = element
        self.table = table
        super.init()
        table.register(ListCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
    }

    private var environment: EnvironmentValues { element.environment }
    private var metrics: ListMetrics { ListMetrics(environment.traits) }

    // MARK: Rows

    /// Shows rows and sections. Rows outside of sections are in a section of their own.
    func show(_ parts: [ListPart]) {
        let former = shown
        sections = Self.sections(parts)
        shown = sections.map(Identity.init)
        guard let table else { return }
        if former == shown {
            // The same rows have other contents: those that are visible are laid out again.
            for case let cell as ListCell in table.visibleCells { if let path = table.indexPath(for: cell) { fill(cell, path) } }
            for (index, section) in sections.enumerated() {
                _ = headers.view(section.id, section.header, headerInsets(index), cardMargin, expansion(section))
                _ = footers.view(section.id, section.footer, footerInsets, cardMargin)
            }
            table.endUpdates()
        } else {
            table.reloadData()
        }
        showSelection()
    }

    private struct Identity: Equatable {
        let section: AnyHashable
        let rows: [AnyHashable]
        @MainActor init(_ section: ShownSection) {
            self.section = section.id
            rows = section.shownRows.map(\.id)
        }
    }

    private static func sections(_ parts: [ListPart]) -> [ShownSection] {
        var sections: [ShownSection] = []
        var isLoose = false
        for part in parts {
            switch part {
            case .row(let row):
                if !isLoose { sections.append(ShownSection(id: "rows \(sections.count)", rows: [])) }
                isLoose = true
                sections[sections.count - 1].rows.append(row)
            case .section(let section):
                isLoose = false
                sections.append(
                    ShownSection(
                        id: section.id, header: section.header, footer: section.footer, rows: section.rows, expansion: section.expansion))
            }
        }
        return sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].shownRows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if let cell = cell as? ListCell { fill(cell, indexPath) }
        return cell
    }

    private func row(_ path: IndexPath) -> ListRow { sections[path.section].rows[path.row] }

    private func fill(_ cell: ListCell, _ path: IndexPath) {
        let section = sections[path.section], row = row(path)
        let elements = row.make()
        cell.show(
            RowContent(
                elements: elements, look: element.look, metrics: metrics, environment: environment,
                isFirst: path.row == 0, isLast: path.row == section.rows.count - 1,
                isSelectable: element.selection != nil), in: element.node)
    }

    // MARK: Headers and footers

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        headers.view(
            sections[section].id, sections[section].header, headerInsets(section), cardMargin, expansion(sections[section]))
    }

    /// Headers of sidebars have a chevron where their sections collapse.
    private func expansion(_ section: ShownSection) -> Binding<Bool>? { element.look.isSidebar ? section.expansion : nil }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard !sections[section].footer.isEmpty else { return nil }
        return footers.view(sections[section].id, sections[section].footer, footerInsets, cardMargin)
    }

    /// What is above and below a header.
    private func headerInsets(_ section: Int) -> (top: CGFloat, bottom: CGFloat) {
        guard element.look.isGrouped else { return metrics.plainHeader }
        return (metrics.header.top + (section == 0 ? topOfHeader : 0), metrics.header.bottom)
    }

    private var footerInsets: (top: CGFloat, bottom: CGFloat) { element.look.isGrouped ? metrics.footer : metrics.plainHeader }

    // MARK: The space above the first section

    /// What is above a list.
    struct Above: Equatable {
        var hasSafeArea = false
        var hasLargeTitle = false
    }

    /// What is above the list. Its first section moves when that changes.
    var above = Above() {
        didSet {
            guard above != oldValue, element.look.isGrouped, let first = sections.first, let table else { return }
            _ = headers.view(first.id, first.header, headerInsets(0), cardMargin, expansion(first))
            UIView.performWithoutAnimation { table.endUpdates() }
        }
    }

    /// What is above the first section's header. The header has room above its text, which a margin that the view asks for is in
    /// (Generations.md, listTop; margins larger than this room are inferred).
    private var topOfHeader: CGFloat {
        if let margin = environment.scrollSettings.own.topMargin { return max(margin - metrics.header.top, 0) }
        return above.hasSafeArea ? 0 : metrics.headerTopBelowNothing
    }

    /// The space above the card of the first section, which has no header (Generations.md, listTop).
    private var topOfCard: CGFloat {
        if let margin = environment.scrollSettings.own.topMargin { return margin }
        return above.hasLargeTitle ? 0 : ListMetrics.top
    }

    /// Returns what is above a card whose section has no header: together with the space below a section without a footer 35 points.
    private func headlessTop(_ section: Int) -> CGFloat {
        guard section > 0 else { return topOfCard }
        let gap = ListMetrics.sectionGap, below = spaceBelowCard(gap, section - 1)
        if case .custom(let distance) = environment.listSectionSpacing.amount { return min(gap, distance) }
        return sections[section - 1].footer.isEmpty ? 2 * gap - below : below
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        let elements = sections[section].header
        guard !elements.isEmpty else {
            // Nothing at all would be a height that is not given.
            return element.look.isGrouped ? max(headlessTop(section), 0.001) : 0
        }
        let insets = headerInsets(section)
        let height = HeaderHosts.height(elements, width(of: tableView)) + insets.top + insets.bottom
        return max(height, environment.defaultMinListHeaderHeight ?? 0).roundedUp(element.node.graph.pixel)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        let elements = sections[section].footer, pixel = element.node.graph.pixel
        let gap = section == sections.count - 1 ? 0 : gapBelow
        guard !elements.isEmpty else { return max(spaceBelowCard(gap, section), 0.001) }
        let height = (HeaderHosts.height(elements, width(of: tableView)) + footerInsets.top + footerInsets.bottom).roundedUp(pixel)
        return environment.listSectionSpacing.amount == .standard ? height : height + gap
    }

    /// Returns a gap below a section without a footer, in whole pixels.
    private func spaceBelowCard(_ gap: CGFloat, _ section: Int) -> CGFloat {
        let spacesAbove = sections[..<section].count { $0.footer.isEmpty }
        return metrics.spaceBelowCard(gap, after: spacesAbove, pixel: element.node.graph.pixel)
    }

    private var gapBelow: CGFloat {
        guard element.look.isGrouped else { return 0 }
        return switch environment.listSectionSpacing.amount {
        case .standard: ListMetrics.sectionGap
        case .compact: 0
        case .custom(let distance): max(distance - ListMetrics.sectionGap, 0)
        }
    }

    /// The distance of texts from the sides of a card that is as wide as the list allows; nil in other looks.
    private var cardMargin: ((CGFloat) -> CGFloat)? {
        let look = element.look, metrics = metrics
        guard look.tableStyle == .insetGrouped else { return nil }
        return { RowGeometry.margin(look, $0, metrics) }
    }

    /// The width of a header's content.
    private func width(of table: UITableView) -> CGFloat {
        let margin = RowGeometry.margin(element.look, table.bounds.width, metrics)
        let card = element.look.tableStyle == .insetGrouped ? RowGeometry.cardInset(table.bounds.width, metrics) : 0
        return max(table.bounds.width - 2 * (margin + card), 0)
    }

    // MARK: Choices

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        guard let cell = tableView.cellForRow(at: indexPath) as? ListCell else { return false }
        return cell.rowAction != nil || element.selection != nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath) as? ListCell
        if let selection = element.selection, let tag = cell?.tagOfRow ?? row(indexPath).tag, cell?.isSelectionDisabled != true,
            !selection.isMultiple || tableView.isEditing
        {
            selection.set(tag, true)
            environment.showsDetailOfSelection?()
        } else {
            tableView.deselectRow(at: indexPath, animated: true)
        }
        cell?.rowAction?()
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        guard let selection = element.selection, selection.isMultiple, let tag = tag(indexPath) else { return }
        selection.set(tag, false)
    }

    private func tag(_ path: IndexPath) -> AnyHashable? {
        (table?.cellForRow(at: path) as? ListCell)?.tagOfRow ?? row(path).tag
    }

    /// Selects the rows that the binding says. Rows that are not visible are known by the identities of their elements.
    private func showSelection() {
        guard let selection = element.selection, let table else { return }
        for (index, section) in sections.enumerated() {
            for (position, row) in section.shownRows.enumerated() {
                let path = IndexPath(row: position, section: index)
                let isSelected = (row.tag ?? tag(path)).map(selection.isSelected) ?? false
                let isShown = table.indexPathsForSelectedRows?.contains(path) ?? false
                if isSelected, !isShown { table.selectRow(at: path, animated: false, scrollPosition: .none) }
                if !isSelected, isShown { table.deselectRow(at: path, animated: false) }
            }
        }
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard let cell = tableView.cellForRow(at: indexPath) as? ListCell else { return row(indexPath).delete != nil }
        if tableView.isEditing, element.selection?.isMultiple == true { return true }
        return mayDelete(indexPath) || cell.trait(LeadingSwipeTrait.self) != nil || cell.trait(TrailingSwipeTrait.self) != nil
    }

    private func mayDelete(_ path: IndexPath) -> Bool {
        guard row(path).delete != nil else { return false }
        return (table?.cellForRow(at: path) as? ListCell)?.trait(DeleteDisabledTrait.self) != true
    }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        mayDelete(indexPath) ? .delete : .none
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { mayDelete(indexPath) }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        if editingStyle == .delete { row(indexPath).delete?() }
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        guard row(indexPath).moving != nil else { return false }
        return (tableView.cellForRow(at: indexPath) as? ListCell)?.trait(MoveDisabledTrait.self) != true
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        guard let from = row(sourceIndexPath).moving, let to = row(destinationIndexPath).moving, from.group == to.group else { return }
        let target = to.position > from.position ? to.position + 1 : to.position
        from.move(IndexSet(integer: from.position), target)
    }

    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
        (tableView.cellForRow(at: indexPath) as? ListCell)?.swipeConfiguration(isLeading: true)
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        (tableView.cellForRow(at: indexPath) as? ListCell)?.swipeConfiguration(isLeading: false)
    }
}

/// The margins of rows at the sides, as in UIKit's tables.
@MainActor enum RowGeometry {
    /// The distance of a section's card from the sides (Generations.md, listCardMargin).
    static func cardInset(_ width: CGFloat, _ metrics: ListMetrics) -> CGFloat { width < metrics.wideCards ? 16 : 20 }

    /// The distance of texts from the sides of a row, in a list of a width.
    static func margin(_ look: ListLook, _ width: CGFloat, _ metrics: ListMetrics) -> CGFloat {
        if look.tableStyle == .insetGrouped { return width < metrics.wideCards ? metrics.narrowCardMargin : metrics.cardMargin }
        return width < 393 ? 16 : 20
    }
}

/// The views of headers or footers, kept by their sections.
@MainActor final class HeaderHosts {
    private var views: [AnyHashable: HeaderView] = [:]
    private let areHeaders: Bool

    init(areHeaders: Bool) { self.areHeaders = areHeaders }

    func view(
        _ id: AnyHashable, _ elements: [Element], _ insets: (top: CGFloat, bottom: CGFloat), _ margin: ((CGFloat) -> CGFloat)?,
        _ expansion: Binding<Bool>? = nil
    ) -> UIView? {
        guard !elements.isEmpty else { return nil }
        let view = views[id] ?? HeaderView(isHeader: areHeaders)
        views[id] = view
        view.margin = margin
        view.expansion = expansion
        view.show(elements, insets)
        return view
    }

    static func height(_ elements: [Element], _ width: CGFloat) -> CGFloat {
        elements.reduce(0) { $0 + $1.size(ProposedViewSize(width: width, height: nil)).height }
    }
}

extension UITableView {
    /// What assistive technologies are told of a list: its rows, then the headers and footers of its sections (Generations.md, listOrder).
    var elementsOfList: [UIView] {
        let headers = subviews.filter { $0 is HeaderView && !$0.isHidden && $0.frame.intersects(bounds) }
        return visibleCells + headers.sorted { $0.frame.minY < $1.frame.minY }
    }
}

/// A section's header or footer.
private final class HeaderView: UIView {
    private let isHeader: Bool
    private var hosts: [ElementHost] = []
    private var insets: (top: CGFloat, bottom: CGFloat) = (0, 0)
    /// The distance of texts from the sides, in a list of a width; that of the table without it.
    var margin: ((CGFloat) -> CGFloat)?
    /// Whether the section's rows are shown; nil if they always are.
    var expansion: Binding<Bool>? { didSet { showChevron() } }
    private var chevron: UIButton?

    init(isHeader: Bool) {
        self.isHeader = isHeader
        super.init(frame: .zero)
        shouldGroupAccessibilityChildren = true
    }

    private func showChevron() {
        guard let expansion else {
            chevron?.removeFromSuperview()
            return chevron = nil
        }
        let button = chevron ?? UIButton(primaryAction: UIAction { [weak self] _ in self?.expansion?.wrappedValue.toggle() })
        if chevron == nil { addSubview(button) }
        chevron = button
        let font = UIImage.SymbolConfiguration(textStyle: .footnote).applying(UIImage.SymbolConfiguration(weight: .semibold))
        button.setImage(
            UIImage(systemName: expansion.wrappedValue ? "chevron.down" : "chevron.forward", withConfiguration: font), for: .normal)
        setNeedsLayout()
    }

    required init?(coder: NSCoder) { fatalError("A list's header is made in code.") }

    // MARK: Accessibility

    /// Headers and footers are told of as a whole, headers as headings; until iOS 17, what is in them (Generations.md, listSpeech).
    private var spoken: [UIView] {
        guard traitCollection.systemGeneration >= .ios18 else { return [] }
        let all = hosts.flatMap(\.spokenViews)
        return chevron != nil || all.contains { $0 is UIControl } ? [] : all
    }

    override var isAccessibilityElement: Bool {
        get { !spoken.isEmpty }
        set {}
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spoken.joint(\.accessibilityLabel) }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(spoken.jointTraits).union(isHeader ? .header : .none) }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Layout

    func show(_ elements: [Element], _ insets: (top: CGFloat, bottom: CGFloat)) {
        self.insets = insets
        setNeedsLayout()
        guard hosts.count != elements.count || !zip(hosts, elements).allSatisfy({ $0.element === $1 }) else { return }
        hosts.forEach { $0.removeFromSuperview() }
        hosts = elements.map { element in
            let host = ElementHost()
            host.element = element
            addSubview(host)
            return host
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var margins = layoutMargins
        if let margin, let list = superview {
            let side = margin(list.bounds.width)
            (margins.left, margins.right) = (side + safeAreaInsets.left, side + safeAreaInsets.right)
        }
        let width = bounds.width - margins.left - margins.right
        var y = insets.top
        for host in hosts {
            let height = host.size(ProposedViewSize(width: width, height: nil)).height
            // A header is at the bottom of its room, which may be higher than it needs.
            let top = isHeader && hosts.count == 1 ? bounds.height - insets.bottom - height : y
            host.frame = CGRect(x: margins.left, y: top, width: width, height: height)
            host.setNeedsLayout()
            y += height
        }
        if isHeader, traitCollection.systemGeneration < .ios18 {
            hosts.forEach { $0.layoutIfNeeded() }
            for view in hosts.flatMap(\.spokenViews) { view.accessibilityTraits.insert(.header) }
        }
        guard let chevron, let first = hosts.first else { return }
        // The header's views are as wide as the list.
        bringSubviewToFront(chevron)
        let size = chevron.intrinsicContentSize, isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        chevron.frame = CGRect(
            x: isMirrored ? margins.left : bounds.width - margins.right - size.width, y: first.frame.midY - size.height / 2,
            width: size.width, height: size.height)
    }
}
