import Foundation
import UIKit
import UniformTypesStandIn

/// A value that whoever runs an intent gives. It has its default until the app sets it.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    public typealias DisplayOptions = Never

    public let title: LocalizedStringResource
    private var value: Value?

    private init(_ title: LocalizedStringResource?, _ value: Value?) {
        self.title = title ?? ""
        self.value = value
    }

    public var wrappedValue: Value {
        get {
            if let value { return value }
            guard let none = Optional<Any>.none as? Value else {
                fatalError("\(String(localized: title)): set this parameter of an intent before reading it.")
            }
            return none
        }
        set { value = newValue }
    }

    public var projectedValue: IntentParameter<Value> { self }

    public var description: String { String(localized: title) }

    // MARK: Asking for a value, which nobody answers

    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue(of: description) }
    public func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil) -> AppIntentError {
        .needsValue(of: description)
    }
    public func needsConfirmationError(for value: Value? = nil, dialog: IntentDialog? = nil) -> AppIntentError {
        .needsValue(of: description)
    }

    /// The parameter's value, if it has one.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { try known() }
    /// The first of the items.
    public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        try items.first ?? known()
    }
    public func requestConfirmation(for value: Value? = nil, dialog: IntentDialog? = nil) async throws -> Bool { true }

    private func known() throws -> Value {
        guard let value else { throw needsValueError() }
        return value
    }
}

extension IntentParameter {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, value) }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: some DynamicOptionsProvider
    ) { self.init(title, value) }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: some EntityQuery
    ) { self.init(title, value) }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, value) }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, value) }

    /// A number with its range and its control, or a number of items.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
        controlStyle: ParameterControlStyle = .field, inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
        size: IntentCollectionSize? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, value) }

    /// A text with its keyboard.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, value) }

    /// A date by its parts.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
        kind: Date.IntentKind, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, value) }

    /// A switch with words for both states.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
        displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, value) }
}

public enum InputConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }
public enum ParameterControlStyle: Sendable { case field, stepper, slider }

public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable {
    public init(integerLiteral value: Int) {}
    public init(min: Int, max: Int) {}
}

extension Bool {
    public struct IntentDisplayName: Sendable {
        public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {}
    }
}

extension Date {
    public enum IntentKind: Sendable { case date, time, dateTime }
}

extension String {
    public struct IntentInputOptions: Sendable {
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
            autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}

        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, emailAddress, decimalPad, webSearch
        }
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
    }
}

/// The values of another intent, nil because none is being edited.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

    public var wrappedValue: Intent? { nil }
}

// MARK: - Summaries

/// A sentence that says what an intent does with its values. Shortcuts shows it.
public protocol ParameterSummary {}

public struct EmptyParameterSummary: ParameterSummary {}

/// A text with the parameters of an intent in it.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>, format: some Any) {}
    }
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) {}
    public init(
        _ text: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterSummaryParametersBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}
    public init(@ParameterSummaryParametersBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

@resultBuilder
public enum ParameterSummaryParametersBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) -> PartialKeyPath<Intent> { parameter }
    public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}

/// A summary that depends on a parameter's value.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
    public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
}

public enum ComparableComparisonOperator: Sendable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}
public enum HasValueComparisonOperator: Sendable { case hasAnyValue, hasNoValue }

public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [any ParameterSummary]
    ) {}
}

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value>: ParameterSummary {
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {}
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {}
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {}
}

@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    public static func buildExpression(_ value: ParameterSummaryCaseCondition<Intent, Value>) -> any ParameterSummary { value }
    public static func buildExpression(_ value: ParameterSummaryDefaultCaseCondition<Intent>) -> any ParameterSummary { value }
    public static func buildBlock(_ cases: any ParameterSummary...) -> [any ParameterSummary] { cases }
}

extension AppIntent {
    public typealias When = ParameterSummaryWhenCondition<Self>
    public typealias Switch = ParameterSummarySwitchCondition<Self>
    public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}
