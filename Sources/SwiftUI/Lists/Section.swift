import UIKit

/// Views that belong together, with a header and a footer: a section of a list, of a picker, of a menu.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var expansion: Binding<Bool>?
}

extension Section: HostedContent where Parent: View, Content: View, Footer: View {}

extension Section: View, PrimitiveView, RowCounted where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    static var isOneRow: Bool { false }
    func makeNode(_ scope: Scope) -> Node {
        scope.environment.controlContext == .actions
            ? ActionSectionNode<Parent, Content, Footer>(scope) : SectionNode<Parent, Content, Footer>(scope)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(header: header(), content: content(), footer: footer())
    }
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), expansion: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(header: EmptyView(), content: content(), footer: EmptyView()) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), expansion: isExpanded)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), expansion: isExpanded)
    }
}

extension Section {
    /// A section of a list on iOS collapses with the binding that its initialiser takes; this is for other systems.
    public func collapsible(_ collapsible: Bool) -> Section { self }
}

/// The node of a section: its header, content and footer one after the other, unless a list shows it.
final class SectionNode<Parent: View, Content: View, Footer: View>: Node, ListPartSource {
    private let header = Slot()
    private let content = Slot()
    private let footer = Slot()
    private var section: Section<Parent, Content, Footer>?

    override var children: [Node] { [header.node, content.node, footer.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let section = view as? Section<Parent, Content, Footer> else { return }
        self.section = section
        func scope(_ change: (inout EnvironmentValues) -> Void) -> Scope {
            var values = environment
            change(&values)
            return Scope(graph: graph, parent: self, environment: values)
        }
        header.show(section.header, scope { $0.dressAsHeader() })
        content.show(section.content, scope { _ in })
        footer.show(section.footer, scope { $0.dressAsFooter() })
        invalidate()
    }

    func makeListParts() -> [ListPart] {
        let parts = content.node?.listParts ?? []
        let rows = parts.compactMap { part -> ListRow? in if case .row(let row) = part { row } else { nil } }
        let inner = parts.compactMap { part -> ListSectionParts? in if case .section(let section) = part { section } else { nil } }
        let own = ListSectionParts(
            id: ObjectIdentifier(self), header: header.node?.items ?? [], footer: footer.node?.items ?? [], rows: rows, node: self,
            expansion: section?.expansion)
        return [.section(own)] + inner.map { .section($0) }
    }
}

/// The node of a section of a menu: a group of items with a title.
private final class ActionSectionNode<Parent: View, Content: View, Footer: View>: Node {
    private let slot = Slot()

    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let section = view as? Section<Parent, Content, Footer> else { return }
        let group = ActionMenuView(label: section.header, content: section.content, isInline: true)
        slot.show(group, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }
}
