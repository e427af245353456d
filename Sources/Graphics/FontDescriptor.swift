import Foundation

/// Which face, how big: everything text measuring and drawing need, as a value.
package struct FontDescriptor: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        /// San Francisco's metrics, drawn with the substitute faces.
        case system
        case systemMonospaced, systemRounded, systemSerif
        /// A face registered by the user, by its PostScript or family name.
        case named(String)
    }

    package var family: Family
    /// Points.
    package var size: CGFloat
    /// CSS scale: 400 regular, 500 medium, 600 semibold, 700 bold.
    package var weight: Int
    package var isItalic = false
    package var hasMonospacedDigits = false
    /// Extra distance between lines, `UIFont.leading`, points. 0 for fonts that are not text styles.
    package var leading: CGFloat = 0

    package init(family: Family = .system, size: CGFloat, weight: Int = 400) {
        self.family = family; self.size = size; self.weight = weight
    }
}
