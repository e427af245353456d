import Testing
import UIKit

/// Buttons with a configuration whose title, image or colour is set for states.
@MainActor struct ConfiguredButtonTests {
    private func placed(_ button: UIButton, scale: CGFloat = 3) -> UIButton {
        LabelTests.window(scale: scale).addSubview(button)
        button.sizeToFit()
        button.layoutIfNeeded()
        return button
    }

    @Test func `t2 3.1 a configured button keeps its title`() {
        let after = UIButton(configuration: .filled())
        after.setTitle("Btn", for: .normal)
        #expect(abs(placed(after).intrinsicContentSize.width - 50) < 0.7)
        #expect(abs(after.intrinsicContentSize.height - 34 - 1.0 / 3) < 1e-6)
        #expect(after.titleLabel?.text == "Btn" && after.currentTitle == "Btn" && after.titleLabel?.textColor == .white)

        let before = UIButton()
        before.setTitle("Btn", for: .normal)
        before.configuration = .filled()
        #expect(placed(before).intrinsicContentSize == after.intrinsicContentSize)
        #expect(before.titleLabel?.isHidden == false)
    }

    /// An app measures the title label in its button's `intrinsicContentSize` (Suites.md, buttonParts).
    @Test func `buttonParts: the title label has its title before the button has a size`() {
        let button = UIButton()
        button.titleLabel?.numberOfLines = 0
        button.setTitle("Primary", for: .normal)
        #expect(button.titleLabel?.text == "Primary")
        #expect(button.titleLabel.map { $0.intrinsicContentSize.height > 20 } == true)
        button.setTitle("Second", for: .normal)
        #expect(button.titleLabel?.text == "Second")
        button.titleLabel?.text = "Label's own"
        #expect(placed(button).titleLabel?.text == "Second")
    }

    @Test func `t2 3.1 the later of two titles counts, and a state's own title`() {
        var look = UIButton.Configuration.tinted()
        look.title = "Configured"
        let button = UIButton(configuration: look)
        button.setTitle("Set", for: .normal)
        #expect(button.currentTitle == "Set" && button.configuration?.title == "Set")
        button.configuration?.title = "Again"
        #expect(button.currentTitle == "Again")
        button.setTitle("Chosen", for: .selected)
        #expect(button.currentTitle == "Again")
        button.isSelected = true
        #expect(placed(button).titleLabel?.text == "Chosen")
        button.isHighlighted = true
        #expect(button.currentTitle == "Chosen")
    }

    @Test func `t2 3.1 attributed titles, images and colours are kept`() throws {
        let button = UIButton(configuration: .plain())
        button.setAttributedTitle(NSAttributedString(string: "Big", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]), for: .normal)
        #expect(placed(button).intrinsicContentSize.height > 45)
        #expect(button.titleLabel?.attributedText?.string == "Big")

        let photo = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10)).image { _ in }
        let pictured = UIButton(configuration: .gray())
        pictured.setImage(photo, for: .normal)
        #expect(placed(pictured).intrinsicContentSize == CGSize(width: 64, height: 24))

        let red = UIButton(configuration: .filled())
        red.setTitle("Red", for: .normal)
        red.setTitleColor(.red, for: .normal)
        #expect(placed(red).titleLabel?.textColor == .red)
        red.configuration?.baseForegroundColor = .green
        #expect(placed(red).titleLabel?.textColor == .green)
        red.setTitleColor(.blue, for: .disabled)
        red.isEnabled = false
        #expect(placed(red).titleLabel?.textColor == .blue)
    }

    @Test func `t2 1.15 a typed button with a configuration keeps its image`() {
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
            let button = UIButton(type: type)
            button.configuration = .plain()
            #expect(placed(button).intrinsicContentSize == CGSize(width: 50, height: 34))
            #expect(button.imageView?.isHidden == false && button.imageView?.frame == CGRect(x: 12, y: 7, width: 26, height: 20))
        }
    }
}
