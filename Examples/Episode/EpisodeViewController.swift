import UIKit

/// An episode and its player: artwork of gradients and shapes with a shadow, a scrubber, controls, notes; a large title that shrinks.
public final class EpisodeViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let content = UIStackView()
    private let scrubber = ScrubberView()

    public static func inNavigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: EpisodeViewController())
        navigation.navigationBar.prefersLargeTitles = true
        navigation.navigationBar.tintColor = .systemTeal
        return navigation
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tides"
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle")), UIBarButtonItem(image: UIImage(systemName: "bookmark")),
        ]
        view.backgroundColor = .systemBackground
        view.tintColor = .systemTeal
        content.axis = .vertical
        content.spacing = 20
        content.isLayoutMarginsRelativeArrangement = true
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 24, trailing: 20)
        content.accessibilityIdentifier = "content"
        for part in [makeArtwork(), makeTitles(), scrubber, ControlsView(), NotesView()] { content.addArrangedSubview(part) }
        scrollView.alwaysBounceVertical = true
        for child in [scrollView, content] { child.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        let wide = content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
        wide.priority = .required - 1
        let edges = ["H:|[scroll]|", "V:|[scroll]|", "V:|[content]|", "H:|-(>=0)-[content(<=560)]"].flatMap {
            NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["scroll": scrollView, "content": content])
        }
        NSLayoutConstraint.activate(
            edges + [
                content.centerXAnchor.constraint(equalTo: scrollView.contentLayoutGuide.centerXAnchor),
                scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                wide,
            ])
    }

    /// Moves the playhead; begins an animation of its shape layers.
    public func seek() { scrubber.seek(to: 0.7) }

    private func makeArtwork() -> UIView {
        let artwork = ArtworkView()
        let holder = UIView()
        artwork.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(artwork)
        NSLayoutConstraint.activate([
            artwork.topAnchor.constraint(equalTo: holder.topAnchor),
            artwork.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -8),
            artwork.centerXAnchor.constraint(equalTo: holder.centerXAnchor),
            artwork.widthAnchor.constraint(equalToConstant: 232),
            artwork.heightAnchor.constraint(equalToConstant: 232),
        ])
        return holder
    }

    private func makeTitles() -> UIView {
        let name = UILabel(), show = UILabel()
        name.text = "Why the sea remembers the moon"
        name.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .semibold))
        show.text = "Slow Science · 34 min"
        show.font = .preferredFont(forTextStyle: .subheadline)
        show.textColor = .secondaryLabel
        for label in [name, show] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        let stack = UIStackView(arrangedSubviews: [name, show])
        stack.axis = .vertical
        stack.spacing = 4
        return stack
    }
}

/// A moon over waves: a gradient, three shapes, and the shadow they cast.
final class ArtworkView: UIView {
    private let sky = CAGradientLayer()
    private let moon = CAShapeLayer()
    private let waves = (0..<3).map { _ in CAShapeLayer() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 18
        layer.shadowOffset = CGSize(width: 0, height: 10)
        sky.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
        sky.cornerRadius = 24
        sky.cornerCurve = .continuous
        sky.masksToBounds = true
        moon.fillColor = UIColor.white.withAlphaComponent(0.92).cgColor
        layer.addSublayer(sky)
        sky.addSublayer(moon)
        for (index, wave) in waves.enumerated() {
            wave.fillColor = UIColor.white.withAlphaComponent([0.18, 0.22, 0.3][index]).cgColor
            sky.addSublayer(wave)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 24).cgPath
        sky.frame = bounds
        moon.frame = bounds
        moon.path = UIBezierPath(ovalIn: CGRect(x: bounds.midX - 38, y: bounds.height * 0.2, width: 76, height: 76)).cgPath
        for (index, wave) in waves.enumerated() {
            wave.frame = bounds
            wave.path = crest(at: bounds.height * (0.6 + 0.12 * CGFloat(index)), height: 14)
        }
    }

    private func crest(at y: CGFloat, height: CGFloat) -> CGPath {
        let path = CGMutablePath()
        let length = bounds.width / 4
        path.move(to: CGPoint(x: 0, y: y))
        for index in 0..<4 {
            let x = CGFloat(index) * length
            let up = index.isMultiple(of: 2) ? -height : height
            path.addCurve(
                to: CGPoint(x: x + length, y: y), control1: CGPoint(x: x + length / 3, y: y + up),
                control2: CGPoint(x: x + length * 2 / 3, y: y + up))
        }
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.addLine(to: CGPoint(x: 0, y: bounds.height))
        path.closeSubpath()
        return path
    }
}

/// The progress of the episode, drawn by two shape layers.
final class ScrubberView: UIView {
    private let track = CAShapeLayer()
    private let played = CAShapeLayer()
    private let elapsed = UILabel()
    private let remaining = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for line in [track, played] {
            line.lineWidth = 6
            line.lineCap = .round
            layer.addSublayer(line)
        }
        played.strokeEnd = 0.42
        elapsed.text = "14:17"
        remaining.text = "−19:43"
        for label in [elapsed, remaining] {
            label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .secondaryLabel
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
        }
        NSLayoutConstraint.activate([
            elapsed.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            elapsed.bottomAnchor.constraint(equalTo: bottomAnchor),
            elapsed.leadingAnchor.constraint(equalTo: leadingAnchor),
            remaining.firstBaselineAnchor.constraint(equalTo: elapsed.firstBaselineAnchor),
            remaining.trailingAnchor.constraint(equalTo: trailingAnchor),
            remaining.leadingAnchor.constraint(greaterThanOrEqualTo: elapsed.trailingAnchor, constant: 8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let path = CGMutablePath()
        path.move(to: CGPoint(x: isRightToLeft ? bounds.width - 3 : 3, y: 5))
        path.addLine(to: CGPoint(x: isRightToLeft ? 3 : bounds.width - 3, y: 5))
        for line in [track, played] {
            line.frame = bounds
            line.path = path
        }
        track.strokeColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
        played.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    func seek(to share: CGFloat) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = played.strokeEnd
        animation.toValue = share
        animation.duration = 0.6
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        played.strokeEnd = share
        played.add(animation, forKey: "seek")
    }
}

/// The buttons back, play and forward.
final class ControlsView: UIStackView {
    init() {
        super.init(frame: .zero)
        distribution = .equalSpacing
        alignment = .center
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 36, bottom: 0, trailing: 36)
        addArrangedSubview(button("gobackward.15", size: 26))
        let play = button("pause.fill", size: 28)
        play.backgroundColor = .label
        play.tintColor = .systemBackground
        play.layer.cornerRadius = 36
        NSLayoutConstraint.activate([
            play.widthAnchor.constraint(equalToConstant: 72), play.heightAnchor.constraint(equalToConstant: 72),
        ])
        addArrangedSubview(play)
        addArrangedSubview(button("goforward.30", size: 26))
    }

    required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func button(_ symbol: String, size: CGFloat) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: size, weight: .regular), forImageIn: .normal)
        button.tintColor = .label
        return button
    }
}

/// The description of the episode, on a card.
final class NotesView: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous
        let heading = UILabel(), text = UILabel()
        heading.text = "Notes"
        heading.font = .preferredFont(forTextStyle: .headline)
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 3
        text.attributedText = NSAttributedString(
            string:
                "Twice a day the water comes and goes. We follow one wave from the open sea to a small harbour, and ask who measured it first.",
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .subheadline), .foregroundColor: UIColor.secondaryLabel,
                .paragraphStyle: paragraph,
            ])
        for label in [heading, text] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let stack = UIStackView(arrangedSubviews: [heading, text])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
