import UIKit

/// Rows in one column that scrolls.
public struct List<SelectionValue: Hashable, Content> {
    let selection: ListSelection?
    let content: Content
}

/// What the rows of a list that are selected are bound to.
struct ListSelection {
    let isMultiple: Bool
    let isEmpty: () -> Bool
    let isSelected: (AnyHashable) -> Bool
    let set: (AnyHashable, Bool) -> Void

    init<Value: Hashable>(several binding: Binding<Set<Value>>) {
        isMultiple = true
        isEmpty = { binding.wrappedValue.isEmpty }
        isSelected = { tag in Self.value(tag).map(binding.wrappedValue.contains) ?? false }
        set = { tag, isOn in
            guard let value: Value = Self.value(tag) else { return }
            if isOn { binding.wrappedValue.insert(value) } else { binding.wrappedValue.remove(value) }
        }
    }

    init<Value: Hashable>(one binding: Binding<Value?>) {
        isMultiple = false
        isEmpty = { binding.wrappedValue == nil }
        isSelected = { tag in binding.wrappedValue != nil && binding.wrappedValue == Self.value(tag) }
        set = { tag, isOn in
            guard let value: Value = Self.value(tag) else { return }
            binding.wrappedValue = isOn ? value : nil
        }
    }

    private static func value<Value: Hashable>(_ tag: AnyHashable) -> Value? { tag.base as? Value }
}

extension List: HostedContent where Content: View {}

extension List: View, PrimitiveView where Content: View {
    public typealias Body = Never
    func makeNode(_ scope: Scope) -> Node { ListViewNode<SelectionValue, Content>(scope) }
}

extension List where Content: View {
    @_disfavoredOverload public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection(several: $0) }, content: content())
    }
    @_disfavoredOverload public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection(one: $0) }, content: content())
    }
}

extension List where SelectionValue == Never, Content: View {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == AnyView, Data.Element: Identifiable, Data.Index: Hashable {
        self.init(selection: nil, content: AnyView(ForEach(data, content: rowContent).edited(data, editActions)))
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: nil, content: OutlineRows(data: data, id: \.id, children: children, level: 0, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineRows<Data, ID, RowContent> {
        self.init(selection: nil, content: OutlineRows(data: data, id: id, children: children, level: 0, content: rowContent))
    }
}

extension List where Content: View {
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, id: id, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, id: id, content: rowContent))
    }
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, content: rowContent))
    }
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, content: rowContent))
    }
}

/// Controls in rows of groups, as in settings.
public struct Form<Content: View> {
    let content: Content
}

extension Form: HostedContent {}

extension Form: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View {
        List { content }.transformEnvironment(\.listLook) { $0 = $0 ?? .insetGrouped }
    }
}

/// The look of forms: on iOS the default look is that of groups.
public protocol FormStyle {}
public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { AutomaticFormStyle() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { GroupedFormStyle() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { ColumnsFormStyle() } }

extension View {
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// Rows that open others below them.
public struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let level: Int
    let content: (Data.Element) -> Content
    @State private var open: Set<ID> = []

    init(
        data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, level: Int,
        content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.id, self.children, self.level, self.content) = (data, id, children, level, content)
    }
}

extension OutlineRows: View {
    public var body: some View {
        ForEach(data, id: id) { element in
            let inner = element[keyPath: children]
            let isOpen = open.contains(element[keyPath: id])
            content(element)
                .modifier(
                    TraitModifier<OutlineTrait>(value: OutlineState(level: level, isOpen: inner == nil ? nil : isOpen) { toggle(element) }))
            if let inner, isOpen {
                AnyView(OutlineRows(data: inner, id: id, children: children, level: level + 1, content: content))
            }
        }
    }

    private func toggle(_ element: Data.Element) {
        let id = element[keyPath: id]
        if open.remove(id) == nil { open.insert(id) }
    }
}

/// A row's place in an outline.
struct OutlineState {
    let level: Int
    /// Whether the rows below are shown; nil for a row without rows below.
    let isOpen: Bool?
    let toggle: () -> Void
}

enum OutlineTrait: ViewTraitKey { static var defaultValue: OutlineState? { nil } }
