import Foundation

// The names of AppTrackingTransparency and AdSupport. Nobody was asked, and nobody allows anything.

public enum ATTrackingManager {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
    public static var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
    public static func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
        completion(.denied)
    }
    @discardableResult public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}

public final class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()
    public static func shared() -> ASIdentifierManager { manager }
    public let advertisingIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    public let isAdvertisingTrackingEnabled = false
}
