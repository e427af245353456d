import UIKit

/// The user-defined runtime attributes that affect drawing: those of the layer, and common ones that custom classes pass on to it.
@MainActor enum RuntimeAttributes {
    static func apply(to view: UIView, _ reading: Reading) {
        apply(reading) { set($0, of: view, $1) }
    }

    static func apply(to constraint: NSLayoutConstraint, _ reading: Reading) {
        apply(reading) { InterfaceModules.setAttribute($0, of: constraint, to: value($1)) }
    }

    private static func apply(_ reading: Reading, set: (_ keyPath: String, _ attribute: Reading) -> Bool) {
        guard let list = reading.child("userDefinedRuntimeAttributes") else { return }
        for attribute in list.children("userDefinedRuntimeAttribute") {
            guard let keyPath = attribute["keyPath"] else { continue }
            let isKnown = set(keyPath, attribute)
            reading.session.markAll(attribute.element)
            if !isKnown { reading.session.report(.runtimeAttribute, at: attribute.element, keyPath) }
        }
    }

    private static func set(_ keyPath: String, of view: UIView, _ attribute: Reading) -> Bool {
        if InterfaceModules.setAttribute(keyPath, of: view, to: value(attribute)) { return true }
        // `cornerRadius` and the like are usually inspectable properties of a custom class that set its layer's.
        let key = keyPath.hasPrefix("layer.") ? String(keyPath.dropFirst(6)) : keyPath
        switch key {
        case IgnoredFindings.keyPath: break
        case "cornerRadius": number(attribute).map { view.layer.cornerRadius = bounded($0) }
        case "borderWidth": number(attribute).map { view.layer.borderWidth = bounded($0) }
        case "borderColor", "borderUIColor", "borderIBColor": color(attribute).map { view.layer.borderColor = $0.cgColor }
        case "masksToBounds", "clipsToBounds": flag(attribute).map { view.clipsToBounds = $0 }
        case "shadowColor", "shadowUIColor": color(attribute).map { view.layer.shadowColor = $0.cgColor }
        case "shadowOpacity": number(attribute).map { view.layer.shadowOpacity = Float(min(max($0, 0), 1)) }
        case "shadowRadius": number(attribute).map { view.layer.shadowRadius = bounded($0) }
        case "shadowOffset": size(attribute).map { view.layer.shadowOffset = $0 }
        case "zPosition": number(attribute).map { view.layer.zPosition = bounded($0) }
        case "hidden", "isHidden": flag(attribute).map { view.isHidden = $0 }
        case "alpha", "opacity": number(attribute).map { view.alpha = min(max($0, 0), 1) }
        case "backgroundColor": color(attribute).map { view.backgroundColor = $0 }
        case "tintColor": color(attribute).map { view.tintColor = $0 }
        case "accessibilityIdentifier": text(attribute).map { view.accessibilityIdentifier = $0 }
        case "accessibilityLabel": text(attribute).map { view.accessibilityLabel = $0 }
        default: return false
        }
        return true
    }

    /// Returns the value according to the attribute's type.
    private static func value(_ attribute: Reading) -> Any? {
        switch attribute.element["type"] {
        case "boolean": flag(attribute)
        case "number": number(attribute)
        case "color": color(attribute)
        case "size": size(attribute)
        case "image": attribute.element["value"].flatMap { UIImage(named: $0) }
        case "point": size(attribute).map { CGPoint(x: $0.width, y: $0.height) }
        default: text(attribute)
        }
    }

    private static func bounded(_ value: Double) -> CGFloat { min(max(value, -100_000), 100_000) }

    private static func number(_ attribute: Reading) -> Double? {
        Number.parse(attribute.element["value"] ?? attribute.element.child(key: "value")?["value"])
    }

    private static func flag(_ attribute: Reading) -> Bool? {
        attribute.element["value"].map { $0 == "YES" || $0 == "1" }
    }

    private static func text(_ attribute: Reading) -> String? { attribute.element["value"] }

    private static func color(_ attribute: Reading) -> UIColor? {
        attribute.child("color", key: "value").flatMap(ColorReader.color)
    }

    private static func size(_ attribute: Reading) -> CGSize? {
        guard let value = attribute.element.child(key: "value") else { return nil }
        let width = Number.parse(value["width"] ?? value["x"]), height = Number.parse(value["height"] ?? value["y"])
        guard let width, let height else { return nil }
        return CGSize(width: bounded(width), height: bounded(height))
    }
}
