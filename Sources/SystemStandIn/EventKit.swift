import Foundation
import UIKit

// The names of EventKit and EventKitUI. Access is not decided, and there are no calendars, events or reminders.

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }
public enum EKAlarmType: Int, Sendable { case display, audio, procedure, email }
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }
public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let event = Self(rawValue: 1)
    public static let reminder = Self(rawValue: 2)
}

public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let busy = Self(rawValue: 1)
    public static let free = Self(rawValue: 2)
    public static let tentative = Self(rawValue: 4)
    public static let unavailable = Self(rawValue: 8)
}

public let EKErrorDomain = "EKErrorDomain"

public struct EKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
        case durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture, startDateCollidesWithOtherOccurrence
        case objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified
        case calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate
        case structuredLocationsNotSupported, reminderLocationsNotSupported, alarmProximityNotSupported
        case calendarDoesNotAllowEvents, calendarDoesNotAllowReminders, sourceDoesNotAllowReminders, sourceDoesNotAllowEvents
        case priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported

        public static func ~= (match: Code, error: any Error) -> Bool { (error as? EKError)?.code == match }
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    public static var noCalendar: Code { .noCalendar }
}

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

// MARK: Objects

open class EKObject: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var hasChanges: Bool { false }
    open var isNew: Bool { true }
    open func reset() {}
    open func rollback() {}
    open func refresh() -> Bool { false }
}

/// An account with calendars. There is none.
open class EKSource: EKObject, @unchecked Sendable {
    open var sourceIdentifier: String { "" }
    open var sourceType: EKSourceType { .local }
    open var title: String { "" }
    open var isDelegate: Bool { false }
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar, as code makes it.
open class EKCalendar: EKObject, @unchecked Sendable {
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
        self.init()
        allowedEntityTypes = entityType == .event ? .event : .reminder
    }
    public let calendarIdentifier = StandInIdentifiers.next().uuidString
    open var title = ""
    open var source: EKSource!
    open var cgColor: CGColor! = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
    open private(set) var allowedEntityTypes: EKEntityMask = .event
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
}

open class EKParticipant: EKObject, @unchecked Sendable {
    open var name: String? { nil }
    open var url: URL { URL(fileURLWithPath: "/") }
    open var participantType: EKParticipantType { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var isCurrentUser: Bool { false }
    open var contactPredicate: NSPredicate { NSPredicate(value: false) }
}

open class EKStructuredLocation: EKObject, @unchecked Sendable {
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
    open var title: String?
    open var radius: Double = 0
}

/// An alarm, which never sounds.
open class EKAlarm: EKObject, @unchecked Sendable {
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }
    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
    open var absoluteDate: Date?
    open var relativeOffset: TimeInterval = 0
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none
    open var type: EKAlarmType { .display }
}

open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
    public let dayOfTheWeek: EKWeekday
    public let weekNumber: Int
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
        super.init()
    }
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }
}

open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    public let endDate: Date?
    public let occurrenceCount: Int
    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
        super.init()
    }
    public init(occurrenceCount: Int) {
        endDate = nil
        self.occurrenceCount = occurrenceCount
        super.init()
    }
}

open class EKRecurrenceRule: EKObject, @unchecked Sendable {
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        frequency = type
        self.interval = interval
        recurrenceEnd = end
        super.init()
    }
    public convenience init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
        daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        self.init(recurrenceWith: type, interval: interval, end: end)
        daysOfTheWeek = days
        daysOfTheMonth = monthDays
        monthsOfTheYear = months
        self.weeksOfTheYear = weeksOfTheYear
        self.daysOfTheYear = daysOfTheYear
        self.setPositions = setPositions
    }
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    open var recurrenceEnd: EKRecurrenceEnd?
    open var calendarIdentifier: String { "gregorian" }
    open var firstDayOfTheWeek: Int { 0 }
    open private(set) var daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    open private(set) var daysOfTheMonth: [NSNumber]?
    open private(set) var monthsOfTheYear: [NSNumber]?
    open private(set) var weeksOfTheYear: [NSNumber]?
    open private(set) var daysOfTheYear: [NSNumber]?
    open private(set) var setPositions: [NSNumber]?
}

/// What events and reminders have in common.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    public let calendarItemIdentifier = StandInIdentifiers.next().uuidString
    open var calendarItemExternalIdentifier: String! { "" }
    open var calendar: EKCalendar!
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var creationDate: Date? { nil }
    open var lastModifiedDate: Date? { nil }
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var attendees: [EKParticipant]? { nil }
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open var hasAttendees: Bool { false }
    open var hasNotes: Bool { notes?.isEmpty == false }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// An event, as code makes it. None is found.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    public convenience init(eventStore: EKEventStore) { self.init() }
    open var eventIdentifier: String! { calendarItemIdentifier }
    open var isAllDay = false
    open var startDate: Date!
    open var endDate: Date!
    open var structuredLocation: EKStructuredLocation?
    open var availability = EKEventAvailability.busy
    open var status: EKEventStatus { .none }
    open var organizer: EKParticipant? { nil }
    open var isDetached: Bool { false }
    open var occurrenceDate: Date! { startDate }
    open var birthdayContactIdentifier: String? { nil }
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        guard let first = startDate, let second = other.startDate else { return .orderedSame }
        return first.compare(second)
    }
}

/// A reminder, as code makes it. None is found.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    public convenience init(eventStore: EKEventStore) { self.init() }
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    open var priority = 0
}

// MARK: The store

/// A store without calendars; what is saved in it is discarded.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(sources: [EKSource]) { super.init() }
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }

    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, nil) }
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, nil) }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, nil) }
    open func requestFullAccessToReminders() async throws -> Bool { false }
    open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

    open var eventStoreIdentifier: String { "" }
    open var sources: [EKSource] { [] }
    open var delegateSources: [EKSource] { [] }
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}

    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func save(_ event: EKEvent, span: EKSpan) throws {}
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
    open func remove(_ event: EKEvent, span: EKSpan) throws {}
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
    open func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: false)
    }

    open func save(_ reminder: EKReminder, commit: Bool) throws {}
    open func remove(_ reminder: EKReminder, commit: Bool) throws {}
    @discardableResult open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        completion([])
        return NSObject()
    }
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    open func commit() throws {}
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}

// MARK: Controllers

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }

@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: AnyObject {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar { EKCalendar() }
}

/// The form of an event; it shows an empty view.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent?
    open func cancelEditing() {}
}

@preconcurrency @MainActor
public protocol EKEventViewDelegate: AnyObject {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// An event's details; it shows an empty view.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false
}

@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: AnyObject {
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// A chooser with no calendar to choose.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore
    ) {
        self.init(selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
    }
    public init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType,
        eventStore: EKEventStore
    ) {
        selectionStyle = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        selectionStyle = .single
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        selectionStyle = .single
        super.init(coder: coder)
    }
    public let selectionStyle: EKCalendarChooserSelectionStyle
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var showsDoneButton = false
    open var showsCancelButton = false
    open var selectedCalendars: Set<EKCalendar> = []
}
