import UIKit

// Rotors are read by VoiceOver, not drawn.

/// A place that a rotor leads to.
public protocol AccessibilityRotorContent {}

/// A place of a rotor, by its identity.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID, in namespace: Namespace.ID? = nil) {}
    public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil) {}
    @_disfavoredOverload public init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID? = nil) {}
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
}

/// The places of a rotor.
public struct _AccessibilityRotorEntries: AccessibilityRotorContent {}

/// Builds a rotor's places from the statements of a closure.
@resultBuilder public enum AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    @_disfavoredOverload public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _AccessibilityRotorEntries { _AccessibilityRotorEntries() }
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

/// The system's rotors.
public struct AccessibilitySystemRotor: Sendable {
    public static let headings = AccessibilitySystemRotor(), links = AccessibilitySystemRotor(), images = AccessibilitySystemRotor()
    public static let landmarks = AccessibilitySystemRotor(), lists = AccessibilitySystemRotor(), tables = AccessibilitySystemRotor()
    public static let textFields = AccessibilitySystemRotor(), boldText = AccessibilitySystemRotor()
    public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static func headings(level: Int) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
}

extension View {
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
