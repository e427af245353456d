import UIKit

/// Whether rows can be edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Views that are made of the elements of a collection.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_RowEditModifier(deletes: action, moves: nil))
    }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(_RowEditModifier(deletes: nil, moves: action))
    }
}

/// What a person can do with the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions { EditActions(rawValue: 1) }
}
extension EditActions where Data: MutableCollection {
    public static var move: EditActions { EditActions(rawValue: 2) }
}
extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    public static var all: EditActions { [.delete, .move] }
}

extension DynamicViewContent {
    nonisolated func edited<Edited: MutableCollection & RangeReplaceableCollection & RandomAccessCollection>(
        _ binding: Binding<Edited>, _ actions: EditActions<Edited>
    ) -> ModifiedContent<Self, _RowEditModifier> {
        ModifiedContent(
            content: self,
            modifier: _RowEditModifier(
                deletes: actions.contains(.delete)
                    ? { offsets in binding.wrappedValue = Edited(binding.wrappedValue.removing(offsets)) } : nil,
                moves: actions.contains(.move)
                    ? { offsets, target in binding.wrappedValue = Edited(binding.wrappedValue.moving(offsets, to: target)) } : nil))
    }
}

extension Collection {
    func removing(_ offsets: IndexSet) -> [Element] {
        enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    }

    fileprivate func moving(_ offsets: IndexSet, to target: Int) -> [Element] {
        let elements = Array(self), moved = offsets.map { elements[$0] }
        var rest = removing(offsets)
        rest.insert(contentsOf: moved, at: target - offsets.count { $0 < target })
        return rest
    }
}

extension ForEach where Content: View {
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, C.Element.ID == ID, C.Index: Hashable,
        Content == AnyView
    {
        self.init(data, id: \C.Element.id) { element in AnyView(content(element)) }
    }
}

extension MutableCollection where Self: RangeReplaceableCollection {
    /// Removes the elements at some offsets.
    public mutating func remove(atOffsets offsets: IndexSet) { self = Self(removing(offsets)) }
}

extension MutableCollection {
    /// Moves elements to another offset.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        for (index, element) in zip(indices, moving(source, to: destination)) { self[index] = element }
    }
}

/// Lets a list delete and move the rows of a collection.
public struct _RowEditModifier {
    let deletes: ((IndexSet) -> Void)?
    let moves: ((IndexSet, Int) -> Void)?
}

extension _RowEditModifier: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    func makeNode(_ scope: Scope) -> Node { RowEditNode(scope) }
}

private final class RowEditNode: ModifierNode<_RowEditModifier>, ListPartSource {
    func makeListParts() -> [ListPart] {
        let group = ObjectIdentifier(slot.node ?? self)
        return (slot.node?.listParts ?? []).enumerated().map { position, part in
            guard case .row(var row) = part else { return part }
            if let deletes = modifier?.deletes { row.delete = { deletes(IndexSet(integer: position)) } }
            if let moves = modifier?.moves { row.moving = ListRowMoving(group: group, position: position, move: moves) }
            return .row(row)
        }
    }
}
