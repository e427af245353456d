import Foundation
import UIKit

// The names of Contacts and ContactsUI. Access is not decided, and the address book is empty.

// MARK: Access

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum CNContactType: Int, Sendable { case person, organization }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }
public enum CNContainerType: Int, Sendable { case unassigned, local, exchange, cardDAV = 1003 }

public let CNErrorDomain = "CNErrorDomain"

public struct CNError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1, dataAccessError = 2
        case authorizationDenied = 100, noAccessableWritableContainers, unauthorizedKeys, featureDisabledByUser, featureNotAvailable
        case recordDoesNotExist = 200, insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist
        case recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable
        case validationMultipleErrors = 300, validationTypeMismatch, validationConfigurationError
        case predicateInvalid = 400, policyViolation = 500
        case clientIdentifierInvalid = 600, clientIdentifierDoesNotExist, clientIdentifierCollision, changeHistoryExpired
        case changeHistoryInvalidAnchor, changeHistoryInvalidFetchRequest
        case vCardMalformed = 700, vCardSummarizationError

        public static func ~= (match: Code, error: any Error) -> Bool { (error as? CNError)?.code == match }
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    public static var dataAccessError: Code { .dataAccessError }
    public static var communicationError: Code { .communicationError }
}

extension Notification.Name {
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

// MARK: Keys and labels

/// What a fetch can ask for: a key or several keys.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The keys of a formatter or a controller, of which a fetch needs to know nothing.
struct NoKeys: CNKeyDescriptor, Sendable {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
public let CNContactBirthdayKey = "birthday"
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactDatesKey = "dates"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactRelationsKey = "contactRelations"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberAppleWatch = "APPLEWATCH"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
public let CNLabelContactRelationFather = "_$!<Father>!$_"
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
public let CNLabelContactRelationSon = "_$!<Son>!$_"
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
public let CNLabelContactRelationChild = "_$!<Child>!$_"
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
public let CNLabelContactRelationManager = "_$!<Manager>!$_"

public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceMySpace = "MySpace"
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceYelp = "Yelp"
public let CNSocialProfileServiceGameCenter = "GameCenter"

public let CNInstantMessageServiceAIM = "AIM"
public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
public let CNInstantMessageServiceICQ = "ICQ"
public let CNInstantMessageServiceJabber = "Jabber"
public let CNInstantMessageServiceMSN = "MSN"
public let CNInstantMessageServiceQQ = "QQ"
public let CNInstantMessageServiceSkype = "Skype"
public let CNInstantMessageServiceYahoo = "Yahoo"

// MARK: Contacts

/// A contact, as code makes it. None is found.
open class CNContact: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    fileprivate var stored = Stored()
    fileprivate struct Stored {
        var identifier = StandInIdentifiers.next().uuidString
        var namePrefix = "", givenName = "", middleName = "", familyName = "", previousFamilyName = "", nameSuffix = "", nickname = ""
        var organizationName = "", departmentName = "", jobTitle = "", phoneticGivenName = "", phoneticMiddleName = ""
        var phoneticFamilyName = "", phoneticOrganizationName = "", note = ""
        var contactType: CNContactType = .person
        var imageData: Data?
        var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
        var emailAddresses: [CNLabeledValue<NSString>] = []
        var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
        var urlAddresses: [CNLabeledValue<NSString>] = []
        var contactRelations: [CNLabeledValue<CNContactRelation>] = []
        var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
        var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
        var dates: [CNLabeledValue<NSDateComponents>] = []
        var birthday: DateComponents?
        var nonGregorianBirthday: DateComponents?
    }
    open var identifier: String { stored.identifier }
    open var contactType: CNContactType { stored.contactType }
    open var namePrefix: String { stored.namePrefix }
    open var givenName: String { stored.givenName }
    open var middleName: String { stored.middleName }
    open var familyName: String { stored.familyName }
    open var previousFamilyName: String { stored.previousFamilyName }
    open var nameSuffix: String { stored.nameSuffix }
    open var nickname: String { stored.nickname }
    open var organizationName: String { stored.organizationName }
    open var departmentName: String { stored.departmentName }
    open var jobTitle: String { stored.jobTitle }
    open var phoneticGivenName: String { stored.phoneticGivenName }
    open var phoneticMiddleName: String { stored.phoneticMiddleName }
    open var phoneticFamilyName: String { stored.phoneticFamilyName }
    open var phoneticOrganizationName: String { stored.phoneticOrganizationName }
    open var note: String { stored.note }
    open var imageData: Data? { stored.imageData }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { stored.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { stored.emailAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { stored.postalAddresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { stored.urlAddresses }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { stored.contactRelations }
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { stored.socialProfiles }
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { stored.instantMessageAddresses }
    open var dates: [CNLabeledValue<NSDateComponents>] { stored.dates }
    open var birthday: DateComponents? { stored.birthday }
    open var nonGregorianBirthday: DateComponents? { stored.nonGregorianBirthday }
    open var thumbnailImageData: Data? { stored.imageData }
    open var imageDataAvailable: Bool { stored.imageData != nil }

    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { identifier == contactIdentifier }
    open class func localizedString(forKey key: String) -> String { key }
    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { NoKeys() }
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { first, second in
            func name(_ any: Any) -> String {
                guard let contact = any as? CNContact else { return "" }
                return sortOrder == .familyName ? contact.familyName + contact.givenName : contact.givenName + contact.familyName
            }
            return name(first).localizedCaseInsensitiveCompare(name(second))
        }
    }

    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    open override func copy() -> Any { copied(CNContact()) }
    open override func mutableCopy() -> Any { copied(CNMutableContact()) }
    private func copied(_ copy: CNContact) -> CNContact {
        copy.stored = stored
        return copy
    }
}

open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { stored.contactType }
        set { stored.contactType = newValue }
    }
    open override var namePrefix: String {
        get { stored.namePrefix }
        set { stored.namePrefix = newValue }
    }
    open override var givenName: String {
        get { stored.givenName }
        set { stored.givenName = newValue }
    }
    open override var middleName: String {
        get { stored.middleName }
        set { stored.middleName = newValue }
    }
    open override var familyName: String {
        get { stored.familyName }
        set { stored.familyName = newValue }
    }
    open override var previousFamilyName: String {
        get { stored.previousFamilyName }
        set { stored.previousFamilyName = newValue }
    }
    open override var nameSuffix: String {
        get { stored.nameSuffix }
        set { stored.nameSuffix = newValue }
    }
    open override var nickname: String {
        get { stored.nickname }
        set { stored.nickname = newValue }
    }
    open override var organizationName: String {
        get { stored.organizationName }
        set { stored.organizationName = newValue }
    }
    open override var departmentName: String {
        get { stored.departmentName }
        set { stored.departmentName = newValue }
    }
    open override var jobTitle: String {
        get { stored.jobTitle }
        set { stored.jobTitle = newValue }
    }
    open override var phoneticGivenName: String {
        get { stored.phoneticGivenName }
        set { stored.phoneticGivenName = newValue }
    }
    open override var phoneticMiddleName: String {
        get { stored.phoneticMiddleName }
        set { stored.phoneticMiddleName = newValue }
    }
    open override var phoneticFamilyName: String {
        get { stored.phoneticFamilyName }
        set { stored.phoneticFamilyName = newValue }
    }
    open override var phoneticOrganizationName: String {
        get { stored.phoneticOrganizationName }
        set { stored.phoneticOrganizationName = newValue }
    }
    open override var note: String {
        get { stored.note }
        set { stored.note = newValue }
    }
    open override var imageData: Data? {
        get { stored.imageData }
        set { stored.imageData = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { stored.phoneNumbers }
        set { stored.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { stored.emailAddresses }
        set { stored.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { stored.postalAddresses }
        set { stored.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { stored.urlAddresses }
        set { stored.urlAddresses = newValue }
    }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { stored.contactRelations }
        set { stored.contactRelations = newValue }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { stored.socialProfiles }
        set { stored.socialProfiles = newValue }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { stored.instantMessageAddresses }
        set { stored.instantMessageAddresses = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { stored.dates }
        set { stored.dates = newValue }
    }
    open override var birthday: DateComponents? {
        get { stored.birthday }
        set { stored.birthday = newValue }
    }
    open override var nonGregorianBirthday: DateComponents? {
        get { stored.nonGregorianBirthday }
        set { stored.nonGregorianBirthday = newValue }
    }
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Writes a contact's names, in the order of the West.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts =
            style == .phoneticFullName
            ? [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            : [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        let text = name.isEmpty && style == .fullName ? contact.organizationName : name
        return text.isEmpty ? nil : text
    }
    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? { string(from: contact, style: style).map { NSAttributedString(string: $0) } }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { NoKeys() }
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
    open class func delimiter(for contact: CNContact) -> String { " " }
}

open class CNContactProperty: NSObject, @unchecked Sendable {
    public let contact: CNContact
    public let key: String
    init(contact: CNContact, key: String) {
        self.contact = contact
        self.key = key
        super.init()
    }
    open var value: Any? { nil }
    open var identifier: String? { nil }
    open var label: String? { nil }
}

open class CNGroup: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    fileprivate var storedName = ""
    public let identifier = StandInIdentifiers.next().uuidString
    open var name: String { storedName }
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String {
        get { storedName }
        set { storedName = newValue }
    }
}

open class CNContainer: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var identifier: String { "" }
    open var name: String { "" }
    open var type: CNContainerType { .local }
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
}

/// Contacts as files of vCards, which are not read here.
open class CNContactVCardSerialization: NSObject, @unchecked Sendable {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NoKeys() }
    open class func data(with contacts: [CNContact]) throws -> Data { throw CNError(.featureNotAvailable) }
    open class func contacts(with data: Data) throws -> [CNContact] { throw CNError(.vCardMalformed) }
}

open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    open class func shared() -> Self { ScreenEnvironment.shared { Self() } }
    public required override init() { super.init() }
    open var sortOrder: CNContactSortOrder { .givenName }
    open var countryCode: String { "us" }
}

// MARK: The store

open class CNFetchRequest: NSObject, @unchecked Sendable {}

open class CNContactFetchRequest: CNFetchRequest, @unchecked Sendable {
    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
    open var keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none
}

/// Changes to the address book, which are discarded.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var shouldRefetchContacts = true
    open var transactionAuthor: String?
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    open func update(_ group: CNMutableGroup) {}
    open func delete(_ group: CNMutableGroup) {}
    open func addMember(_ contact: CNContact, to group: CNGroup) {}
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}

/// An address book without contacts.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completionHandler(false, nil)
    }
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { [] }
    /// - Throws: Always: there is no contact.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError(.recordDoesNotExist)
    }
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {}
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }
    open func defaultContainerIdentifier() -> String { "" }
    open var currentHistoryToken: Data? { nil }
    open func execute(_ saveRequest: CNSaveRequest) throws {}
}
