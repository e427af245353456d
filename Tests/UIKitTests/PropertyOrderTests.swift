import Foundation
import Graphics
import Testing
import UIKit

/// Code may set properties before its views are in a window, or after they were laid out and drawn. The picture is the same.
@MainActor struct PropertyOrderTests {
    @Test(arguments: Setting.ofViews + Setting.ofControllers)
    func `a property set after the first layout has the same effect as one set before`(
        setting: Setting
    ) {
        let early = Scene(setting.make())
        setting.set(early.subject)
        early.show()
        let late = Scene(setting.make())
        late.show()
        setting.set(late.subject)
        late.show()
        #expect(late.places == early.places)
        #expect(late.picture == early.picture)
    }

    @Test(arguments: Setting.ofViews + Setting.ofControllers) func `the environment of a view may change at any time`(setting: Setting) {
        for (name, change) in Self.surroundings {
            let early = Scene(setting.make(), change)
            setting.set(early.subject)
            early.show()
            let late = Scene(setting.make())
            setting.set(late.subject)
            late.show()
            change(&late.window.environment)
            late.show()
            #expect(late.places == early.places, "\(name)")
            #expect(late.picture == early.picture, "\(name)")
        }
    }

    private static let surroundings: [(String, (inout DisplayEnvironment) -> Void)] = [
        ("dark", { $0.userInterfaceStyle = .dark }), ("large text", { $0.contentSizeCategory = .accessibilityLarge }),
        ("right to left", { $0.layoutDirection = .rightToLeft }), ("another width", { $0.size = CGSize(width: 130, height: 500) }),
    ]

    /// A view in a corner, no wider than its window, with a label constrained to it; or a controller that fills a window.
    @MainActor private struct Scene {
        let window: UIWindow
        let subject: AnyObject

        init(_ subject: AnyObject, _ change: (inout DisplayEnvironment) -> Void = { _ in }) {
            let isController = subject is UIViewController
            var environment = DisplayEnvironment(
                size: isController ? CGSize(width: 320, height: 568) : CGSize(width: 200, height: 300), scale: 2)
            environment.safeAreaInsets = isController ? UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) : .zero
            change(&environment)
            window = UIWindow(environment: environment)
            self.subject = subject
            window.rootViewController = subject as? UIViewController ?? UIViewController()
            window.makeKeyAndVisible()
            if let view = subject as? UIView, let host = window.rootViewController?.view { place(view, in: host) }
        }

        private func place(_ view: UIView, in host: UIView) {
            let below = UILabel()
            below.text = "below"
            for child in [view, below] {
                child.translatesAutoresizingMaskIntoConstraints = false
                host.addSubview(child)
            }
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: host.topAnchor, constant: 10),
                view.trailingAnchor.constraint(lessThanOrEqualTo: host.trailingAnchor, constant: -10),
                below.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 4),
                below.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 4),
            ])
        }

        func show() {
            window.commit()
            _ = picture
        }

        var picture: DisplayList { window.layerTree().displayList }

        struct Place: Equatable {
            var view: String
            var frame: CGRect
            var bounds: CGRect
        }

        var places: [Place] {
            func visit(_ view: UIView) -> [Place] {
                [Place(view: "\(type(of: view))", frame: view.frame, bounds: view.bounds)] + view.subviews.flatMap(visit)
            }
            return visit(window)
        }
    }
}

/// A view or controller to show, and one change that code makes to it.
struct Setting: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @MainActor @Sendable () -> AnyObject
    var set: @MainActor @Sendable (AnyObject) -> Void

    static var ofViews: [Setting] {
        labels + buttons + configuredButtons + fields + textViews + images + segments + stacks + controls + bars + scrolls + plain
    }

    @MainActor private static func picture(_ side: CGFloat = 30) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side / 2))
        }
    }

    @MainActor private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, 0)
        return label
    }

    private static var labels: [Setting] {
        var labels = Kind<UILabel> {
            let label = UILabel()
            label.text = "some words that do not fit into one line of a label"
            return label
        }
        labels("text") { $0.text = "other" }
        labels("no text") { $0.text = nil }
        labels("attributedText") { $0.attributedText = NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]) }
        labels("font") { $0.font = .systemFont(ofSize: 30) }
        labels("textColor") { $0.textColor = .red }
        labels("textAlignment") { $0.textAlignment = .right }
        labels("lineBreakMode") { $0.lineBreakMode = .byTruncatingHead }
        labels("numberOfLines 0") { $0.numberOfLines = 0 }
        labels("numberOfLines 2") { $0.numberOfLines = 2 }
        labels("wrapped by characters") {
            $0.numberOfLines = 0
            $0.lineBreakMode = .byCharWrapping
        }
        labels("preferredMaxLayoutWidth") {
            $0.numberOfLines = 0
            $0.preferredMaxLayoutWidth = 90
        }
        labels("adjustsFontSizeToFitWidth") {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.5
        }
        labels("shadow") {
            $0.shadowColor = .gray
            $0.shadowOffset = CGSize(width: 3, height: 3)
        }
        labels("isHighlighted") {
            $0.highlightedTextColor = .green
            $0.isHighlighted = true
        }
        labels("isEnabled") { $0.isEnabled = false }
        labels("a style that scales") {
            $0.font = .preferredFont(forTextStyle: .title1)
            $0.adjustsFontForContentSizeCategory = true
        }
        return labels.settings
    }

    private static var buttons: [Setting] {
        var button = Kind<UIButton> {
            let button = UIButton(type: .system)
            button.setTitle("Press", for: .normal)
            return button
        }
        button("title") { $0.setTitle("A longer title", for: .normal) }
        button("title of a state") {
            $0.setTitle("Chosen", for: .selected)
            $0.isSelected = true
        }
        button("attributed title") { $0.setAttributedTitle(NSAttributedString(string: "x", attributes: [.kern: 4]), for: .normal) }
        button("title colour") { $0.setTitleColor(.red, for: .normal) }
        button("image") { $0.setImage(picture(), for: .normal) }
        button("background image") { $0.setBackgroundImage(picture(60), for: .normal) }
        button("symbol") { $0.setImage(UIImage(systemName: "star"), for: .normal) }
        button("symbol configuration") {
            $0.setImage(UIImage(systemName: "star"), for: .normal)
            $0.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
        }
        button("contentEdgeInsets") { $0.contentEdgeInsets = UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9) }
        button("titleEdgeInsets") { $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: -9) }
        button("imageEdgeInsets") {
            $0.setImage(picture(), for: .normal)
            $0.imageEdgeInsets.left = -8
        }
        button("alignment") {
            $0.contentHorizontalAlignment = .right
            $0.contentVerticalAlignment = .bottom
        }
        button("isEnabled") { $0.isEnabled = false }
        button("isHighlighted") { $0.isHighlighted = true }
        button("tintColor") { $0.tintColor = .green }
        button("titleLabel's font") { $0.titleLabel?.font = .boldSystemFont(ofSize: 28) }
        button("titleLabel's lines") {
            $0.titleLabel?.numberOfLines = 0
            $0.setTitle("many words that wrap in a button", for: .normal)
        }
        button("configuration") {
            $0.configuration = .filled()
            $0.configuration?.title = "Filled"
        }
        return button.settings
    }

    private static var configuredButtons: [Setting] {
        var button = Kind<UIButton> {
            var configuration = UIButton.Configuration.tinted()
            configuration.title = "Send"
            return UIButton(configuration: configuration)
        }
        button("configured title") { $0.configuration?.title = "Send all of it" }
        button("subtitle") { $0.configuration?.subtitle = "at once" }
        button("configured image") { $0.configuration?.image = UIImage(systemName: "star") }
        button("image placement") {
            $0.configuration?.image = UIImage(systemName: "star")
            $0.configuration?.imagePlacement = .top
        }
        button("insets") { $0.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 4, bottom: 1, trailing: 30) }
        button("size") { $0.configuration?.buttonSize = .large }
        button("corners") { $0.configuration?.cornerStyle = .capsule }
        button("colours") {
            $0.configuration?.baseForegroundColor = .red
            $0.configuration?.baseBackgroundColor = .yellow
        }
        button("indicator") { $0.configuration?.showsActivityIndicator = true }
        button("no configuration") {
            $0.configuration = nil
            $0.setTitle("plain", for: .normal)
        }
        button("disabled") { $0.isEnabled = false }
        button("chosen") { $0.isSelected = true }
        button("handler") { $0.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "on" : "off" } }
        return button.settings
    }

    private static var fields: [Setting] {
        var field = Kind<UITextField> {
            let field = UITextField()
            field.placeholder = "Name"
            return field
        }
        field("text") { $0.text = "Ada Lovelace" }
        field("placeholder") { $0.placeholder = "First and last name" }
        field("attributed placeholder") {
            $0.attributedPlaceholder = NSAttributedString(string: "p", attributes: [.foregroundColor: UIColor.red])
        }
        field("attributed text") { $0.attributedText = NSAttributedString(string: "t", attributes: [.font: UIFont.systemFont(ofSize: 30)]) }
        field("font") { $0.font = .systemFont(ofSize: 28) }
        field("colour") {
            $0.text = "x"
            $0.textColor = .red
        }
        field("alignment") { $0.textAlignment = .center }
        field("border") { $0.borderStyle = .roundedRect }
        field("line") { $0.borderStyle = .line }
        field("secure") {
            $0.text = "secret"
            $0.isSecureTextEntry = true
        }
        field("clear button") {
            $0.text = "x"
            $0.clearButtonMode = .always
        }
        field("left view") {
            $0.leftView = UIImageView(image: picture(18))
            $0.leftViewMode = .always
        }
        field("right view") {
            $0.rightView = UISwitch()
            $0.rightViewMode = .always
        }
        field("disabled") { $0.isEnabled = false }
        return field.settings
    }

    private static var textViews: [Setting] {
        var textView = Kind<UITextView> {
            let view = UITextView()
            view.isScrollEnabled = false
            view.text = "A few words to read"
            return view
        }
        textView("text") { $0.text = "many more words than there were before, so that they wrap" }
        textView("font") { $0.font = .systemFont(ofSize: 24) }
        textView("colour") { $0.textColor = .red }
        textView("alignment") { $0.textAlignment = .right }
        textView("inset") { $0.textContainerInset = UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0) }
        textView("padding") { $0.textContainer.lineFragmentPadding = 20 }
        textView("lines") { $0.textContainer.maximumNumberOfLines = 1 }
        textView("scrolling") {
            $0.isScrollEnabled = true
            $0.widthAnchor.constraint(equalToConstant: 60).isActive = true
            $0.heightAnchor.constraint(equalToConstant: 40).isActive = true
        }
        textView("attributed text") {
            $0.attributedText = NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        }
        textView("storage") { $0.textStorage.append(NSAttributedString(string: " and a few more at the end of it")) }
        textView("insertion") { $0.insertText(" more") }
        return textView.settings
    }

    private static var images: [Setting] {
        var imageView = Kind<UIImageView> { UIImageView(image: picture()) }
        imageView("image") { $0.image = picture(50) }
        imageView("no image") { $0.image = nil }
        imageView("symbol") { $0.image = UIImage(systemName: "star") }
        imageView("symbol configuration") {
            $0.image = UIImage(systemName: "star")
            $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
        }
        imageView("contentMode") { $0.contentMode = .center }
        imageView("tint") {
            $0.image = UIImage(systemName: "star")
            $0.tintColor = .red
        }
        imageView("highlighted") {
            $0.highlightedImage = picture(44)
            $0.isHighlighted = true
        }
        imageView("template") { $0.image = picture().withRenderingMode(.alwaysTemplate) }
        imageView("insets") { $0.image = picture().withAlignmentRectInsets(UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)) }
        return imageView.settings
    }

    private static var segments: [Setting] {
        var segmented = Kind<UISegmentedControl> { UISegmentedControl(items: ["One", "Two"]) }
        segmented("selection") { $0.selectedSegmentIndex = 1 }
        segmented("title") { $0.setTitle("Another title", forSegmentAt: 0) }
        segmented("image") { $0.setImage(picture(20), forSegmentAt: 1) }
        segmented("insertion") { $0.insertSegment(withTitle: "Three", at: 1, animated: false) }
        segmented("removal") { $0.removeSegment(at: 0, animated: false) }
        segmented("width") { $0.setWidth(90, forSegmentAt: 0) }
        segmented("apportioning") {
            $0.setTitle("Longer", forSegmentAt: 0)
            $0.apportionsSegmentWidthsByContent = true
        }
        segmented("font") { $0.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal) }
        segmented("tint") {
            $0.selectedSegmentIndex = 0
            $0.selectedSegmentTintColor = .red
        }
        segmented("disabled segment") { $0.setEnabled(false, forSegmentAt: 0) }
        segmented("disabled") { $0.isEnabled = false }
        return segmented.settings
    }

    private static var stacks: [Setting] {
        var stack = Kind<UIStackView> {
            let stack = UIStackView(arrangedSubviews: [label("a"), label("bigger\nwords"), label("c")])
            stack.spacing = 3
            return stack
        }
        stack("axis") { $0.axis = .vertical }
        stack("spacing") { $0.spacing = 12 }
        stack("alignment") { $0.alignment = .bottom }
        stack("baselines") { $0.alignment = .firstBaseline }
        stack("distribution") { $0.distribution = .fillEqually }
        stack("equal spacing") { $0.distribution = .equalSpacing }
        stack("margins") {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        }
        stack("directional margins") {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.directionalLayoutMargins.leading = 30
        }
        stack("own spacing") { $0.setCustomSpacing(20, after: $0.arrangedSubviews[0]) }
        stack("hiding") { $0.arrangedSubviews[1].isHidden = true }
        stack("hiding all") { for view in $0.arrangedSubviews { view.isHidden = true } }
        stack("adding") { $0.addArrangedSubview(label("d")) }
        stack("inserting") { $0.insertArrangedSubview(label("d"), at: 0) }
        stack("taking out") { $0.arrangedSubviews[0].removeFromSuperview() }
        stack("moving") { $0.insertArrangedSubview($0.arrangedSubviews[2], at: 0) }
        stack("text of one") { ($0.arrangedSubviews[0] as? UILabel)?.text = "other words" }
        stack("priority of one") {
            $0.distribution = .fill
            $0.arrangedSubviews[0].setContentHuggingPriority(.required, for: .horizontal)
        }
        stack("direction") { $0.semanticContentAttribute = .forceRightToLeft }
        stack("text sizes") {
            $0.axis = .vertical
            ($0.arrangedSubviews[2] as? UILabel)?.font = .systemFont(ofSize: 33)
        }
        return stack.settings
    }

    private static var controls: [Setting] {
        var toggle = Kind<UISwitch> { UISwitch() }
        toggle("on") { $0.isOn = true }
        toggle("tint") {
            $0.isOn = true
            $0.onTintColor = .red
        }
        toggle("disabled") { $0.isEnabled = false }
        var slider = Kind<UISlider> { UISlider() }
        slider("value") { $0.value = 0.7 }
        slider("range") {
            $0.maximumValue = 10
            $0.value = 4
        }
        slider("images") { $0.minimumValueImage = picture(20) }
        slider("tints") {
            $0.minimumTrackTintColor = .red
            $0.thumbTintColor = .green
        }
        slider("thumb") { $0.setThumbImage(picture(20), for: .normal) }
        var progress = Kind<UIProgressView> { UIProgressView() }
        progress("progress") { $0.progress = 0.3 }
        progress("style") { $0.progressViewStyle = .bar }
        progress("tint") { $0.progressTintColor = .red }
        var stepper = Kind<UIStepper> { UIStepper() }
        stepper("limit") { $0.value = 100 }
        stepper("disabled") { $0.isEnabled = false }
        var pages = Kind<UIPageControl> { UIPageControl() }
        pages("pages") { $0.numberOfPages = 4 }
        pages("page") {
            $0.numberOfPages = 4
            $0.currentPage = 2
        }
        pages("tint") {
            $0.numberOfPages = 3
            $0.pageIndicatorTintColor = .red
            $0.currentPageIndicatorTintColor = .blue
        }
        pages("single page") {
            $0.numberOfPages = 1
            $0.hidesForSinglePage = true
        }
        var indicator = Kind<UIActivityIndicatorView> { UIActivityIndicatorView(style: .medium) }
        indicator("start") { $0.startAnimating() }
        indicator("style") {
            $0.style = .large
            $0.startAnimating()
        }
        indicator("colour") {
            $0.startAnimating()
            $0.color = .red
        }
        indicator("shown") { $0.hidesWhenStopped = false }
        var datePicker = Kind<UIDatePicker> { UIDatePicker() }
        datePicker("mode") { $0.datePickerMode = .date }
        datePicker("style") { $0.preferredDatePickerStyle = .wheels }
        datePicker("date") { $0.date = Date(timeIntervalSince1970: 0) }
        return toggle.settings + slider.settings + progress.settings + stepper.settings + pages.settings + indicator.settings
            + datePicker.settings
    }

    private static var bars: [Setting] {
        var searchBar = Kind<UISearchBar> { UISearchBar() }
        searchBar("placeholder") { $0.placeholder = "Find" }
        searchBar("text") { $0.text = "words" }
        searchBar("cancel") { $0.showsCancelButton = true }
        searchBar("scope") {
            $0.scopeButtonTitles = ["All", "Some"]
            $0.showsScopeBar = true
        }
        searchBar("style") { $0.searchBarStyle = .minimal }
        var navigationBar = Kind<UINavigationBar> {
            let bar = UINavigationBar()
            bar.items = [UINavigationItem(title: "Title")]
            return bar
        }
        navigationBar("item's title") { $0.topItem?.title = "Other" }
        navigationBar("item's prompt") { $0.topItem?.prompt = "Prompt" }
        navigationBar("right item") {
            $0.topItem?.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        }
        navigationBar("title view") { $0.topItem?.titleView = UISwitch() }
        navigationBar("large title") { $0.prefersLargeTitles = true }
        navigationBar("attributes") { $0.titleTextAttributes = [.foregroundColor: UIColor.red] }
        navigationBar("tint") { $0.barTintColor = .yellow }
        navigationBar("appearance") {
            let look = UINavigationBarAppearance()
            look.backgroundColor = .green
            $0.standardAppearance = look
        }
        var toolbar = Kind<UIToolbar> { UIToolbar() }
        toolbar("items") { $0.items = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)] }
        toolbar("tint") { $0.barTintColor = .red }
        var tabBar = Kind<UITabBar> {
            let bar = UITabBar()
            bar.items = [UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
            return bar
        }
        tabBar("selection") { $0.selectedItem = $0.items?[1] }
        tabBar("badge") { $0.items?[0].badgeValue = "3" }
        tabBar("item's title") { $0.items?[0].title = "Other" }
        tabBar("tints") {
            $0.tintColor = .red
            $0.unselectedItemTintColor = .green
        }
        return searchBar.settings + navigationBar.settings + toolbar.settings + tabBar.settings
    }

    private static var scrolls: [Setting] {
        var scrollView = Kind<UIScrollView> {
            let view = UIScrollView(), content = label("content of a scroll view")
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
                content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
                content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
            ])
            return view
        }
        scrollView("offset") { $0.contentOffset = CGPoint(x: 10, y: 5) }
        scrollView("inset") {
            $0.contentInset.top = 20
            $0.contentOffset.y = -20
        }
        scrollView("background") { $0.backgroundColor = .red }
        return scrollView.settings
    }

    private static var plain: [Setting] {
        var views = Kind<UIView> {
            let view = UIView(), child = label("child")
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            view.backgroundColor = .lightGray
            NSLayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                child.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
                child.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                child.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
            ])
            return view
        }
        views("margins") { $0.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 30, right: 4) }
        views("directional margins") { $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4) }
        views("margins from the superview") {
            $0.superview?.layoutMargins.left = 60
            $0.preservesSuperviewLayoutMargins = true
        }
        views("transform") { $0.transform = CGAffineTransform(scaleX: 2, y: 1) }
        views("alpha") { $0.alpha = 0.5 }
        views("hiding") { $0.isHidden = true }
        views("corner") {
            $0.layer.cornerRadius = 8
            $0.clipsToBounds = true
        }
        views("border") {
            $0.layer.borderWidth = 2
            $0.layer.borderColor = UIColor.red.cgColor
        }
        views("shadow") {
            $0.layer.shadowOpacity = 0.5
            $0.layer.shadowRadius = 4
        }
        views("tint") { $0.tintColor = .red }
        views("direction") { $0.semanticContentAttribute = .forceRightToLeft }
        views("dark") {
            $0.overrideUserInterfaceStyle = .dark
            $0.backgroundColor = .systemBackground
        }
        views("mask") {
            $0.mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.mask?.backgroundColor = .black
        }
        views("bounds") { $0.bounds.origin = CGPoint(x: 5, y: 5) }
        views("sublayer") {
            let layer = CALayer()
            layer.frame = CGRect(x: 2, y: 2, width: 9, height: 9)
            layer.backgroundColor = UIColor.blue.cgColor
            $0.layer.addSublayer(layer)
        }
        views("order") {
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            $0.addSubview(other)
            $0.sendSubviewToBack(other)
        }
        return views.settings
    }
}

// MARK: Controllers

extension Setting {
    static var ofControllers: [Setting] { navigation + tabs + tables + collections + presentations }

    @MainActor private static func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private static var navigation: [Setting] {
        var stack = Kind<UINavigationController> { UINavigationController(rootViewController: ListController()) }
        stack("title") { $0.topViewController?.title = "Other" }
        stack("item's title") { $0.topViewController?.navigationItem.title = "Other" }
        stack("prompt") { $0.topViewController?.navigationItem.prompt = "Prompt" }
        stack("right item") { $0.topViewController?.navigationItem.rightBarButtonItem = item("Go") }
        stack("left items") { $0.topViewController?.navigationItem.leftBarButtonItems = [item("A"), item("B")] }
        stack("title view") { $0.topViewController?.navigationItem.titleView = UISwitch() }
        stack("large titles") { $0.navigationBar.prefersLargeTitles = true }
        stack("no large title") {
            $0.navigationBar.prefersLargeTitles = true
            $0.topViewController?.navigationItem.largeTitleDisplayMode = .never
        }
        stack("search") { $0.topViewController?.navigationItem.searchController = UISearchController(searchResultsController: nil) }
        stack("search below a large title") {
            $0.navigationBar.prefersLargeTitles = true
            $0.topViewController?.navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
        stack("hidden bar") { $0.setNavigationBarHidden(true, animated: false) }
        stack("toolbar") {
            $0.topViewController?.toolbarItems = [item("One"), item("Two")]
            $0.isToolbarHidden = false
        }
        stack("safe area") { $0.topViewController?.additionalSafeAreaInsets.top = 30 }
        stack("push") { $0.pushViewController(ListController(), animated: false) }
        stack("push and pop") {
            $0.pushViewController(ListController(), animated: false)
            $0.popViewController(animated: false)
        }
        stack("hidden back button") {
            $0.pushViewController(ListController(), animated: false)
            $0.topViewController?.navigationItem.hidesBackButton = true
        }
        stack("back title") {
            $0.topViewController?.navigationItem.backButtonTitle = "Home"
            $0.pushViewController(ListController(), animated: false)
        }
        stack("other controllers") { $0.setViewControllers([UIViewController()], animated: false) }
        stack("appearance") {
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .green
            $0.navigationBar.standardAppearance = look
            $0.navigationBar.scrollEdgeAppearance = look
        }
        stack("own appearance") {
            let look = UINavigationBarAppearance()
            look.backgroundColor = .yellow
            $0.topViewController?.navigationItem.scrollEdgeAppearance = look
        }
        stack("tint") { $0.navigationBar.tintColor = .red }
        stack("dark") { $0.overrideUserInterfaceStyle = .dark }
        return stack.settings
    }

    private static var tabs: [Setting] {
        var tabs = Kind<UITabBarController> {
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two", "Three"].map {
                let controller = UINavigationController(rootViewController: ListController())
                controller.tabBarItem = UITabBarItem(title: $0, image: UIImage(systemName: "star"), tag: 0)
                return controller
            }
            return tabs
        }
        tabs("index") { $0.selectedIndex = 1 }
        tabs("there and back") {
            $0.selectedIndex = 2
            $0.selectedIndex = 0
        }
        tabs("badge") { $0.viewControllers?[1].tabBarItem.badgeValue = "9" }
        tabs("item's title") { $0.viewControllers?[1].tabBarItem.title = "Other" }
        tabs("item's image") { $0.viewControllers?[1].tabBarItem.image = UIImage(systemName: "heart") }
        tabs("hidden bar") { $0.isTabBarHidden = true }
        tabs("tint") { $0.tabBar.tintColor = .red }
        tabs("fewer") { $0.viewControllers?.removeLast() }
        tabs("push in one") {
            ($0.selectedViewController as? UINavigationController)?.pushViewController(ListController(), animated: false)
        }
        tabs("push without the bar") {
            let next = ListController()
            next.hidesBottomBarWhenPushed = true
            ($0.selectedViewController as? UINavigationController)?.pushViewController(next, animated: false)
        }
        return tabs.settings
    }

    private static var tables: [Setting] {
        var table = Kind<ListController> { ListController() }
        table("row height") { $0.tableView.rowHeight = 70 }
        table("own row height") { $0.tableView.rowHeight = UITableView.automaticDimension }
        table("header") { $0.tableView.tableHeaderView = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56)) }
        table("footer") { $0.tableView.tableFooterView = UIView() }
        table("separators") { $0.tableView.separatorStyle = .none }
        table("separators' inset") { $0.tableView.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0) }
        table("separators' colour") { $0.tableView.separatorColor = .red }
        table("inset") { $0.tableView.contentInset.bottom = 40 }
        table("background") { $0.tableView.backgroundColor = .yellow }
        table("background view") { $0.tableView.backgroundView = UIImageView(image: picture()) }
        table("editing") { $0.tableView.isEditing = true }
        table("fewer rows") {
            $0.rows.removeLast(9)
            $0.tableView.reloadData()
        }
        table("other texts") {
            $0.rows = ["other", "texts"]
            $0.tableView.reloadSections(IndexSet(integer: 0), with: .none)
        }
        table("an inserted row") {
            $0.rows.insert("inserted", at: 1)
            $0.tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        }
        table("a deleted row") {
            $0.rows.remove(at: 0)
            $0.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        table("a header's title") {
            $0.header = "Header"
            $0.tableView.reloadData()
        }
        table("header's padding") {
            $0.header = "Header"
            $0.tableView.sectionHeaderTopPadding = 0
            $0.tableView.reloadData()
        }
        table("tint") { $0.tableView.tintColor = .red }
        return table.settings
    }

    private static var collections: [Setting] {
        var grid = Kind<GridController> { GridController(collectionViewLayout: UICollectionViewFlowLayout()) }
        grid("item size") { $0.flow?.itemSize = CGSize(width: 80, height: 30) }
        grid("spacing") { $0.flow?.minimumInteritemSpacing = 30 }
        grid("line spacing") { $0.flow?.minimumLineSpacing = 1 }
        grid("section inset") { $0.flow?.sectionInset = UIEdgeInsets(top: 9, left: 20, bottom: 9, right: 20) }
        grid("fewer items") {
            $0.count = 3
            $0.collectionView.reloadData()
        }
        grid("an inserted item") {
            $0.count += 1
            $0.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        grid("deleted items") {
            $0.count -= 2
            $0.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)])
        }
        grid("direction") { $0.flow?.scrollDirection = .horizontal }
        grid("inset") { $0.collectionView.contentInset.top = 30 }
        grid("background") { $0.collectionView.backgroundColor = .green }
        grid("another layout") {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 20)
            $0.collectionView.setCollectionViewLayout(layout, animated: false)
        }
        return grid.settings
    }

    private static var presentations: [Setting] {
        var screen = Kind<UIViewController> {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            return controller
        }
        screen("child") {
            let child = ListController()
            $0.addChild(child)
            $0.view.addSubview(child.view)
            child.view.autoresizingMask = []
            child.view.frame = CGRect(x: 10, y: 40, width: 200, height: 300)
            child.didMove(toParent: $0)
        }
        screen("margins") { $0.viewRespectsSystemMinimumLayoutMargins = false }
        screen("another view") {
            $0.view = UITextView()
            ($0.view as? UITextView)?.text = "text"
        }
        screen("style") { $0.overrideUserInterfaceStyle = .dark }
        return screen.settings
    }
}

private final class ListController: UITableViewController {
    var rows = (1...12).map { "Row \($0)" }
    var header: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

private final class GridController: UICollectionViewController {
    var count = 20
    var flow: UICollectionViewFlowLayout? { collectionView.collectionViewLayout as? UICollectionViewFlowLayout }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.backgroundColor = indexPath.item.isMultiple(of: 2) ? .red : .blue
        return cell
    }
}

private struct Kind<Subject: AnyObject> {
    private let make: @MainActor @Sendable () -> Subject
    private(set) var settings: [Setting] = []

    init(_ make: @escaping @MainActor @Sendable () -> Subject) { self.make = make }

    mutating func callAsFunction(_ name: String, _ set: @escaping @MainActor @Sendable (Subject) -> Void) {
        settings.append(
            Setting(testDescription: "\(Subject.self): \(name)", make: make) { if let subject = $0 as? Subject { set(subject) } })
    }
}
