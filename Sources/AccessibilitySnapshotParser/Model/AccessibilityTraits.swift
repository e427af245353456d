import UIKit

/// The traits of an element, with those that UIKit's own views have besides the public ones (bits of AXRuntime's constants, as public header
/// dumps have them).
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public init(_ traits: UIAccessibilityTraits) { self.init(rawValue: traits.rawValue) }

    public var uiAccessibilityTraits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: rawValue) }

    public static let button = AccessibilityTraits(rawValue: 1 << 0)
    public static let link = AccessibilityTraits(rawValue: 1 << 1)
    public static let image = AccessibilityTraits(rawValue: 1 << 2)
    public static let selected = AccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
    public static let header = AccessibilityTraits(rawValue: 1 << 16)
    public static let textEntry = AccessibilityTraits(rawValue: 1 << 18)
    public static let isEditing = AccessibilityTraits(rawValue: 1 << 21)
    public static let secureTextField = AccessibilityTraits(rawValue: 1 << 24)
    public static let backButton = AccessibilityTraits(rawValue: 1 << 27)
    public static let tabBarItem = AccessibilityTraits(rawValue: 1 << 28)
    public static let textArea = AccessibilityTraits(rawValue: 1 << 47)
    public static let switchButton = AccessibilityTraits(rawValue: 1 << 53)

    /// All traits with their names, in the order in which they are listed.
    public static let knownTraits: [(trait: AccessibilityTraits, name: String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
        (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
        (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"), (.startsMediaSession, "startsMediaSession"),
        (.adjustable, "adjustable"), (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
        (.header, "header"), (.tabBar, "tabBar"), (.textEntry, "textEntry"), (.isEditing, "isEditing"),
        (.secureTextField, "secureTextField"), (.backButton, "backButton"), (.tabBarItem, "tabBarItem"), (.textArea, "textArea"),
        (.switchButton, "switchButton"),
    ]

    /// The names of these traits; bits without a name are the last one, `unknown(…)`.
    public var traitNames: [String] {
        let known = Self.knownTraits.filter { contains($0.trait) }
        let rest = subtracting(known.reduce(into: []) { $0.formUnion($1.trait) })
        return known.map(\.name) + (rest.isEmpty ? [] : ["unknown(\(rest.rawValue))"])
    }

    private init?(named name: String) {
        if let known = Self.knownTraits.first(where: { $0.name == name }) {
            self = known.trait
        } else if let digits = name.wholeMatch(of: /unknown\((\d+)\)/)?.output.1, let bits = UInt64(digits) {
            self.init(rawValue: bits)
        } else {
            return nil
        }
    }
}

/// Traits are stored by their names.
extension AccessibilityTraits: Codable {
    public init(from decoder: any Decoder) throws {
        let names = try decoder.singleValueContainer().decode([String].self)
        self = names.compactMap { AccessibilityTraits(named: $0) }.reduce(into: []) { $0.formUnion($1) }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(traitNames)
    }
}

/// UIKit's traits are stored in the same way.
extension UIAccessibilityTraits: Codable {
    public init(from decoder: any Decoder) throws { self = try AccessibilityTraits(from: decoder).uiAccessibilityTraits }

    public func encode(to encoder: any Encoder) throws { try AccessibilityTraits(self).encode(to: encoder) }
}
