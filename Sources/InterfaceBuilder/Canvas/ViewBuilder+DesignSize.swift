import UIKit

extension ViewBuilder {
    /// Sets the size that replaces the view's intrinsic size in the canvas: fed from outside, set by the author as a placeholder, recorded
    /// by a designable class, or given by the control sizes of the Xcode version.
    func setDesignSize(of view: UIView, _ kind: ViewKind, _ reading: Reading) {
        if let size = reading.child("size", key: "intrinsicContentSize") {
            view.designSize = DesignSize(width: size.number("width").map { CGFloat($0) }, height: size.number("height").map { CGFloat($0) })
            return
        }
        if Self.hasPlaceholderSize(reading) {
            view.designSize = placeholderSize(reading)
            return
        }
        let fed = reading.element.id.flatMap { measured[$0] }
        let sizes = CanvasControlSizes(toolsVersion: document.toolsVersion, device: document.device)
        let style = reading["style"] ?? reading["progressViewStyle"] ?? reading["borderStyle"]
        let ruled = sizes.size(of: kind, style: style)
        guard fed != nil || ruled != nil else { return }
        let free: CGFloat? = ruled == nil || CanvasControlSizes.keepsOwnWidth(kind) ? nil : UIView.noIntrinsicMetric
        view.designSize = DesignSize(
            width: (fed?.width ?? ruled?.width).map { CGFloat($0) } ?? free,
            height: (fed?.height ?? ruled?.height).map { CGFloat($0) } ?? free)
    }

    static func hasPlaceholderSize(_ reading: Reading) -> Bool {
        reading["placeholderIntrinsicWidth"] != nil || reading["placeholderIntrinsicHeight"] != nil
    }

    /// Returns the placeholder size; `infinite` leaves an axis free.
    func placeholderSize(_ reading: Reading) -> DesignSize {
        func length(_ name: String) -> CGFloat {
            reading.number(name).map { min(max($0, 0), 100_000) } ?? UIView.noIntrinsicMetric
        }
        return DesignSize(width: length("placeholderIntrinsicWidth"), height: length("placeholderIntrinsicHeight"))
    }
}
