import CombineStandIn
import Foundation
import UIKit
import UniformTypesStandIn

/// A file or a folder of files, in memory.
open class FileWrapper: NSObject {
    open var regularFileContents: Data?
    open var fileWrappers: [String: FileWrapper]?
    open var filename: String?
    open var preferredFilename: String?
    open var isRegularFile: Bool { fileWrappers == nil }
    open var isDirectory: Bool { fileWrappers != nil }

    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
    public init(directoryWithFileWrappers children: [String: FileWrapper]) { fileWrappers = children }

    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        let name = child.preferredFilename ?? child.filename ?? "Untitled"
        fileWrappers?[name] = child
        return name
    }
    @discardableResult open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = preferredFilename
        return addFileWrapper(child)
    }
    open func removeFileWrapper(_ child: FileWrapper) { fileWrappers = fileWrappers?.filter { $0.value !== child } }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// Where a document is written to.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

/// A document that is a value.
@preconcurrency public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a window with a document knows of it.
public struct FileDocumentConfiguration<Document> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable = true
}

/// What a window with a document that is an object knows of it.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    public var fileURL: URL?
    public var isEditable = true
}

extension DocumentGroup where Document: FileDocument {
    @MainActor public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        let document = Unchecked(DocumentBox(newDocument()))
        content = editor(
            FileDocumentConfiguration(document: Binding(get: { document.value.value }, set: { document.value.value = $0 })))
    }
    public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) {
        content = nil
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    @MainActor public init(
        newDocument: @escaping () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) { content = editor(ReferenceFileDocumentConfiguration(document: newDocument())) }
    public init(
        viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) { content = nil }
}

private final class DocumentBox<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
