import UIKit

/// Actions or details of an element: a heading, and an arrow before each of them.
final class LegendList: UIView {
    private let heading: UILabel?
    private let rows: [(arrow: UILabel, text: UILabel)]
    private static let spacing: CGFloat = 4

    init(heading: String?, _ texts: [(text: String, isImportant: Bool)]) {
        let font = UIFont.systemFont(ofSize: LegendLayoutMetrics.descriptionFontSize)
        self.heading = heading.map { .legend($0, font) }
        rows = texts.map { text, isImportant in
            let own = isImportant ? UIFont.boldSystemFont(ofSize: LegendLayoutMetrics.descriptionFontSize) : font
            return (.legend("↓", font), .legend(text, own))
        }
        super.init(frame: .zero)
        for view in [self.heading].compactMap({ $0 }) + rows.flatMap({ [$0.arrow, $0.text] }) { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A legend is in no document.") }

    private var textX: CGFloat { (rows.first?.arrow.intrinsicContentSize.width ?? 0) + 2 * Self.spacing }

    private func textSize(_ label: UILabel, in width: CGFloat) -> CGSize {
        label.sizeThatFits(CGSize(width: width - textX, height: .greatestFiniteMagnitude))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let first = heading?.sizeThatFits(size).height ?? -Self.spacing
        return CGSize(
            width: size.width, height: rows.map { textSize($0.text, in: size.width).height }.reduce(first) { $0 + Self.spacing + $1 })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        if let heading {
            heading.frame = CGRect(origin: .zero, size: heading.sizeThatFits(bounds.size))
            y = heading.frame.maxY + Self.spacing
        }
        for row in rows {
            row.arrow.frame = CGRect(origin: CGPoint(x: Self.spacing, y: y), size: row.arrow.intrinsicContentSize)
            row.text.frame = CGRect(origin: CGPoint(x: textX, y: y), size: textSize(row.text, in: bounds.width))
            y = row.text.frame.maxY + Self.spacing
        }
    }
}

/// The rotors of an element, each with what it finds below its name.
final class RotorList: UIView {
    private let rows: [(name: UILabel, results: UILabel)]
    private static let spacing: CGFloat = 4

    init(_ rotors: [AccessibilityMarker.CustomRotor], _ words: SpokenWords) {
        let size = LegendLayoutMetrics.descriptionFontSize
        rows = rotors.map { rotor in
            (.legend("↺ \(rotor.name):", .boldSystemFont(ofSize: size)), .legend(rotor.listed(words), .systemFont(ofSize: size)))
        }
        super.init(frame: .zero)
        for row in rows { addSubview(row.name); addSubview(row.results) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A legend is in no document.") }

    private func textSize(in width: CGFloat) -> CGSize { CGSize(width: width - Self.spacing, height: .greatestFiniteMagnitude) }

    /// The original leaves the height of a name free at the end.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = textSize(in: size.width)
        let heights = rows.map { $0.name.sizeThatFits(text).height + $0.results.sizeThatFits(text).height + Self.spacing }
        return CGSize(width: size.width, height: heights.reduce(0, +) + (rows.first?.name.sizeThatFits(size).height ?? 0) + Self.spacing)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            row.name.frame = CGRect(origin: CGPoint(x: Self.spacing, y: y), size: row.name.intrinsicContentSize)
            row.results.frame = CGRect(
                origin: CGPoint(x: 2 * Self.spacing, y: row.name.frame.maxY + Self.spacing),
                size: row.results.sizeThatFits(textSize(in: bounds.width)))
            y = row.results.frame.maxY + Self.spacing
        }
    }
}

extension AccessibilityMarker.CustomRotor {
    fileprivate func listed(_ words: SpokenWords) -> String {
        guard !resultMarkers.isEmpty else { return words[.noResults] }
        let rest: String? =
            switch limit {
            case .none: nil
            case .underMaxCount(let count): words.text(.moreResults, String(count))
            case .greaterThanMaxCount: words.text(.manyResults, String(AccessibilityRotorResultLimit.most))
            }
        return (resultMarkers.map { "- \($0.elementDescription)" } + [rest].compactMap { $0 }).joined(separator: "\n")
    }
}

/// The names of an element for Voice Control, each on grey, in lines.
final class PillsView: UIView {
    private let pills: [UILabel]
    private static let padding = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)
    private static let margin: CGFloat = 4

    init(_ titles: [String]) {
        pills = titles.map { title in
            let label = UILabel.legend(title, .systemFont(ofSize: LegendLayoutMetrics.descriptionFontSize), UIColor(white: 0.2, alpha: 1))
            label.numberOfLines = 1
            label.textAlignment = .center
            return label
        }
        super.init(frame: .zero)
        for pill in pills {
            let ground = UIView()
            ground.backgroundColor = UIColor(white: 0.8, alpha: 1)
            ground.layer.cornerRadius = 6
            ground.clipsToBounds = true
            ground.addSubview(pill)
            addSubview(ground)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A legend is in no document.") }

    private func frames(in width: CGFloat) -> [CGRect] {
        var place = CGPoint.zero
        return pills.map { pill in
            let text = pill.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            let size = CGSize(
                width: min(width, text.width + Self.padding.left + Self.padding.right),
                height: text.height + Self.padding.top + Self.padding.bottom)
            if place.x > 0, size.width > width - place.x { place = CGPoint(x: 0, y: place.y + size.height + Self.margin) }
            defer { place.x += size.width + Self.margin }
            return CGRect(origin: place, size: size)
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(in: size.width).last?.maxY ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (pill, frame) in zip(pills, frames(in: bounds.width)) {
            pill.superview?.frame = frame
            pill.frame = CGRect(origin: .zero, size: frame.size).inset(by: Self.padding)
        }
    }
}
