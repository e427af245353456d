import UIKit

/// Text in all styles and layouts.
public final class TypePage: ControlPage {
    private let long = "The quick brown fox jumps over the lazy dog again and again"

    override func build() {
        group(
            "Truncated at the tail, head, middle; clipped",
            [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping].map(truncated))
        group("Wrapped by words in two lines, by characters", [wrapped(.byTruncatingTail), wrapped(.byCharWrapping)])
        group("Shrunk to fit, tightened, with baselines aligned", [shrunk(), aligned()])
        group("Line height, spacing, indents", paragraph())
        group("Runs, kerning, lines, shadow, attachment", [runs(), lines(), attached()])
        group(
            "Arabic, Hebrew, both in one, natural alignment",
            [
                label("مرحبًا بالعالم، هذا نص عربي طويل بما يكفي."), label("שלום עולם, זהו טקסט בעברית."),
                label("iPhone هو اسم منتج, and עברית too."),
            ])
        group(
            "Chinese, Japanese, Korean, emoji",
            [
                label("你好，世界。快速的棕色狐狸。"), label("こんにちは世界。いろはにほへと。"), label("안녕하세요 세계. 빠른 갈색 여우."),
                label("Smile 😀 👍🏽 👩‍👩‍👧‍👦 🇳🇱 ❤️ and 1️⃣"),
            ])
        group("Weights", weights())
        group("Designs, figures of one width", [designs(), figures()])
    }

    private func label(_ text: String, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = 0
        return label
    }

    private func truncated(_ mode: NSLineBreakMode) -> UILabel {
        let label = label(long)
        label.numberOfLines = 1
        label.lineBreakMode = mode
        return label
    }

    private func wrapped(_ mode: NSLineBreakMode) -> UILabel {
        let label = label(long + ", all day long and through the night until the morning comes")
        label.numberOfLines = 2
        label.lineBreakMode = mode
        return label
    }

    private func shrunk() -> UILabel {
        let label = label(long)
        label.numberOfLines = 1
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        return label
    }

    /// Returns labels side by side, with their first lines on one baseline.
    private func beside(_ labels: [UILabel]) -> UIView {
        for label in labels { label.numberOfLines = 1 }
        let space = UIView()
        space.setContentHuggingPriority(.init(1), for: .horizontal)
        let row = UIStackView(arrangedSubviews: labels + [space])
        row.alignment = .firstBaseline
        row.spacing = 8
        return row
    }

    private func aligned() -> UIView {
        beside([label("Large", size: 34), label("Body"), label("Small", size: 11), label("日本", size: 20)])
    }

    private func paragraph() -> UILabel {
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = 1.2
        style.firstLineHeadIndent = 24
        style.headIndent = 8
        style.tailIndent = -24
        style.paragraphSpacing = 6
        style.alignment = .justified
        let label = label("")
        label.attributedText = NSAttributedString(
            string:
                "A paragraph begins further in than it goes on, and its lines stand apart.\nAnother one follows it after a little space.",
            attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 15)])
        return label
    }

    private func runs() -> UILabel {
        let text = NSMutableAttributedString(string: "Bold, ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        text.append(NSAttributedString(string: "red, ", attributes: [.foregroundColor: UIColor.systemRed]))
        text.append(NSAttributedString(string: "italic, ", attributes: [.font: UIFont.italicSystemFont(ofSize: 17)]))
        text.append(NSAttributedString(string: "large, ", attributes: [.font: UIFont.systemFont(ofSize: 26)]))
        text.append(NSAttributedString(string: "ground, ", attributes: [.backgroundColor: UIColor.systemYellow]))
        text.append(NSAttributedString(string: "up", attributes: [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 11)]))
        let label = label("")
        label.attributedText = text
        return label
    }

    private func lines() -> UILabel {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.systemBlue
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 2
        let text = NSMutableAttributedString(string: "under", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
        text.append(NSAttributedString(string: " "))
        text.append(
            NSAttributedString(
                string: "struck",
                attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.systemRed]))
        text.append(NSAttributedString(string: " "))
        text.append(NSAttributedString(string: "spaced", attributes: [.kern: 4]))
        text.append(NSAttributedString(string: " "))
        text.append(NSAttributedString(string: "shadow", attributes: [.shadow: shadow]))
        text.append(NSAttributedString(string: " "))
        text.append(NSAttributedString(string: "double", attributes: [.underlineStyle: NSUnderlineStyle.double.rawValue]))
        let label = label("")
        label.attributedText = text
        return label
    }

    private func attached() -> UILabel {
        let text = NSMutableAttributedString(string: "A symbol ")
        if let image = UIImage(systemName: "heart.fill")?.withTintColor(.systemPink) {
            text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
        }
        text.append(NSAttributedString(string: " stands among words"))
        let label = label("")
        label.attributedText = text
        return label
    }

    private func weights() -> UIView {
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        return beside(
            weights.map { weight in
                let label = label("Ag", size: 22)
                label.font = .systemFont(ofSize: 22, weight: weight)
                return label
            })
    }

    private func designs() -> UIView {
        let designs: [UIFontDescriptor.SystemDesign] = [.default, .serif, .monospaced, .rounded]
        return beside(
            designs.map { design in
                let label = label("Face 09")
                let font = UIFont.systemFont(ofSize: 17)
                label.font = UIFont(descriptor: font.fontDescriptor.withDesign(design) ?? font.fontDescriptor, size: 0)
                return label
            })
    }

    private func figures() -> UIView {
        let column = UIStackView(
            arrangedSubviews: ["1111.11", "8888.88"].map { text in
                let label = label(text)
                label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
                return label
            })
        column.spacing = 20
        column.addArrangedSubview(UIView())
        return column
    }
}
