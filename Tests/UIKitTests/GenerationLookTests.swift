import Foundation
import Graphics
import Testing

@testable import UIKit

/// Rows of the page Generations in docs/sources about tabs, sheets, alerts, headers and search, each by its key.
@MainActor struct GenerationLookTests {
    private let held = GenerationScreens()

    private func placed<View: UIView>(_ generation: SystemGeneration, _ frame: CGRect, _ make: () -> View) -> View {
        held.placed(generation, { _ in frame }, make)
    }

    /// A picture of the window, three pixels for each point.
    private func picture(_ window: UIWindow) throws -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        return try #require(image.bitmap)
    }

    /// The smallest rectangle, in points, that contains all pixels of a colour in a part of a picture.
    private func box(_ bitmap: Bitmap, in part: CGRect, where matches: (_ red: Int, _ green: Int, _ blue: Int) -> Bool) -> CGRect {
        var found: (left: Int, top: Int, right: Int, bottom: Int)?
        for y in Int(part.minY * 3)..<min(Int(part.maxY * 3), bitmap.height) {
            for x in Int(part.minX * 3)..<min(Int(part.maxX * 3), bitmap.width) {
                let pixel = bitmap[x, y]
                guard matches(Int(pixel.red), Int(pixel.green), Int(pixel.blue)) else { continue }
                let old = found ?? (x, y, x, y)
                found = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
            }
        }
        guard let found else { return .null }
        return CGRect(
            x: CGFloat(found.left) / 3, y: CGFloat(found.top) / 3, width: CGFloat(found.right + 1 - found.left) / 3,
            height: CGFloat(found.bottom + 1 - found.top) / 3)
    }

    private func subviews<View: UIView>(_ type: View.Type, of view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap { $0 } + subviews(type, of: $0) }
    }

    // MARK: Tabs

    private func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
        }.withRenderingMode(.alwaysOriginal)
    }

    private func tabs(_ generation: SystemGeneration, badge: String? = nil, hasImage: Bool = true) throws -> (bar: UITabBar, bitmap: Bitmap)
    {
        let tabs = UITabBarController(), first = UIViewController()
        let blue = square(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        first.view.backgroundColor = .white
        first.tabBarItem = UITabBarItem(title: "HHH", image: hasImage ? blue : nil, tag: 0)
        first.tabBarItem.badgeValue = badge
        tabs.viewControllers = [first]
        tabs.tabBar.tintColor = .black
        let window = held.shown(tabs, generation)
        return (tabs.tabBar, try picture(window))
    }

    @Test(
        arguments: [(SystemGeneration.ios18, 791.0 + 18.5, 791.0 + 45), (.ios26, 795 + 19.5, 795 + 45)]
            as [(SystemGeneration, CGFloat, CGFloat)])
    func `tabItem: where the image and its title are`(generation: SystemGeneration, middle: CGFloat, baseline: CGFloat) throws {
        let (_, bitmap) = try tabs(generation)
        let image = box(bitmap, in: CGRect(x: 100, y: 780, width: 202, height: 94)) { red, green, blue in
            red < 40 && green < 40 && blue > 200
        }
        #expect(abs(image.midY - middle) < 0.4 && abs(image.midX - 201) < 0.4, "\(image)")
        let text = box(bitmap, in: CGRect(x: 100, y: image.maxY + 1, width: 202, height: 24)) { red, _, blue in red < 90 && blue < 90 }
        #expect(abs(text.maxY - baseline) < 0.7, "\(text)")
    }

    @Test(arguments: [SystemGeneration.ios18, .ios26]) func `tabBadge: beside the middle of a tab without an image`(
        generation: SystemGeneration
    ) throws {
        let (_, bitmap) = try tabs(generation, badge: "1", hasImage: false)
        let badge = box(bitmap, in: CGRect(x: 100, y: 780, width: 250, height: 94)) { red, green, blue in
            red > 220 && green < 90 && blue < 90
        }
        #expect(abs(badge.height - 18) < 0.7)
        #expect(abs(badge.minX - (201 + (generation == .ios26 ? -4 : 11))) < 0.7, "\(badge)")
        #expect(abs(badge.minY - (generation == .ios26 ? 795 + 2 : 791 + 2.5)) < 0.7, "\(badge)")
    }

    @Test func `tabBadge: in iOS 26 it begins 4 before the end of an image`() throws {
        let (_, bitmap) = try tabs(.ios26, badge: "1")
        let badge = box(bitmap, in: CGRect(x: 100, y: 780, width: 250, height: 94)) { red, green, blue in
            red > 220 && green < 90 && blue < 90
        }
        #expect(abs(badge.minX - (201 + 12 - 4)) < 0.7, "\(badge)")
    }

    @Test func `tabBadge: in compact height a badge of one digit leaves the title free`() throws {
        let tabs = UITabBarController(), first = UIViewController()
        first.view.backgroundColor = .white
        first.tabBarItem = UITabBarItem(title: "HHH", image: square(UIColor(red: 0, green: 0, blue: 1, alpha: 1)), tag: 0)
        first.tabBarItem.badgeValue = "1"
        tabs.viewControllers = [first]
        tabs.tabBar.tintColor = .black
        let safe = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        let window = held.shown(tabs, .ios18, size: CGSize(width: 852, height: 393), safe: safe) { $0.verticalSizeClass = .compact }
        let bitmap = try picture(window), part = CGRect(x: 300, y: 330, width: 252, height: 63)
        let badge = box(bitmap, in: part) { red, green, blue in red > 220 && green < 90 && blue < 90 }
        let title = box(bitmap, in: CGRect(x: badge.maxX, y: 330, width: 100, height: 63)) { red, green, blue in
            red < 90 && green < 90 && blue < 90
        }
        #expect(abs(badge.height - 18) < 0.7 && title.width > 22, "\(badge), \(title)")
    }

    @Test func `tabPlatterWidth: 110 for each tab, at least 200, where there is room`() {
        func width(_ count: Int) -> CGFloat {
            let titles = [CGFloat](repeating: 30, count: count), bounds = CGRect(x: 0, y: 0, width: 1000, height: 83)
            return TabPlatter(in: bounds, safeArea: .zero, titleWidths: titles, search: nil, shown: nil, metrics: .ios26).capsule.width
        }
        #expect(width(1) == 200 && width(4) == 440)
    }

    // MARK: Controls

    @Test(arguments: [(SystemGeneration.ios18, true), (.ios26, false)] as [(SystemGeneration, Bool)])
    func `stepper: corners of 8, and half circles in iOS 26`(generation: SystemGeneration, isFilled: Bool) throws {
        let stepper = placed(generation, CGRect(x: 20, y: 100, width: 94, height: 32)) { UIStepper() }
        let bitmap = try picture(try #require(stepper.window))
        // Two and a half points from the corner: inside a corner of 8, outside one of 16.
        let corner = bitmap[Int(22.8 * 3), Int(102.8 * 3)], middle = bitmap[Int(30 * 3), Int(104 * 3)]
        #expect((corner.red < 250) == isFilled && middle.red < 250)
    }

    // MARK: Sheets

    @Test(arguments: [(SystemGeneration.ios18, 10.0), (.ios26, 38)] as [(SystemGeneration, CGFloat)])
    func `sheet: its upper corners`(generation: SystemGeneration, radius: CGFloat) throws {
        let root = UIViewController(), presented = UIViewController(), window = held.shown(root, generation)
        root.present(presented, animated: false)
        window.commit()
        let clip = try #require(presented.view.superview)
        #expect(clip.layer.cornerRadius == radius && clip.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test(arguments: [SystemGeneration.ios18, .ios26]) func `sheetGrabber: 36 by 5, 5 below the top`(generation: SystemGeneration) throws {
        let root = UIViewController(), presented = UIViewController(), window = held.shown(root, generation)
        presented.sheetPresentationController?.prefersGrabberVisible = true
        root.present(presented, animated: false)
        window.commit()
        let card = try #require(subviews(SheetCard.self, of: window).first)
        let grabber = try #require(card.subviews.last { !$0.isHidden })
        #expect(grabber.frame == CGRect(x: 183, y: 5, width: 36, height: 5) && grabber.layer.cornerRadius == 2.5)
    }

    @Test(arguments: [(SystemGeneration.ios18, 0.0), (.ios26, 16)] as [(SystemGeneration, CGFloat)])
    func `sheetBar: a navigation bar in a sheet`(generation: SystemGeneration, top: CGFloat) throws {
        let root = UIViewController(), content = UIViewController()
        let safe = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
        let window = held.shown(root, generation, size: CGSize(width: 402, height: 874), safe: safe)
        let navigation = UINavigationController(rootViewController: content)
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        root.present(navigation, animated: false)
        window.commit()
        let bar = navigation.navigationBar
        #expect(bar.frame.minY == top && content.view.safeAreaInsets.top == bar.frame.maxY)
        guard generation == .ios26 else { return }
        let button = try #require(subviews(UIControl.self, of: bar).first { $0.bounds.width == 44 })
        let frame = button.convert(button.bounds, to: navigation.view)
        #expect(frame == CGRect(x: 16, y: 16, width: 44, height: 44))
    }

    @Test func `sheetMedium: 425 points of a screen of 852 with a home indicator`() throws {
        let root = UIViewController(), presented = UIViewController()
        let safe = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let window = held.shown(root, .ios26, size: CGSize(width: 393, height: 852), safe: safe)
        presented.sheetPresentationController?.detents = [.medium()]
        root.present(presented, animated: false)
        window.commit()
        #expect(abs(presented.view.bounds.height - 425 - 34) < 0.01 && presented.view.bounds.width == 393)
    }

    @Test(arguments: [(SystemGeneration.ios18, 620.0), (.ios26, 620)] as [(SystemGeneration, CGFloat)])
    func `sheetPad: a form sheet is in the middle, with compact width`(generation: SystemGeneration, height: CGFloat) throws {
        let root = UIViewController(), presented = UIViewController()
        let safe = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        let window = held.shown(root, generation, size: CGSize(width: 1194, height: 834), scale: 2, safe: safe, isPad: true)
        presented.modalPresentationStyle = .formSheet
        root.present(presented, animated: false)
        window.commit()
        let frame = presented.view.convert(presented.view.bounds, to: nil)
        #expect(frame.size == CGSize(width: 540, height: height) && frame.midX == 597)
        #expect(presented.traitCollection.horizontalSizeClass == .compact)
    }

    // MARK: Alerts

    private func actionSheet() -> UIAlertController {
        let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy Link", style: .default))
        sheet.addAction(UIAlertAction(title: "Save Image", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return sheet
    }

    @Test func `actionSheet: a title and three buttons are a card of 300 by 252 in the middle of a screen of 320 by 500`() throws {
        let root = UIViewController(), sheet = actionSheet()
        let safe = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let window = held.shown(root, .ios26, size: CGSize(width: 320, height: 500), scale: 2, safe: safe)
        root.traitCollection.performAsCurrent { root.present(sheet, animated: false) }
        window.commit()
        let card = try #require(sheet.view.subviews.first as? UIVisualEffectView)
        #expect(card.convert(card.bounds, to: nil) == CGRect(x: 10, y: 124, width: 300, height: 252))
        let labels = subviews(UILabel.self, of: card)
        let title = try #require(labels.first { $0.text == "Share" }), cancel = try #require(labels.first { $0.text == "Cancel" })
        #expect(title.frame.minY == 24 && title.font.pointSize == 15 && title.textColor == .secondaryLabel)
        #expect(cancel.frame == CGRect(x: 14, y: 190, width: 272, height: 48))
    }

    @Test func `sheetAnchored: an action sheet with a source is 240 wide, on phones too, without cancel`() throws {
        let root = UIViewController(), sheet = actionSheet()
        let safe = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let window = held.shown(root, .ios26, size: CGSize(width: 320, height: 500), scale: 2, safe: safe)
        let source = UIView(frame: CGRect(x: 110, y: 400, width: 100, height: 44))
        root.view.addSubview(source)
        root.traitCollection.performAsCurrent {
            sheet.popoverPresentationController?.sourceView = source
            root.present(sheet, animated: false)
        }
        window.commit()
        let frame = sheet.view.convert(sheet.view.bounds.inset(by: sheet.view.safeAreaInsets), to: nil)
        #expect(frame.width == 240 && frame.height == 189 && frame.maxY <= source.frame.minY, "\(frame)")
        #expect(!subviews(UILabel.self, of: sheet.view).contains { $0.text == "Cancel" })
    }

    // MARK: Lists and search

    @Test func `groupedHeader: its words begin above those of the rows`() throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "General" }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let table = UITableViewController(style: .insetGrouped), source = Source()
        held.objects.append(source)
        table.tableView.dataSource = source
        let window = held.shown(table, .ios26, size: CGSize(width: 450, height: 900))
        let label = try #require(subviews(UILabel.self, of: window).first { $0.text?.lowercased() == "general" })
        #expect(label.convert(label.bounds, to: nil).minX == 40)
    }

    @Test(arguments: [(SystemGeneration.ios18, 56.0, 36.0), (.ios26, 64, 44)] as [(SystemGeneration, CGFloat, CGFloat)])
    func `search: a search bar alone, and its field`(generation: SystemGeneration, height: CGFloat, field: CGFloat) {
        let bar = placed(generation, CGRect(x: 0, y: 100, width: 320, height: 64)) { UISearchBar() }
        #expect(bar.sizeThatFits(CGSize(width: 320, height: 500)) == CGSize(width: 320, height: height))
        #expect(bar.searchTextField.frame.height == field)
    }

    @Test(arguments: [(SystemGeneration.ios18, 1.0), (.ios26, 8)] as [(SystemGeneration, CGFloat)])
    func `searchTop: the field below the row of buttons`(generation: SystemGeneration, distance: CGFloat) throws {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        let search = UISearchController(searchResultsController: nil)
        content.navigationItem.searchController = search
        content.navigationItem.hidesSearchBarWhenScrolling = false
        held.shown(navigation, generation)
        let field = search.searchBar.searchTextField
        #expect(abs(field.convert(field.bounds, to: search.searchBar).minY - distance) < 0.01)
    }
}
