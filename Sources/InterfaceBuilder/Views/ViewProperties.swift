import UIKit

extension ViewBuilder {
    /// Sets the properties that all views have.
    func setCommonProperties(of view: UIView, _ kind: ViewKind, _ reading: Reading) {
        reading.skip("id", "key", "fixedFrame", "ambiguous", "misplaced", "verifyAmbiguity", "userLabel")
        // Sizes for Interface Builder's canvas. No app uses them; an audit takes them as the sizes of views that code will fill.
        reading.skip("placeholderIntrinsicWidth", "placeholderIntrinsicHeight")
        if purpose == .screen, Self.hasPlaceholderSize(reading) { view.placeholderSize = placeholderSize(reading) }
        reading.child("size", key: "customSize")?.skip("width", "height")
        setProperties(of: view, UIView.table.own, reading)
        if let opaque = reading.flag("opaque") { view.isOpaque = opaque }
        if let tag = reading.integer("tag") { view.tag = tag }
        setPriorities(of: view, reading)
        setMargins(of: view, reading)
        if let accessibility = reading.child("accessibility") { setAccessibility(of: view, accessibility) }
        reportCustomClass(of: kind, reading)
        if purpose == .canvas { setDesignSize(of: view, kind, reading) }
    }

    private func setPriorities(of view: UIView, _ reading: Reading) {
        func priority(_ name: String) -> UILayoutPriority? {
            reading.number(name).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
        }
        // Interface Builder omits 250, the only default in its canvas; some classes have other defaults (Controls.md, priorities).
        let hugging: UILayoutPriority? = purpose == .canvas ? .defaultLow : nil
        if let value = priority("horizontalHuggingPriority") ?? hugging { view.setContentHuggingPriority(value, for: .horizontal) }
        if let value = priority("verticalHuggingPriority") ?? hugging { view.setContentHuggingPriority(value, for: .vertical) }
        if let value = priority("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .horizontal)
        }
        if let value = priority("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .vertical)
        }
    }

    private func setMargins(of view: UIView, _ reading: Reading) {
        reading.skip("layoutMarginsFollowReadableWidth")
        if let margins = reading.child("edgeInsets", key: "layoutMargins") {
            view.layoutMargins = UIEdgeInsets(
                top: margins.number("top") ?? 0, left: margins.number("left") ?? 0, bottom: margins.number("bottom") ?? 0,
                right: margins.number("right") ?? 0)
        }
    }

    static func directionalInsets(_ reading: Reading) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: reading.number("top") ?? 0, leading: reading.number("leading") ?? 0, bottom: reading.number("bottom") ?? 0,
            trailing: reading.number("trailing") ?? 0)
    }

    /// Returns the insets of an `inset` element; an author's explicit zero is written as the smallest positive number.
    static func insets(_ reading: Reading) -> UIEdgeInsets {
        func number(_ name: String) -> Double {
            let value = reading.number(name) ?? 0
            return value.magnitude < 1e-9 ? 0 : value
        }
        return UIEdgeInsets(top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
    }

    private func setAccessibility(of view: UIView, _ reading: Reading) {
        reading.skip("key")
        if let label = reading["label"] { view.accessibilityLabel = label }
        if let hint = reading["hint"] { view.accessibilityHint = hint }
        if let value = reading["value"] { view.accessibilityValue = value }
        if let identifier = reading["identifier"] { view.accessibilityIdentifier = identifier }
        if let isElement = reading.child("bool", key: "isElement")?.flag("value") { view.isAccessibilityElement = isElement }
        session.markAll(reading.element)
    }

    private func reportCustomClass(of kind: ViewKind, _ reading: Reading) {
        guard let name = reading["customClass"], purpose == .screen, StandardClasses.type(named: name) == nil else { return }
        session.report(.customClass, at: reading.element, name)
    }
}
