import Foundation
import SwiftUI
import UIKit

// App Intents: what apps offer to Siri, Shortcuts and Spotlight. Screens only create and run intents; nobody else asks for them here.

/// A type whose name is kept between launches.
public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: self) }
}

/// An action of the app that others can run.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

    typealias Summary = IntentParameterSummary<Self>
    typealias Parameter = IntentParameter
    typealias Dependency = AppDependency

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var supportedModes: IntentModes { get }
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    init()

    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { .background }

    /// Nobody is asked: the answer is yes.
    public func requestConfirmation() async throws {}
    public func requestConfirmation(actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil) async throws {}
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {}

    @discardableResult
    public func callAsFunction(donate: Bool) async throws -> PerformResult { try await perform() }

    @discardableResult
    public func donate(result: PerformResult? = nil) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

public struct IntentDonationIdentifier: Hashable, Sendable {}

public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }

/// Where an intent runs.
public struct IntentModes: OptionSet, Sendable {
    public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

public enum ConfirmationActionName: Sendable {
    case `continue`, `do`, go, add, send, post, order, book, buy, share, search, play, open, set, start, create, get, view, log, request
    case custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [], denyLabel: LocalizedStringResource)
}

/// What an intent does, for Shortcuts.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public let searchKeywords: [LocalizedStringResource]
    public let resultValueName: LocalizedStringResource?

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// What Siri says.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    private let text: LocalizedStringResource

    public init(_ text: LocalizedStringResource) { self.text = text }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full }
    public init(full: LocalizedStringResource, systemImageName: String) { text = full }
    public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        text = LocalizedStringResource(stringInterpolation: stringInterpolation)
    }
}

// MARK: - Kinds of intents

public protocol SystemIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol LiveActivityIntent: SystemIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}
public protocol UndoableIntent: AppIntent {}
public protocol WidgetConfigurationIntent: SystemIntent {}
public protocol ControlConfigurationIntent: SystemIntent {}
public protocol CustomIntentMigratedAppIntent: AppIntent { static var intentClassName: String { get } }

public protocol OpenIntent: SystemIntent {
    associatedtype Value: Sendable

    var target: Value { get set }
}

public protocol DeleteIntent: SystemIntent {
    associatedtype Entity: AppEntity

    var entities: [Entity] { get set }
}

public protocol SetValueIntent: SystemIntent {
    associatedtype ValueType: Sendable

    var value: ValueType { get set }
}

public protocol ShowInAppSearchResultsIntent: SystemIntent {
    static var searchScopes: [StringSearchScope] { get }
    var criteria: StringSearchCriteria { get set }
}

public enum StringSearchScope: Sendable { case general, movies, music, notes, photos }

public struct StringSearchCriteria: Sendable {
    public let term: String

    public init(term: String) { self.term = term }
}

/// An intent by which a Focus changes the app.
public protocol SetFocusFilterIntent: AppIntent { var displayRepresentation: DisplayRepresentation { get } }

extension SetFocusFilterIntent {
    public static var title: LocalizedStringResource { "" }

    /// The values of the current Focus: those of a new intent.
    public static var current: Self { get async throws { Self() } }
}

/// Widgets and intents have no result of their own: they configure.
extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}

extension ControlConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}

extension OpenIntent {
    public func perform() async throws -> some IntentResult { .result() }
}

extension ForegroundContinuableIntent {
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () throws -> Void)? = nil)
        async throws
    { try await MainActor.run { try continuation?() } }

    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () throws -> Void)? = nil
    ) -> some Error { AppIntentError.restartPerform }
}

// MARK: - Results

/// What an intent gives to who ran it.
public protocol IntentResult: Sendable {
    associatedtype Value = Never

    var value: Value? { get }
}

public protocol ProvidesDialog {}
public protocol ShowsSnippetView {}
public protocol ShowsSnippetIntent {}
public protocol OpensIntent {}
public protocol ReturnsValue<Value> {
    associatedtype Value

    var value: Value? { get }
}

/// Every result here: it keeps the value, and nobody sees its dialog and its view.
public struct IntentResultContainer<Value>:
    IntentResult, ReturnsValue, ProvidesDialog, ShowsSnippetView, ShowsSnippetIntent, OpensIntent, @unchecked Sendable
{
    public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
    public static func result() -> Self { Self(value: nil) }
    public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }
    public static func result(view: some View) -> Self { Self(value: nil) }
    public static func result(dialog: IntentDialog, view: some View) -> Self { Self(value: nil) }
    public static func result(dialog: IntentDialog, @ViewBuilder content: () -> some View) -> Self { Self(value: nil) }
    public static func result(@ViewBuilder content: () -> some View) -> Self { Self(value: nil) }
    public static func result(opensIntent: some AppIntent) -> Self { Self(value: nil) }
    public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self { Self(value: nil) }
    public static func result(snippetIntent: some AppIntent) -> Self { Self(value: nil) }
    public static func result(dialog: IntentDialog, snippetIntent: some AppIntent) -> Self { Self(value: nil) }
}

extension IntentResult {
    public static func result<Value>(value: Value) -> Self where Self == IntentResultContainer<Value> { Self(value: value) }
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value> {
        Self(value: value)
    }
    public static func result<Value>(value: Value, view: some View) -> Self where Self == IntentResultContainer<Value> {
        Self(value: value)
    }
    public static func result<Value>(value: Value, dialog: IntentDialog, view: some View) -> Self
    where Self == IntentResultContainer<Value> { Self(value: value) }
    public static func result<Value>(value: Value, opensIntent: some AppIntent) -> Self where Self == IntentResultContainer<Value> {
        Self(value: value)
    }
    public static func result<Value>(value: Value, opensIntent: some AppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value> { Self(value: value) }
}

/// The errors of an intent.
public struct AppIntentError: Error, Hashable, Sendable {
    private let name: String

    public static let restartPerform = AppIntentError(name: "restartPerform")

    public enum PermissionRequired: Error { case unknown }
    public enum UserActionRequired: Error { case accountSetup, signin, unknown }
    public enum Unrecoverable: Error { case entityNotFound, featureCurrentlyRestricted, notAllowed, unknown }

    static func needsValue(of parameter: String) -> AppIntentError { AppIntentError(name: "needsValue: \(parameter)") }
}

/// An error with words of its own.
public protocol CustomLocalizedStringResourceConvertible { var localizedStringResource: LocalizedStringResource { get } }
