import Foundation
import Graphics

/// A colour that may depend on traits.
public final class UIColor: NSObject, @unchecked Sendable {
    private let resolve: @Sendable (UITraitCollection) -> CGColor

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
        resolve = { _ in color }
    }

    public static let systemBlue = UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)

    public func resolvedCGColor(with traits: UITraitCollection) -> CGColor { resolve(traits) }
}
