import Foundation

/// A trait, either one of UIKit's or a custom one.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var name: String { get }
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitHorizontalSizeClass: UITraitDefinition { public static var defaultValue: UIUserInterfaceSizeClass { .unspecified } }
public enum UITraitVerticalSizeClass: UITraitDefinition { public static var defaultValue: UIUserInterfaceSizeClass { .unspecified } }
public enum UITraitDisplayScale: UITraitDefinition { public static var defaultValue: CGFloat { 0 } }
public enum UITraitLayoutDirection: UITraitDefinition { public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified } }
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}
public enum UITraitUserInterfaceStyle: UITraitDefinition { public static var defaultValue: UIUserInterfaceStyle { .unspecified } }
public enum UITraitUserInterfaceIdiom: UITraitDefinition { public static var defaultValue: UIUserInterfaceIdiom { .unspecified } }
public enum UITraitUserInterfaceLevel: UITraitDefinition { public static var defaultValue: UIUserInterfaceLevel { .unspecified } }
public enum UITraitAccessibilityContrast: UITraitDefinition { public static var defaultValue: UIAccessibilityContrast { .unspecified } }
public enum UITraitLegibilityWeight: UITraitDefinition { public static var defaultValue: UILegibilityWeight { .unspecified } }
public enum UITraitDisplayGamut: UITraitDefinition { public static var defaultValue: UIDisplayGamut { .unspecified } }

extension TraitMask {
    /// Creates the mask for one of UIKit's traits; any other trait is custom.
    init(_ trait: UITrait) {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): self = .horizontalSizeClass
        case ObjectIdentifier(UITraitVerticalSizeClass.self): self = .verticalSizeClass
        case ObjectIdentifier(UITraitDisplayScale.self): self = .displayScale
        case ObjectIdentifier(UITraitLayoutDirection.self): self = .layoutDirection
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self): self = .preferredContentSizeCategory
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): self = .userInterfaceStyle
        case ObjectIdentifier(UITraitUserInterfaceIdiom.self): self = .userInterfaceIdiom
        case ObjectIdentifier(UITraitUserInterfaceLevel.self): self = .userInterfaceLevel
        case ObjectIdentifier(UITraitAccessibilityContrast.self): self = .accessibilityContrast
        case ObjectIdentifier(UITraitLegibilityWeight.self): self = .legibilityWeight
        case ObjectIdentifier(UITraitDisplayGamut.self): self = .displayGamut
        default: self = .custom
        }
    }

    init(_ traits: [UITrait]) { self = traits.reduce(into: []) { $0.formUnion(TraitMask($1)) } }
}

/// Traits that can be changed.
public protocol UIMutableTraits {
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var displayScale: CGFloat { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var displayGamut: UIDisplayGamut { get set }
    subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value where T.Value: Sendable { get set }
}

/// The traits that a view or controller overrides for itself and everything below it.
public protocol UITraitOverrides: UIMutableTraits {
    func contains(_ trait: UITrait) -> Bool
    mutating func remove(_ trait: UITrait)
}

struct MutableTraits: UITraitOverrides {
    var values: TraitSet

    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }
    var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }
    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }
    var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }
    var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }
    var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }
    var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }
    var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }
    var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }
    var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }

    subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value where T.Value: Sendable {
        get { values.custom[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue }
        set { values.custom[ObjectIdentifier(trait)] = newValue }
    }

    func contains(_ trait: UITrait) -> Bool {
        let mask = TraitMask(trait)
        if mask == .custom { return values.custom[ObjectIdentifier(trait)] != nil }
        return !values.changes(from: TraitSet()).isDisjoint(with: mask)
    }

    mutating func remove(_ trait: UITrait) {
        switch TraitMask(trait) {
        case .horizontalSizeClass: values.horizontalSizeClass = .unspecified
        case .verticalSizeClass: values.verticalSizeClass = .unspecified
        case .displayScale: values.displayScale = 0
        case .layoutDirection: values.layoutDirection = .unspecified
        case .preferredContentSizeCategory: values.preferredContentSizeCategory = .unspecified
        case .userInterfaceStyle: values.userInterfaceStyle = .unspecified
        case .userInterfaceIdiom: values.userInterfaceIdiom = .unspecified
        case .userInterfaceLevel: values.userInterfaceLevel = .unspecified
        case .accessibilityContrast: values.accessibilityContrast = .unspecified
        case .legibilityWeight: values.legibilityWeight = .unspecified
        case .displayGamut: values.displayGamut = .unspecified
        default: values.custom[ObjectIdentifier(trait)] = nil
        }
    }
}

/// An object with traits: a screen, window, view or view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

public protocol UITraitChangeRegistration: AnyObject {}

final class TraitRegistration: UITraitChangeRegistration {
    let traits: TraitMask
    let handler: @MainActor (UITraitCollection) -> Void

    init(traits: TraitMask, handler: @escaping @MainActor (UITraitCollection) -> Void) { self.traits = traits; self.handler = handler }
}

@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
    func addTraitRegistration(_ registration: any UITraitChangeRegistration)
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// Registers a handler that is called after one of `traits` changed, with the observing object and the previous traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void)
        -> any UITraitChangeRegistration
    {
        let registration = TraitRegistration(traits: TraitMask(traits)) { [weak self] previous in
            if let self { handler(self, previous) }
        }
        addTraitRegistration(registration)
        return registration
    }

    /// Registers a method that is called after one of `traits` changed: with the observing object and the previous traits, as far as it has
    /// arguments.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        weak let target = target as AnyObject
        return registerForTraitChanges(traits) { (object: Self, previous: UITraitCollection) in
            if let target { action.send(to: target, object, previous) }
        }
    }

    /// Registers a method of the observing object.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Registers a handler whose closure names its object's type itself: `{ (self: Self, previous) in … }`.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<Observer: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (object: Self, previous: UITraitCollection) in
            if let observer = object as? Observer { handler(observer, previous) }
        }
    }
}
