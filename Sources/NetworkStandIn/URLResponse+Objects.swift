import Foundation
import FoundationNetworking

// On iOS every object can be created by `init()`; Foundation on Linux hides it for these classes.

extension URLResponse {
    public convenience init(_: Void = ()) { self.init(url: .nowhere, mimeType: nil, expectedContentLength: -1, textEncodingName: nil) }
}

extension HTTPURLResponse {
    // The label keeps it from overriding the initialiser of an extension, which Swift does not allow.
    public convenience init(success: Void = ()) { self.init(url: .nowhere, statusCode: 200, httpVersion: nil, headerFields: nil)! }
}

extension URLCache {
    /// Creates a cache in a folder; nil is the app's own. No screen fills it.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path(percentEncoded: false))
    }
}

extension URL {
    fileprivate static var nowhere: URL { URL(filePath: "/") }
}
