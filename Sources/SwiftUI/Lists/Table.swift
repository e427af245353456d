import UIKit

/// Rows with columns. On a narrow screen only the first column is shown, as in a list.
public struct Table<Value: Identifiable, Rows, Columns> {
    let values: [Value]
    let columns: [_TableColumnEntry<Value>]
    let selection: ListSelection?
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
        self.init(values: Array(data), columns: columns()._entries, selection: nil)
    }
    public init(_ data: Rows, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns) {
        self.init(values: Array(data), columns: columns()._entries, selection: ListSelection(one: selection))
    }
    public init(_ data: Rows, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns) {
        self.init(values: Array(data), columns: columns()._entries, selection: ListSelection(several: selection))
    }
    public init<Sort: SortComparator>(
        _ data: Rows, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Sort.Compared == Value { self.init(values: Array(data), columns: columns()._entries, selection: nil) }
    public init<Sort: SortComparator>(
        _ data: Rows, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Sort.Compared == Value {
        self.init(values: Array(data), columns: columns()._entries, selection: ListSelection(one: selection))
    }
    public init<Sort: SortComparator>(
        _ data: Rows, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Sort.Compared == Value {
        self.init(values: Array(data), columns: columns()._entries, selection: ListSelection(several: selection))
    }
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
    public var body: some View { TableBody(values: values, columns: columns, selection: selection) }
}

private struct TableBody<Value: Identifiable>: View {
    let values: [Value]
    let columns: [_TableColumnEntry<Value>]
    let selection: ListSelection?
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        let isWide = width == .regular
        List<Value.ID, AnyView>(
            selection: selection,
            content: AnyView(
                Section {
                    ForEach(values) { value in
                        HStack(spacing: 16) {
                            if isWide {
                                ForEach(0..<columns.count, id: \.self) { cell(columns[$0], columns[$0].content(value)) }
                            } else {
                                columns.first?.content(value)
                            }
                        }
                    }
                } header: {
                    if isWide { header }
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
