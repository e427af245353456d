import Foundation
import Graphics

/// Scales custom fonts and lengths the way a text style scales. Without traits, the text size of the application counts, also in callbacks of a
/// view whose traits say another (a recorded picture).
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of the body style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Returns the scaled font. Its point size is a whole number (TextStyles.md, fontMetrics; the direction of rounding is inferred).
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traits)
    }

    /// Returns the scaled font. A font that already scales is returned unchanged, where UIKit would raise an exception.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?) -> UIFont {
        guard font.scaling == nil else { return font }
        let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
        return UIFont.Scaling(style: style, base: font.descriptor, maximumPointSize: maximum).font(in: traits ?? .ofApplication)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns the scaled value, rounded to a pixel (TextStyles.md, fontMetrics).
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        let traits = traits ?? .ofApplication
        let scaled = value * TextStyleMetrics.metrics(of: style).growth(in: traits.preferredContentSizeCategory)
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.ofApplication.displayScale
        return scale > 0 ? (scaled * scale).rounded() / scale : scaled
    }
}
