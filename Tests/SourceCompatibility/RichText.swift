import UIKit

enum RichText {
    static func styled(_ text: String, highlighting part: String) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.lineHeightMultiple = 1.2
        style.minimumLineHeight = 20
        style.maximumLineHeight = 24
        style.lineSpacing = 3
        style.paragraphSpacing = 6
        style.firstLineHeadIndent = 10
        style.headIndent = 10
        style.tailIndent = -10
        style.lineBreakMode = .byTruncatingMiddle
        style.baseWritingDirection = .natural
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.black
        shadow.shadowOffset = CGSize(width: 0, height: 1)
        shadow.shadowBlurRadius = 2
        let result = NSMutableAttributedString(string: text, attributes: [.paragraphStyle: style, .shadow: shadow])
        let range = (text as NSString).range(of: part)
        if range.location != NSNotFound {
            result.addAttributes([.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed], range: range)
            result.addAttribute(.backgroundColor, value: UIColor.systemYellow, range: range)
            result.addAttribute(.link, value: URL(string: "https://example.org")!, range: range)
            result.addAttribute(.strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: range)
            result.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
            result.addAttribute(.baselineOffset, value: 2, range: range)
            result.addAttribute(.kern, value: 1.5, range: range)
            result.removeAttribute(.backgroundColor, range: range)
        }
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "star.fill")?.withTintColor(.systemYellow, renderingMode: .alwaysOriginal)
        attachment.bounds = CGRect(x: 0, y: -2, width: 14, height: 14)
        result.append(NSAttributedString(attachment: attachment))
        result.append(NSAttributedString(string: " end"))
        return result
    }

    static func height(of text: String, font: UIFont, width: CGFloat) -> CGFloat {
        let box = (text as NSString).boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: [.font: font], context: nil)
        return ceil(box.height)
    }

    static func lines(_ label: UILabel) -> Int {
        Int(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0).height / label.font.lineHeight)
    }

    static func textKit(_ text: NSAttributedString, size: CGSize) -> NSTextContainer {
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: size)
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 0
        container.lineBreakMode = .byWordWrapping
        container.maximumNumberOfLines = 2
        return container
    }

    static func apply(to label: UILabel) {
        label.attributedText = styled("Hello brave new world", highlighting: "brave")
        label.font = UIFont(name: "HelveticaNeue-Medium", size: 14) ?? .systemFont(ofSize: 14, weight: .medium)
        label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .light)
        label.font = .italicSystemFont(ofSize: 12)
        label.textColor = UIColor(named: "accent") ?? .darkText
        label.highlightedTextColor = .white
        label.isHighlighted = false
        label.baselineAdjustment = .alignCenters
        label.allowsDefaultTighteningForTruncation = true
        label.shadowColor = nil
        label.preferredMaxLayoutWidth = 200
        label.textAlignment = NSTextAlignment.center
        label.sizeToFit()
        _ = (label.font.pointSize, label.font.ascender, label.font.descender, label.font.capHeight, label.font.xHeight)
    }

    @available(iOS 15, *)
    static func attributed() -> AttributedString {
        var text = AttributedString("Swift")
        text.font = .preferredFont(forTextStyle: .title1)
        text.foregroundColor = .systemOrange
        text.underlineStyle = .single
        return text
    }
}

final class IconLabel: UIView {
    let imageView = UIImageView()
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.image = UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(scale: .small))?
            .withRenderingMode(.alwaysTemplate)
        imageView.image = imageView.image?.withConfiguration(UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
        imageView.image = imageView.image?.applyingSymbolConfiguration(.init(weight: .semibold))
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .medium)
        imageView.image = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue]))
        imageView.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .systemRed))
        imageView.highlightedImage = UIImage(named: "missing")?.resizableImage(withCapInsets: .zero)
        imageView.isHighlighted = false
        imageView.contentMode = .center
        imageView.animationImages = []
        imageView.adjustsImageSizeForAccessibilityContentSizeCategory = true
        imageView.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .vertical)
        imageView.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let stack = UIStackView()
        stack.addArrangedSubview(imageView)
        stack.insertArrangedSubview(label, at: 1)
        stack.distribution = .fillEqually
        stack.alignment = .center
        stack.distribution = .equalCentering
        stack.isBaselineRelativeArrangement = false
        let middle = NSLayoutConstraint(
            item: imageView, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0)
        middle.isActive = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        stack.pinEdges(to: self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class BlurCard: UIVisualEffectView {
    init() {
        let blur = UIBlurEffect(style: .systemUltraThinMaterial)
        super.init(effect: blur)
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        vibrancy.contentView.addSubview(UILabel())
        contentView.addSubview(vibrancy)
        effect = UIBlurEffect(style: .dark)
        _ = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .extraLight))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
