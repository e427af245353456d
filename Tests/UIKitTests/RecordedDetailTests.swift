import Testing
import UIKit

@testable import UIKit

/// Details that recorded pictures and apps show.
@MainActor struct RecordedDetailTests {
    @Test func `t2 6.2 a tinted template is drawn in its tint, whatever the fill colour`() throws {
        let mark = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in
            UIColor.white.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 4))
            mark.withTintColor(.red, renderingMode: .alwaysTemplate).draw(in: CGRect(x: 4, y: 0, width: 4, height: 4))
        }
        let bitmap = try #require(image.bitmap)
        let (left, right) = (bitmap[0, 0], bitmap[bitmap.width - 1, 0])
        #expect(left.red == 255 && left.blue == 255 && right.red == 255 && right.blue == 0)
    }

    @Test func `t2 6.6 a run without a font has the label's, whatever other runs have`() {
        func width(_ label: UILabel) -> CGFloat { label.intrinsicContentSize.width }
        let mixed = NSMutableAttributedString(string: "A", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        mixed.append(NSAttributedString(string: " plain text"))
        let label = UILabel(), head = UILabel(), tail = UILabel()
        label.font = .systemFont(ofSize: 12)
        label.attributedText = mixed
        head.attributedText = NSAttributedString(string: "A", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        tail.font = .systemFont(ofSize: 12)
        tail.text = " plain text"
        #expect(abs(width(label) - width(head) - width(tail)) < 3)
        #expect(label.font.pointSize == 40)
    }

    @Test func `stackMargins a stack view begins without margins`() {
        let icon = UIView(), stack = UIStackView(arrangedSubviews: [icon]), plain = UIStackView()
        icon.widthAnchor.constraint(equalToConstant: 16).isActive = true
        icon.heightAnchor.constraint(equalToConstant: 16).isActive = true
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins.bottom = 4
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 16, height: 20))
        #expect(plain.layoutMargins == .zero && plain.directionalLayoutMargins == .zero && UIView().layoutMargins.top == 8)
    }

    @Test func `t2 6.7 an image context begun while drawing gives the image so far`() throws {
        final class Drawn: UIView {
            var image: CGImage?
            override func draw(_ rect: CGRect) {
                UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
                image = UIGraphicsGetCurrentContext()?.makeImage()
                UIGraphicsEndImageContext()
            }
        }
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = view.layerTree()
        let image = try #require(view.image)
        #expect(image.width == 8 && image.height == 4 && image.bitmap[7, 3].red == 255)
    }

    @Test func `t2 6.14 a drawing that states only its view box has that size`() throws {
        let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 16\"><path d=\"M2 2h3v3z\"/></svg>"
        let asset = try VectorAsset(bytes: Array(text.utf8), format: .svg)
        #expect(asset.size == CGSize(width: 24, height: 16))
    }

    @Test func `a controller may answer with the status bar's style of now`() {
        final class Screen: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
        }
        ScreenEnvironment().perform {
            let window = LabelTests.window()
            window.rootViewController = Screen()
            window.makeKeyAndVisible()
            #expect(window.statusBarStyle == .default && UIApplication.shared.statusBarStyle == .default)
        }
    }

    @Test func `a nib's objects live until the end of the turn, for owners with weak outlets`() {
        ScreenEnvironment().perform {
            weak var outlet: UIView?
            InterfaceDocuments.nibs = { _, _ in
                let view = UIView()
                outlet = view
                return [view]
            }
            _ = Bundle.main.loadNibNamed("Card", owner: nil)
            #expect(outlet != nil)
        }
    }

    @Test func `t2 6.15 a navigation bar's style decides the status bar`() {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let stack = UINavigationController(rootViewController: Light()), window = LabelTests.window()
        window.rootViewController = stack
        #expect(window.statusBarStyle == .default)
        stack.navigationBar.barStyle = .black
        #expect(window.statusBarStyle == .lightContent)
        stack.navigationBar.barStyle = .default
        stack.isNavigationBarHidden = true
        #expect(window.statusBarStyle == .lightContent)
    }

    @Test func `t2 6.19 setting an attributed placeholder does not go through the placeholder`() {
        final class Field: UITextField {
            override var placeholder: String? {
                didSet {
                    attributedPlaceholder = placeholder.map { NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.red]) }
                }
            }
        }
        let field = Field()
        field.placeholder = "Name"
        #expect(field.attributedPlaceholder?.string == "Name" && field.placeholder == "Name")
        field.attributedPlaceholder = NSAttributedString(string: "Other")
        #expect(field.placeholder == "Other")
    }

    @Test func `t2 6.20 a subtree's text sizes stay within its limits`() {
        let window = LabelTests.window(), outer = UIView(), inner = UIView()
        window.addSubview(outer)
        outer.addSubview(inner)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        outer.maximumContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        outer.maximumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        inner.minimumContentSizeCategory = .accessibilityExtraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
        #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }

    @Test func `t2 6.21 metrics without traits follow the application`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        let before = UIFontMetrics.default.scaledValue(for: 44)
        final class Probe: UIView {
            var seen: CGFloat = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                seen = UIFontMetrics.default.scaledValue(for: 44)
            }
        }
        let window = LabelTests.window(), probe = Probe()
        window.addSubview(probe)
        probe.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        window.layoutIfNeeded()
        #expect(probe.seen == before)
        #expect(UIFontMetrics.default.scaledValue(for: 44, compatibleWith: large) > 70)
    }

    @Test(
        arguments: [[1, 3.8, 4], [2, 3.8, 4], [3, 3.8, 11.0 / 3], [3, -187.5, -562.0 / 3], [1, -116.5, -116], [2, -116.5, -116.5]]
            as [[CGFloat]])
    func `offsetPixels: a content offset is whole pixels, the bounds' origin is not`(_ numbers: [CGFloat]) {
        let scale = numbers[0], given = numbers[1], kept = numbers[2]
        let window = LabelTests.window(scale: scale)
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        view.contentSize = CGSize(width: 500, height: 500)
        view.contentOffset = CGPoint(x: given, y: 0)
        #expect(abs(view.contentOffset.x - kept) < 1e-9)
        view.setContentOffset(CGPoint(x: 0, y: given), animated: false)
        #expect(abs(view.contentOffset.y - kept) < 1e-9)
        view.bounds.origin.x = 3.8
        #expect(view.contentOffset.x == 3.8)
    }

    @Test func `t2 6.22 a scaled value is a whole number of pixels`() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .extraSmall), UITraitCollection(displayScale: 3),
        ])
        let value = UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 44, compatibleWith: traits)
        #expect(abs(value - 40 - 2.0 / 3) < 1e-6)
    }

    @Test func `t2 6.23 an overridden border style does not decide what a field draws`() {
        final class Field: UITextField {
            override var borderStyle: BorderStyle {
                get { .roundedRect }
                set {}
            }
        }
        let field = Field(), plain = UITextField()
        (field.text, plain.text) = ("Text", "Text")
        #expect(field.intrinsicContentSize == plain.intrinsicContentSize && field.borderStyle == .roundedRect)
    }

    @Test func `t2 6.17 and 6.24 side views without a frame are shown at their size`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)), label = UILabel(), box = UIView()
        LabelTests.window(scale: 3).addSubview(field)
        label.text = "Label"
        (field.leftView, field.leftViewMode) = (label, .always)
        box.widthAnchor.constraint(equalToConstant: 20).isActive = true
        box.heightAnchor.constraint(equalToConstant: 10).isActive = true
        box.translatesAutoresizingMaskIntoConstraints = false
        (field.rightView, field.rightViewMode) = (box, .always)
        field.layoutIfNeeded()
        #expect(label.frame.size == label.intrinsicContentSize && label.frame.width > 30)
        #expect(box.frame.size == CGSize(width: 20, height: 10))
        label.text = "A longer label"
        field.setNeedsLayout()
        field.layoutIfNeeded()
        #expect(label.frame.size == label.intrinsicContentSize)
    }

    /// Suites.md, sideView.
    @Test func `a side view that constraints make higher than the field is in its middle`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 23)), box = UIView(), button = UIButton()
        LabelTests.window(scale: 3).addSubview(field)
        box.translatesAutoresizingMaskIntoConstraints = false
        button.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: box.topAnchor), button.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            button.leadingAnchor.constraint(equalTo: box.leadingAnchor), button.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            button.heightAnchor.constraint(equalToConstant: 34),
        ])
        (field.leftView, field.leftViewMode) = (box, .always)
        field.layoutIfNeeded()
        #expect(abs(button.convert(button.bounds, to: field).midY - 11.5) < 0.4)
    }
}

/// Names that suites and apps use.
@MainActor struct EarlierNameTests {
    @Test func `t2 4.4 names of earlier releases and for tests`() throws {
        let move = CATransform3DConcat(CATransform3DMakeRotation(0.7, 1, 2, 3), CATransform3DMakeTranslation(4, 5, 6))
        let back = CATransform3DConcat(move, CATransform3DInvert(move))
        #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m41) < 1e-9 && abs(back.m23) < 1e-9)
        #expect(CATransform3DInvert(CATransform3DMakeScale(0, 1, 1)) == CATransform3DMakeScale(0, 1, 1))
        #expect(UICollectionViewUpdateItem().updateAction == .none)
        #expect(NSLayoutXAxisAnchor() != NSLayoutXAxisAnchor() && NSLayoutDimension().item != nil)
        let text = CATextLayer()
        (text.string, text.fontSize) = ("Text", 17)
        #expect(text.preferredFrameSize().height > 15 && CALayer().preferredFrameSize() == .zero)
        #expect(CALayer().convertTime(3, from: nil) == 3 && !ProcessInfo.processInfo.isMacCatalystApp)

        Timeline.current = Timeline()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.alpha = 0
        UIView.commitAnimations()
        view.center.x = 50
        Timeline.current.advance(to: 0.25)
        #expect(view.layer.presentedLayer.opacity == 0.75 && view.layer.presentedLayer.position.x == 50)
    }

    @Test func `t2 6.9 updates of a batch need not escape`() {
        func change(_ updates: () -> Void) {
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).performBatchUpdates(updates)
            UITableView().performBatchUpdates(updates, completion: nil)
        }
        var count = 0
        change { count += 1 }
        #expect(count == 2)
    }

    @Test func `t2 2.1 a transaction's completion waits for the animations of blocks in it`() {
        Timeline.current = Timeline()
        let view = UIView()
        var ended = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { ended = true }
        UIView.animate(withDuration: 0.5) { view.alpha = 0 }
        CATransaction.commit()
        Timeline.current.advance(to: 0.49)
        #expect(!ended)
        Timeline.current.advance(to: 0.5)
        #expect(ended)
    }
}
