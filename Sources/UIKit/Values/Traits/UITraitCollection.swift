import Foundation
import Synchronization

/// The environment in which a view is shown: size classes, scale, direction, text size, style. Immutable.
///
/// A trait that was never set is `unspecified` (0 for `displayScale`).
public final class UITraitCollection: NSObject, Sendable {
    let values: TraitSet

    init(_ values: TraitSet) { self.values = values }

    public override convenience init() { self.init(TraitSet()) }

    /// Creates a collection from several. Later ones take precedence where both specify a trait.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(TraitSet()) { $0.overridden(by: $1.values) })
    }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(TraitSet().modified(mutations)) }

    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.modified(mutations))
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = userInterfaceIdiom } }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        var values = TraitSet()
        values.forceTouchCapability = forceTouchCapability
        self.init(values)
    }
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }

    public var horizontalSizeClass: UIUserInterfaceSizeClass { TraitReads.note(.horizontalSizeClass); return values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { TraitReads.note(.verticalSizeClass); return values.verticalSizeClass }
    /// Pixels per point.
    public var displayScale: CGFloat { TraitReads.note(.displayScale); return values.displayScale }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { TraitReads.note(.layoutDirection); return values.layoutDirection }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        TraitReads.note(.preferredContentSizeCategory); return values.preferredContentSizeCategory
    }
    public var userInterfaceStyle: UIUserInterfaceStyle { TraitReads.note(.userInterfaceStyle); return values.userInterfaceStyle }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { TraitReads.note(.userInterfaceIdiom); return values.userInterfaceIdiom }
    public var userInterfaceLevel: UIUserInterfaceLevel { TraitReads.note(.userInterfaceLevel); return values.userInterfaceLevel }
    public var accessibilityContrast: UIAccessibilityContrast {
        TraitReads.note(.accessibilityContrast); return values.accessibilityContrast
    }
    public var legibilityWeight: UILegibilityWeight { TraitReads.note(.legibilityWeight); return values.legibilityWeight }
    public var displayGamut: UIDisplayGamut { TraitReads.note(.displayGamut); return values.displayGamut }
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }

    public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value where T.Value: Sendable {
        TraitReads.note(.custom)
        return values.custom[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue
    }

    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return values.overridden(by: other.values) == values
    }

    /// Whether dynamic colours may resolve differently in the two collections.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return !values.changes(from: other.values).isDisjoint(with: [
            .userInterfaceStyle, .accessibilityContrast, .userInterfaceLevel, .displayGamut, .userInterfaceIdiom, .systemGeneration,
        ])
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    public override var hash: Int { values.preferredContentSizeCategory.index &* 31 &+ values.userInterfaceStyle.rawValue }

    /// The traits for code outside any view: those of the screen being laid out, or of the view whose callback is running.
    public static var current: UITraitCollection {
        get { CurrentTraits.known.withLock { $0.traits } }
        set { CurrentTraits.known.withLock { $0.traits = newValue } }
    }

    /// The traits of the application, whatever code is in a view with others.
    static var ofApplication: UITraitCollection { CurrentTraits.known.withLock { $0.application } }

    /// Runs `actions` with this collection as `current`.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.current
        Self.current = self
        actions()
        Self.current = previous
    }
}

/// The values of all traits.
struct TraitSet: Sendable {
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var displayScale: CGFloat = 0
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    /// The value that was set. Views do not respond to force.
    var forceTouchCapability = UIForceTouchCapability.unknown
    /// The generation of iOS; nil if unspecified.
    var systemGeneration: SystemGeneration?
    /// The values of custom traits, by the identity of the definition.
    var custom: [ObjectIdentifier: any Sendable] = [:]

    func overridden(by other: TraitSet) -> TraitSet {
        var result = self
        if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
        if other.displayScale != 0 { result.displayScale = other.displayScale }
        if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
        if other.preferredContentSizeCategory != .unspecified { result.preferredContentSizeCategory = other.preferredContentSizeCategory }
        if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
        if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
        if other.userInterfaceLevel != .unspecified { result.userInterfaceLevel = other.userInterfaceLevel }
        if other.accessibilityContrast != .unspecified { result.accessibilityContrast = other.accessibilityContrast }
        if other.legibilityWeight != .unspecified { result.legibilityWeight = other.legibilityWeight }
        if other.displayGamut != .unspecified { result.displayGamut = other.displayGamut }
        if other.forceTouchCapability != .unknown { result.forceTouchCapability = other.forceTouchCapability }
        if let generation = other.systemGeneration { result.systemGeneration = generation }
        result.custom.merge(other.custom) { $1 }
        return result
    }

    /// Returns the traits that differ.
    func changes(from old: TraitSet) -> TraitMask {
        var mask: TraitMask = []
        if horizontalSizeClass != old.horizontalSizeClass { mask.insert(.horizontalSizeClass) }
        if verticalSizeClass != old.verticalSizeClass { mask.insert(.verticalSizeClass) }
        if displayScale != old.displayScale { mask.insert(.displayScale) }
        if layoutDirection != old.layoutDirection { mask.insert(.layoutDirection) }
        if preferredContentSizeCategory != old.preferredContentSizeCategory { mask.insert(.preferredContentSizeCategory) }
        if userInterfaceStyle != old.userInterfaceStyle { mask.insert(.userInterfaceStyle) }
        if userInterfaceIdiom != old.userInterfaceIdiom { mask.insert(.userInterfaceIdiom) }
        if userInterfaceLevel != old.userInterfaceLevel { mask.insert(.userInterfaceLevel) }
        if accessibilityContrast != old.accessibilityContrast { mask.insert(.accessibilityContrast) }
        if legibilityWeight != old.legibilityWeight { mask.insert(.legibilityWeight) }
        if displayGamut != old.displayGamut { mask.insert(.displayGamut) }
        if systemGeneration != old.systemGeneration { mask.insert(.systemGeneration) }
        if !hasSameCustomTraits(as: old) { mask.insert(.custom) }
        return mask
    }

    /// Whether custom traits are equal. Their values are compared as text, because the protocol does not require equality.
    private func hasSameCustomTraits(as old: TraitSet) -> Bool {
        guard custom.count == old.custom.count else { return false }
        return custom.allSatisfy { key, value in old.custom[key].map { String(describing: $0) == String(describing: value) } ?? false }
    }

    func modified(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitSet {
        var traits: any UIMutableTraits = MutableTraits(values: self)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? self
    }
}

extension TraitSet: Equatable {
    static func == (a: TraitSet, b: TraitSet) -> Bool { a.changes(from: b).isEmpty }
}

/// A set of traits, such as those that changed or were read.
struct TraitMask: OptionSet, Sendable {
    let rawValue: UInt32
    static let horizontalSizeClass = TraitMask(rawValue: 1 << 0)
    static let verticalSizeClass = TraitMask(rawValue: 1 << 1)
    static let displayScale = TraitMask(rawValue: 1 << 2)
    static let layoutDirection = TraitMask(rawValue: 1 << 3)
    static let preferredContentSizeCategory = TraitMask(rawValue: 1 << 4)
    static let userInterfaceStyle = TraitMask(rawValue: 1 << 5)
    static let userInterfaceIdiom = TraitMask(rawValue: 1 << 6)
    static let userInterfaceLevel = TraitMask(rawValue: 1 << 7)
    static let accessibilityContrast = TraitMask(rawValue: 1 << 8)
    static let legibilityWeight = TraitMask(rawValue: 1 << 9)
    static let displayGamut = TraitMask(rawValue: 1 << 10)
    static let custom = TraitMask(rawValue: 1 << 11)
    static let systemGeneration = TraitMask(rawValue: 1 << 12)
    static let all = TraitMask(rawValue: (1 << 13) - 1)
}

/// Records which traits are read. Layout runs on the main actor; reads on other threads can only add to the set.
enum TraitReads {
    private static let mask = Atomic<UInt32>(0)

    static func note(_ trait: TraitMask) { mask.bitwiseOr(trait.rawValue, ordering: .relaxed) }

    /// Runs `body` and returns the traits that it read.
    @MainActor static func during(_ body: () -> Void) -> TraitMask {
        let outer = mask.exchange(0, ordering: .relaxed)
        body()
        let inner = mask.exchange(outer, ordering: .relaxed)
        return TraitMask(rawValue: inner)
    }
}
