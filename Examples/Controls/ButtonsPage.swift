import UIKit

/// Buttons of both kinds: configured property by property, and with a configuration.
public final class ButtonsPage: ControlPage {
    override func build() {
        group(
            "System, highlighted, disabled",
            row([system("Button"), state(system("Button"), .highlighted), state(system("Button"), .disabled)]))
        group(
            "With image",
            row([image("heart.fill", "Like"), state(image("heart.fill", "Like"), .disabled), image("square.and.arrow.up", nil)]))
        group("Types", row([.detailDisclosure, .contactAdd, .close].map { UIButton(type: $0) }, spacing: 24))
        group("Insets 10, background", row([inset()]))
        let looks: [(String, () -> UIButton.Configuration)] = [
            ("Plain", { .plain() }), ("Gray", { .gray() }), ("Tinted", { .tinted() }), ("Filled", { .filled() }),
        ]
        for (name, look) in looks {
            group(
                "\(name), with image, highlighted, disabled",
                row(
                    [
                        button(look(), name), button(look(), nil, image: "star.fill"), state(button(look(), "Press"), .highlighted),
                        state(button(look(), "Off"), .disabled),
                    ], spacing: 8))
        }
        group("Sizes", row(UIButton.Configuration.Size.all.map(sized), spacing: 8))
        group("Corners", row(corners(), spacing: 8))
        group("Image placement", row(placements(), spacing: 8))
        group("Subtitle, activity", row([subtitled(), busy()], spacing: 8))
        group("Across the page", wide())
    }

    private func system(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    private func state(_ button: UIButton, _ state: UIControl.State) -> UIButton {
        button.isHighlighted = state.contains(.highlighted)
        button.isEnabled = !state.contains(.disabled)
        return button
    }

    private func image(_ name: String, _ title: String?) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setImage(UIImage(systemName: name), for: .normal)
        return button
    }

    private func inset() -> UIButton {
        let button = system("Insets")
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        button.backgroundColor = .secondarySystemFill
        button.layer.cornerRadius = 8
        return button
    }

    private func button(_ look: UIButton.Configuration, _ title: String?, image: String? = nil) -> UIButton {
        var look = look
        look.title = title
        look.image = image.flatMap { UIImage(systemName: $0) }
        return UIButton(configuration: look)
    }

    private func sized(_ size: UIButton.Configuration.Size) -> UIButton {
        var look = UIButton.Configuration.filled()
        look.buttonSize = size
        look.title = "\(size)".capitalized
        return UIButton(configuration: look)
    }

    private func corners() -> [UIButton] {
        let styles: [(String, UIButton.Configuration.CornerStyle)] = [
            ("Small", .small), ("Medium", .medium), ("Large", .large), ("Capsule", .capsule),
        ]
        return styles.map { name, style in
            var look = UIButton.Configuration.gray()
            look.cornerStyle = style
            look.title = name
            return UIButton(configuration: look)
        }
    }

    private func placements() -> [UIButton] {
        let edges: [NSDirectionalRectEdge] = [.leading, .trailing, .top]
        return edges.map { edge in
            var look = UIButton.Configuration.tinted()
            look.title = "Cart"
            look.image = UIImage(systemName: "cart")
            look.imagePlacement = edge
            look.imagePadding = 6
            return UIButton(configuration: look)
        }
    }

    private func subtitled() -> UIButton {
        var look = UIButton.Configuration.filled()
        look.title = "Buy"
        look.subtitle = "Once, for good"
        return UIButton(configuration: look)
    }

    private func busy() -> UIButton {
        var look = UIButton.Configuration.gray()
        look.title = "Wait"
        look.showsActivityIndicator = true
        look.imagePadding = 8
        return UIButton(configuration: look)
    }

    private func wide() -> UIButton {
        var look = UIButton.Configuration.borderedProminent()
        look.buttonSize = .large
        look.title = "Continue"
        return UIButton(configuration: look)
    }
}

extension UIButton.Configuration.Size {
    static let all: [Self] = [.mini, .small, .medium, .large]
}
