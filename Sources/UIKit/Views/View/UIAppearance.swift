import Foundation

/// A class whose instances can be styled together, through a proxy.
///
/// A proxy is an instance of its class, and records the setters that are called on it. A view gets what the proxies recorded when it enters a
/// window, before its layout. Later changes of a proxy do not reach views that are in a window already, and what code set on a view itself
/// stays (apple-docs: UIAppearance). Bar items get it when a bar shows them.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// A class that can be named as the container of views with their own style.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIAppearance where Self: UIView {
    /// Returns the proxy of the class.
    public static func appearance() -> Self { AppearanceProxies.proxy(containers: [], traits: nil, make: AppearanceProxies.newObject) }

    /// Returns the proxy of instances inside instances of the containers, the innermost first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.proxy(containers: containerTypes, traits: nil, make: AppearanceProxies.newObject)
    }

    /// Returns the proxy of instances whose traits contain these.
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.proxy(containers: [], traits: trait, make: AppearanceProxies.newObject)
    }

    /// Returns the proxy of instances whose traits contain these, inside instances of the containers.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(containers: containerTypes, traits: trait, make: AppearanceProxies.newObject)
    }
}

extension UIView: UIAppearance, UIAppearanceContainer, SetterReporting {}
extension UIViewController: UIAppearanceContainer {}
