import UIKit

/// The node of a list. Its rows are nodes below it, which are laid out in the cells of a table.
final class ListViewNode<SelectionValue: Hashable, Content: View>: Node, ListPartSource, InnerList {
    private let slot = Slot()
    private lazy var element = ListElement(self)

    override var name: String { "List" }
    override var children: [Node] { [slot.node].compactMap { $0 } }
    override func makeItems() -> [Element] { [element] }
    override func forget() { element.contentDidChange() }

    /// A list in another one has no rows of its own: the outer list shows them (Generations.md, listInList).
    func makeListParts() -> [ListPart] { children.flatMap(\.listParts) }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let list = view as? List<SelectionValue, Content> else { return }
        // The detail of what is selected from the start is the page on top.
        if element.selection == nil, let selection = list.selection, !selection.isMultiple, !selection.isEmpty(),
            let show = environment.showsDetailOfSelection
        {
            graph.afterUpdate(show)
        }
        element.selection = list.selection
        var look = environment.listLook ?? (environment.isSidebarColumn ? .sidebar : .insetGrouped)
        if look == .sidebar, environment.isSidebarColumn { look = .column }
        element.look = look
        var below = environment
        below.stackAxis = nil
        below.makesRows = true
        below.shownListLook = look
        below.controlContext = .row
        below.isInListRow = true
        below.scrollSettings.own = .init()
        slot.show(list.content, Scope(graph: graph, parent: self, environment: below))
        invalidate()
    }

    override func leave() { element.removeTable() }
}

/// The element of a list: a table.
final class ListElement: Element {
    var selection: ListSelection?
    var look = ListLook.insetGrouped
    private var table: UITableView?
    private var source: ListSource?
    private var isStale = true

    func contentDidChange() {
        forget()
        isStale = true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        let table = currentTable()
        let source = source ?? ListSource(table, self)
        self.source = source
        let isCovered = canvas.safeAreaInsets(around: rect, environment.layoutDirection).top > 0
        let hasLargeTitle = isCovered && canvas.surface.isBelowLargeTitle
        // A large title is not enough in a window without a safe area (Generations.md, listTop).
        let hasSafeArea = isCovered && !(hasLargeTitle && canvas.surface.window?.safeAreaInsets.top == 0)
        let above = ListSource.Above(hasSafeArea: hasSafeArea, hasLargeTitle: hasLargeTitle)
        if look.tableStyle == .insetGrouped {
            table.ownSectionInset = RowGeometry.cardInset(rect.width, ListMetrics(environment.traits))
        }
        if isStale {
            isStale = false
            source.show(node.children.flatMap(\.listParts))
            dress(table)
        }
        source.above = above
        canvas.showToEdges(table, rect)
    }

    private func currentTable() -> UITableView {
        if let table, table.style == look.tableStyle { return table }
        let made = UITableView(frame: .zero, style: look.tableStyle)
        made.separatorStyle = .none
        made.sectionHeaderTopPadding = 0
        made.accessibilityElementsBlock = { [weak made] in made?.elementsOfList }
        (table, source, isStale) = (made, nil, true)
        node.graph.addSurface(made)
        return made
    }

    private func dress(_ table: UITableView) {
        let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
        table.allowsMultipleSelection = selection?.isMultiple ?? false
        table.allowsMultipleSelectionDuringEditing = selection?.isMultiple ?? false
        if table.isEditing != isEditing { table.setEditing(isEditing, animated: true) }
        switch environment.scrollContentBackground {
        case .hidden: table.backgroundColor = .clear
        default: table.backgroundColor = look.isGrouped ? .systemGroupedBackground : .systemBackground
        }
        if environment.refresh != nil, table.refreshControl == nil {
            let control = UIRefreshControl()
            control.addAction(UIAction { [weak self, weak control] _ in self?.refresh(control) }, for: .valueChanged)
            table.refreshControl = control
        }
        if environment.refresh == nil { table.refreshControl = nil }
        table.isScrollEnabled = environment.isScrollEnabled
    }

    /// Runs the view's action. The control turns until it is done.
    private func refresh(_ control: UIRefreshControl?) {
        guard let action = environment.refresh else { return }
        Task { @MainActor in
            await action()
            control?.endRefreshing()
        }
    }

    func removeTable() { table?.removeFromSuperview() }
}

extension UIView {
    /// Whether the view is in a page of a navigation whose bar has a large title.
    fileprivate var isBelowLargeTitle: Bool {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController {
                return controller.navigationController?.navigationBar.showsLargeTitle == true
            }
            responder = current.next
        }
        return false
    }
}
