import Foundation

/// A connection to another process: there is none, so nothing is sent and nothing answers. Apps name its methods in selectors.
open class NSXPCConnection: NSObject, @unchecked Sendable {
    open func suspend() {}
    open func resume() {}
    open func activate() {}
    open func invalidate() {}
}
