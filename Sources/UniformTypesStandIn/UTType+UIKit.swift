import Foundation
import UIKit

extension UIDocumentPickerViewController {
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(openingTypes: contentTypes.map(\.identifier))
    }
}

extension NSItemProvider {
    public var registeredContentTypes: [UTType] { [] }
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] { [] }
    public func hasItemConforming(to contentType: UTType) -> Bool { hasItemConformingToTypeIdentifier(contentType.identifier) }
    @discardableResult public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler) }
    @discardableResult public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress { loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) } }
}

extension URL {
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let ending = contentType.preferredFilenameExtension ?? ""
        return appendingPathComponent(partialName.hasSuffix(".\(ending)") || ending.isEmpty ? partialName : "\(partialName).\(ending)")
    }
}
