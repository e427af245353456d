import Foundation
import ImageProcessing
import SnapshotTesting
import Testing
import UIKit

@testable import AccessibilitySnapshot
@testable import AccessibilitySnapshotCore

/// Pictures of what assistive readers read.
@MainActor struct AccessibilityImageTests {
    private func card(width: CGFloat = 100, height: CGFloat = 40) -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        card.backgroundColor = .white
        let red = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        red.backgroundColor = .red
        red.isAccessibilityElement = true
        red.accessibilityLabel = "Red"
        card.addSubview(red)
        return card
    }

    private func snapshot(
        of view: UIView, _ configuration: AccessibilitySnapshotConfiguration = .init(viewRenderingMode: .renderLayerInContext)
    ) throws -> AccessibilitySnapshotView {
        let snapshot = AccessibilitySnapshotView(containedView: view, snapshotConfiguration: configuration)
        try snapshot.whileShown {
            try snapshot.parseAccessibility()
            snapshot.sizeToFit()
            snapshot.layoutIfNeeded()
        }
        return snapshot
    }

    private func pixel<Value>(_ strategy: Snapshotting<Value, UIImage>, _ view: Value, x: CGFloat, y: CGFloat) throws -> [UInt8] {
        var image: UIImage?
        strategy.snapshot(view).run { image = $0 }
        let picture = try #require(image), bitmap = try #require(picture.bitmap)
        let at = (Int(y * picture.scale) * bitmap.width + Int(x * picture.scale)) * 4
        return [bitmap.bytes[at + 2], bitmap.bytes[at + 1], bitmap.bytes[at]]
    }

    @Test func `a marker covers its element, over a view without colours`() throws {
        // The picture is 316 points wide, and the view in its middle. Recorded on a Mac: red is 127 in linear light, below 30 % of cyan.
        #expect(try pixel(.accessibilityImage, card(), x: 108 + 15, y: 15) == [89, 166, 166])
        #expect(try pixel(.accessibilityImage(useMonochromeSnapshot: false), card(), x: 108 + 15, y: 15) == [178, 77, 77])
        #expect(try pixel(.accessibilityImage(markerColors: [.black]), card(), x: 108 + 15, y: 15) == [89, 89, 89])
    }

    private struct Hosted: HostedContent {
        let view: UIView

        func makeHostingController() -> UIViewController {
            let controller = UIViewController()
            controller.view = view
            return controller
        }
    }

    @Test func `a SwiftUI view has the picture of the view that shows it`() throws {
        let size = CGSize(width: 100, height: 40)
        #expect(try pixel(.accessibilityImage(size: size), Hosted(view: card()), x: 108 + 15, y: 15) == [89, 166, 166])
        #expect(try pixel(.imageWithSmartInvert, Hosted(view: card()), x: 5, y: 5) == [0, 0, 0])
    }

    /// In an environment of its own: the process has that of another test while it waits, and a line is 14⅓ high at three times.
    @Test func `the legend is below a wide or small view, and beside a tall one`() throws {
        try ScreenEnvironment().perform {
            #expect(try snapshot(of: card()).bounds.size == CGSize(width: 316, height: 40 + 16 + 14.5 + 16))
            let tall = try snapshot(of: card(width: 320, height: 400))
            #expect(tall.bounds.size == CGSize(width: 320 + 16 + 284 + 16, height: 400))
            #expect(tall.legendViews[0].frame.origin == CGPoint(x: 336, y: 16))
        }
    }

    @Test func `a view without elements has no legend`() throws {
        #expect(try snapshot(of: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))).bounds.size == CGSize(width: 30, height: 30))
    }

    @Test func `hints, actions, details, rotors and names are in the legend`() throws {
        let view = card(), red = view.subviews[0]
        red.accessibilityHint = "Hint"
        red.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Act") { _ in true }]
        red.accessibilityUserInputLabels = ["Crimson", "Scarlet"]
        red.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Colours") { predicate in
                predicate.currentItem.targetElement == nil
                    ? UIAccessibilityCustomRotorItemResult(targetElement: red, targetRange: nil) : nil
            }
        ]
        func texts(_ view: UIView) -> [String] { [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(texts) }
        let entry = try snapshot(of: view).legendViews[0]
        #expect(
            texts(entry) == ["Red", "Hint", "Actions Available", "↓", "Act", "↺ Colours:", "- Red", "Crimson", "Scarlet"])
        let nothing = AccessibilitySnapshotConfiguration(
            viewRenderingMode: .renderLayerInContext, includesInputLabels: .never, includesCustomRotors: .never)
        #expect(texts(try snapshot(of: view, nothing).legendViews[0]) == ["Red", "Hint", "Actions Available", "↓", "Act"])
        let always = AccessibilitySnapshotConfiguration(viewRenderingMode: .renderLayerInContext, includesInputLabels: .always)
        let plain = card()
        plain.subviews[0].accessibilityTraits = .button
        #expect(texts(try snapshot(of: plain, always).legendViews[0]) == ["Red. Button.", "Red", "Button."])
    }

    @Test func `an activation point is shown if an app sets it, always, or never`() throws {
        func crosshairs(_ view: UIView, _ mode: AccessibilityContentDisplayMode) throws -> Int {
            let configuration = AccessibilitySnapshotConfiguration(
                viewRenderingMode: .renderLayerInContext, activationPointDisplay: mode)
            return try snapshot(of: view, configuration).snapshotView.subviews.count { $0 is CrosshairsView }
        }
        #expect(try [.always, .whenOverridden, .never].map { try crosshairs(card(), $0) } == [1, 0, 0])
        let view = card()
        view.subviews[0].accessibilityActivationPointBlock = {
            UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 1, width: 0, height: 0), in: view).origin
        }
        #expect(try [.always, .whenOverridden, .never].map { try crosshairs(view, $0) } == [1, 1, 0])
    }

    @Test func `the view is where it was afterwards`() throws {
        let parent = UIViewController(), child = UIViewController()
        child.view = card()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.view.addSubview(UIView())
        _ = try snapshot(of: child.view)
        #expect(child.view.superview === parent.view && parent.view.subviews.first === child.view && child.parent === parent)
    }

    @Test func `inverted colours leave out views that ignore them, and the setting is on meanwhile`() throws {
        final class Watching: UIView {
            var wasInverted = false
            override func draw(_ rect: CGRect) { wasInverted = wasInverted || UIAccessibility.isInvertColorsEnabled }
        }
        let view = card()
        let kept = Watching(frame: CGRect(x: 50, y: 10, width: 20, height: 20))
        kept.backgroundColor = .red
        kept.accessibilityIgnoresInvertColors = true
        view.addSubview(kept)
        #expect(try pixel(.imageWithSmartInvert, view, x: 15, y: 15) == [0, 255, 255])
        #expect(try pixel(.imageWithSmartInvert, view, x: 60, y: 15) == [255, 0, 0])
        #expect(kept.wasInverted && !UIAccessibility.isInvertColorsEnabled)
    }

    @Test func `views that get touches have colours`() throws {
        let view = card()
        view.subviews[0].accessibilityIdentifier = "red"
        let (_, targets) = try HitTargetSnapshotUtility.generateSnapshotImage(
            for: view, useMonochromeSnapshot: true, viewRenderingMode: .renderLayerInContext)
        #expect(targets.map { $0.1 } == [view.subviews[0]])
        let strategy = Snapshotting<UIView, UIImage>.imageWithHitTargets(useMonochromeSnapshot: false, colors: [.black])
        // 20 % of black over red; the legend's narrowest width is 272 points.
        #expect(try pixel(strategy, view, x: 86 + 15, y: 15) == [204, 0, 0])
        #expect(try pixel(strategy, view, x: 86 + 5, y: 15) == [255, 255, 255])
        let coarse = Snapshotting<UIView, UIImage>.imageWithHitTargets(
            useMonochromeSnapshot: false, colors: [.black], maxPermissibleMissedRegionWidth: 7, maxPermissibleMissedRegionHeight: 3)
        #expect(try pixel(coarse, view, x: 86 + 10.2, y: 10.2) == [204, 0, 0])
        #expect(try pixel(coarse, view, x: 86 + 9.8, y: 9.8) == [255, 255, 255])
    }
}
