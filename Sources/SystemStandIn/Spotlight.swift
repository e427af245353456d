import Foundation
@_exported import UIKit
import UniformTypesStandIn

// The names of Core Spotlight. Nothing is indexed, and nothing is found.

/// What a search shows of an item. Its values are stored.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    public init(itemContentType type: String) { super.init() }
    public init(contentType: UTType) { super.init() }

    nonisolated(unsafe) open var title: String?
    nonisolated(unsafe) open var displayName: String?
    nonisolated(unsafe) open var contentDescription: String?
    nonisolated(unsafe) open var keywords: [String]?
    nonisolated(unsafe) open var thumbnailData: Data?
    nonisolated(unsafe) open var thumbnailURL: URL?
    nonisolated(unsafe) open var contentURL: URL?
    nonisolated(unsafe) open var identifier: String?
    nonisolated(unsafe) open var relatedUniqueIdentifier: String?
    nonisolated(unsafe) open var domainIdentifier: String?
    nonisolated(unsafe) open var contentCreationDate: Date?
    nonisolated(unsafe) open var contentModificationDate: Date?
    nonisolated(unsafe) open var textContent: String?
    nonisolated(unsafe) open var authorNames: [String]?
    nonisolated(unsafe) open var phoneNumbers: [String]?
    nonisolated(unsafe) open var emailAddresses: [String]?
    nonisolated(unsafe) open var startDate: Date?
    nonisolated(unsafe) open var endDate: Date?
    nonisolated(unsafe) open var rating: NSNumber?
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        unsafe self.uniqueIdentifier = uniqueIdentifier ?? ""
        unsafe self.domainIdentifier = domainIdentifier
        unsafe self.attributeSet = attributeSet
        super.init()
    }

    nonisolated(unsafe) open var uniqueIdentifier: String
    nonisolated(unsafe) open var domainIdentifier: String?
    nonisolated(unsafe) open var expirationDate: Date!
    nonisolated(unsafe) open var attributeSet: CSSearchableItemAttributeSet
}

open class CSSearchableIndex: NSObject, @unchecked Sendable {
    public required override init() { super.init() }
    public init(name: String) { super.init() }

    open class func `default`() -> Self { self.init() }
    open class func isIndexingAvailable() -> Bool { false }
    nonisolated(unsafe) open weak var indexDelegate: (any CSSearchableIndexDelegate)?
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func deleteSearchableItems(withDomainIdentifiers domains: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func beginBatch() {}
    open func endBatch(withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}

public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

extension NSUserActivity {
    /// Stored only.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { searchAttributes as? CSSearchableItemAttributeSet }
        set { searchAttributes = newValue }
    }
}
