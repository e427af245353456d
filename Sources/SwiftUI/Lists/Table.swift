import UIKit

/// Rows with columns. On a narrow screen only the first column is shown, as in a list.
public struct Table<Value: Identifiable, Rows, Columns> {
    let sections: [_TableRows<Value>]
    let columns: [_TableColumnEntry<Value>]
    let selection: ListSelection?
}

/// Rows of a table, with the header of their section.
public struct _TableRows<Value> {
    var header: AnyView?
    var values: [Value]
}

/// A column of a table, for values of one type.
public struct _TableColumnEntry<Value> {
    let title: Text
    var width: CGFloat?
    let content: (Value) -> AnyView
}

/// Columns of a table.
public protocol TableColumnContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    var _entries: [_TableColumnEntry<TableRowValue>] { get }
}

/// Columns, one after the other.
public struct TupleTableColumnContent<Value: Identifiable>: TableColumnContent {
    public let _entries: [_TableColumnEntry<Value>]
}

/// Builds columns from the statements of a closure.
@resultBuilder public enum TableColumnBuilder<Value: Identifiable> {
    public static func buildExpression<C: TableColumnContent>(_ column: C) -> C where C.TableRowValue == Value { column }
    public static func buildBlock<each C: TableColumnContent>(_ columns: repeat each C) -> TupleTableColumnContent<Value> {
        var entries: [_TableColumnEntry<Value>] = []
        for column in repeat each columns { entries += column._entries as? [_TableColumnEntry<Value>] ?? [] }
        return TupleTableColumnContent(_entries: entries)
    }
}

/// A column with a title.
public struct TableColumn<RowValue: Identifiable, Content, Label>: TableColumnContent {
    var entry: _TableColumnEntry<RowValue>
    public var _entries: [_TableColumnEntry<RowValue>] { [entry] }

    public func width(_ width: CGFloat?) -> TableColumn {
        var column = self
        column.entry.width = width
        return column
    }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { width(ideal) }
}

extension TableColumn where Content: View, Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        entry = _TableColumnEntry(title: Text(titleKey)) { AnyView(content($0)) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        entry = _TableColumnEntry(title: Text(title)) { AnyView(content($0)) }
    }
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { entry = _TableColumnEntry(title: Text(titleKey)) { AnyView(content($0)) } }
}

extension TableColumn where Content == Text, Label == Text {
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        entry = _TableColumnEntry(title: Text(titleKey)) { AnyView(Text($0[keyPath: value])) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        entry = _TableColumnEntry(title: Text(title)) { AnyView(Text($0[keyPath: value])) }
    }
}

extension Table
where Rows: RandomAccessCollection, Rows.Element == Value, Columns: TableColumnContent, Columns.TableRowValue == Value {
    public init(_ data: Rows, @TableColumnBuilder<Value> columns: () -> Columns) {
        self.init(sections: [_TableRows(values: Array(data))], columns: columns()._entries, selection: nil)
    }
    public init(_ data: Rows, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns) {
        self.init(sections: [_TableRows(values: Array(data))], columns: columns()._entries, selection: ListSelection(one: selection))
    }
    public init(_ data: Rows, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns) {
        self.init(sections: [_TableRows(values: Array(data))], columns: columns()._entries, selection: ListSelection(several: selection))
    }
    public init<Sort: SortComparator>(
        _ data: Rows, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Sort.Compared == Value { self.init(sections: [_TableRows(values: Array(data))], columns: columns()._entries, selection: nil) }
    public init<Sort: SortComparator>(
        _ data: Rows, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Sort.Compared == Value {
        self.init(sections: [_TableRows(values: Array(data))], columns: columns()._entries, selection: ListSelection(one: selection))
    }
    public init<Sort: SortComparator>(
        _ data: Rows, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Sort.Compared == Value {
        self.init(sections: [_TableRows(values: Array(data))], columns: columns()._entries, selection: ListSelection(several: selection))
    }
}

// MARK: Rows

/// Rows of a table that are given one by one.
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    var _rows: [_TableRows<TableRowValue>] { get }
}

/// Rows, one after the other.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
    public let _rows: [_TableRows<Value>]
}

/// A row with its value.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public let _rows: [_TableRows<Value>]
    public init(_ value: Value) { _rows = [_TableRows(values: [value])] }
}

/// The rows of an `if`.
extension Optional: TableRowContent where Wrapped: TableRowContent {
    public var _rows: [_TableRows<Wrapped.TableRowValue>] { self?._rows ?? [] }
}

/// Builds rows from the statements of a closure.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
    public static func buildBlock<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
    @_disfavoredOverload public static func buildBlock<each C: TableRowContent>(
        _ content: repeat each C
    ) -> TupleTableRowContent<Value> {
        var rows: [_TableRows<Value>] = []
        for content in repeat each content { rows += content._rows as? [_TableRows<Value>] ?? [] }
        return TupleTableRowContent(_rows: rows)
    }
    public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where C.TableRowValue == Value { content }
    public static func buildEither<C: TableRowContent>(first: C) -> TupleTableRowContent<Value> where C.TableRowValue == Value {
        TupleTableRowContent(_rows: first._rows)
    }
    public static func buildEither<C: TableRowContent>(second: C) -> TupleTableRowContent<Value> where C.TableRowValue == Value {
        TupleTableRowContent(_rows: second._rows)
    }
}

extension _TableRows {
    /// The rows of several contents: those without headers are one section.
    static func joined(_ all: [_TableRows]) -> [_TableRows] {
        var joined: [_TableRows] = []
        for rows in all {
            if let last = joined.indices.last, rows.header == nil, joined[last].header == nil {
                joined[last].values += rows.values
            } else {
                joined.append(rows)
            }
        }
        return joined
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public var _rows: [_TableRows<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

extension ForEach where Content: TableRowContent {
    public init<Value>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == Value { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public init<Value>(_ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content)
    where Content.TableRowValue == Value {
        self.init(data: data, content: content, id: { $0.id })
    }
    public init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(data: data, content: { TableRow($0) }, id: { $0.id })
    }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
    public typealias TableRowValue = Content.TableRowValue
    public var _rows: [_TableRows<Content.TableRowValue>] {
        let values = content._rows.flatMap(\.values)
        return [_TableRows(header: Parent.self == EmptyView.self ? nil : AnyView(header), values: values)]
    }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
    public init<Value>(@TableRowBuilder<Value> content: () -> Content) where Content.TableRowValue == Value {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
    public init<Value>(_ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
    where Content.TableRowValue == Value {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload public init<S: StringProtocol, Value>(
        _ title: S, @TableRowBuilder<Value> content: () -> Content
    ) where Content.TableRowValue == Value { self.init(header: Text(title), content: content(), footer: EmptyView()) }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
    public init<Value>(@TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent)
    where Content.TableRowValue == Value {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Table where Rows: TableRowContent, Rows.TableRowValue == Value, Columns: TableColumnContent, Columns.TableRowValue == Value {
    private init(_ rows: Rows, _ columns: Columns, _ selection: ListSelection?) {
        self.init(sections: _TableRows.joined(rows._rows), columns: columns._entries, selection: selection)
    }
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), nil) }
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), ListSelection(one: selection)) }
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), ListSelection(several: selection)) }
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value { self.init(rows(), columns(), nil) }
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value { self.init(rows(), columns(), ListSelection(one: selection)) }
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value { self.init(rows(), columns(), ListSelection(several: selection)) }
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value { self.init(rows(), columns(), ListSelection(several: selection)) }
}

/// A style of tables. All look alike here.
public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle {
    public init() {}
}

public struct InsetTableStyle: TableStyle {
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// Accepted without effect.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}

extension Table: View {
    public var body: some View { TableBody(sections: sections, columns: columns, selection: selection) }
}

private struct TableBody<Value: Identifiable>: View {
    let sections: [_TableRows<Value>]
    let columns: [_TableColumnEntry<Value>]
    let selection: ListSelection?
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        let isWide = width == .regular
        List<Value.ID, AnyView>(
            selection: selection,
            content: AnyView(
                ForEach(0..<sections.count, id: \.self) { number in
                    Section {
                        ForEach(sections[number].values) { value in
                            HStack(spacing: 16) {
                                if isWide {
                                    ForEach(0..<columns.count, id: \.self) { cell(columns[$0], columns[$0].content(value)) }
                                } else {
                                    columns.first?.content(value)
                                }
                            }
                        }
                    } header: {
                        if isWide, number == 0 { header }
                        sections[number].header
                    }
                })
        )
        .listStyle(.plain)
    }

    private var header: some View {
        HStack(spacing: 16) { ForEach(0..<columns.count, id: \.self) { cell(columns[$0], columns[$0].title) } }
            .font(.subheadline.weight(.medium))
    }

    /// A column has its own width, or shares what is left.
    @ViewBuilder private func cell(_ column: _TableColumnEntry<Value>, _ content: some View) -> some View {
        if let width = column.width {
            content.frame(width: width, alignment: .leading)
        } else {
            content.frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
