import UIKit

/// The places that a rotor leads to.
public protocol AccessibilityRotorContent {
    /// The places by which this module finds views.
    var _places: [_RotorPlace] { get }
}

extension AccessibilityRotorContent {
    public var _places: [_RotorPlace] { [] }
}

/// The identity of a view that a rotor leads to.
public struct _RotorPlace {
    let identity: RotorIdentity?
}

/// What an entry of a rotor and a view have in common.
struct RotorIdentity: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// A place of a rotor, by its identity. Only places with a namespace are found, as on iOS, where the views of others need not exist.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public let _places: [_RotorPlace]

    public init(_ label: Text, id: ID, in namespace: Namespace.ID? = nil) { self.init(id, namespace) }
    public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil) { self.init(id, namespace) }
    @_disfavoredOverload public init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID? = nil) { self.init(id, namespace) }
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) { self.init(id, nil) }

    private init(_ id: ID, _ namespace: Namespace.ID?) {
        _places = [_RotorPlace(identity: namespace.map { RotorIdentity(namespace: $0, id: id) })]
    }
}

/// The places of several statements.
public struct _AccessibilityRotorEntries: AccessibilityRotorContent {
    public let _places: [_RotorPlace]
}

/// Builds a rotor's places from the statements of a closure.
@resultBuilder public enum AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    @_disfavoredOverload public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _AccessibilityRotorEntries {
        var places: [_RotorPlace] = []
        for statement in repeat each content { places += statement._places }
        return _AccessibilityRotorEntries(_places: places)
    }
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    public var _places: [_RotorPlace] { self?._places ?? [] }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public var _places: [_RotorPlace] { data.flatMap { content($0)._places } }
}

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
    let type: UIAccessibilityCustomRotor.SystemRotorType

    public static let headings = AccessibilitySystemRotor(type: .heading), links = AccessibilitySystemRotor(type: .link)
    public static let images = AccessibilitySystemRotor(type: .image), landmarks = AccessibilitySystemRotor(type: .landmark)
    public static let lists = AccessibilitySystemRotor(type: .list), tables = AccessibilitySystemRotor(type: .table)
    public static let textFields = AccessibilitySystemRotor(type: .textField), boldText = AccessibilitySystemRotor(type: .boldText)
    public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor(type: visited ? .visitedLink : .link) }
    /// - Parameter level: from 1 to 6; others are headings of any level.
    public static func headings(level: Int) -> AccessibilitySystemRotor {
        let levels: [UIAccessibilityCustomRotor.SystemRotorType] = [
            .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6,
        ]
        return AccessibilitySystemRotor(type: levels.indices.contains(level - 1) ? levels[level - 1] : .heading)
    }
}

extension View {
    /// A rotor by which a person of an assistive technology goes from place to place.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { modifier(RotorModifier(label: label, type: .none, places: entries()._places)) }
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }
    @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(label), entries: entries) }
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { modifier(RotorModifier(label: nil, type: systemRotor.type, places: entries()._places)) }

    /// The identity by which entries of rotors lead to the view.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessible(makesElement: false) { $0.rotorIdentity = RotorIdentity(namespace: namespace, id: id) }
    }
}

private struct RotorModifier: ViewModifier {
    let label: Text?
    let type: UIAccessibilityCustomRotor.SystemRotorType
    let places: [_RotorPlace]

    func body(content: Content) -> some View {
        EnvironmentReader { environment in
            content.accessible { view in
                let name = label?.resolved(in: environment).string ?? ""
                let others = (view.accessibilityCustomRotors ?? []).filter { $0.name != name || $0.systemRotorType != type }
                view.accessibilityCustomRotors = others + [rotor(name, from: view)]
            }
        }
    }

    @MainActor private func rotor(_ name: String, from view: UIView) -> UIAccessibilityCustomRotor {
        let identities = places.compactMap(\.identity)
        let search: UIAccessibilityCustomRotor.Search = { [weak view] predicate in
            MainActor.assumeIsolated {
                var root = view
                while let above = root?.superview { root = above }
                let targets = identities.compactMap { root?.view(ofRotor: $0) }
                let current = targets.firstIndex { $0 === predicate.currentItem.targetElement }
                let next = predicate.searchDirection == .next ? (current ?? -1) + 1 : (current ?? targets.count) - 1
                guard targets.indices.contains(next) else { return nil }
                return UIAccessibilityCustomRotorItemResult(targetElement: targets[next], targetRange: nil)
            }
        }
        return type == .none
            ? UIAccessibilityCustomRotor(name: name, itemSearch: search) : UIAccessibilityCustomRotor(systemType: type, itemSearch: search)
    }
}

extension UIView {
    fileprivate func view(ofRotor identity: RotorIdentity) -> UIView? {
        rotorIdentity == AnyHashable(identity) ? self : subviews.lazy.compactMap { $0.view(ofRotor: identity) }.first
    }
}
