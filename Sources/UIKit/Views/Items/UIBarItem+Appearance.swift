import Foundation

/// Items get what their proxies recorded when a bar shows them. Their containers are the bar and what is around it.
extension UIBarItem: UIAppearance, SetterReporting {
    fileprivate static func proxy<Item: UIBarItem>(
        _ containers: [any UIAppearanceContainer.Type] = [], _ traits: UITraitCollection? = nil
    ) -> Item {
        AppearanceProxies.proxy(containers: containers, traits: traits) {
            guard let item = Item(coder: NSCoder()) else { fatalError("\(Item.self) cannot be made from a coder") }
            return item
        }
    }
}

extension UIAppearance where Self: UIBarItem {
    /// Returns the proxy of the class.
    public static func appearance() -> Self { proxy() }

    /// Returns the proxy of items inside instances of the containers, the innermost first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(containerTypes)
    }

    /// Returns the proxy of items in a bar whose traits contain these.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy([], trait) }

    /// Returns the proxy of items in a bar whose traits contain these, inside instances of the containers.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(containerTypes, trait) }
}
