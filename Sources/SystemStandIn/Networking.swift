import Foundation
import FoundationNetworking

// What Foundation of Linux lets nobody set. Nothing goes over a network, so what is set has no effect.

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
