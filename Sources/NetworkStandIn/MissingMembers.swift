import Foundation
import FoundationNetworking

// Members of Foundation's networking that Linux lacks. An app's generated file imports this module, so all files of its module see them.

extension URLError {
    public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }

    /// Nil, because a network is never unavailable for one of these reasons.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URLRequest {
    /// True, whatever is set: no network is constrained.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// True, whatever is set: no network is expensive.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension Stream {
    /// Gives no streams: what is uploaded is not read.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {}
}
