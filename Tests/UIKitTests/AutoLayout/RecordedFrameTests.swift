import Foundation
import Testing
@testable import UIKit

/// Frames recorded from UIKit (Recordings.md, screens): two screens on twelve devices and in twelve text sizes, and a button. The
/// recordings are rounded to thousandths; widths of text are San Francisco's and are compared within a share.
@MainActor struct RecordedFrameTests {
    struct Recording: Decodable, Sendable, CustomTestStringConvertible {
        var name: String
        var source: String
        var screen: Screen
        var size: [Double]
        /// The top and bottom insets.
        var safeArea: [Double]
        var category: String
        var expect: [String: [Double]]

        enum Screen: String, Decodable, Sendable { case corners, label, button }

        var testDescription: String { name }
    }

    nonisolated static let all: [Recording] = {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/recorded-screens.json")
        return (try? JSONDecoder().decode([Recording].self, from: Data(contentsOf: url))) ?? []
    }()

    /// The share by which the width of text may differ in the letters that replace San Francisco's (Metrics.md, interVersusSF).
    private nonisolated static let widthShare = 0.03

    @Test func `1.11 the 86 frames of 25 recordings are all here`() {
        #expect(Self.all.count == 25 && Self.all.map(\.expect.count).reduce(0, +) == 86)
    }

    @Test(arguments: all) func `1.11 recorded screens: everything but the widths of text is exact`(_ recording: Recording) throws {
        var environment = DisplayEnvironment(size: CGSize(width: recording.size[0], height: recording.size[1]), scale: 3)
        environment.safeAreaInsets = UIEdgeInsets(top: recording.safeArea[0], left: 0, bottom: recording.safeArea[1], right: 0)
        environment.contentSizeCategory = UIContentSizeCategory(rawValue: recording.category)
        let window = UIWindow(environment: environment)
        window.makeKey()
        let controller: UIViewController
        switch recording.screen {
        case .corners: controller = CornersController()
        case .label: controller = OneLabelController()
        case .button: controller = AddButtonController()
        }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.commit()
        for (name, expected) in recording.expect.sorted(by: { $0.key < $1.key }) {
            let view = try #require(name == "root" ? controller.view : Self.find(name, in: controller.view))
            check(view, expected, name)
        }
    }

    /// Compares what depends on the width of the view's own text within a share, and the rest within the thousandths of the recording.
    private func check(_ view: UIView, _ expected: [Double], _ name: String) {
        let frame = view.frame
        let isText = view is UILabel && abs(expected[2] - 288) > 0.01
        let share = isText ? max(expected[2] * Self.widthShare, 0.7) : 0.0011
        #expect(abs(frame.width - expected[2]) <= share, "\(name) width: \(frame.width), recorded \(expected[2])")
        #expect(abs(frame.height - expected[3]) < 0.0011, "\(name) height: \(frame.height), recorded \(expected[3])")
        #expect(abs(frame.minY - expected[1]) < 0.0011, "\(name) y: \(frame.minY), recorded \(expected[1])")
        // At the leading edge x is exact; elsewhere the trailing edge or the centre is.
        switch name {
        case "top", "bottom": #expect(abs(frame.midX - expected[0] - expected[2] / 2) <= 0.51, "\(name) centre")
        case "trailing": #expect(abs(frame.maxX - expected[0] - expected[2]) < 0.0011, "\(name) right edge")
        default: #expect(abs(frame.minX - expected[0]) < 0.0011, "\(name) x: \(frame.minX), recorded \(expected[0])")
        }
    }

    private static func find(_ name: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == name { return view }
        if name == "UIImageView", view is UIImageView { return view }
        return view.subviews.lazy.compactMap { find(name, in: $0) }.first
    }
}

/// Four labels at the edges of the safe area, all in text styles.
private final class CornersController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let safe: UILayoutGuide = view.safeAreaLayoutGuide
        let top = label("What's", "top", .headline), leading = label("the", "leading", .body)
        let trailing = label("point", "trailing", .body), bottom = label("?", "bottom", .subheadline)
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: safe.topAnchor), top.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            leading.leadingAnchor.constraint(equalTo: safe.leadingAnchor), leading.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            trailing.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            trailing.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor), bottom.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        ])
    }

    private func label(_ text: String, _ name: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        label.accessibilityIdentifier = name
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        return label
    }
}

private final class OneLabelController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "What's the point?"
        label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traitCollection)
        label.accessibilityIdentifier = "label"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

/// The button that adds a contact, in its own size.
private final class AddButtonController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .contactAdd)
        button.accessibilityIdentifier = "button"
        view.addSubview(button)
        button.sizeToFit()
    }
}
