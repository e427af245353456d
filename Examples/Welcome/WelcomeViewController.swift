import UIKit

/// A first start: two pages that explain and one with a form. Dots and a button stay at the bottom, above the keyboard.
public final class WelcomeViewController: UIViewController {
    private let pages: [UIViewController] = [
        ExplanationPage(symbol: "leaf.fill", title: "Notice More", text: "Write one line a day about what grew, bloomed or flew past."),
        ExplanationPage(symbol: "calendar", title: "Look Back", text: "See the same week in other years, side by side."),
        AccountPage(),
    ]
    private let pageController = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let dots = UIPageControl()
    private let button = UIButton(configuration: .filled())

    /// 0…2.
    public private(set) var page = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dots.numberOfPages = pages.count
        dots.currentPageIndicatorTintColor = .systemGreen
        dots.pageIndicatorTintColor = .systemFill
        dots.accessibilityIdentifier = "dots"
        button.configuration?.cornerStyle = .large
        button.configuration?.baseBackgroundColor = .systemGreen
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
        button.accessibilityIdentifier = "continue"
        button.addAction(UIAction { [weak self] _ in self?.next() }, for: .touchUpInside)

        addChild(pageController)
        view.addSubview(pageController.view)
        pageController.didMove(toParent: self)
        for child in [dots, button] { view.addSubview(child) }
        let pageView: UIView = pageController.view
        for child in [pageView, dots, button] { child.translatesAutoresizingMaskIntoConstraints = false }
        let wide = button.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
        wide.priority = .required - 1
        NSLayoutConstraint.activate([
            pageView.topAnchor.constraint(equalTo: view.topAnchor),
            pageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pageView.bottomAnchor.constraint(equalTo: dots.topAnchor),
            dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            dots.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -8),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
            wide,
            button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
        ])
        show(page: 0)
    }

    public func show(page: Int) {
        self.page = page
        pageController.setViewControllers([pages[page]], direction: .forward, animated: false)
        dots.currentPage = page
        button.configuration?.title = page == pages.count - 1 ? "Create Account" : "Continue"
        (pages[page] as? AccountPage)?.focus()
    }

    private func next() { show(page: min(page + 1, pages.count - 1)) }
}

/// Rings around a symbol, a title, a sentence.
final class ExplanationPage: UIViewController {
    private let symbol: String
    private let heading: String
    private let text: String

    init(symbol: String, title: String, text: String) {
        self.symbol = symbol
        heading = title
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let titleLabel = UILabel.centered(heading, style: .largeTitle, weight: .bold)
        let textLabel = UILabel.centered(text, style: .body, weight: .regular)
        textLabel.textColor = .secondaryLabel
        let rings = RingsView(symbol: symbol)
        let stack = UIStackView(arrangedSubviews: [rings, titleLabel, textLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.setCustomSpacing(32, after: rings)
        let scroll = CenteringScrollView(content: stack)
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
    }
}

/// Three rings, drawn by shape layers, the inner ones fuller.
final class RingsView: UIView {
    private let rings = (0..<3).map { _ in CAShapeLayer() }

    init(symbol: String) {
        super.init(frame: .zero)
        for (index, ring) in rings.enumerated() {
            ring.fillColor = nil
            ring.lineWidth = 10
            ring.lineCap = .round
            ring.strokeEnd = [0.9, 0.75, 0.6][index]
            layer.addSublayer(ring)
        }
        let image = UIImageView(
            image: UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 48, weight: .medium)))
        image.tintColor = .systemGreen
        image.translatesAutoresizingMaskIntoConstraints = false
        addSubview(image)
        NSLayoutConstraint.activate([
            image.centerXAnchor.constraint(equalTo: centerXAnchor),
            image.centerYAnchor.constraint(equalTo: centerYAnchor),
            widthAnchor.constraint(equalToConstant: 220),
            heightAnchor.constraint(equalToConstant: 220),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let colors: [UIColor] = [.systemMint, .systemGreen, .systemTeal]
        for (index, ring) in rings.enumerated() {
            ring.frame = bounds
            ring.strokeColor = colors[index].resolvedColor(with: traitCollection).cgColor
            let radius = bounds.width / 2 - 5 - CGFloat(index) * 16
            ring.path =
                UIBezierPath(
                    arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
                    clockwise: true
                ).cgPath
        }
    }
}

extension UILabel {
    static func centered(_ text: String, style: UIFont.TextStyle, weight: UIFont.Weight) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        label.numberOfLines = 0
        let size = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
        ).pointSize
        label.font = UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
        label.adjustsFontForContentSizeCategory = true
        return label
    }
}

/// Scrolls content that is too tall, and centres content that is not.
final class CenteringScrollView: UIScrollView {
    init(content: UIView) {
        super.init(frame: .zero)
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        let wide = content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -48)
        wide.priority = .required - 1
        let short = contentLayoutGuide.heightAnchor.constraint(equalTo: safeAreaLayoutGuide.heightAnchor)
        short.priority = .defaultLow
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(greaterThanOrEqualTo: contentLayoutGuide.topAnchor, constant: 16),
            content.centerYAnchor.constraint(equalTo: contentLayoutGuide.centerYAnchor),
            contentLayoutGuide.heightAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.heightAnchor),
            content.centerXAnchor.constraint(equalTo: contentLayoutGuide.centerXAnchor),
            content.leadingAnchor.constraint(greaterThanOrEqualTo: contentLayoutGuide.leadingAnchor, constant: 24),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            content.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
            wide,
            short,
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
