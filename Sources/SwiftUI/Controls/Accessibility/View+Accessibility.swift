import UIKit

/// What a view is or does, for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public typealias ArrayLiteralElement = AccessibilityTraits
    private(set) var traits: UInt64

    public init() { traits = 0 }
    private init(bit: Int) { traits = 1 << UInt64(bit) }

    public static let isButton = AccessibilityTraits(bit: 0)
    public static let isHeader = AccessibilityTraits(bit: 1)
    public static let isSelected = AccessibilityTraits(bit: 2)
    public static let isLink = AccessibilityTraits(bit: 3)
    public static let isSearchField = AccessibilityTraits(bit: 4)
    public static let isImage = AccessibilityTraits(bit: 5)
    public static let playsSound = AccessibilityTraits(bit: 6)
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    public static let isStaticText = AccessibilityTraits(bit: 8)
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    public static let isModal = AccessibilityTraits(bit: 14)
    public static let isToggle = AccessibilityTraits(bit: 15)
    public static let isTabBar = AccessibilityTraits(bit: 16)

    private static let names: [(AccessibilityTraits, UIAccessibilityTraits)] = [
        (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link), (.isSearchField, .searchField),
        (.isImage, .image), (.playsSound, .playsSound), (.isKeyboardKey, .keyboardKey), (.isStaticText, .staticText),
        (.isSummaryElement, .summaryElement), (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMediaSession),
        (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn), (.isToggle, .toggleButton),
        (.isTabBar, .tabBar),
    ]

    /// UIKit's traits of the same meaning.
    var uiTraits: UIAccessibilityTraits {
        Self.names.reduce(into: UIAccessibilityTraits.none) { result, pair in if contains(pair.0) { result.insert(pair.1) } }
    }

    public func contains(_ member: AccessibilityTraits) -> Bool { traits & member.traits == member.traits }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(traits | other.traits) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(traits & other.traits) }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(traits ^ other.traits) }
    public mutating func formUnion(_ other: AccessibilityTraits) { traits |= other.traits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { traits &= other.traits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { traits ^= other.traits }
    @discardableResult public mutating func insert(_ member: AccessibilityTraits) -> (
        inserted: Bool, memberAfterInsert: AccessibilityTraits
    ) {
        let isNew = !contains(member)
        traits |= member.traits
        return (isNew, member)
    }
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = contains(member) ? member : nil
        traits &= ~member.traits
        return removed
    }
    @discardableResult public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
        let former = contains(member) ? member : nil
        traits |= member.traits
        return former
    }
    private func with(_ traits: UInt64) -> AccessibilityTraits {
        var result = AccessibilityTraits()
        result.traits = traits
        return result
    }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What a text is, for the way in which it is read.
public struct AccessibilityTextContentType: Sendable {
    let context: UIAccessibilityTextualContext?
    public static let plain = AccessibilityTextContentType(context: nil)
    public static let console = AccessibilityTextContentType(context: .console)
    public static let fileSystem = AccessibilityTextContentType(context: .fileSystem)
    public static let messaging = AccessibilityTextContentType(context: .messaging)
    public static let narrative = AccessibilityTextContentType(context: .narrative)
    public static let sourceCode = AccessibilityTextContentType(context: .sourceCode)
    public static let spreadsheet = AccessibilityTextContentType(context: .spreadsheet)
    public static let wordProcessing = AccessibilityTextContentType(context: .wordProcessing)
}

extension View {
    /// Returns the view with a value that a text of this environment gives it.
    private func telling(_ text: Text, _ apply: @escaping @MainActor (UIView, String) -> Void) -> some View {
        modifier(SpokenTextModifier(text: text, apply: apply))
    }

    // MARK: Label

    public func accessibilityLabel(_ label: Text) -> some View { telling(label) { $0.accessibilityLabel = $1 } }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }
    @ViewBuilder public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityLabel(label) } else { self }
    }
    @ViewBuilder public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityLabel(labelKey) } else { self }
    }
    @ViewBuilder @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityLabel(label) } else { self }
    }
    public func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View {
        accessibilityLabel(content(PlaceholderContentView(view: AnyView(self))).text ?? Text(verbatim: ""))
    }

    // MARK: Value and hint

    public func accessibilityValue(_ value: Text) -> some View { telling(value) { $0.accessibilityValue = $1 } }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload public func accessibilityValue(_ value: LocalizedStringResource) -> some View { accessibilityValue(Text(value)) }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }
    @ViewBuilder public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityValue(value) } else { self }
    }
    @ViewBuilder @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityValue(value) } else { self }
    }

    public func accessibilityHint(_ hint: Text) -> some View { telling(hint) { $0.accessibilityHint = $1 } }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    @_disfavoredOverload public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(Text(hint)) }
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
    @ViewBuilder public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityHint(hint) } else { self }
    }
    @ViewBuilder @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityHint(hint) } else { self }
    }

    // MARK: Identity and place

    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessible(makesElement: false) { $0.accessibilityIdentifier = identifier }
    }
    @ViewBuilder public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityIdentifier(identifier) } else { self }
    }
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessible(makesElement: false) { view in
            view.accessibilityElementsHidden = hidden
            if hidden { view.isAccessibilityElement = false }
        }
    }
    @ViewBuilder public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityHidden(hidden) } else { self }
    }
    /// The order in which a screen is read is that of its views. A priority changes nothing.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        accessible(makesElement: false) { $0.accessibilityRespondsToUserInteraction = respondsToUserInteraction }
    }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        accessible(makesElement: false) { $0.accessibilityIgnoresInvertColors = active }
    }
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        activated { CGPoint(x: $0.minX + $0.width * activationPoint.x, y: $0.minY + $0.height * activationPoint.y) }
    }
    /// Sets where an assistive technology taps, in the view's own coordinates.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        activated { CGPoint(x: $0.minX + activationPoint.x, y: $0.minY + activationPoint.y) }
    }
    /// Sets a point that depends on the frame on the screen. The frame is asked for when the point is: the view may not have its place yet.
    private func activated(_ point: @escaping (CGRect) -> CGPoint) -> some View {
        accessible { view in
            view.accessibilityActivationPointBlock = { [weak view] in
                MainActor.assumeIsolated { point(view?.accessibilityFrame ?? .zero) }
            }
        }
    }

    // MARK: Traits

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessible { view in
            view.accessibilityTraits = view.accessibilityTraits.union(traits.uiTraits)
            if traits.contains(.isModal) { view.accessibilityViewIsModal = true }
        }
    }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessible(makesElement: false) { $0.accessibilityTraits = $0.accessibilityTraits.subtracting(traits.uiTraits) }
    }
    /// Makes the view a heading. UIKit's views have no levels of headings.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { accessibilityAddTraits(.isHeader) }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        accessible(makesElement: false) { $0.accessibilityTextualContext = value.context }
    }
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        modifier(InputLabelsModifier(labels: inputLabels))
    }
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    // MARK: The names before iOS 14

    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
    public func accessibility(sortPriority: Double) -> some View { self }
    public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}

/// A text that is told of a view, in the language and format of the environment.
private struct SpokenTextModifier: ViewModifier {
    let text: Text
    let apply: @MainActor (UIView, String) -> Void

    func body(content: Content) -> some View {
        EnvironmentReader { environment in
            content.accessible { apply($0, text.resolved(in: environment).string) }
        }
    }
}

private struct InputLabelsModifier: ViewModifier {
    let labels: [Text]

    func body(content: Content) -> some View {
        EnvironmentReader { environment in
            content.accessible(makesElement: false) { view in
                view.accessibilityUserInputLabels = labels.map { $0.resolved(in: environment).string }
            }
        }
    }
}
