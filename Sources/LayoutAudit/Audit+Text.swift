import UIKit

extension Audit {
    private var labels: [(sighting: Sighting, label: UILabel)] {
        views.compactMap { sighting in
            guard let label = sighting.view as? UILabel, label.text?.isEmpty == false, !sighting.frame.isEmpty else { return nil }
            return (sighting, label)
        }
    }

    var truncatedTexts: [Finding] {
        labels.filter(\.label.isTruncated).map { sighting, label in
            let room = label.numberOfLines == 1 ? "numberOfLines = 0, or a lower resistance of what stands beside it" : "more height"
            return finding(.truncatedText, sighting, "“\(excerpt(label))” does not fit", "it needs \(room)")
        }
    }

    var overlappingTexts: [Finding] {
        let texts = labels.map { sighting, label in
            (
                sighting, label,
                label.convert(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines), to: window)
            )
        }
        var found: [Finding] = []
        for (index, first) in texts.enumerated() {
            for second in texts[(index + 1)...] {
                let shared = first.2.intersection(second.2)
                // A point of each may be leading.
                guard !shared.isNull, shared.width > 1, shared.height > 2 else { continue }
                found.append(
                    finding(
                        .overlappingText, second.0, "“\(excerpt(second.1))” lies over “\(excerpt(first.1))”",
                        "constrain one from the other's edge"))
            }
        }
        return found
    }

    /// The least that the Web Content Accessibility Guidelines (1.4.3) allow, for large text; for small text they ask for 4.5, which colours
    /// of the system do not reach either.
    private static let leastContrast = 3.0

    var faintTexts: [Finding] {
        labels.compactMap { sighting, label in
            guard label.isEnabled, let ground = ground(below: sighting), let ink = color(label.textColor, of: label) else { return nil }
            let contrast = Contrast.between(ink.over(ground), ground)
            guard contrast < Self.leastContrast else { return nil }
            let ratio = (contrast * 10).rounded() / 10
            return finding(
                .lowContrast, sighting, "“\(excerpt(label))” has a contrast of \(ratio) : 1", "make it at least 3 : 1, better 4.5 : 1")
        }
    }

    private func excerpt(_ label: UILabel) -> String {
        let text = (label.text ?? "").replacing("\n", with: " ")
        return text.count > 32 ? text.prefix(31) + "…" : text
    }

    /// The colour on which a text stands; nil when pictures, blurs or drawings lie there.
    private func ground(below text: Sighting) -> CGColor? {
        guard let place = views.firstIndex(where: { $0.view === text.view }) else { return nil }
        for behind in views[...place].reversed() where behind.frame.contains(text.frame) {
            if behind.view is UIImageView || behind.view is UIVisualEffectView || behind.view.alpha < 1 { return nil }
            if behind.view is UIControl, behind.view !== text.view { return nil }
            guard let background = color(behind.view.backgroundColor, of: behind.view), background.alpha > 0 else { continue }
            return background.alpha >= 0.99 ? background : nil
        }
        return color(window.backgroundColor, of: window).flatMap { $0.alpha >= 0.99 ? $0 : nil }
    }

    private func color(_ color: UIColor?, of view: UIView) -> CGColor? { color?.resolvedColor(with: view.traitCollection).cgColor }
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
