import Foundation

/// An object that can restore a Handoff activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// An activity of the user that another device may continue. Its values are stored; nothing is handed off.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var requiredUserInfoKeys: Set<String>?
    open var keywords: Set<String> = []
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var needsSave = false
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    open var suggestedInvocationPhrase: String?
    open var expirationDate: Date?
    open var supportsContinuationStreams = false
    /// What Core Spotlight shows of the activity.
    package var searchAttributes: NSObject?
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The name of an activity, by which it can be deleted.
public typealias NSUserActivityPersistentIdentifier = String
