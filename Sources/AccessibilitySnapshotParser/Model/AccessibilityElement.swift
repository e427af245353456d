/// The older name of an element in a snapshot.
public typealias AccessibilityMarker = AccessibilityElement

/// An element of the screen as an assistive reader presents it.
public struct AccessibilityElement: Hashable, Codable, Sendable {
    /// The number of results of a rotor that are collected in each direction.
    public static let defaultRotorResultLimit = 10

    /// The name of an action.
    public typealias CustomAction = String

    /// A rotor of the element, with what it finds.
    public struct CustomRotor: Hashable, Codable, Sendable, CustomStringConvertible {
        /// Something that the rotor finds.
        public struct ResultMarker: Hashable, Codable, Sendable, CustomStringConvertible {
            public let elementDescription: String
            public let rangeDescription: String?
            public let shape: AccessibilityShape?

            public init(elementDescription: String, rangeDescription: String? = nil, shape: AccessibilityShape? = nil) {
                self.elementDescription = elementDescription
                self.rangeDescription = rangeDescription
                self.shape = shape
            }

            public var description: String { [elementDescription, rangeDescription].compactMap { $0 }.joined(separator: " ") }
        }

        public var name: String
        public var resultMarkers: [ResultMarker]
        /// How many results there are besides these.
        public let limit: AccessibilityRotorResultLimit

        public init(name: String, resultMarkers: [ResultMarker] = [], limit: AccessibilityRotorResultLimit = .none) {
            self.name = name
            self.resultMarkers = resultMarkers
            self.limit = limit
        }

        public var description: String { "\(name): " + resultMarkers.map(\.description).joined(separator: "\n") }
    }

    /// A detail that is read when the user asks for more.
    public struct CustomContent: Hashable, Codable, Sendable {
        public var label: String
        public var value: String
        /// Whether the detail is read with the element.
        public var isImportant: Bool

        public init(label: String, value: String, isImportant: Bool = false) {
            self.label = label
            self.value = value
            self.isImportant = isImportant
        }
    }

    /// What the reader says first.
    public let description: String
    public let label: String?
    public let value: String?
    public let traits: AccessibilityTraits
    public let identifier: String?
    /// What the reader says after a pause.
    public let hint: String?
    public let userInputLabels: [String]?
    public let shape: AccessibilityShape
    public let activationPoint: AccessibilityPoint
    /// Whether the activation point is where the reader taps unless an app sets another.
    public let usesDefaultActivationPoint: Bool
    public let customActions: [CustomAction]
    public let customContent: [CustomContent]
    public let customRotors: [CustomRotor]
    public let accessibilityLanguage: String?
    public let respondsToUserInteraction: Bool

    /// Creates an element from all its values.
    public init(
        description: String, label: String?, value: String?, traits: AccessibilityTraits, identifier: String?, hint: String?,
        userInputLabels: [String]?, shape: AccessibilityShape, activationPoint: AccessibilityPoint, usesDefaultActivationPoint: Bool,
        customActions: [CustomAction], customContent: [CustomContent], customRotors: [CustomRotor], accessibilityLanguage: String?,
        respondsToUserInteraction: Bool
    ) {
        self.description = description
        self.label = label
        self.value = value
        self.traits = traits
        self.identifier = identifier
        self.hint = hint
        self.userInputLabels = userInputLabels
        self.shape = shape
        self.activationPoint = activationPoint
        self.usesDefaultActivationPoint = usesDefaultActivationPoint
        self.customActions = customActions
        self.customContent = customContent
        self.customRotors = customRotors
        self.accessibilityLanguage = accessibilityLanguage
        self.respondsToUserInteraction = respondsToUserInteraction
    }
}

/// How many results a rotor has besides those that were collected.
public enum AccessibilityRotorResultLimit: Hashable, Codable, Sendable {
    case none
    case underMaxCount(Int)
    case greaterThanMaxCount
}
