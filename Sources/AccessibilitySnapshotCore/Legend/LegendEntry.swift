import UIKit

/// An element in the legend: its colour, what is said of it, its hint, actions, details, rotors and names for Voice Control.
final class LegendEntry: UIView {
    private let marker = UIView()
    private let descriptionLabel: UILabel
    /// Everything below the description, in order.
    private let parts: [UIView]

    init(_ element: AccessibilityMarker, color: UIColor, _ configuration: AccessibilitySnapshotConfiguration) {
        let words = SpokenWords(element.accessibilityLanguage)
        // Without a description, the heading of what follows is beside the marker.
        let actionsFirst = element.description.isEmpty && !element.customActions.isEmpty
        let contentFirst = element.description.isEmpty && !actionsFirst && !element.customContent.isEmpty
        let text = actionsFirst ? words[.actions] : contentFirst ? words[.moreContent] : element.description
        descriptionLabel = .legend(text, .systemFont(ofSize: LegendLayoutMetrics.descriptionFontSize))
        var parts: [UIView] = []
        if let hint = element.hint {
            parts.append(UILabel.legend(hint, .italicSystemFont(ofSize: LegendLayoutMetrics.hintFontSize), UIColor(white: 0.3, alpha: 1)))
        }
        if !element.customActions.isEmpty {
            parts.append(LegendList(heading: actionsFirst ? nil : words[.actions], element.customActions.map { ($0, false) }))
        }
        if !element.customContent.isEmpty {
            let content = element.customContent.map { (text: $0.text, isImportant: $0.isImportant) }
            parts.append(LegendList(heading: contentFirst ? nil : words[.moreContent], content))
        }
        let rotors = element.shownRotors(configuration.rotors.displayMode)
        if !rotors.isEmpty { parts.append(RotorList(rotors, words)) }
        if let names = element.shownInputLabels(configuration.inputLabelDisplayMode, words) { parts.append(PillsView(names)) }
        self.parts = parts
        super.init(frame: .zero)
        marker.backgroundColor = color
        for view in [marker, descriptionLabel] + parts { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A legend is in no document.") }

    private static let textX = LegendLayoutMetrics.markerSize + LegendLayoutMetrics.markerToLabelSpacing

    /// The first line is centred beside the marker.
    private func top(_ size: CGSize) -> CGFloat {
        descriptionLabel.numberOfLines = 1
        defer { descriptionLabel.numberOfLines = 0 }
        return (LegendLayoutMetrics.markerSize - descriptionLabel.sizeThatFits(size).height) / 2
    }

    private func textSize(in width: CGFloat) -> CGSize { CGSize(width: width - Self.textX, height: .greatestFiniteMagnitude) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = textSize(in: size.width)
        let all = ([descriptionLabel] + parts).map { $0.sizeThatFits(text) }
        let below = all.dropFirst().filter { $0.height != 0 }.map { $0.height + LegendLayoutMetrics.interItemSpacing }.reduce(0, +)
        return CGSize(
            width: Self.textX + (all.map(\.width).max() ?? 0),
            height: max(LegendLayoutMetrics.markerSize, top(text) + all[0].height + below))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        marker.frame = CGRect(x: 0, y: 0, width: LegendLayoutMetrics.markerSize, height: LegendLayoutMetrics.markerSize)
        let text = textSize(in: bounds.width)
        var y = top(text)
        for view in [descriptionLabel] + parts {
            view.frame = CGRect(origin: CGPoint(x: Self.textX, y: y), size: view.sizeThatFits(text))
            y = view.frame.maxY + LegendLayoutMetrics.interItemSpacing
        }
    }
}

extension AccessibilityMarker.CustomContent {
    fileprivate var text: String { value.isEmpty ? label : "\(label): \(value)" }
}

extension AccessibilityMarker {
    /// The names by which Voice Control knows the element; nil if none are shown.
    fileprivate func shownInputLabels(_ mode: AccessibilityContentDisplayMode, _ words: SpokenWords) -> [String]? {
        let own = userInputLabels.flatMap { $0.isEmpty ? nil : $0 }
        switch mode {
        case .always: return own ?? standardInputLabels(words)
        case .whenOverridden: return respondsToUserInteraction ? own : nil
        case .never: return nil
        }
    }

    private func standardInputLabels(_ words: SpokenWords) -> [String] {
        (label?.split(separator: " ").map(String.init) ?? []) + (traits.contains(.button) ? [words[.button]] : [])
            + (traits.contains(.adjustable) ? [words[.adjustable]] : [])
    }
}

extension UILabel {
    static func legend(_ text: String, _ font: UIFont, _ color: UIColor = .black) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
