import Foundation
import Graphics

/// The search field of a navigation item in a toolbar of iOS 26: a magnifying glass and the placeholder on the bar's glass, or the glass
/// alone for a button. It does not become active.
@MainActor final class ToolbarSearchField: UIControl {
    /// Whether it is a field, and not a button.
    let isField: Bool
    private let image = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    private let label = UILabel()

    /// Nil for an item that is no place of a search field.
    init?(_ item: UIBarButtonItem) {
        guard let owner = item.searchOwner, let search = owner.searchController else { return nil }
        isField = owner.preferredSearchBarPlacement != .integratedButton
        super.init(frame: .zero)
        image.tintColor = .label
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        addSubview(image)
        let text = search.searchBar.text ?? ""
        label.text = text.isEmpty ? search.searchBar.placeholder ?? "Search" : text
        label.textColor = text.isEmpty ? .secondaryLabel : .label
        label.font = .systemFont(ofSize: 17)
        label.isHidden = !isField
        addSubview(label)
        accessibilityLabel = search.searchBar.placeholder ?? "Search"
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 48, height: 48) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = image.intrinsicContentSize, text = label.intrinsicContentSize
        let x = isField ? 14 : (bounds.width - size.width) / 2
        func frame(_ x: CGFloat, _ size: CGSize, _ width: CGFloat) -> CGRect {
            mirrored(CGRect(x: roundToPixel(x), y: roundToPixel((bounds.height - size.height) / 2), width: width, height: size.height))
        }
        image.frame = frame(x, size, size.width)
        label.frame = frame(x + size.width + 8, text, max(min(text.width, bounds.width - x - size.width - 22), 0))
    }
}
