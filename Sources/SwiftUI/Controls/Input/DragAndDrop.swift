import UIKit

/// What happens to what is dropped.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// What a view would do with what is dropped.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
    public init(withinApplication: DropOperation, outsideApplication: DropOperation) { operation = withinApplication }
}

/// What is dropped, and where.
public struct DropInfo: Sendable {
    public var location: CGPoint
    public func hasItemsConforming(to types: [String]) -> Bool { false }
    public func hasItemsConforming<ContentType>(to contentTypes: [ContentType]) -> Bool { false }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
    public func itemProviders<ContentType>(for contentTypes: [ContentType]) -> [NSItemProvider] { [] }
}

/// An object that takes what is dropped on a view.
@MainActor @preconcurrency public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

extension View {
    // Nothing is dragged in a picture: what these say changes nothing.

    public func onDrag(_ data: @escaping @MainActor () -> NSItemProvider) -> some View { self }
    public func onDrag<V: View>(_ data: @escaping @MainActor () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View { self }
    public func itemProvider(_ action: (@MainActor () -> NSItemProvider?)?) -> some View { self }
    public func onDrop<ContentType>(
        of supportedContentTypes: [ContentType], isTargeted: Binding<Bool>?, perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
    ) -> some View { self }
    public func onDrop<ContentType>(
        of supportedContentTypes: [ContentType], isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    public func onDrop<ContentType>(of supportedContentTypes: [ContentType], delegate: any DropDelegate) -> some View { self }
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    public func draggable<V: View, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View { self }
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping @MainActor ([T], CGPoint) -> Bool,
        isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
    ) -> some View { self }
}
