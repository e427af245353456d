import Foundation
import Testing
@testable import UIKit

@MainActor struct ControlTests {
    /// Sizes and hugging: Controls.md, priorities and the row of each class.
    @Test func `3.5 controls have the sizes that were measured`() {
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UISlider().intrinsicContentSize.height == 30)
        #expect(UISlider().frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 100, height: 30)).size == CGSize(width: 104, height: 31))
        #expect(UIProgressView().intrinsicContentSize.height == 4)
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
        let pages = UIPageControl()
        pages.numberOfPages = 4
        #expect(pages.intrinsicContentSize == CGSize(width: 92, height: 26))
        let segments = UISegmentedControl(items: ["One", "Two"])
        #expect(segments.intrinsicContentSize.height == 31)
        #expect(segments.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 88, height: 31)).height == 32)
        #expect(UISearchBar().intrinsicContentSize.height == 56)
    }

    @Test func `3.1 hugging is as UIKit makes it, class by class`() {
        func hugging(_ view: UIView) -> [Float] {
            [view.contentHuggingPriority(for: .horizontal).rawValue, view.contentHuggingPriority(for: .vertical).rawValue]
        }
        for view in [UIView(), UILabel(), UIImageView(), UIButton(), UITextField(), UITextView(), UIScrollView()] {
            #expect(hugging(view) == [250, 250], "\(type(of: view))")
        }
        for view in [UISlider(), UISegmentedControl(), UIProgressView(), UIPageControl(), UISearchBar()] as [UIView] {
            #expect(hugging(view) == [250, 750], "\(type(of: view))")
        }
        for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] as [UIView] {
            #expect(hugging(view) == [750, 750], "\(type(of: view))")
        }
    }

    /// Apps round the corners of both.
    @Test func `a progress view has a track, and what is done in front of it`() {
        let window = LabelTests.window(), bar = UIProgressView(progressViewStyle: .default)
        bar.frame = CGRect(x: 10, y: 10, width: 200, height: 4)
        bar.progress = 0.25
        window.addSubview(bar)
        window.layoutIfNeeded()
        bar.layer.sublayers?[1].cornerRadius = 2
        #expect(bar.subviews.map(\.frame.width) == [200, 50] && bar.subviews[1].layer.cornerRadius == 2)
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setProgress(0.5, animated: false)
        bar.layoutIfNeeded()
        #expect(bar.subviews[1].frame == CGRect(x: 100, y: 0, width: 100, height: 4))
    }

    @Test func `3.5 a system button is its title and six points above and below, no narrower than thirty`() {
        let window = LabelTests.window()
        let button = UIButton(type: .system)
        window.addSubview(button)
        button.setTitle("Button", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 46, height: 30))
        button.setTitle("Tap", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        button.setTitle("Disabled", for: .normal)
        #expect(button.intrinsicContentSize.height == 30)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        #expect(button.intrinsicContentSize.height == 33)
    }

    @Test func `an empty title has the height of its line, and thirty points are the minimum only without an image`() {
        let window = LabelTests.window()
        func size(_ type: UIButton.ButtonType, _ title: String, _ image: CGFloat? = nil) -> CGSize {
            let button = UIButton(type: type)
            window.addSubview(button)
            button.setTitle(title, for: .normal)
            if let image {
                button.setImage(UIGraphicsImageRenderer(size: CGSize(width: image, height: image)).image { _ in }, for: .normal)
            }
            return button.intrinsicContentSize
        }
        #expect(size(.custom, "") == CGSize(width: 30, height: 34))
        #expect(size(.system, "") == CGSize(width: 30, height: 30))
        #expect(size(.custom, "", 5) == CGSize(width: 5, height: 22))
        #expect(size(.custom, " ", 1) == CGSize(width: 6, height: 22))
    }

    @Test func `segments are a point apart and as wide as their widest title plus eighteen points`() {
        let window = LabelTests.window(scale: 3)
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        control.selectedSegmentIndex = 1
        window.addSubview(control)
        control.sizeToFit()
        #expect(control.bounds.size == CGSize(width: 263, height: 32))
        #expect(control.segmentRects.map(\.minX) == [0, 88, 176])
        #expect(control.segmentRects.allSatisfy { $0.width == 87 })
    }

    @Test func `a configured button is as large as its title and insets`() {
        for (scale, height) in [(2.0, 34.5), (3.0, 34 + 1.0 / 3)] {
            let window = LabelTests.window(scale: scale)
            var look = UIButton.Configuration.plain()
            look.title = "Button"
            let button = UIButton(configuration: look)
            window.addSubview(button)
            #expect(abs(button.intrinsicContentSize.height - height) < 1e-6)
            #expect(abs(button.intrinsicContentSize.width - 75) <= 1.5)
        }
    }

    @Test func `3.5 text fields: the line and a point and a half, thirty-four in rounded ones`() {
        let window = LabelTests.window()
        for (size, height) in [(15, 19.5), (16, 21), (17, 22), (18, 23)] as [(CGFloat, CGFloat)] {
            let field = UITextField()
            window.addSubview(field)
            field.font = .systemFont(ofSize: size)
            field.text = "Text"
            #expect(field.intrinsicContentSize.height == height, "\(size)")
            field.borderStyle = .roundedRect
            #expect(field.intrinsicContentSize.height == 34, "\(size)")
        }
    }

    @Test func `a text view that does not scroll is as tall as its lines and insets`() {
        let window = LabelTests.window()
        let view = UITextView()
        window.addSubview(view)
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.text = "Text"
        #expect(view.intrinsicContentSize.height == 36.5)
        #expect(view.baselineOffsets(at: view.intrinsicContentSize)?.fromTop == 24.5)
        view.isScrollEnabled = true
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }

    @Test func `lines of a text view are as tall as their font, and their sum is rounded to a pixel`() {
        let window = LabelTests.window()
        let view = UITextView()
        window.addSubview(view)
        view.isScrollEnabled = false
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.font = .systemFont(ofSize: 12)
        view.text = "one\ntwo\nthree\nfour\nfive"
        #expect(view.intrinsicContentSize.height == 72)
    }

    @Test func `text without a font is in Helvetica of 12 points, in text views and in strings`() throws {
        let helvetica = try #require(UIFont(name: "Helvetica", size: 12))
        let view = UITextView(), text = "Plain text"
        view.isScrollEnabled = false
        view.text = text
        let plain = view.intrinsicContentSize
        view.font = helvetica
        #expect(plain == view.intrinsicContentSize)
        #expect(NSAttributedString(string: text).size() == NSAttributedString(string: text, attributes: [.font: helvetica]).size())
    }

    @Test func `info, detail and add buttons have the title font of system buttons`() {
        for type in [UIButton.ButtonType.system, .detailDisclosure, .infoDark, .infoLight, .contactAdd] {
            #expect(UIButton(type: type).titleLabel?.font.pointSize == 15)
        }
        #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
    }

    @Test func `tint is inherited until a view has its own`() {
        let outer = UIView(), inner = UIView(), button = UIButton(type: .system)
        outer.addSubview(inner)
        inner.addSubview(button)
        #expect(button.tintColor == .systemBlue)
        outer.tintColor = .systemRed
        #expect(button.tintColor == .systemRed)
        inner.tintColor = .systemGreen
        #expect(button.currentTitleColor.resolvedCGColor(with: .current, tint: button.tintCGColor) == UIColor.systemGreen.cgColor)
    }

    @Test func `actions run when their event is sent`() {
        let button = UIButton(type: .system)
        var count = 0
        let action = UIAction { _ in count += 1 }
        button.addAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        #expect(count == 1)
        button.removeAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @Test func `a button shows the title of its state`() {
        let button = UIButton(type: .custom)
        button.setTitle("On", for: .normal)
        button.setTitle("Off", for: .disabled)
        #expect(button.currentTitle == "On")
        button.isEnabled = false
        #expect(button.currentTitle == "Off")
        #expect(button.state == .disabled)
    }

    @Test func `an image that is larger than its button shrinks to it, and stays within its insets`() {
        let button = UIButton(type: .custom)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 125, height: 40)).image { _ in }, for: .normal)
        button.setTitle("Add", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 54, height: 54)
        #expect(button.imageRect(forContentRect: button.bounds) == CGRect(x: 0, y: 7, width: 54, height: 40))
        button.setTitle(nil, for: .normal)
        button.imageEdgeInsets = UIEdgeInsets(top: 12, left: 10, bottom: 12, right: 10)
        #expect(button.imageRect(forContentRect: button.bounds) == CGRect(x: 10, y: 12, width: 34, height: 30))
        #expect(button.intrinsicContentSize == CGSize(width: 125, height: 40))
    }

    @Test func `4.3 the image of a button changes sides with the direction`() {
        for rightToLeft in [false, true] {
            let window = LabelTests.window { $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight }
            let button = UIButton(type: .system)
            button.setTitle("Share", for: .normal)
            button.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
            window.addSubview(button)
            window.layoutIfNeeded()
            let image = button.imageView?.frame.midX ?? 0, title = button.titleLabel?.frame.midX ?? 0
            #expect((image < title) == !rightToLeft)
        }
    }

    @Test func `an image has the pixels that were drawn`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(image.size == CGSize(width: 4, height: 2))
        let bitmap = try #require(image.bitmap)
        #expect(bitmap[0, 0] == (255, 0, 0, 255))
        #expect(bitmap[bitmap.width - 1, 0].alpha == 0)
        let data = try #require(image.pngData())
        let copy = try #require(UIImage(data: data, scale: image.scale))
        #expect(copy.size == image.size)
        let tinted = try #require(image.withTintColor(.blue).bitmap)
        #expect(tinted[0, 0] == (0, 0, 255, 255))
    }

    @Test func `a missing image is a labelled box and is listed`() throws {
        let image = try #require(UIImage(named: "no-such-picture"))
        #expect(image.size == CGSize(width: 44, height: 44))
        #expect(ImageAssets.missingNames.contains("no-such-picture"))
    }

    @Test func `a path contains the points inside it, and is trimmed by length`() {
        let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(circle.contains(CGPoint(x: 5, y: 5)))
        #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
        let line = CGPath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 100, y: 0))
        let half = line.trimmed(from: 0.25, to: 0.5).boundingBox
        #expect(abs(half.minX - 25) < 1e-6 && abs(half.maxX - 50) < 1e-6)
    }

    @Test func `a date picker shows its date independently of clock and locale`() {
        let picker = UIDatePicker()
        #expect(picker.summary == "Jan 9, 2007 9:41 AM")
        picker.date = Date(timeIntervalSince1970: 951_827_400)
        #expect(picker.summary == "Feb 29, 2000 12:30 PM")
        picker.timeZone = TimeZone(secondsFromGMT: -14 * 3600)
        #expect(picker.summary == "Feb 28, 2000 10:30 PM")
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test func `an alert is a card 270 points wide, with its buttons side by side while they fit`() throws {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let window = LabelTests.window(), root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        let card = try #require(alert.view.subviews.first)
        #expect(card.frame.width == 270)
        let labels = card.subviews.compactMap { $0 as? UILabel }
        let cancel = try #require(labels.first { $0.text == "Cancel" }), delete = try #require(labels.first { $0.text == "Delete" })
        #expect(cancel.frame.minY == delete.frame.minY && cancel.frame.minX < delete.frame.minX)
        #expect(root.view.tintCGColor == UIColor.systemGray.resolvedCGColor(with: root.traitCollection))
    }
}
