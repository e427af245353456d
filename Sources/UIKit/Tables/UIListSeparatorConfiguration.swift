import Foundation

/// How the lines between rows of a list look. Kept; lists draw their separators as they are by default.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = automaticInsets
    public var bottomSeparatorInsets = automaticInsets
    public var color = UIColor.separator
    public var multipleSelectionColor = UIColor.separator

    /// Insets that stand for the list's own.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
