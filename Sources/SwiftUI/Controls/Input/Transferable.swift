import Foundation
import UniformTypesStandIn

// Core Transferable: how an app's values travel. Nothing travels in a picture, so that only the words of it are here.

/// A value that can be dragged, pasted or shared.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension NSItemProvider {
    /// Calls the handler with an error, because an item provider is always empty.
    @discardableResult public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        completionHandler(.failure(NothingHere()))
        return Progress(totalUnitCount: 0)
    }

    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {}
}

/// A form in which a value travels.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item
}

extension TransferRepresentation {
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> { self }
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> { self }
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}

/// Who sees a representation.
public enum TransferRepresentationVisibility: Hashable, Sendable { case all, team, group, ownProcess }

/// Several representations.
public struct TupleTransferRepresentation<Item>: TransferRepresentation {}

/// Builds representations from the statements of a closure.
@resultBuilder public enum TransferRepresentationBuilder<Item> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item {
        content
    }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
    @_disfavoredOverload public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item> { TupleTransferRepresentation() }
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file that is received.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

public struct FileRepresentation<Item>: TransferRepresentation {
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

public struct DataRepresentation<Item>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    public init(contentType: UTType) {}
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: some Sendable, decoder: some Sendable) {}
}

public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item) {}
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

/// The representation of the system's own types.
public struct _PlainTransferRepresentation<Item>: TransferRepresentation {}

extension String: Transferable {
    public static var transferRepresentation: _PlainTransferRepresentation<String> { _PlainTransferRepresentation() }
}
extension Data: Transferable {
    public static var transferRepresentation: _PlainTransferRepresentation<Data> { _PlainTransferRepresentation() }
}
extension URL: Transferable {
    public static var transferRepresentation: _PlainTransferRepresentation<URL> { _PlainTransferRepresentation() }
}
extension AttributedString: Transferable {
    public static var transferRepresentation: _PlainTransferRepresentation<AttributedString> { _PlainTransferRepresentation() }
}
extension Image: Transferable {
    public static var transferRepresentation: _PlainTransferRepresentation<Image> { _PlainTransferRepresentation() }
}

extension View {
    // Accepted without effect: the sheets of files are the system's.

    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { self }
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View { self }
    public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View {
        self
    }
    public func fileExporter<D>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
    public func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
    where Items.Element == URL { self }
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
    ) -> some View { self }
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
}
