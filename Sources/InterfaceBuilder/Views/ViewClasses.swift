import UIKit

extension ViewBuilder {
    /// Creates the view of a kind with the properties that only its class supports. A custom class is replaced by its base class.
    func makeView(_ kind: ViewKind, _ reading: Reading) -> UIView {
        switch kind {
        case .label: return label(reading)
        case .button: return button(reading)
        case .textField: return textField(reading)
        case .textView: return textView(reading)
        case .imageView: return imageView(reading)
        case .stackView: return stackView(reading)
        case .scrollView: return scrollView(reading)
        case .switch:
            reading.skip("title")
            return made(UISwitch(), reading)
        case .slider: return made(UISlider(), reading)
        case .segmentedControl: return segmentedControl(reading)
        case .progressView: return progressView(reading)
        case .activityIndicatorView: return activityIndicator(reading)
        case .pageControl: return pageControl(reading)
        case .stepper: return made(UIStepper(), reading)
        case .pickerView: return pickerView(reading)
        case .datePicker: return datePicker(reading)
        case .searchBar: return searchBar(reading)
        case .navigationBar: return navigationBar(reading)
        case .toolbar: return toolbar(reading)
        case .tabBar: return tabBar(reading)
        case .visualEffectView: return visualEffectView(reading)
        case .tableView: return tableView(reading)
        case .collectionView: return collectionView(reading)
        case .tableViewCell: return purpose == .screen ? tableViewCell(reading) : UIView()
        case .collectionViewCell: return purpose == .screen ? collectionViewCell(reading) : UIView()
        case .collectionReusableView, .tableViewHeaderFooterView, .tableViewCellContentView,
            .collectionViewCellContentView:
            return made(UIView(), reading)
        case .containerView: return containerView(reading)
        case .control: return made(UIControl(), reading)
        case .colorWell: return made(UIColorWell(), reading)
        case .refreshControl, .window, .view, .opaqueRepresentation: return made(UIView(), reading)
        case .unknown:
            session.report(.ignoredElement, at: reading.element, reading.name)
            return made(UIView(), reading)
        default: return foreignView(kind, reading)
        }
    }

    /// Creates a placeholder that says which content from elsewhere it stands for.
    private func foreignView(_ kind: ViewKind, _ reading: Reading) -> UIView {
        if purpose == .screen { session.report(.foreignContent, at: reading.element, kind.rawValue) }
        return made(ForeignView(kind) as UIView, reading)
    }

    private func containerView(_ reading: Reading) -> UIView {
        let view = made(UIView(), reading)
        let segue = reading.element.items("connections").first { $0.name == "segue" && $0["kind"] == "embed" }
        if let destination = segue?["destination"] { embeds.append((view, destination)) }
        return view
    }

    // MARK: Images and stacks

    private func imageView(_ reading: Reading) -> UIView {
        let image = ImageReader.image(of: reading)
        let view = made(UIImageView(), reading)
        view.image = image
        if let configuration = ImageReader.symbolConfiguration(reading) { view.preferredSymbolConfiguration = configuration }
        if let highlighted = reading["highlightedImage"] { view.highlightedImage = UIImage(named: highlighted) }
        view.isHighlighted = reading.flag("highlighted") ?? false
        reading.skip("adjustsImageSizeForAccessibilityContentSizeCategory")
        return view
    }

    private func stackView(_ reading: Reading) -> UIView {
        let stack = made(UIStackView(), reading)
        // "Use standard value" is 8 (Corpus.md, standardSpacing).
        stack.spacing = reading["spacingType"] == "standard" ? 8 : min(max(reading.number("spacing") ?? 0, -10_000), 10_000)
        reading.skip("spacing")
        let hasMargins = reading.child(key: "layoutMargins") != nil || reading.child(key: "directionalLayoutMargins") != nil
        stack.isLayoutMarginsRelativeArrangement = reading.flag("layoutMarginsRelativeArrangement") ?? hasMargins
        // The "default" margins of a stack are zero (Corpus.md: 8 of 8 sides, three owners).
        if !hasMargins { stack.directionalLayoutMargins = .zero }
        return stack
    }

    private func scrollView(_ reading: Reading) -> UIView {
        let view = made(UIScrollView(), reading)
        setScrolling(of: view, reading)
        return view
    }

    func setScrolling(of view: UIScrollView, _ reading: Reading) {
        if let inset = reading.child("inset", key: "contentInset") { view.contentInset = Self.insets(inset) }
    }

    private func visualEffectView(_ reading: Reading) -> UIView {
        var effect: UIVisualEffect?
        if let blur = reading.child("blurEffect") {
            effect = UIBlurEffect(style: Self.blurStyle(blur["style"]))
        } else if let vibrancy = reading.child("vibrancyEffect") {
            session.markAll(vibrancy.element)
            let style = Self.blurStyle(vibrancy.child("blurEffect")?["style"])
            effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style))
        }
        let view = made(UIVisualEffectView(effect: effect), reading)
        view.effect = effect
        return view
    }

    private static func blurStyle(_ name: String?) -> UIBlurEffect.Style {
        switch name {
        case "extraLight": .extraLight
        case "dark": .dark
        case "light": .light
        case "prominent": .prominent
        case "systemUltraThinMaterial": .systemUltraThinMaterial
        case "systemThinMaterial": .systemThinMaterial
        case "systemMaterial": .systemMaterial
        case "systemThickMaterial": .systemThickMaterial
        case "systemChromeMaterial": .systemChromeMaterial
        default: .regular
        }
    }
}
