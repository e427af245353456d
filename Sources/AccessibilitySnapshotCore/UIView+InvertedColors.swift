import ImageProcessing
import UIKit

extension UIView {
    /// Draws the view as with Smart Invert: with inverted colours, except in views that ignore it and what is in them.
    public func drawHierarchyWithInvertedColors(in rect: CGRect, using context: UIGraphicsImageRendererContext) {
        guard !accessibilityIgnoresInvertColors else {
            drawHierarchy(in: rect, afterScreenUpdates: true)
            return
        }
        let separate = subviews.filter { !$0.isHidden && $0.hasViewThatIgnoresInvertColors }
        for view in separate { view.isHidden = true }
        inverted(UIGraphicsImageRenderer(bounds: bounds).image { _ in drawHierarchy(in: bounds, afterScreenUpdates: true) }).draw(in: rect)
        for view in separate { view.isHidden = false }
        let ordered = separate.enumerated().sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
        for (_, view) in ordered {
            view.drawHierarchyWithInvertedColors(in: view.frame.offsetBy(dx: rect.minX, dy: rect.minY), using: context)
        }
    }

    /// Returns a picture of the view with Smart Invert. The setting is on and announced meanwhile.
    package func imageWithInvertedColors() -> UIImage {
        let isAlone = window == nil && !(self is UIWindow)
        if isAlone { (UIApplication.shared.keyWindow ?? UIWindow(frame: UIScreen.main.bounds)).addSubview(self) }
        defer { if isAlone { removeFromSuperview() } }
        layoutIfNeeded()
        setInvertColors(true)
        defer { setInvertColors(false) }
        return UIGraphicsImageRenderer(bounds: bounds).image { drawHierarchyWithInvertedColors(in: bounds, using: $0) }
    }

    private func setInvertColors(_ isOn: Bool) {
        AssistiveSettings.current.invertsColors = isOn
        NotificationCenter.default.post(name: UIAccessibility.invertColorsStatusDidChangeNotification, object: nil)
    }

    private func inverted(_ image: UIImage) -> UIImage {
        image.bitmap.map { UIImage(bitmap: $0.inverted(), scale: image.scale) } ?? image
    }

    private var hasViewThatIgnoresInvertColors: Bool {
        accessibilityIgnoresInvertColors || subviews.contains(where: \.hasViewThatIgnoresInvertColors)
    }
}
