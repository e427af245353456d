import UIKit

extension Finding.Kind {
    /// A text's colour is too close to its background.
    package static let lowContrast = Self("lowContrast", .error, "A text has too little contrast.")
}

enum LowContrast: Rule {
    nonisolated static let kind = Finding.Kind.lowContrast

    /// The least contrast that the Web Content Accessibility Guidelines (1.4.3) allow for large text. For small text they require 4.5,
    /// which some system colours do not reach either.
    private static let least = 3.0

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.labels.compactMap { text in
            let label = text.label
            guard label.isEnabled, let ink = color(label.textColor, of: label), let ground = ground(below: text.sighting, audit) else {
                return nil
            }
            let contrast = Contrast.between(ink.over(ground), ground)
            guard contrast < least else { return nil }
            let ratio = (contrast * 10).rounded() / 10
            return audit.finding(
                kind, text.sighting, "“\(audit.excerpt(label))” has a contrast of \(ratio) : 1", "make it at least 3 : 1, ideally 4.5 : 1")
        }
    }

    static func remedies(for finding: ViewFinding) -> [Change] {
        guard let label = finding.view as? UILabel else { return [] }
        return [
            .textColor(label, .secondaryLabel, name: "secondaryLabel"), .textColor(label, .label, name: "label"),
            .textColor(label, .white, name: "white"), .textColor(label, .black, name: "black"),
        ]
    }

    /// Returns the background colour of a text; nil if images, blurs or drawings are behind it.
    private static func ground(below text: Audit.Sighting, _ audit: Audit) -> CGColor? {
        guard let index = audit.views.firstIndex(where: { $0.view === text.view }) else { return nil }
        for behind in audit.views[...index].reversed() where behind.frame.encloses(text.frame) {
            if behind.view is UIImageView || behind.view is UIVisualEffectView || behind.view.alpha < 1 { return nil }
            if behind.view is UIControl, behind.view !== text.view { return nil }
            // A gradient, a shape, or a layer that was added by code.
            if type(of: behind.view.layer) != CALayer.self || behind.view.layer.sublayers?.contains(where: { $0.delegate == nil }) == true {
                return nil
            }
            guard let background = color(behind.view.backgroundColor, of: behind.view), background.alpha > 0 else { continue }
            return background.alpha >= 0.99 ? background : nil
        }
        return color(audit.window.backgroundColor, of: audit.window).flatMap { $0.alpha >= 0.99 ? $0 : nil }
    }

    private static func color(_ color: UIColor?, of view: UIView) -> CGColor? { color?.resolvedColor(with: view.traitCollection).cgColor }
}

/// Contrast as the Web Content Accessibility Guidelines 2.1 define it: 1 for equal colours, 21 for black on white.
enum Contrast {
    static func between(_ a: CGColor, _ b: CGColor) -> Double {
        let (x, y) = (luminance(a), luminance(b))
        return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }

    private static func luminance(_ color: CGColor) -> Double {
        func linear(_ value: CGFloat) -> Double {
            value <= 0.04045 ? Double(value) / 12.92 : pow((Double(value) + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
}

extension CGColor {
    fileprivate func over(_ ground: CGColor) -> CGColor {
        func mixed(_ top: CGFloat, _ bottom: CGFloat) -> CGFloat { top * alpha + bottom * (1 - alpha) }
        return CGColor(red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
    }
}
