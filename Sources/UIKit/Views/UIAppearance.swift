import Foundation

/// Classes whose instances can be dressed all at once. Bars begin with what their proxies say; the proxies of other views keep what they are
/// told, and no view is changed by it.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// One object for each class that was asked for.
@MainActor final class AppearanceProxies {
    private var proxies: [ObjectIdentifier: AnyObject] = [:]

    nonisolated init() {}

    /// The one of a class, made when it is first asked for.
    static func proxy<Object: AnyObject>(of type: Object.Type, make: () -> Object) -> Object {
        let known = ScreenEnvironment.current.appearance
        if let proxy = known.proxies[ObjectIdentifier(type)] as? Object { return proxy }
        let proxy = make()
        known.proxies[ObjectIdentifier(type)] = proxy
        return proxy
    }

    /// What was told to the proxies of a base class and of an object's own class, in that order.
    static func told<Object: AnyObject>(of base: Object.Type, to object: Object) -> [Object] {
        let known = ScreenEnvironment.current.appearance.proxies, own = type(of: object)
        let types = own == base ? [ObjectIdentifier(base)] : [ObjectIdentifier(base), ObjectIdentifier(own)]
        return types.compactMap { known[$0] as? Object }
    }
}

extension UIAppearance where Self: UIView {
    /// One object for each class.
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
