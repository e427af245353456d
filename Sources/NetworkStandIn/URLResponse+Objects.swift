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

extension URL {
    fileprivate static var nowhere: URL { URL(filePath: "/") }
}
