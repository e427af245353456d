import UIKit

/// The fonts of the canvas in the Xcode that wrote a document, where they differ from a device's.
struct CanvasFonts: Sendable, Equatable {
    let toolsVersion: ToolsVersion

    /// Xcode 13 and 14 showed text styles at the smallest standard size: 14 of 16 labels, five owners.
    var contentSizeCategory: UIContentSizeCategory {
        toolsVersion.isFrom(.xcode12_5, before: .xcode14) ? .extraSmall : .large
    }

    /// Titles were smaller in Xcode 9 to 10.1: `title1` 26 (8 of 8), `title2` 20 (1 of 1), `largeTitle` 30 (3 of 3).
    private func pointSize(of style: UIFont.TextStyle) -> CGFloat? {
        guard toolsVersion.isFrom(.xcode9Beta, before: .xcode10_2) else { return nil }
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

    /// Bold, where a device uses semibold: 39 label widths match with bold, one with semibold.
    func boldSystemFont(ofSize size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .bold) }
}
