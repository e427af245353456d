import Foundation

/// Classes whose instances can be dressed all at once. Bars begin with what their proxies say; the proxies of other views keep what they are
/// told, and no view is changed by it.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

@MainActor package enum AppearanceProxies {
    fileprivate static var views: [ObjectIdentifier: UIView] = [:]

    /// As if no proxy had ever been told anything.
    package static func removeAll() { views = [:] }
}

extension UIAppearance where Self: UIView {
    /// One object for each class.
    public static func appearance() -> Self {
        if let proxy = AppearanceProxies.views[ObjectIdentifier(Self.self)] as? Self { return proxy }
        guard let proxy = Self(coder: NSCoder()) else { fatalError("\(Self.self) cannot be made from a coder") }
        AppearanceProxies.views[ObjectIdentifier(Self.self)] = proxy
        return proxy
    }

    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { appearance() }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
