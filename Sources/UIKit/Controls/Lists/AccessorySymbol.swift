import Foundation

/// The symbols at the ends of rows, in tables and collection views.
@MainActor enum AccessorySymbol {
    case disclosure, outlineDisclosure, checkmark, detail, delete, insert, reorder, selected, unselected

    /// The symbol's appearance: its size in points at the default text size (inferred from recorded content widths,
    /// Controls.md, disclosureContentWidth), and the text style that it scales with (inferred).
    private func look(
        _ metrics: SystemMetrics
    ) -> (name: String, size: CGFloat, weight: UIImage.SymbolWeight, color: UIColor, style: UIFont.TextStyle) {
        switch self {
        case .disclosure: ("chevron.forward", metrics.rowChevron.size, .semibold, .tertiaryLabel, metrics.rowChevron.style)
        case .outlineDisclosure: ("chevron.down", 13, .semibold, .tintColor, .footnote)
        case .checkmark: ("checkmark", 15, .semibold, .tintColor, .body)
        case .detail: ("info.circle", 19, .regular, .tintColor, .body)
        // Shown while editing (inferred).
        case .delete: ("minus.circle.fill", 20, .regular, .systemRed, .body)
        case .insert: ("plus.circle.fill", 20, .regular, .systemGreen, .body)
        case .reorder: ("line.3.horizontal", 17, .regular, .tertiaryLabel, .body)
        case .selected: ("checkmark.circle.fill", 20, .regular, .tintColor, .body)
        case .unselected: ("circle", 20, .regular, .tertiaryLabel, .body)
        }
    }

    func view(for traits: UITraitCollection) -> UIImageView {
        let metrics = traits.systemGeneration.metrics, look = look(metrics)
        let size = look.size * TextStyleMetrics.metrics(of: look.style).growth(in: traits.preferredContentSizeCategory)
        let view = UIImageView(
            image: UIImage(systemName: look.name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: look.weight)))
        view.tintColor = look.color
        view.contentMode = .center
        // The chevron's frame is narrower than its image, and rounded to half points.
        if self == .disclosure {
            func grown(_ side: CGFloat) -> CGFloat { (side * size / look.size * 2).rounded() / 2 }
            view.bounds.size = CGSize(width: grown(metrics.rowChevron.frame.width), height: grown(metrics.rowChevron.frame.height))
        }
        return view
    }
}
