import UIKit

@IBDesignable
class BadgeButton: UIButton {
    @IBInspectable var badgeColor: UIColor = .systemRed { didSet { setNeedsDisplay() } }
    @IBInspectable var cornerRadius: CGFloat = 8 { didSet { layer.cornerRadius = cornerRadius } }

    private let gradientLayer = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel?.adjustsFontSizeToFitWidth = true
        titleLabel?.minimumScaleFactor = 0.5
        setTitleColor(.white, for: .normal)
        setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .highlighted)
        setTitleColor(.lightGray, for: .disabled)
        setAttributedTitle(NSAttributedString(string: "Continue", attributes: [.kern: 0.5]), for: .selected)
        setBackgroundImage(BadgeButton.image(of: .systemBlue), for: .normal)
        contentEdgeInsets = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
        titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
        imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4)
        contentHorizontalAlignment = .center
        contentVerticalAlignment = .center
        adjustsImageWhenHighlighted = false
        layer.cornerRadius = cornerRadius
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        clipsToBounds = true
        layer.insertSublayer(gradientLayer, at: 0)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradientLayer.frame = bounds
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width, height: max(size.height, 44))
    }

    override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1.0 : 0.5 }
    }

    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            super.isHighlighted = newValue
            backgroundColor = newValue ? .systemGray : .systemBlue
        }
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect { super.titleRect(forContentRect: contentRect) }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect { super.imageRect(forContentRect: contentRect) }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(badgeColor.cgColor)
        context.fillEllipse(in: CGRect(x: rect.maxX - 10, y: rect.minY, width: 10, height: 10))
        context.setStrokeColor(UIColor.white.cgColor)
        context.setLineWidth(1)
        context.addEllipse(in: CGRect(x: rect.maxX - 10, y: rect.minY, width: 10, height: 10))
        context.drawPath(using: .fillStroke)
        context.translateBy(x: 2, y: 2)
        context.restoreGState()
    }

    static func image(of color: UIColor) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
        return renderer.image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.cgContext.setAlpha(1)
        }
    }
}

extension UIButton.Configuration {
    static func primary(title: String) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        configuration.subtitle = "Now"
        configuration.image = UIImage(systemName: "play.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .bold))
        configuration.imagePlacement = .leading
        configuration.imagePadding = 8
        configuration.titlePadding = 2
        configuration.titleAlignment = .center
        configuration.buttonSize = .large
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = .systemIndigo
        configuration.baseForegroundColor = .white
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        configuration.showsActivityIndicator = false
        configuration.background.cornerRadius = 12
        configuration.background.strokeColor = .separator
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
            return outgoing
        }
        return configuration
    }
}

final class ControlsView: UIView {
    private let toggle = UISwitch()
    private let slider = UISlider()
    private let segmented = UISegmentedControl(items: ["One", "Two", "Three"])
    private let stepper = UIStepper()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let spinner = UIActivityIndicatorView(style: .large)
    private let pages = UIPageControl()
    private(set) var log: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        slider.minimumValue = 0
        slider.maximumValue = 10
        slider.value = 4
        slider.minimumTrackTintColor = .systemPink
        slider.maximumTrackTintColor = .systemGray5
        slider.thumbTintColor = .white
        slider.setValue(5, animated: true)
        slider.isContinuous = true
        segmented.selectedSegmentIndex = 0
        segmented.setTitleTextAttributes([.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 13)], for: .selected)
        segmented.insertSegment(withTitle: "Four", at: segmented.numberOfSegments, animated: false)
        segmented.selectedSegmentTintColor = .systemBlue
        stepper.stepValue = 2
        stepper.maximumValue = 20
        progress.setProgress(0.4, animated: true)
        progress.progressTintColor = .systemGreen
        progress.trackTintColor = .systemFill
        spinner.hidesWhenStopped = true
        spinner.startAnimating()
        pages.numberOfPages = 3
        pages.currentPage = 1
        pages.pageIndicatorTintColor = .tertiaryLabel
        pages.currentPageIndicatorTintColor = .label
        toggle.addAction(
            UIAction { [weak self] action in
                guard let toggle = action.sender as? UISwitch else { return }
                self?.log.append("switch \(toggle.isOn)")
            }, for: .valueChanged)
        slider.addAction(UIAction { [unowned self] _ in log.append("slider") }, for: [.valueChanged, .touchUpInside])
        let stack = UIStackView(arrangedSubviews: [toggle, slider, segmented, stepper, progress, spinner, pages])
        stack.axis = .vertical
        stack.alignment = .fill
        stack.distribution = .equalSpacing
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stack)
    }

    required init?(coder: NSCoder) { nil }

    func flip() {
        toggle.setOn(!toggle.isOn, animated: true)
        toggle.sendActions(for: .valueChanged)
        if spinner.isAnimating { spinner.stopAnimating() }
    }
}

final class Knob: UIControl {
    private(set) var value: Float = 0
    private let feedback = UIImpactFeedbackGenerator(style: .light)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let pan = UIPanGestureRecognizer(target: self, action: nil)
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        feedback.prepare()
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        value = Float(point.x / max(bounds.width, 1))
        sendActions(for: .valueChanged)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        feedback.impactOccurred()
    }

    override func cancelTracking(with event: UIEvent?) {}

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

extension Knob: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UITapGestureRecognizer }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { touch.view === self }
}
