import Foundation

// The values of a contact: labelled values, telephone numbers, addresses.

/// A value of a contact with its label.
open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
    public let identifier = StandInIdentifiers.next().uuidString
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
        super.init()
    }

    open func settingLabel(_ label: String?) -> CNLabeledValue { CNLabeledValue(label: label, value: value) }
    open func settingValue(_ value: ValueType) -> CNLabeledValue { CNLabeledValue(label: label, value: value) }
    open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue { CNLabeledValue(label: label, value: value) }

    /// The label's English name.
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).replacingOccurrences(of: "FAX", with: " fax").lowercased()
    }
}

open class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }
}

open class CNContactRelation: NSObject, @unchecked Sendable {
    public let name: String
    public init(name: String) {
        self.name = name
        super.init()
    }
}

open class CNSocialProfile: NSObject, @unchecked Sendable {
    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
        super.init()
    }
    open class func localizedString(forKey key: String) -> String { key }
    open class func localizedString(forService service: String) -> String { service }
}

open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
    public let username: String
    public let service: String
    public init(username: String, service: String) {
        self.username = username
        self.service = service
        super.init()
    }
    open class func localizedString(forKey key: String) -> String { key }
    open class func localizedString(forService service: String) -> String { service }
}

open class CNPostalAddress: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    fileprivate var stored = Stored()
    fileprivate struct Stored {
        var street = "", subLocality = "", city = "", subAdministrativeArea = "", state = "", postalCode = "", country = ""
        var isoCountryCode = ""
    }
    open var street: String { stored.street }
    open var subLocality: String { stored.subLocality }
    open var city: String { stored.city }
    open var subAdministrativeArea: String { stored.subAdministrativeArea }
    open var state: String { stored.state }
    open var postalCode: String { stored.postalCode }
    open var country: String { stored.country }
    open var isoCountryCode: String { stored.isoCountryCode }

    open class func localizedString(forKey key: String) -> String { key }
    open override func copy() -> Any { copied(CNPostalAddress()) }
    open override func mutableCopy() -> Any { copied(CNMutablePostalAddress()) }
    private func copied(_ copy: CNPostalAddress) -> CNPostalAddress {
        copy.stored = stored
        return copy
    }
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { stored.street }
        set { stored.street = newValue }
    }
    open override var subLocality: String {
        get { stored.subLocality }
        set { stored.subLocality = newValue }
    }
    open override var city: String {
        get { stored.city }
        set { stored.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { stored.subAdministrativeArea }
        set { stored.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { stored.state }
        set { stored.state = newValue }
    }
    open override var postalCode: String {
        get { stored.postalCode }
        set { stored.postalCode = newValue }
    }
    open override var country: String {
        get { stored.country }
        set { stored.country = newValue }
    }
    open override var isoCountryCode: String {
        get { stored.isoCountryCode }
        set { stored.isoCountryCode = newValue }
    }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Writes addresses in the order of their country: Singapore's is recorded (Suites.md, `adyen`), those of Europe are the Universal Postal
/// Union's, and others are written as in the United States.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    open var style = CNPostalAddressFormatterStyle.mailingAddress
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let (city, state, code) = (postalAddress.city, postalAddress.state, postalAddress.postalCode)
        let place: [[String]] =
            switch postalAddress.isoCountryCode.uppercased() {
            case "SG": [[city, code]]
            case "GB", "IE": [[city], [code]]
            case let country where codeComesFirst.contains(country): [[code, city]]
            default: [[city, state, code]]
            }
        let lines = [[postalAddress.street]] + place + [[postalAddress.country]]
        return lines.map { $0.filter { !$0.isEmpty }.joined(separator: " ") }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
    /// The countries whose addresses have the postal code before the city.
    private static let codeComesFirst: Set<String> = [
        "AT", "BE", "BG", "CH", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "IS", "IT", "LI", "LT", "LU", "NL", "NO", "PL", "PT",
        "RO", "RS", "SE", "SI", "SK",
    ]
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
}
