import Foundation
import UIKit

// The names of Core Telephony and CallKit. There is no SIM and no call.

// MARK: Core Telephony

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

extension Notification.Name {
    public static let CTRadioAccessTechnologyDidChange = Notification.Name("CTRadioAccessTechnologyDidChangeNotification")
    public static let CTServiceRadioAccessTechnologyDidChange = Notification.Name("CTServiceRadioAccessTechnologyDidChangeNotification")
}

/// A carrier without a name. There is none.
open class CTCarrier: NSObject, @unchecked Sendable {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { false }
}

public protocol CTTelephonyNetworkInfoDelegate: AnyObject {
    func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
    public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// The networks of a device without a SIM.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
    open var dataServiceIdentifier: String? { nil }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
    open var currentRadioAccessTechnology: String? { nil }
}

public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown, restricted, notRestricted }

open class CTCellularData: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
}

open class CTSubscriber: NSObject, @unchecked Sendable {
    open var carrierToken: Data? { nil }
    open var identifier: String { "" }
    open var isSIMInserted: Bool { false }
}

open class CTSubscriberInfo: NSObject, @unchecked Sendable {
    open class func subscribers() -> [CTSubscriber] { [] }
}

// MARK: Calls

/// A call. There is none.
open class CXCall: NSObject, @unchecked Sendable {
    public let uuid: UUID
    init(uuid: UUID) {
        self.uuid = uuid
        super.init()
    }
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { false }
    open func isEqual(toCall call: CXCall) -> Bool { uuid == call.uuid }
}

public protocol CXCallObserverDelegate: AnyObject {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

open class CXCallObserver: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var calls: [CXCall] { [] }
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

public enum CXCallEndedReason: Int, Sendable {
    case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

open class CXHandle: NSObject, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
    public let type: HandleType
    public let value: String
    public init(type: HandleType, value: String) {
        self.type = type
        self.value = value
        super.init()
    }
    open func isEqual(to handle: CXHandle) -> Bool { type == handle.type && value == handle.value }
}

open class CXCallUpdate: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var supportsHolding = true
    open var supportsGrouping = true
    open var supportsUngrouping = true
    open var supportsDTMF = true
    open var hasVideo = false
}

// MARK: Actions

open class CXAction: NSObject, @unchecked Sendable {
    public let uuid = StandInIdentifiers.next()
    open private(set) var isComplete = false
    open var timeoutDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    public override init() { super.init() }
    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}

open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID
    init(of callUUID: UUID) {
        self.callUUID = callUUID
        super.init()
    }
}

open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(of: callUUID)
    }
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID) { super.init(of: callUUID) }
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID) { super.init(of: callUUID) }
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(of: callUUID)
    }
    open var isOnHold: Bool
}

open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(of: callUUID)
    }
    open var isMuted: Bool
}

open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(of: callUUID)
    }
    open var callUUIDToGroupWith: UUID?
}

open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    public enum ActionType: Int, Sendable { case singleTone = 1, softPause, hardPause }
    public init(call callUUID: UUID, digits: String, type: ActionType) {
        self.digits = digits
        self.type = type
        super.init(of: callUUID)
    }
    open var digits: String
    open var type: ActionType
}

open class CXTransaction: NSObject, @unchecked Sendable {
    public let uuid = StandInIdentifiers.next()
    open private(set) var actions: [CXAction]
    public override init() {
        actions = []
        super.init()
    }
    public init(actions: [CXAction]) {
        self.actions = actions
        super.init()
    }
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    open var isComplete: Bool { actions.allSatisfy { $0.isComplete } }
    open func addAction(_ action: CXAction) { actions.append(action) }
}

// MARK: Controller

public let CXErrorDomain = "com.apple.CallKit.error"
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

public struct CXErrorCodeRequestTransactionError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists, invalidAction
        case maximumCallGroupsReached
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

public struct CXErrorCodeIncomingCallError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// Requests calls, which nothing makes.
open class CXCallController: NSObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()
    public override init() { super.init() }
    public init(queue: DispatchQueue) { super.init() }
    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unknownCallProvider))
    }
    open func request(_ transaction: CXTransaction) async throws { throw CXErrorCodeRequestTransactionError(.unknownCallProvider) }
    open func requestTransaction(with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unknownCallProvider))
    }
    open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unknownCallProvider))
    }
}

// MARK: Provider

open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(localizedName: String) {
        self.localizedName = localizedName
        super.init()
    }
    open private(set) var localizedName: String?
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
}

public protocol CXProviderDelegate: AnyObject {
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider)
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}

/// Reports calls, which nobody sees.
open class CXProvider: NSObject, @unchecked Sendable {
    public init(configuration: CXProviderConfiguration) {
        self.configuration = configuration
        super.init()
    }
    open var configuration: CXProviderConfiguration
    open var pendingTransactions: [CXTransaction] { [] }
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
    ) { completion(CXErrorCodeIncomingCallError(.unentitled)) }
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        throw CXErrorCodeIncomingCallError(.unentitled)
    }
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] { [] }
    open func invalidate() {}
}

open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
    public enum EnabledStatus: Int, Sendable { case unknown, disabled, enabled }
    open class var sharedInstance: CXCallDirectoryManager { ScreenEnvironment.shared { CXCallDirectoryManager() } }
    open func reloadExtension(
        withIdentifier identifier: String, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completion?(nil) }
    open func getEnabledStatusForExtension(
        withIdentifier identifier: String, completionHandler completion: @escaping @Sendable (EnabledStatus, (any Error)?) -> Void
    ) { completion(.unknown, nil) }
}
