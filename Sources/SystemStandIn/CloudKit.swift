import Foundation

// CloudKit's names. Nobody is signed in to iCloud, and no record is found or kept.

public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKErrorDomain = "CKErrorDomain"
public let CKErrorRetryAfterKey = "CKErrorRetryAfter"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKRecordParentKey = "parent"
public let CKRecordShareKey = "share"

extension Notification.Name {
    public static let CKAccountChanged = Notification.Name("CKAccountDidChangeNotification")
}

/// Why CloudKit did not do what it was asked for: always because nobody is signed in.
public struct CKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
        case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, resultsTruncated, serverRecordChanged
        case serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation, operationCancelled
        case changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded
        case userDeletedZone, tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted
        case participantMayNeedVerification, serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { CKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var userInfo: [String: Any] { [:] }
    public var retryAfterSeconds: Double? { nil }
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    public var clientRecord: CKRecord? { nil }
    public var serverRecord: CKRecord? { nil }
    public var ancestorRecord: CKRecord? { nil }
}

public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }

// MARK: - Records

public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}

public protocol CKRecordKeyValueSetting: AnyObject {
    subscript(key: String) -> (any CKRecordValueProtocol)? { get set }
}

/// A record with its values.
open class CKRecord: NSObject, CKRecordKeyValueSetting, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    public final class ID: NSObject, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String = "record", zoneID: CKRecordZone.ID = .default) {
            self.recordName = recordName
            self.zoneID = zoneID
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return other.recordName == recordName && other.zoneID == zoneID
        }
        public override var hash: Int { recordName.hash }
    }

    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

    public final class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
        public let recordID: ID
        public let action: ReferenceAction

        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
    }

    public let recordType: RecordType
    public let recordID: ID
    private var values: [String: any CKRecordValueProtocol] = [:]

    public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    open subscript(key: String) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { values[key] = newValue }
    }

    open subscript<Value: CKRecordValueProtocol>(key: String) -> Value? {
        get { values[key] as? Value }
        set { values[key] = newValue }
    }

    open func object(forKey key: String) -> (any CKRecordValueProtocol)? { values[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: String) { values[key] = object }
    open func allKeys() -> [String] { values.keys.sorted() }
    open func changedKeys() -> [String] { [] }
    open func setParent(_ parent: CKRecord?) {}
    open func encodeSystemFields(with coder: NSCoder) {}
    open var parent: Reference? { nil }
    open var share: Reference? { nil }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var lastModifiedUserRecordID: ID? { nil }
    open var recordChangeTag: String? { nil }
    open var encryptedValues: any CKRecordKeyValueSetting { self }
}

/// A file of a record.
public final class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}

open class CKRecordZone: NSObject, @unchecked Sendable {
    public final class ID: NSObject, @unchecked Sendable {
        public static let defaultZoneName = "_defaultZone"
        public static let `default` = ID()

        public let zoneName, ownerName: String

        public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return other.zoneName == zoneName && other.ownerName == ownerName
        }
        public override var hash: Int { zoneName.hash }
    }

    public let zoneID: ID

    public init(zoneID: ID) { self.zoneID = zoneID }
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

open class CKShare: CKRecord, @unchecked Sendable {
    public static let SystemFieldKeyTitle = "cloudkit.title"

    public init(rootRecord: CKRecord) { super.init(recordType: "cloudkit.share") }
    open var url: URL? { nil }
}

open class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { nil }
    public func encode(with coder: NSCoder) {}
}

// MARK: - Questions

open class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?

    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
}

/// The place in a list of answers; there is none.
public final class CKQueryCursor: NSObject, @unchecked Sendable {}

/// A container of an app, whose databases are empty.
open class CKContainer: NSObject, @unchecked Sendable {
    public let containerIdentifier: String?
    public let publicCloudDatabase = CKDatabase(.public)
    public let privateCloudDatabase = CKDatabase(.private)
    public let sharedCloudDatabase = CKDatabase(.shared)

    public init(identifier: String) { containerIdentifier = identifier }
    open class func `default`() -> CKContainer { CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? "app")) }

    open func database(with scope: CKDatabase.Scope) -> CKDatabase {
        scope == .public ? publicCloudDatabase : scope == .private ? privateCloudDatabase : sharedCloudDatabase
    }
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    open func add(_ operation: CKOperation) { operation.fail() }
}

open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }

    public let databaseScope: Scope

    init(_ scope: Scope) { databaseScope = scope }

    open func add(_ operation: CKDatabaseOperation) { operation.fail() }

    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func fetch(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void)
    {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func save(_ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }

    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
    @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError(.notAuthenticated) }
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    open func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }
    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
    ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) {
        throw CKError(.notAuthenticated)
    }
}

extension CKDatabase {
    public typealias Matches = (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)

    public func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0,
        completionHandler: @escaping @Sendable (Result<Matches, any Error>) -> Void
    ) { completionHandler(.failure(CKError(.notAuthenticated))) }
    public func fetch(
        withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0,
        completionHandler: @escaping @Sendable (Result<Matches, any Error>) -> Void
    ) { completionHandler(.failure(CKError(.notAuthenticated))) }
    public func fetch(
        withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
        completionHandler: @escaping @Sendable (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
    ) { completionHandler(.failure(CKError(.notAuthenticated))) }
    public func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
    ) async throws -> Matches { throw CKError(.notAuthenticated) }
    public func records(for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil) async throws
        -> [CKRecord.ID: Result<CKRecord, any Error>]
    { throw CKError(.notAuthenticated) }
    public func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) { throw CKError(.notAuthenticated) }
}

// MARK: - Operations

/// A question to the server. It fails when it is added to a database.
open class CKOperation: Operation, @unchecked Sendable {
    public final class Configuration: NSObject, @unchecked Sendable {
        public var isLongLived = false
        public var allowsCellularAccess = true
        public var timeoutIntervalForRequest: TimeInterval = 60
        public var timeoutIntervalForResource: TimeInterval = 604_800
        public var qualityOfService = QualityOfService.default
    }

    open var configuration: Configuration! = Configuration()

    open override func main() { fail() }

    func fail() { completionBlock?() }
}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    open var database: CKDatabase?
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    public typealias Cursor = CKQueryCursor

    public static let maximumResults = 0

    public init(query: CKQuery) {
        self.query = query
        super.init()
    }
    public init(cursor: Cursor) { super.init() }
    public override init() { super.init() }

    open var query: CKQuery?
    open var zoneID: CKRecordZone.ID?
    open var resultsLimit = maximumResults
    open var desiredKeys: [CKRecord.FieldKey]?
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

    override func fail() {
        queryCompletionBlock?(nil, CKError(.notAuthenticated))
        queryResultBlock?(.failure(CKError(.notAuthenticated)))
        super.fail()
    }
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }

    public init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil) {
        (recordsToSave, recordIDsToDelete) = (records, recordIDs)
        super.init()
    }

    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var isAtomic = true
    open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

    override func fail() {
        modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
        modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
        super.fail()
    }
}

open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    public final class ZoneConfiguration: NSObject, @unchecked Sendable {
        public var previousServerChangeToken: CKServerChangeToken?
        public var resultsLimit = 0
        public var desiredKeys: [CKRecord.FieldKey]?

        public init(
            previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil, desiredKeys: [CKRecord.FieldKey]? = nil
        ) {
            self.previousServerChangeToken = previousServerChangeToken
            self.resultsLimit = resultsLimit ?? 0
            self.desiredKeys = desiredKeys
        }
    }

    public init(
        recordZoneIDs: [CKRecordZone.ID]? = nil, configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) {
        (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
        super.init()
    }

    open var recordZoneIDs: [CKRecordZone.ID]?
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    open var fetchAllChanges = true
    open var recordChangedBlock: ((CKRecord) -> Void)?
    open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
    open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    open var recordZoneFetchCompletionBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
    open var recordZoneFetchResultBlock:
        (
            (
                CKRecordZone.ID, Result<(serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error>
            ) -> Void
        )?
    open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
    open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?

    override func fail() {
        fetchRecordZoneChangesCompletionBlock?(CKError(.notAuthenticated))
        fetchRecordZoneChangesResultBlock?(.failure(CKError(.notAuthenticated)))
        super.fail()
    }
}

open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    public init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil) {
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
        super.init()
    }

    open var subscriptionsToSave: [CKSubscription]?
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

    override func fail() {
        modifySubscriptionsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
        modifySubscriptionsResultBlock?(.failure(CKError(.notAuthenticated)))
        super.fail()
    }
}

// MARK: - Subscriptions

open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String

    public final class NotificationInfo: NSObject, @unchecked Sendable {
        public var alertBody, alertLocalizationKey, title, titleLocalizationKey, subtitle, soundName, category: String?
        public var alertLocalizationArgs: [CKRecord.FieldKey]?
        public var desiredKeys: [CKRecord.FieldKey]?
        public var shouldBadge = false
        public var shouldSendContentAvailable = false
        public var shouldSendMutableContent = false
    }

    public let subscriptionID: ID
    open var notificationInfo: NotificationInfo?

    init(_ id: ID) { subscriptionID = id }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }

    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    open var zoneID: CKRecordZone.ID?

    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = "subscription",
        options querySubscriptionOptions: Options = []
    ) {
        (self.recordType, self.predicate, self.querySubscriptionOptions) = (recordType, predicate, querySubscriptionOptions)
        super.init(subscriptionID)
    }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID

    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = "zone") {
        self.zoneID = zoneID
        super.init(subscriptionID)
    }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    public init(subscriptionID: CKSubscription.ID = "database") { super.init(subscriptionID) }
}

/// A message of the server; there is none.
open class CKNotification: NSObject, @unchecked Sendable {
    public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }

    public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { return nil }
    open var notificationType: NotificationType { .query }
    open var subscriptionID: CKSubscription.ID? { nil }
}

open class CKQueryNotification: CKNotification, @unchecked Sendable {
    open var recordID: CKRecord.ID? { nil }
}

open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
    open var recordZoneID: CKRecordZone.ID? { nil }
}
