import Foundation
import FoundationNetworking

// Properties that Foundation on Linux cannot set. They have no effect, because nothing is sent over a network.

extension URLSessionConfiguration {
    public enum MultipathService: Int, Sendable { case none, handover, interactive, aggregate }

    @_disfavoredOverload public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
    @_disfavoredOverload public var multipathServiceType: MultipathService {
        get { .none }
        set {}
    }
}
