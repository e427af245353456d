import Foundation
import Testing
@testable import UIKit

private final class Panel: UIView {}
private final class Tile: UIView {}
private final class Badge: UILabel {}
private final class Host: UIViewController {}

/// An app's own class after adaptation; its properties are `@objc dynamic` as written.
private final class Dial: UIView {
    var accent: UIColor? { didSet { interfaceDidSet(\.accent) } }
    var mark = "" { didSet { interfaceDidSet(\.mark) } }
    var size: Int {
        get { tag }
        set {
            defer { interfaceDidSet(\.size) }
            tag = newValue
        }
    }
}

/// What Apple documents (apple-docs, `UIAppearance`): proxies act when a view enters a window, not on views that are in one; the outermost
/// container wins, then the longer chain. What is inferred is said beside the expectation.
@MainActor @Suite(.serialized) struct AppearanceTests {
    /// Runs the body where no other test's proxies are known, with a window on the screen.
    private func alone(_ body: (UIWindow) throws -> Void) rethrows {
        try ScreenEnvironment.alone.perform {
            let window = LabelTests.window()
            try body(window)
        }
    }

    @Test func `twelve properties of eight classes reach views made before and after they were set on the proxies`() {
        alone { window in
            @MainActor func views() -> (UILabel, UIButton, UISwitch, UISlider, UITableView, UITextField, UIProgressView, UIPageControl) {
                (UILabel(), UIButton(), UISwitch(), UISlider(), UITableView(), UITextField(), UIProgressView(), UIPageControl())
            }
            let before = views()
            UILabel.appearance().textColor = .systemRed
            UILabel.appearance().font = .systemFont(ofSize: 21)
            UIButton.appearance().tintColor = .systemGreen
            UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            UISwitch.appearance().onTintColor = .systemPurple
            UISwitch.appearance().thumbTintColor = .systemGray
            UISlider.appearance().minimumTrackTintColor = .systemOrange
            UITableView.appearance().separatorColor = .systemPink
            UITableView.appearance().backgroundColor = .systemTeal
            UITextField.appearance().borderStyle = .line
            UIProgressView.appearance().trackTintColor = .systemBrown
            UIPageControl.appearance().currentPageIndicatorTintColor = .systemIndigo
            for (label, button, toggle, slider, table, field, progress, pages) in [before, views()] {
                #expect(label.textColor == .label && table.backgroundColor == .systemBackground)
                for view in [label, button, toggle, slider, table, field, progress, pages] { window.addSubview(view) }
                #expect(label.textColor == .systemRed && label.font.pointSize == 21)
                #expect(button.tintColor == .systemGreen && button.contentEdgeInsets.right == 4)
                #expect(toggle.onTintColor == .systemPurple && toggle.thumbTintColor == .systemGray)
                #expect(slider.minimumTrackTintColor == .systemOrange)
                #expect(table.separatorColor == .systemPink && table.backgroundColor == .systemTeal)
                #expect(field.borderStyle == .line && progress.trackTintColor == .systemBrown)
                #expect(pages.currentPageIndicatorTintColor == .systemIndigo)
            }
        }
    }

    @Test func `a view in a window keeps its look until it leaves the window and enters it again`() {
        alone { window in
            let label = UILabel()
            UILabel.appearance().textColor = .systemRed
            window.addSubview(label)
            UILabel.appearance().textColor = .systemGreen
            window.layoutIfNeeded()
            #expect(label.textColor == .systemRed)
            label.removeFromSuperview()
            window.addSubview(label)
            #expect(label.textColor == .systemGreen)
        }
    }

    @Test func `what code set on a view itself stays, even the default`() {
        alone { window in
            UILabel.appearance().textColor = .systemRed
            UILabel.appearance().numberOfLines = 0
            UIButton.appearance().setTitleColor(.systemRed, for: .normal)
            let label = UILabel(), button = UIButton(), colored = UIButton()
            label.textColor = .label
            label.numberOfLines = 1
            colored.setTitleColor(.systemBlue, for: .normal)
            for view in [label, button, colored] { window.addSubview(view) }
            #expect(label.textColor == .label && label.numberOfLines == 1)
            #expect(button.titleColor(for: .normal) == .systemRed && colored.titleColor(for: .normal) == .systemBlue)
        }
    }

    @Test func `a proxy replays methods for each state`() {
        alone { window in
            let image = UIImage(systemName: "star")
            UIButton.appearance().setTitleColor(.systemRed, for: .normal)
            UIButton.appearance().setTitleColor(.systemGreen, for: .disabled)
            UIButton.appearance().setTitleColor(.systemBlue, for: .normal)
            UISlider.appearance().setThumbImage(image, for: .normal)
            UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .selected)
            let button = UIButton(), slider = UISlider(), segments = UISegmentedControl()
            button.setTitleColor(.systemGray, for: .highlighted)
            for view in [button, slider, segments] { window.addSubview(view) }
            #expect(button.titleColor(for: .normal) == .systemBlue && button.titleColor(for: .disabled) == .systemGreen)
            #expect(button.titleColor(for: .highlighted) == .systemGray)
            #expect(slider.thumbImage(for: .normal) === image)
            #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .systemPink)
        }
    }

    @Test func `the outermost container wins, then the longer chain`() {
        alone { window in
            let host = Host(), panel = Panel(), tile = Tile(), alone = UILabel(), inTile = UILabel(), inBoth = UILabel()
            UILabel.appearance().textColor = .systemGray
            UILabel.appearance(whenContainedInInstancesOf: [Tile.self]).textColor = .systemRed
            UILabel.appearance(whenContainedInInstancesOf: [Host.self]).textColor = .systemGreen
            UILabel.appearance(whenContainedInInstancesOf: [Tile.self, Panel.self]).textColor = .systemBlue
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Tile.self]).textColor = .systemPink
            let free = Tile()
            free.addSubview(inTile)
            tile.addSubview(inBoth)
            panel.addSubview(tile)
            for view in [alone, free, panel] { window.addSubview(view) }
            #expect(alone.textColor == .systemGray && inTile.textColor == .systemRed)
            // The panel is outside the tile, so that the chain which begins with it wins.
            #expect(inBoth.textColor == .systemBlue)
            panel.removeFromSuperview()
            host.view.addSubview(panel)
            window.addSubview(host.view)
            #expect(inBoth.textColor == .systemGreen)
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Host.self]).textColor = .systemTeal
            panel.removeFromSuperview()
            host.view.addSubview(panel)
            #expect(inBoth.textColor == .systemTeal)
        }
    }

    @Test func `a subclass has the values of its superclass's proxy, and its own win (inferred)`() {
        alone { window in
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .systemRed
            UILabel.appearance().shadowColor = .systemBlue
            Badge.appearance().textColor = .systemGreen
            let panel = Panel(), badge = Badge(), label = UILabel()
            panel.addSubview(badge)
            panel.addSubview(label)
            window.addSubview(panel)
            #expect(badge.textColor == .systemGreen && badge.shadowColor == .systemBlue && label.textColor == .systemRed)
        }
    }

    @Test func `a proxy for traits styles views with these traits`() {
        alone { window in
            UILabel.appearance().textColor = .systemRed
            UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemGreen
            let light = UILabel(), dark = UILabel()
            dark.overrideUserInterfaceStyle = .dark
            for view in [light, dark] { window.addSubview(view) }
            #expect(light.textColor == .systemRed && dark.textColor == .systemGreen)
        }
    }

    @Test func `items of bars have the values of their proxies, those of the bar that shows them`() throws {
        try alone { window in
            UIBarButtonItem.appearance().tintColor = .systemRed
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .systemGreen
            UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .normal)
            UITabBarItem.appearance().badgeColor = .systemBlue
            let inBar = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
            let inToolbar = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
            let own = UIBarButtonItem(title: "C", style: .plain, target: nil, action: nil)
            own.tintColor = .systemOrange
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44)),
                toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44)),
                tabs = UITabBar(frame: CGRect(x: 0, y: 200, width: 390, height: 49)),
                item = UINavigationItem(title: "T"), tab = UITabBarItem(title: "D", image: nil, tag: 0)
            item.rightBarButtonItems = [inBar, own]
            bar.items = [item]
            toolbar.items = [inToolbar]
            tabs.items = [tab]
            for view in [bar, toolbar, tabs] { window.addSubview(view) }
            window.layoutIfNeeded()
            #expect(inBar.tintColor == .systemRed && inToolbar.tintColor == .systemGreen && own.tintColor == .systemOrange)
            #expect(tab.badgeColor == .systemBlue)
            #expect(tab.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .systemPink)
            let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "A" })
            #expect(button.tintColor == .systemRed)
        }
    }

    @Test func `a screen's proxies begin with the values and calls of the launch's, and leave those alone`() {
        alone { window in
            UIButton.appearance().setTitleColor(.systemRed, for: .normal)
            UIButton.appearance().contentEdgeInsets.left = 3
            ScreenEnvironment(run: .standard, text: .standard).perform {
                UIButton.appearance().setTitleColor(.systemGreen, for: .disabled)
                let button = UIButton(), shown = LabelTests.window()
                shown.addSubview(button)
                #expect(button.titleColor(for: .normal) == .systemRed && button.titleColor(for: .disabled) == .systemGreen)
                #expect(button.contentEdgeInsets.left == 3)
            }
            let button = UIButton()
            window.addSubview(button)
            #expect(button.titleColor(for: .disabled) == .systemRed && button.contentEdgeInsets.left == 3)
        }
    }

    @Test func `two bars of a proxy do not share the object of their look`() {
        alone { window in
            UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
            let bars = (UINavigationBar(), UINavigationBar())
            window.addSubview(bars.0)
            window.addSubview(bars.1)
            bars.0.standardAppearance.backgroundColor = .systemRed
            #expect(bars.1.standardAppearance.backgroundColor == nil)
        }
    }

    @Test func `properties of an app's own class reach its views, in containers, and what code set stays`() {
        alone { window in
            let (dial, own, inner, panel) = (Dial(), Dial(), Dial(), Panel())
            own.accent = .systemGreen
            Dial.appearance().accent = .systemRed
            Dial.appearance().size = 7
            Dial.appearance(whenContainedInInstancesOf: [Panel.self]).accent = .systemBlue
            for view in [dial, own, panel] { window.addSubview(view) }
            panel.addSubview(inner)
            #expect(dial.accent == .systemRed && dial.size == 7 && dial.mark.isEmpty)
            #expect(own.accent == .systemGreen && own.size == 7)
            #expect(inner.accent == .systemBlue && inner.size == 7)
        }
    }

    @Test func `properties of an app's own class are observed`() {
        let dial = Dial()
        var seen: [String] = []
        let observation = dial.observe(\.mark, options: [.old, .new]) { _, change in
            seen.append("\(change.oldValue ?? "?") \(change.newValue ?? "?")")
        }
        dial.mark = "a"
        dial.mark = "b"
        dial.size = 3
        observation.invalidate()
        dial.mark = "c"
        #expect(seen == [" a", "a b"])
    }

    @Test func `limits of text sizes and dynamic ranges of pictures have proxies, too`() {
        alone { window in
            UILabel.appearance().maximumContentSizeCategory = .extraLarge
            UILabel.appearance().minimumContentSizeCategory = .small
            UIImageView.appearance().preferredImageDynamicRange = .high
            let label = UILabel(), picture = UIImageView()
            window.addSubview(label)
            window.addSubview(picture)
            #expect(label.maximumContentSizeCategory == .extraLarge && label.minimumContentSizeCategory == .small)
            #expect(picture.preferredImageDynamicRange == .high)
        }
    }
}

/// The tables of properties are true: each setter reports itself, and nothing is noted before code sets it.
@MainActor struct PropertyTableTests {
    private let objects: [any SetterReporting] = [
        UIView(), UILabel(), UIImageView(), UIScrollView(), UITextView(), UIStackView(), UIVisualEffectView(effect: nil), UIControl(),
        UIButton(type: .detailDisclosure), UISwitch(), UISlider(), UIStepper(), UIProgressView(), UIPageControl(),
        UIActivityIndicatorView(frame: .zero), UISegmentedControl(), UIDatePicker(), UIPickerView(), UITextField(), UINavigationBar(),
        UIToolbar(), UITabBar(), UISearchBar(), UITableView(), UICollectionView(frame: .zero, collectionViewLayout: .init()),
        UITableViewCell(style: .default, reuseIdentifier: nil), UITableViewHeaderFooterView(reuseIdentifier: nil),
        UICollectionReusableView(), UICollectionViewCell(),
        UICollectionViewListCell(), UIRefreshControl(), UIBarButtonItem(), UITabBarItem(),
    ]

    @Test func `a new object has no notes of setters`() {
        for object in objects { #expect(object.setterNotes.setters.isEmpty, "\(type(of: object)): \(object.setterNotes)") }
    }

    @Test func `every property of the tables can be read and set, and its setter reports it`() {
        for object in objects {
            for property in type(of: object).table.all {
                object.setterNotes.removeAll()
                #expect(property.set(object, property.get(object) ?? nil), "\(type(of: object)).\(property.name)")
                let names = object.setterNotes.setters.map { $0.name.description }
                #expect(names.contains(property.name) == property.isRecorded, "\(type(of: object)).\(property.name): \(names)")
            }
        }
    }
}

extension ScreenEnvironment {
    fileprivate static var alone: ScreenEnvironment { ScreenEnvironment() }
}
