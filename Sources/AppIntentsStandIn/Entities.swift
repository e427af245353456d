import Foundation
import UIKit
import UniformTypesStandIn

// MARK: - Words and pictures

/// The name of a kind of values.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource]

    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// The title and picture of a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    public struct Image: Hashable, Sendable {
        public enum DisplayStyle: Sendable { case `default`, circular }

        private let name: String

        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { self.name = name }
        public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { name = systemName }
        public init(url: URL, isTemplate: Bool? = nil, width: Double? = nil, height: Double? = nil, displayStyle: DisplayStyle = .default) {
            name = url.absoluteString
        }
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { name = "" }
    }
}

public protocol TypeDisplayRepresentable { static var typeDisplayRepresentation: TypeDisplayRepresentation { get } }
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

public typealias DisplayRepresentable = InstanceDisplayRepresentable & TypeDisplayRepresentable

// MARK: - Values

/// An enumeration whose cases can be parameters.
public protocol AppEnum: CaseIterable, InstanceDisplayRepresentable, RawRepresentable, Sendable, TypeDisplayRepresentable
where Self: Hashable, RawValue: LosslessStringConvertible {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(describing: self))
    }
}

public protocol AppValue: DisplayRepresentable, PersistentlyIdentifiable, Sendable {
    typealias Property = EntityProperty
}

/// A thing of the app that can be a parameter.
public protocol AppEntity: AppValue, Identifiable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    static var defaultQuery: DefaultQuery { get }
}

public protocol FileEntity: AppEntity { static var supportedContentTypes: [UTType] { get } }
public protocol IndexedEntity: AppEntity {}
public protocol TransientAppEntity: AppValue { init() }
public protocol URLRepresentableEntity: AppEntity {}

public protocol EntityIdentifierConvertible {
    var entityIdentifierString: String { get }
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

/// The type and the identifier of an entity.
public struct EntityIdentifier: Hashable, Sendable {
    public let identifier: String

    public init<Entity: AppEntity>(for entity: Entity) { identifier = "\(Entity.self)/\(entity.id)" }
    public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) { self.identifier = "\(type)/\(identifier)" }
}

/// A value of an entity that Shortcuts can read.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    public let title: LocalizedStringResource
    private var value: Value?

    public init(title: LocalizedStringResource = "") { self.title = title }
    public init(title: LocalizedStringResource = "", identifier: String) { self.title = title }
    public init(title: LocalizedStringResource = "", indexingKey: PartialKeyPath<AnyObject>?) { self.title = title }

    public var wrappedValue: Value {
        get {
            if let value { return value }
            guard let none = Optional<Any>.none as? Value else {
                fatalError("\(String(localized: title)): set this property of an entity before reading it.")
            }
            return none
        }
        set { value = newValue }
    }

    public var projectedValue: EntityProperty<Value> { self }
}

/// A file that an intent takes or gives.
public struct IntentFile: Hashable, Sendable {
    public let filename: String
    public let type: UTType?
    public let fileURL: URL?
    private let bytes: Data?

    public init(data: Data, filename: String, type: UTType? = nil) {
        bytes = data
        fileURL = nil
        self.filename = filename
        self.type = type
    }

    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        bytes = nil
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type
    }

    public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

/// A person, by name.
public struct IntentPerson: Hashable, Sendable {
    public enum Identifier: Hashable, Sendable { case applicationDefined(String), contactIdentifier(String) }
    public enum Name: Hashable, Sendable { case displayName(String), components(PersonNameComponents) }

    public let identifier: Identifier
    public let name: Name

    public init(identifier: Identifier, name: Name) {
        self.identifier = identifier
        self.name = name
    }
}

/// A value with its words, in a list of options.
public struct IntentItem<Value> {
    public let value: Value
    public let title: LocalizedStringResource?

    public init(
        _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.title = title
    }
}

public struct IntentItemSection<Value> {
    public let title: LocalizedStringResource?
    public let items: [IntentItem<Value>]

    public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [Value]) {
        self.title = title
        self.items = items.map { IntentItem($0) }
    }

    public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
        self.title = title
        self.items = items
    }
}

public struct IntentItemCollection<Value> {
    public let sections: [IntentItemSection<Value>]

    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Value>]) {
        self.sections = sections
    }

    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Value]) {
        sections = [IntentItemSection(items: items)]
    }
}

public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection

// MARK: - Queries

/// The values that a parameter can have.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result
    associatedtype DefaultValue = Never

    typealias Dependency = AppDependency

    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities by their identifiers.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    associatedtype DefaultValue = Entity

    init()

    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

public protocol EntityStringQuery: EntityQuery { func entities(matching string: String) async throws -> Result }

public protocol EnumerableEntityQuery: EntityQuery { func allEntities() async throws -> [Entity] }

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// The one entity of its kind.
public protocol UniqueAppEntityQuery: EntityQuery { func entity() async throws -> Entity }
