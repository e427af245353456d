import Foundation

/// A connection to another process. There is no other process: nothing is sent and nothing replies. Apps use its methods in selectors.
open class NSXPCConnection: NSObject, @unchecked Sendable {
    open func suspend() {}
    open func resume() {}
    open func activate() {}
    open func invalidate() {}
}
