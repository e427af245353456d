import Foundation
import SwiftUI
import UIKit

/// The shortcuts that an app brings.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    public static func updateAppShortcutParameters() {}
}

public enum ShortcutTileColor: Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, purple, pink, grayBlue, grayGreen, grayBrown
}

/// An intent with the phrases that start it.
public struct AppShortcut: Sendable {
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
    ) {}
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent>
    ) {}
}

public struct AppShortcutParameterPresentation<Intent: AppIntent>: Sendable {
    public init<Value>(
        for parameter: KeyPath<Intent, IntentParameter<Value>>, summary: ParameterSummaryString<Intent>,
        @AppShortcutOptionsBuilder optionsCollections: () -> [AppShortcutOptionsCollection]
    ) {}
}

public struct AppShortcutOptionsCollection: Sendable {
    public init(_ provider: some DynamicOptionsProvider, title: LocalizedStringResource, systemImageName: String) {}
}

@resultBuilder
public enum AppShortcutOptionsBuilder {
    public static func buildBlock(_ collections: AppShortcutOptionsCollection...) -> [AppShortcutOptionsCollection] { collections }
}

/// What a person says to start a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

public enum AppShortcutPhraseToken: Sendable { case applicationName }

@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// Intents of a package, which its app shows to others.
public protocol AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { get } }

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

// MARK: - Views

extension Button {
    /// Creates a button that runs an intent.
    public init(intent: some AppIntent, @ViewBuilder label: () -> Label) { self.init(action: { run(intent) }, label: label) }
    public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { run(intent) }, label: label)
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) { self.init(titleKey, action: { run(intent) }) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, intent: some AppIntent) { self.init(title, action: { run(intent) }) }
}

extension Toggle {
    /// Creates a switch that runs an intent when a person flips it.
    public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in run(intent) }), label: label)
    }
}

private func run(_ intent: some AppIntent) { Task { _ = try? await intent.perform() } }

/// A tip with a phrase for Siri. It takes no space, as one that a person closed.
public struct SiriTipView<Intent: AppIntent>: View {
    public init(intent: Intent, isVisible: Binding<Bool>? = nil) {}

    public var body: some View { EmptyView() }

    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}

public enum SiriTipViewStyle: Sendable { case automatic, light, dark, black }

/// A button that leads to the app's shortcuts.
public struct ShortcutsLink: View {
    public init() {}
    public init(action: @escaping () -> Void) {}

    public var body: some View { Button("Shortcuts") {}.buttonStyle(.bordered) }
}

extension View {
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}

public enum ShortcutsLinkStyle: Sendable { case automatic, light, lightOutline, dark, darkOutline, whiteOutline }
