import Testing
import UIKit

@testable import LayoutAudit

/// Kinds of findings one by one: a screen with the fault is reported, and its fixed twin is not.
@MainActor struct SeededKindTests: WindowTests {
    private static let phone = CGSize(width: 320, height: 480)

    private func reported(_ kind: Finding.Kind, _ window: UIWindow) -> [String] {
        Audit.findings(in: window, kinds: [kind]).map { "\($0.view.split(separator: "/").last ?? ""): \($0.fact)" }
    }

    @Test func `a symbol that does not follow the writing direction is reported`() {
        func screen(_ symbol: String, _ direction: UITraitEnvironmentLayoutDirection = .rightToLeft) -> UIWindow {
            window(DisplayEnvironment(size: Self.phone, scale: 2, layoutDirection: direction)) { view in
                let icon = UIImageView(image: UIImage(systemName: symbol))
                icon.accessibilityIdentifier = "icon"
                icon.frame = CGRect(x: 16, y: 40, width: 24, height: 24)
                view.addSubview(icon)
            }
        }
        #expect(
            reported(.unmirroredImage, screen("chevron.right"))
                == ["icon: the symbol chevron.right is not mirrored in right-to-left layouts"])
        #expect(reported(.unmirroredImage, screen("chevron.forward")) == [])
        #expect(reported(.unmirroredImage, screen("chevron.down")) == [])
        #expect(reported(.unmirroredImage, screen("chevron.right", .leftToRight)) == [])
    }

    @Test func `a distorted picture is reported`() {
        func screen(_ mode: UIView.ContentMode, width: CGFloat = 100, caps: UIEdgeInsets = .zero) -> UIWindow {
            window { view in
                let size = CGSize(width: 40, height: 20)
                let picture = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
                let photo = UIImageView(image: picture.resizableImage(withCapInsets: caps))
                photo.accessibilityIdentifier = "photo"
                photo.contentMode = mode
                photo.frame = CGRect(x: 16, y: 40, width: width, height: 100)
                view.addSubview(photo)
            }
        }
        #expect(reported(.distortedImage, screen(.scaleToFill)) == ["photo: the picture is drawn 100 % too high"])
        #expect(reported(.distortedImage, screen(.scaleAspectFill)) == [])
        #expect(reported(.distortedImage, screen(.scaleToFill, width: 200)) == [])
        let caps = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        #expect(reported(.distortedImage, screen(.scaleToFill, caps: caps)) == [])
    }

    @Test func `content under a navigation bar is reported`() {
        func screen(_ top: (UIView) -> NSLayoutYAxisAnchor) -> UIWindow {
            let window = UIWindow(environment: DisplayEnvironment(size: Self.phone, scale: 2))
            let controller = UIViewController()
            controller.title = "Rooms"
            let label = UILabel()
            label.text = "Kitchen"
            label.accessibilityIdentifier = "kitchen"
            label.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: top(controller.view), constant: 10),
                label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
            ])
            window.rootViewController = UINavigationController(rootViewController: controller)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            return window
        }
        let seeded = reported(.underBar, screen(\.topAnchor))
        #expect(seeded.count == 1 && seeded.first?.hasPrefix("kitchen: the navigation bar covers ") == true)
        #expect(reported(.underBar, screen(\.safeAreaLayoutGuide.topAnchor)) == [])
    }

    @Test func `text that its superview clips is reported`() {
        func screen(height: CGFloat, clips: Bool = true) -> UIWindow {
            window { view in
                let box = UIView(frame: CGRect(x: 16, y: 40, width: 200, height: height))
                box.clipsToBounds = clips
                view.addSubview(box)
                let label = UILabel(frame: CGRect(x: 0, y: 8, width: 200, height: 24))
                label.text = "Two rooms"
                label.accessibilityIdentifier = "rooms"
                box.addSubview(label)
            }
        }
        #expect(reported(.clippedText, screen(height: 20)) == ["rooms: part of “Two rooms” is cut off by its container"])
        #expect(reported(.clippedText, screen(height: 40)) == [])
        #expect(reported(.clippedText, screen(height: 20, clips: false)) == [])
    }

    @Test func `a nested stack view without effect is reported`() {
        func screen(_ change: (UIStackView) -> Void) -> UIWindow {
            window { view in
                let texts = (0..<3).map { index in
                    let label = UILabel()
                    label.text = "Line \(index)"
                    return label
                }
                let inner = UIStackView(arrangedSubviews: Array(texts.dropFirst()))
                (inner.axis, inner.spacing) = (.vertical, 8)
                inner.accessibilityIdentifier = "inner"
                // Only views that an author wrote are reported.
                inner.source = SourceReference(file: "Lines.yaml", line: 3)
                change(inner)
                let outer = UIStackView(arrangedSubviews: [texts[0], inner])
                (outer.axis, outer.spacing) = (.vertical, 8)
                outer.frame = CGRect(x: 16, y: 40, width: 200, height: 100)
                view.addSubview(outer)
            }
        }
        #expect(reported(.nestedStack, screen { _ in }) == ["inner: it arranges its views just as the stack around it would"])
        #expect(reported(.nestedStack, screen { $0.spacing = 2 }) == [])
        #expect(reported(.nestedStack, screen { $0.axis = .horizontal }) == [])
    }

    @Test func `text of a fixed size is reported`() {
        func screen(_ font: UIFont) -> UIWindow {
            window { view in
                let label = UILabel(frame: CGRect(x: 16, y: 40, width: 200, height: 24))
                label.text = "Two rooms"
                label.font = font
                label.accessibilityIdentifier = "rooms"
                view.addSubview(label)
            }
        }
        let fixed = UIFont.systemFont(ofSize: 17)
        #expect(reported(.fixedTextSize, screen(fixed)) == ["rooms: “Two rooms” is 17 pt at every text size"])
        #expect(reported(.fixedTextSize, screen(.preferredFont(forTextStyle: .body))) == [])
        #expect(reported(.fixedTextSize, screen(UIFontMetrics.default.scaledFont(for: fixed))) == [])
    }

    @Test func `a layout pass that does not end is reported`() {
        final class Meter: UIView {
            var isRestless = false
            var laidOutWidth: CGFloat?

            override func layoutSubviews() {
                super.layoutSubviews()
                if isRestless || laidOutWidth != bounds.width { setNeedsLayout() }
                laidOutWidth = bounds.width
            }
        }
        func screen(isRestless: Bool) -> UIWindow {
            window { view in
                let meter = Meter(frame: CGRect(x: 16, y: 40, width: 200, height: 24))
                meter.isRestless = isRestless
                meter.accessibilityIdentifier = "meter"
                view.addSubview(meter)
            }
        }
        let seeded = reported(.layoutLoop, screen(isRestless: true))
        #expect(seeded.count == 1 && seeded.first?.hasPrefix("meter: layoutSubviews ran ") == true)
        #expect(reported(.layoutLoop, screen(isRestless: false)) == [])
    }

    private func label(_ text: String, _ name: String, in view: UIView, top: CGFloat) -> UILabel {
        let label = UILabel()
        (label.text, label.accessibilityIdentifier) = (text, name)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: top).isActive = true
        return label
    }

    @Test func `text with one free side is reported when longer text would cover another view`() {
        func screen(_ text: String, _ tie: (UILabel, UIView) -> [NSLayoutConstraint]) -> UIWindow {
            window { view in
                let title = label(text, "title", in: view, top: 40)
                NSLayoutConstraint.activate(tie(title, view))
                let price = label("9,00 €", "price", in: view, top: 40)
                price.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
            }
        }
        func leading(_ label: UILabel, _ view: UIView) -> NSLayoutConstraint {
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
        }
        let long = "A title of some length", free = screen(long) { [leading($0, $1)] }
        #expect(reported(.unboundedText, free) == ["title: nothing limits “\(long)”: a text twice as long overlaps price"])
        #expect(reported(.unboundedText, screen("Tea") { [leading($0, $1)] }) == [])
        let held = screen(long) { [leading($0, $1), $0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor, constant: -100)] }
        #expect(reported(.unboundedText, held) == [])
        #expect(
            reported(.unboundedText, screen(long) { [leading($0, $1), $0.widthAnchor.constraint(lessThanOrEqualToConstant: 200)] }) == [])
        let open = screen(long) { [leading($0, $1), $0.trailingAnchor.constraint(greaterThanOrEqualTo: $1.leadingAnchor, constant: 20)] }
        #expect(reported(.unboundedText, open).count == 1)
        let centred = screen("Tea") {
            $0.textAlignment = .center; return [leading($0, $1)]
        }
        #expect(reported(.unboundedText, centred) == ["title: “Tea” is centred in a label that is only as wide as the text"])
        let mended = Audit.findings(in: free, kinds: [.unboundedText], isExplaining: true).first?.suggestion
        #expect(mended?.contains("title.trailing <= price.leading - 8") == true)
    }

    @Test func `a leading edge that an inequality leaves loose is reported when it misses its neighbours' edges`() {
        func screen(
            _ relation: NSLayoutConstraint.Relation, neighbour: CGFloat = 16, heldBy edge: NSLayoutConstraint.Attribute = .leading
        ) -> UIWindow {
            window { view in
                for (index, name) in ["name", "notes"].enumerated() {
                    let row = label(name, name, in: view, top: 40 + 40 * CGFloat(index))
                    let inset = index == 0 ? neighbour : 16
                    NSLayoutConstraint(
                        item: row, attribute: .leading, relatedBy: index == 0 ? .equal : relation, toItem: view,
                        attribute: index == 0 ? edge : .leading, multiplier: 1, constant: inset
                    ).isActive = true
                    row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
                }
            }
        }
        let loose = screen(.greaterThanOrEqual)
        #expect(reported(.looseEdge, loose).count == 1)
        #expect(reported(.looseEdge, loose).first?.hasPrefix("notes: `notes.leading >= ") == true)
        #expect(reported(.looseEdge, loose).first?.hasSuffix("pt from that of name") == true)
        #expect(reported(.looseEdge, screen(.equal)) == [])
        #expect(reported(.looseEdge, screen(.greaterThanOrEqual, neighbour: 40)) == [])
        let width = loose.bounds.width
        #expect(
            reported(.looseEdge, screen(.greaterThanOrEqual, neighbour: 16 - width, heldBy: .trailing)) == [], "it lies there by chance")
        let mended = Audit.findings(in: loose, kinds: [.looseEdge], isExplaining: true).first?.suggestion
        #expect(mended != nil)
    }

    @Test func `columns of half-pixel widths cut no line of their text`() {
        let text = "By the third hour strangers share oranges and point out waterfalls as if they had hung them there themselves."
        for width in stride(from: 301, to: 500, by: 2) {
            let window = UIWindow(environment: DisplayEnvironment(size: CGSize(width: width, height: 800), scale: 3))
            let controller = UIViewController()
            window.rootViewController = controller
            let view = controller.view!, columns = [label(text, "one", in: view, top: 40), label(text, "two", in: view, top: 40)]
            for column in columns { column.numberOfLines = 0 }
            NSLayoutConstraint.activate([
                columns[0].leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                columns[1].leadingAnchor.constraint(equalTo: columns[0].trailingAnchor, constant: 8),
                columns[1].trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                columns[0].widthAnchor.constraint(equalTo: columns[1].widthAnchor),
            ])
            window.makeKeyAndVisible()
            window.commit()
            #expect(reported(.truncatedText, window) == [], "\(width)")
        }
    }

    @Test func `a long empty stretch in scrolling content is reported`() {
        func screen(_ gap: CGFloat) -> UIWindow {
            window { view in
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                view.addSubview(scroll)
                for (name, top) in [("first", 20), ("second", 60 + gap)] {
                    let label = UILabel(frame: CGRect(x: 16, y: top, width: 200, height: 40))
                    (label.text, label.accessibilityIdentifier) = (name, name)
                    scroll.addSubview(label)
                }
                scroll.contentSize = CGSize(width: 320, height: 900)
            }
        }
        #expect(reported(.emptyStretch, screen(400)) == ["second: 400 pt above it are empty, more than half of the visible height"])
        #expect(reported(.emptyStretch, screen(200)) == [])
    }

    @Test func `an empty label without room for a line is reported`() {
        func screen(_ size: CGSize, text: String? = nil) -> UIWindow {
            window { view in
                let label = UILabel(frame: CGRect(origin: CGPoint(x: 16, y: 40), size: size))
                (label.text, label.accessibilityIdentifier) = (text, "status")
                view.addSubview(label)
            }
        }
        #expect(reported(.truncatedText, screen(CGSize(width: 200, height: 9))) == ["status: no text fits into 200 × 9 pt"])
        #expect(reported(.truncatedText, screen(CGSize(width: 9, height: 30))) == ["status: no text fits into 9 × 30 pt"])
        #expect(reported(.truncatedText, screen(CGSize(width: 200, height: 21))) == [])
        #expect(reported(.truncatedText, screen(.zero)) == [])
    }
}
