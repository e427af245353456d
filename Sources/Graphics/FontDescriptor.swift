import Foundation

/// Which face, how big: everything text measuring and drawing need, as a value.
public struct FontDescriptor: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        /// San Francisco's metrics, drawn with the substitute faces.
        case system
        case systemMonospaced, systemRounded, systemSerif
        /// A face registered by the user, by its PostScript or family name.
        case named(String)
    }

    public var family: Family
    /// Points.
    public var size: CGFloat
    /// CSS scale: 400 regular, 500 medium, 600 semibold, 700 bold.
    public var weight: Int
    public var isItalic = false
    public var hasMonospacedDigits = false
    /// Extra distance between lines, `UIFont.leading`, points. 0 for fonts that are not text styles.
    public var leading: CGFloat = 0

    public init(family: Family = .system, size: CGFloat, weight: Int = 400) {
        self.family = family; self.size = size; self.weight = weight
    }
}
