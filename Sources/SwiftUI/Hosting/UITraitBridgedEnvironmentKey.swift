import UIKit

/// The key of a value that is both in SwiftUI's environment and among UIKit's traits.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UITraitBridgedEnvironmentKey {
    /// Returns the value in the traits, for an environment that does not set it.
    static func anyValue(in traits: UITraitCollection) -> Any { read(from: traits) }

    static func write(_ value: Any, to traits: inout any UIMutableTraits) {
        if let value = value as? Value { write(to: &traits, value: value) }
    }
}
