import ImageProcessing
import Foundation
import TestSupport
import Testing
import UIKit

@_spi(Internals) @testable import SnapshotTesting

@MainActor @Suite(.ownEnvironment) struct PictureStrategyTests {
    let workshop: Workshop
    init() throws { workshop = try Workshop() }

    private func picture<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> UIImage {
        var image: UIImage?
        strategy.snapshot(value).run { image = $0 }
        return try #require(image)
    }

    private func card(inset: CGFloat = 16, color: UIColor = .red) -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        let badge = UIView(frame: CGRect(x: inset, y: 8, width: 10, height: 10))
        badge.backgroundColor = color
        badge.accessibilityIdentifier = "badge"
        card.addSubview(badge)
        return card
    }

    @Test func `a view is drawn by itself, with the traits' scale`() throws {
        let image = try picture(card(), .image(traits: UITraitCollection(displayScale: 2)))
        #expect(image.size == CGSize(width: 60, height: 40))
        #expect(image.bitmap?.width == 120)
        #expect(image.bitmap?[0, 0].alpha == 0)
        #expect(image.bitmap?[40, 20].red == 255)
        #expect(try picture(card(), .image(size: CGSize(width: 30, height: 30))).size == CGSize(width: 30, height: 30))
    }

    @Test func `an unknown device in the environment is reported with the nearest one`() {
        #expect(TestDevice.fault(in: nil) == nil && TestDevice.fault(in: "iPhone 11 Pro, iOS 13.3") == nil)
        #expect(
            TestDevice.fault(in: "iPhone 11 Por")
                == "Unknown device 'iPhone 11 Por' in SNAPSHOT_TESTING_DEVICE. Did you mean 'iPhone 11 Pro'? `plumb devices` lists them.")
        #expect(TestDevice.fault(in: "iOS 26") == nil && TestDevice.fault(in: "iPhone 17") == nil)
        #expect(TestDevice.fault(in: "iPhone 11, iOS 19")?.hasPrefix("Unknown release '19' in SNAPSHOT_TESTING_DEVICE") == true)
    }

    @Test func `a view without a size gets its fitting size, and an empty one is recorded as a red warning`() throws {
        let label = UILabel()
        label.text = "Hello"
        let image = try picture(label, .image)
        #expect(image.size.width > 30 && image.size.height > 18)
        #expect(try picture(UIView(), .image).size == .zero)
        #expect(try workshop.message(UIView(), as: .image, named: "empty") != nil)
        #expect(try workshop.message(UIView(), as: .image, named: "empty") == nil)
        let data = try Data(contentsOf: workshop.file("Tests/__Snapshots__/CardTests/testCard.empty.png"))
        #expect(UIImage(data: data)?.bitmap?[1, 1].red == 255)
    }

    @Test func `t2 3.11 two pairs of appearance callbacks for each picture of a controller`() throws {
        final class Watched: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
            override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
        }
        let controller = Watched()
        for _ in 0..<2 { _ = try picture(controller, .image) }
        for call in ["will appear", "did appear", "will disappear", "did disappear"] {
            #expect(controller.calls.filter { $0 == call }.count == 4)
        }
        #expect(controller.calls.first == "will appear" && controller.calls.last == "did disappear")
    }

    @Test func `a controller has the device's size, safe area and traits`() throws {
        final class Probe: UIViewController {
            var insets = UIEdgeInsets.zero
            override func viewDidLayoutSubviews() { insets = view.safeAreaInsets }
        }
        let probe = Probe()
        let image = try picture(probe, .image(on: .iPhoneX, traits: UITraitCollection(displayScale: 1)))
        #expect(image.size == CGSize(width: 375, height: 812))
        #expect(probe.insets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(
            try picture(probe, .image(on: .iPadPro12_9(.portrait(splitView: .twoThirds)), traits: UITraitCollection(displayScale: 1))).size
                == CGSize(width: 639, height: 1366))
        #expect(try picture(probe, .image(on: .iPhone13, size: CGSize(width: 50, height: 60))).size == CGSize(width: 50, height: 60))
    }

    @Test func `the key window keeps what is left of the device's own safe area in another size`() throws {
        final class Probe: UIViewController {
            var insets = UIEdgeInsets.zero
            override func viewDidLayoutSubviews() { insets = view.safeAreaInsets }
        }
        let probe = Probe(), traits = UITraitCollection(displayScale: 1)
        let device = UIScreen.main.environment
        _ = try picture(probe, .image(on: .iPhoneSe, drawHierarchyInKeyWindow: true, traits: traits))
        #expect(probe.insets.top == device.safeAreaInsets.top)
        #expect(probe.insets.bottom == max(0, device.safeAreaInsets.bottom - (device.size.height - 568)))
        _ = try picture(probe, .image(on: .iPhoneSe, traits: traits))
        #expect(probe.insets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    @Test func `traits override the device's and are removed afterwards`() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        let dark = try picture(controller, .image(size: CGSize(width: 4, height: 4), traits: UITraitCollection(userInterfaceStyle: .dark)))
        let light = try picture(controller, .image(size: CGSize(width: 4, height: 4)))
        #expect(dark.bitmap?[0, 0].red == 0)
        #expect(light.bitmap?[0, 0].red == 255)
    }

    @Test func `drawing leaves the main screen unchanged`() throws {
        let screen = UIScreen.main.bounds
        _ = try picture(UIViewController(), .image(on: .iPadMini))
        #expect(UIScreen.main.bounds == screen)
    }

    @Test func `a picture that differs is described in words, with both paths and a report`() throws {
        #expect(try workshop.message(card(), as: .image, named: "a") != nil)
        #expect(try workshop.message(card(), as: .image, named: "a") == nil)
        #expect(workshop.text("Tests/__Snapshots__/CardTests/testCard.a.layers.txt")?.contains("badge UIView (16 8 10 10)") == true)
        let message = try #require(try workshop.message(card(inset: 20), as: .image, named: "a"))
        #expect(message.contains("__Snapshots__/CardTests/testCard.a.png\"\n@+\n\"file://"))
        #expect(message.contains("`badge` moved 4 pt right"))
        #expect(message.contains("Newly-taken snapshot does not match reference."))
        for name in ["golden.png", "actual.png", "diff.png", "three-up.png", "golden.txt", "actual.txt"] {
            #expect(workshop.has("Output/failures/CardTests/testCard.a.\(name)"))
        }
        #expect(workshop.text("Output/report.html")?.contains("moved 4 pt right") == true)
        #expect(message.contains("report: \(workshop.file("Output/report.html").path)"))
    }

    @Test func `a test that compares until the picture is right has one entry in the report, the last`() throws {
        #expect(try workshop.message(card(), as: .image, named: "waits") != nil)
        for _ in 0..<3 { #expect(try workshop.message(card(inset: 20), as: .image, named: "waits") != nil) }
        #expect(workshop.entries("waits") == ["different"])
        #expect(try workshop.message(card(), as: .image, named: "waits") == nil)
        // Another difference writes the report.
        #expect(try workshop.message(card(), as: .image, named: "other") != nil)
        #expect(try workshop.message(card(inset: 20), as: .image, named: "other") != nil)
        #expect(workshop.entries("waits") == [] && workshop.entries("other") == ["different"])
    }

    @Test func `a picture that was recorded on a Mac is recognised, and Plumb's is stored beside it`() throws {
        let strategy = Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(displayScale: 1))
        let mac = try #require(try picture(card(color: .blue), strategy).bitmap)
        let shared = workshop.file("Tests/__Snapshots__/CardTests/testCard.a.png")
        try FileManager.default.createDirectory(at: shared.deletingLastPathComponent(), withIntermediateDirectories: true)
        let foreign = macFile(of: mac)
        try foreign.write(to: shared)
        // A Mac's picture that happens to be identical is accepted.
        #expect(try workshop.message(card(color: .blue), as: strategy, named: "a") == nil)
        let message = try #require(try workshop.message(card(), as: strategy, named: "a"))
        #expect(message.hasPrefix("The reference was recorded on a Mac, whose fonts never match those on Linux."))
        #expect(workshop.has("Tests/__Snapshots__/linux/CardTests/testCard.a.png"))
        #expect(try Data(contentsOf: shared) == foreign)
        #expect(try workshop.message(card(), as: strategy, named: "a") == nil)
        // From now on, new snapshots are stored there, too.
        #expect(try workshop.message(card(), as: strategy, named: "b") != nil)
        #expect(workshop.has("Tests/__Snapshots__/linux/CardTests/testCard.b.png"))
    }

    @Test func `precision allows a share of the bytes to differ, and perceptual precision allows similar colours`() throws {
        func image(_ color: UIColor) throws -> UIImage {
            try picture(card(color: color), .image(traits: UITraitCollection(displayScale: 1)))
        }
        let (red, green) = (try image(.red), try image(.green))
        let near = try image(UIColor(red: 253 / 255, green: 0, blue: 0, alpha: 1))
        func message(_ other: UIImage, _ precision: Float, _ perceptual: Float) -> String? {
            PictureComparison(precision: precision, perceptualPrecision: perceptual).message(red, other)
        }
        #expect(message(green, 1, 1) == "Newly-taken snapshot does not match reference.")
        // 100 of 2,400 pixels differ, in two of four bytes each.
        #expect(message(green, 0.97, 1) == nil)
        #expect(message(green, 0.99, 1)?.hasPrefix("Actual image precision 0.979") == true)
        #expect(message(near, 1, 1) != nil)
        #expect(message(near, 1, 0.98) == nil)
        #expect(message(green, 1, 0.98)?.contains("The percentage of pixels that match 0.958") == true)
    }

    @Test func `layers, paths and images are drawn as they are`() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        layer.backgroundColor = UIColor.green.cgColor
        let image = try picture(layer, .image(traits: UITraitCollection(displayScale: 1)))
        #expect(image.bitmap?.width == 10)
        #expect(image.bitmap?[5, 5].green == 255)
        let path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 8, height: 4))
        #expect(try picture(path, .image(scale: 2)).bitmap?.width == 16)
        #expect(try picture(path.cgPath, .image).bitmap?[1, 1].alpha == 255)
        #expect(try picture(image, .image) === image)
    }

    @Test func `views and controllers are listed as UIKit's debugger lists them`() throws {
        var text = ""
        let view = card()
        view.subviews[0].alpha = 0.5
        Snapshotting<UIView, String>.recursiveDescription.snapshot(view).run { text = $0 }
        #expect(
            text == """
                <UIView; frame = (0 0; 60 40); layer = <CALayer>>
                   | <UIView; frame = (16 8; 10 10); alpha = 0.5; layer = <CALayer>>
                """)
        // As in a recorded outline, the button's image view clips.
        let button = UIButton()
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }, for: .normal)
        button.sizeToFit()
        Snapshotting<UIView, String>.recursiveDescription.snapshot(button).run { text = $0 }
        #expect(text.contains("<UIImageView; frame = (0 0; 40 30); clipsToBounds = YES; opaque = NO; userInteractionEnabled = NO;"))
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
        Snapshotting<UIViewController, String>.hierarchy.snapshot(tabs).run { text = $0 }
        #expect(
            text == """
                <UITabBarController>, state: appeared, view: <UILayoutContainerView>
                   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
                   |    | <UIViewController>, state: appeared, view: <UIView>
                   | <UIViewController>, state: disappeared, view: (view not loaded)
                """)
    }
}
