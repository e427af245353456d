import UIKit

/// A message in its bubble: mine at the trailing edge, others' at the leading edge.
final class BubbleCell: UITableViewCell {
    static let reuseIdentifier = "BubbleCell"

    private let bubble = UIView()
    private let textView = UILabel()
    private let voiceView = VoiceView()
    private let timeLabel = UILabel()
    private let stack = UIStackView()
    private lazy var leading = bubble.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
    private lazy var trailing = bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)
    private lazy var bottom = bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        bubble.layer.cornerRadius = 18
        bubble.layer.cornerCurve = .continuous
        bubble.accessibilityIdentifier = "bubble"

        textView.font = .preferredFont(forTextStyle: .body)
        textView.numberOfLines = 0
        timeLabel.font = .preferredFont(forTextStyle: .caption2)
        for label in [textView, timeLabel] { label.adjustsFontForContentSizeCategory = true }

        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 2
        [textView, voiceView, timeLabel].forEach(stack.addArrangedSubview)
        stack.translatesAutoresizingMaskIntoConstraints = false
        bubble.translatesAutoresizingMaskIntoConstraints = false
        bubble.addSubview(stack)
        contentView.addSubview(bubble)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
            bottom,
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.layoutMarginsGuide.widthAnchor, multiplier: 0.8),
            bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            stack.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            stack.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(with message: Message) {
        let color: UIColor = message.isMine ? .white : .label
        bubble.backgroundColor = message.isMine ? .systemIndigo : .secondarySystemBackground
        textView.textColor = color
        timeLabel.text = message.time
        timeLabel.textColor = message.isMine ? UIColor.white.withAlphaComponent(0.75) : .secondaryLabel
        switch message.content {
        case .text(let text):
            textView.text = text
            textView.isHidden = false
            voiceView.isHidden = true
        case .voice(let seconds, let levels):
            voiceView.show(seconds: seconds, levels: levels, tint: message.isMine ? .white : .systemIndigo, text: color)
            textView.isHidden = true
            voiceView.isHidden = false
        }
        leading.isActive = !message.isMine
        trailing.isActive = message.isMine
        bottom.constant = message.endsGroup ? -12 : -3
        bubble.layer.maskedCorners = corners(of: message)
    }

    /// Returns all corners but the one that points to the sender, at the end of a group.
    private func corners(of message: Message) -> CACornerMask {
        var corners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        guard message.endsGroup else { return corners }
        let isAtRight = message.isMine == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        corners.remove(isAtRight ? .layerMaxXMaxYCorner : .layerMinXMaxYCorner)
        return corners
    }
}

/// A recording: a button, a waveform, its length.
final class VoiceView: UIView {
    private let button = UIButton(type: .system)
    private let waveform = WaveformView()
    private let lengthLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.setImage(UIImage(systemName: "play.fill"), for: .normal)
        button.layer.cornerRadius = 18
        lengthLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .monospacedDigitSystemFont(ofSize: 13, weight: .regular))
        lengthLabel.adjustsFontForContentSizeCategory = true
        let stack = UIStackView(arrangedSubviews: [button, waveform, lengthLabel])
        stack.alignment = .center
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        // The surrounding stack gives a hidden view no height, so this constraint must be breakable.
        let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2)
        bottom.priority = .required - 1
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 36),
            button.heightAnchor.constraint(equalToConstant: 36),
            waveform.heightAnchor.constraint(equalToConstant: 28),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 2),
            bottom,
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(seconds: Int, levels: [Double], tint: UIColor, text: UIColor) {
        button.tintColor = tint
        button.backgroundColor = tint.withAlphaComponent(0.15)
        waveform.tintColor = tint
        waveform.levels = levels
        lengthLabel.text = String(format: "0:%02d", seconds)
        lengthLabel.textColor = text
    }
}

/// Bars as high as the recording is loud, drawn by a shape layer; the part that was heard is darker.
final class WaveformView: UIView {
    private let heard = CAShapeLayer()
    private let ahead = CAShapeLayer()

    var levels: [Double] = [] {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for bars in [heard, ahead] {
            bars.lineWidth = 3
            bars.lineCap = .round
            bars.fillColor = nil
            layer.addSublayer(bars)
        }
        setContentHuggingPriority(.required, for: .horizontal)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(levels.count) * 5, height: UIView.noIntrinsicMetric) }

    override func layoutSubviews() {
        super.layoutSubviews()
        heard.frame = bounds
        ahead.frame = bounds
        heard.strokeColor = tintColor.cgColor
        ahead.strokeColor = tintColor.withAlphaComponent(0.35).cgColor
        let split = levels.count / 3
        heard.path = path(levels.indices.prefix(split))
        ahead.path = path(levels.indices.suffix(levels.count - split))
    }

    private func path(_ indices: some Sequence<Int>) -> CGPath {
        let path = CGMutablePath()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for index in indices {
            let along = (CGFloat(index) + 0.5) * bounds.width / CGFloat(levels.count)
            let x = isRightToLeft ? bounds.width - along : along
            let reach = max(1, (bounds.height / 2 - 2) * CGFloat(levels[index]))
            path.move(to: CGPoint(x: x, y: bounds.midY - reach))
            path.addLine(to: CGPoint(x: x, y: bounds.midY + reach))
        }
        return path
    }
}
