import Foundation
import UIKit

/// A file that is attached to a failure. XCTest on Linux has no attachments, so this type replaces them and is passed on to Swift Testing.
public final class XCTAttachment {
    /// How long a report keeps a file. Here it is always kept.
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

    public var name: String?
    public var lifetime = Lifetime.deleteOnSuccess
    public let uniformTypeIdentifier: String
    /// The file's bytes.
    public let data: Data

    public init(data: Data) {
        self.data = data
        uniformTypeIdentifier = "public.data"
    }

    public init(data: Data, uniformTypeIdentifier: String) {
        self.data = data
        self.uniformTypeIdentifier = uniformTypeIdentifier
    }

    public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png") }

    public convenience init(string: String) { self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text") }

    package var fileName: String {
        let name = name ?? "attachment"
        switch uniformTypeIdentifier {
        case "public.png": return "\(name).png"
        case "public.patch-file": return "\(name).patch"
        case "public.plain-text": return "\(name).txt"
        default: return name
        }
    }
}
