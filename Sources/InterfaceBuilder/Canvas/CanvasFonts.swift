import UIKit

/// The fonts of the canvas of the Xcode that wrote a document, where they are not those of a device.
struct CanvasFonts: Sendable, Equatable {
    let toolsVersion: Int

    /// Xcode 13 and 14 showed text styles at the smallest of the usual sizes: 14 of 16 labels, five owners.
    var contentSizeCategory: UIContentSizeCategory {
        (18_000..<21_000).contains(toolsVersion) ? .extraSmall : .large
    }

    /// Large titles were smaller in Xcode 9 to 10.1: first titles 26 (8 of 8), second ones 20 (1 of 1), large ones 30 (3 of 3).
    private func pointSize(of style: UIFont.TextStyle) -> CGFloat? {
        guard (13_000..<14_480).contains(toolsVersion) else { return nil }
        return switch style {
        case .largeTitle: 30
        case .title1: 26
        case .title2: 20
        default: nil
        }
    }

    func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        let traits = UITraitCollection(preferredContentSizeCategory: contentSizeCategory)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        return pointSize(of: style).map(font.withSize) ?? font
    }

    /// Bold, where a device has semibold: 39 widths of labels fit, one does with semibold.
    func boldSystemFont(ofSize size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .bold) }
}
