import Foundation
import UIKit

/// The direction in which a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
    public init?(_ style: UIUserInterfaceStyle) {
        switch style {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
}

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
    init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

/// The size of text that a person has chosen.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    public init?(_ category: UIContentSizeCategory) {
        guard let index = Self.categories.firstIndex(of: category) else { return nil }
        self = Self.allCases[index]
    }

    var category: UIContentSizeCategory { Self.categories[Self.allCases.firstIndex(of: self) ?? 3] }
}

/// A key whose value is one of this module's own.
private enum TraitsKey: EnvironmentKey { static var defaultValue: UITraitCollection { UITraitCollection.current } }
private enum DirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private enum SchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private enum HorizontalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private enum VerticalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private enum ScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
private enum ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private enum WeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { SimulatedRun.current.locale } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { Calendar.current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { SimulatedRun.current.timeZone } }
private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
private enum PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum RowKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }

extension EnvironmentValues {
    public var layoutDirection: LayoutDirection {
        get { self[DirectionKey.self] }
        set { self[DirectionKey.self] = newValue }
    }
    public var colorScheme: ColorScheme {
        get { self[SchemeKey.self] }
        set { self[SchemeKey.self] = newValue }
    }
    public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TypeSizeKey.self] }
        set { self[TypeSizeKey.self] = newValue }
    }
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalKey.self] }
        set { self[HorizontalKey.self] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalKey.self] }
        set { self[VerticalKey.self] = newValue }
    }
    public var displayScale: CGFloat {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }
    public var pixelLength: CGFloat { 1 / displayScale }
    public var legibilityWeight: LegibilityWeight? {
        get { self[WeightKey.self] }
        set { self[WeightKey.self] = newValue }
    }
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { self[PhaseKey.self] }
        set { self[PhaseKey.self] = newValue }
    }
    /// The identity of the element of a `ForEach` to which a view belongs.
    var rowIdentity: AnyHashable? {
        get { self[RowKey.self] }
        set { self[RowKey.self] = newValue }
    }

    /// The traits of the hosting view.
    var hostTraits: UITraitCollection { self[TraitsKey.self] }

    /// The traits of the hosting view, with what views above have changed.
    var traits: UITraitCollection {
        hostTraits.modifyingTraits { traits in
            traits.layoutDirection = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
            traits.userInterfaceStyle = colorScheme == .light ? .light : .dark
            traits.preferredContentSizeCategory = dynamicTypeSize.category
        }
    }

    /// Takes over the traits of a hosting view.
    init(_ traits: UITraitCollection) {
        self.init()
        adopt(traits)
    }

    /// Takes over the traits of a view that shows a part of the graph.
    mutating func adopt(_ traits: UITraitCollection) {
        self[TraitsKey.self] = traits
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
        dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        displayScale = max(traits.displayScale, 1)
        self[ContrastKey.self] = traits.accessibilityContrast == .high ? .increased : .standard
        legibilityWeight = traits.legibilityWeight == .bold ? .bold : .regular
    }
}

/// The size of text by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    public init?(_ category: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(category) else { return nil }
        self.init(size)
    }

    init(_ size: DynamicTypeSize) { self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3] }
    var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }
}

extension View {
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let sizes = DynamicTypeSize.allCases.filter(range.contains)
            if let first = sizes.first, let last = sizes.last { size = min(max(size, first), last) }
        }
    }
    public func disabled(_ disabled: Bool) -> some View { transformEnvironment(\.isEnabled) { $0 = $0 && !disabled } }
    public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
}
