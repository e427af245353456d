import Foundation

/// The appearance of the separators of a list. Automatically there is one below each row but the last of a group.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = automaticInsets
    public var bottomSeparatorInsets = automaticInsets
    public var color = UIColor.separator
    public var multipleSelectionColor = UIColor.separator

    /// A value that stands for the list's default insets.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
