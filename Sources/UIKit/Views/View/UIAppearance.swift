import Foundation

/// A class whose instances can be styled together, through a proxy. Bars start with the values of their proxies. The proxies of other views
/// store values, but do not change any view.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// The proxies, one for each class that was requested.
@MainActor final class AppearanceProxies: InheritedState {
    private var proxies: [ObjectIdentifier: AnyObject] = [:]
    /// The classes whose proxies are those of the app's launch. A screen that requests such a proxy gets its own, which begins with the
    /// same values.
    private var inherited: Set<ObjectIdentifier> = []

    nonisolated init() {}

    init(inheriting parent: AppearanceProxies) {
        proxies = parent.proxies
        inherited = Set(proxies.keys)
    }

    /// Returns the proxy of a class, created when first requested.
    static func proxy<Object: AnyObject>(of type: Object.Type, make: () -> Object) -> Object {
        let known = AppearanceProxies.current, key = ObjectIdentifier(type)
        if !known.inherited.contains(key), let proxy = known.proxies[key] as? Object { return proxy }
        let proxy = make()
        known.proxies[key] = proxy
        known.inherited.remove(key)
        return proxy
    }

    /// Returns the proxies of a base class and of an object's own class, in that order, as far as they exist.
    static func matching<Object: AnyObject>(_ base: Object.Type, for object: Object) -> [Object] {
        let known = AppearanceProxies.current.proxies, own = type(of: object)
        let types = own == base ? [ObjectIdentifier(base)] : [ObjectIdentifier(base), ObjectIdentifier(own)]
        return types.compactMap { known[$0] as? Object }
    }
}

extension UIAppearance where Self: UIView {
    /// Returns the proxy of the class.
    public static func appearance() -> Self {
        AppearanceProxies.proxy(of: Self.self) {
            guard let proxy = Self(coder: NSCoder()) else { fatalError("\(Self.self) cannot be made from a coder") }
            return proxy
        }
    }

    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { appearance() }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
