import Foundation

/// A face and its size: everything that measuring and drawing text need, as a value.
package struct FontDescriptor: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        /// San Francisco's metrics, drawn with the substitute faces.
        case system
        case systemMonospaced, systemRounded, systemSerif
        /// A face registered by the user, by its PostScript or family name.
        case named(String)
    }

    package var family: Family
    /// The size in points.
    package var size: CGFloat
    /// The weight on the CSS scale: 400 regular, 500 medium, 600 semibold, 700 bold.
    package var weight: Int
    package var isItalic = false
    package var hasMonospacedDigits = false
    /// The extra distance between lines in points, `UIFont.leading`. 0 for fonts that are not text styles.
    package var leading: CGFloat = 0

    package init(family: Family = .system, size: CGFloat, weight: Int = 400) {
        self.family = family; self.size = size; self.weight = weight
    }
}
