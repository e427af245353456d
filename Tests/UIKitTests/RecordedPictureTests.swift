import Foundation
import Graphics
import TestSupport
import Testing
import UIKit

/// Bars, tables, text and controls as in pictures recorded on devices.
@MainActor @Suite(.ownEnvironment) struct RecordedPictureTests {
    private func bitmap(of view: UIView, scale: CGFloat = 1) throws -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { view.layer.render(in: $0.cgContext) }
        return try #require(image.bitmap)
    }

    private final class Held { var windows: [UIWindow] = [] }
    private let held = Held()

    private func shown(_ controller: UIViewController, _ generation: SystemGeneration, size: CGSize, safe: UIEdgeInsets = .zero) -> UIView {
        var environment = DisplayEnvironment(size: size, scale: 1, safeAreaInsets: safe)
        environment.systemGeneration = generation
        let window = UIWindow(environment: environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        held.windows.append(window)
        return controller.view
    }

    /// The rows of a column that are neither white nor clear.
    private func marks(_ bitmap: Bitmap, x: Int) -> [Int] {
        (0..<bitmap.height).filter { bitmap[x, $0].alpha == 255 && bitmap[x, $0].red < 230 }
    }

    @Test func `before iOS 15, bars have hairlines over content that does not scroll, and later they are clear`() throws {
        func lines(_ generation: SystemGeneration) throws -> [Int] {
            let content = UIViewController()
            content.view.backgroundColor = .white
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: content)]
            let view = shown(tabs, generation, size: CGSize(width: 375, height: 300))
            let bitmap = try bitmap(of: view)
            for y in marks(bitmap, x: 300) { #expect(bitmap[300, y].red == 178) }
            return marks(bitmap, x: 300)
        }
        #expect(try lines(.ios14) == [44, 250])
        #expect(try lines(.classic) == [])
    }

    @Test func `a bar's first item is 16 points from a display's cutout and 20 from a wide bar's edge`() throws {
        func x(_ size: CGSize, _ side: CGFloat) throws -> CGFloat {
            let content = UIViewController()
            content.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
            let navigation = UINavigationController(rootViewController: content)
            _ = shown(navigation, .ios14, size: size, safe: UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
            let button = try #require(navigation.navigationBar.subviews.first { $0 is UIButton })
            return button.frame.minX
        }
        let found = [
            try x(CGSize(width: 812, height: 375), 44), try x(CGSize(width: 667, height: 375), 0),
            try x(CGSize(width: 375, height: 667), 0),
        ]
        #expect(found.map { $0.rounded() } == [60, 20, 16])
    }

    @Test func `the plus of a bar is 18 points wide and in the bar's middle`() throws {
        let content = UIViewController()
        content.view.backgroundColor = .white
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let view = shown(UINavigationController(rootViewController: content), .ios14, size: CGSize(width: 375, height: 100))
        let bitmap = try bitmap(of: view, scale: 3)
        let columns = (0..<300).filter { x in (0..<131).contains { bitmap[x, $0].red < 215 } }
        let rows = (0..<131).filter { y in (0..<300).contains { bitmap[$0, y].red < 215 } }
        let left = try #require(columns.first), right = try #require(columns.last)
        let top = try #require(rows.first), bottom = try #require(rows.last)
        #expect(abs(left - 54) <= 2 && abs(right + 1 - 107) <= 2)
        #expect(abs(top - 39) <= 2 && abs(bottom + 1 - 93) <= 2)
    }

    final class Digits: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    @Test func `before iOS 15, a plain table has separators below its last row, and later only with a fillerRowHeight`() throws {
        func lines(_ generation: SystemGeneration, _ change: (UITableView) -> Void = { _ in }) throws -> [Int] {
            let table = Digits()
            change(table.tableView)
            let view = shown(table, generation, size: CGSize(width: 320, height: 300))
            view.layoutIfNeeded()
            return marks(try bitmap(of: view), x: 200)
        }
        #expect(try lines(.ios14) == [43, 87, 131, 175, 219, 263])
        #expect(try lines(.classic) == [43, 87, 131])
        #expect(try lines(.classic) { $0.fillerRowHeight = 50 } == [43, 87, 131, 181, 231, 281])
        #expect(try lines(.ios14) { $0.tableFooterView = UIView() } == [43, 87, 131])
    }

    @Test func `rows take the new margins of a table whose width changes`() throws {
        let table = Digits()
        let view = shown(table, .classic, size: CGSize(width: 768, height: 300))
        let cell = try #require(table.tableView.visibleCells.first)
        #expect(cell.layoutMargins.left == 20)
        view.frame.size.width = 320
        view.layoutIfNeeded()
        let same = try #require(table.tableView.visibleCells.first)
        #expect(same === cell && cell.layoutMargins.left == 16)
    }

    @Test func `a simulated device's release of iOS decides its system generation`() {
        var device = SimulatedDevice.current
        device.systemVersion = "14.4"
        #expect(device.environment.systemGeneration == .ios14)
        device.systemVersion = "13.3"
        #expect(device.environment.systemGeneration == .ios13)
        device.systemVersion = "26.0"
        #expect(device.environment.systemGeneration == .ios26)
        #expect(SystemGeneration(systemVersion: "15.0") == .classic)
    }

    @Test func `until iOS 13 one word may be alone on a label's last line, and later at least two are there`() {
        func width(_ generation: SystemGeneration) -> CGFloat {
            let controller = UIViewController()
            let label = UILabel()
            label.text = "Please write the size into the test"
            label.numberOfLines = 0
            let view = shown(controller, generation, size: CGSize(width: 320, height: 200))
            view.addSubview(label)
            return label.sizeThatFits(CGSize(width: 250, height: 200)).width
        }
        // The first line is "Please write the size into the" until iOS 13, later "Please write the size into".
        #expect(width(.ios13) > width(.ios14) + 20)
        #expect(width(.ios14) == width(.classic))
    }

    @Test func `a data detector finds links with Foundation's raw value`() throws {
        let text = "Short text https://plumb.example"
        let detector = try NSDataDetector(types: 1 << 6)
        let found = detector.matches(in: text, range: NSRange(location: 0, length: 32))
        #expect(found.map(\.range) == [NSRange(location: 11, length: 21)])
    }

    @Test func `the apostrophe and the question mark are wider at display sizes than in the text cut`() {
        func width(_ text: String, _ size: CGFloat) -> CGFloat {
            ceil(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)]).size().width * 3)
        }
        // Widths in pixels at 3x of a recorded label at its twelve text sizes.
        let sizes = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        let pixels = [566, 588, 610, 632, 677, 721, 765, 852, 962, 1070, 1178, 1285]
        for (size, pixels) in zip(sizes, pixels) { #expect(width("What's the point?", CGFloat(size)) == CGFloat(pixels), "\(size)") }
    }

    @Test func `the heaviest letters of 32 points are as wide as in a recorded label`() {
        let font = UIFont.systemFont(ofSize: 32, weight: .black)
        let width = NSAttributedString(string: "World!", attributes: [.font: font]).size().width
        #expect(width > 106.5 && width <= 107)
    }

    @Test func `text of 16 and 17 points with commas and apostrophes is as wide as in recorded labels`() {
        func width(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular) -> CGFloat {
            NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size, weight: weight)]).size().width
        }
        // Two labels at 3x, then two lines at 1x whose widths the recorded labels give to a point.
        #expect(ceil(width("What's", 16, .semibold) * 3) == 158 && ceil(width("What's", 17, .semibold) * 3) == 167)
        let first = width("Lorem ipsum dolor sit amet, consectetur adipisci", 17)
        let fourth = width(" nostrud exercitation ullamco laboris nisi aliquip e", 17)
        #expect(first > 369 && first <= 370 && fourth > 371 && fourth <= 372)
    }

    @Test(arguments: [(59, 53.667), (62, 56.333), (47, 47)])
    func `until iOS 18 a navigation bar beside an island begins above the end of the safe area`(safe: Int, top: Double) {
        func place(_ generation: SystemGeneration) -> (bar: CGRect, content: CGFloat) {
            let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
            let insets = UIEdgeInsets(top: CGFloat(safe), left: 0, bottom: 34, right: 0)
            _ = shown(navigation, generation, size: CGSize(width: 393, height: 852), safe: insets)
            return (navigation.navigationBar.frame, content.view.safeAreaInsets.top)
        }
        let classic = place(.classic)
        #expect(abs(classic.bar.minY - top) < 0.01 && classic.bar.height == 44 && abs(classic.content - top - 44) < 0.01)
        #expect(place(.ios26).bar.minY == CGFloat(safe))
    }

    @Test func `a slider that is sized to fit is 34 points tall, with its track in the middle`() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
        slider.sizeToFit()
        #expect(slider.bounds.size == CGSize(width: 200, height: 34) && slider.intrinsicContentSize.height == 30)
        #expect(slider.trackRect(forBounds: slider.bounds).midY == 17)
    }

    @Test func `the badge of a tab without an image is beside where the image would be`() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
        bar.backgroundColor = .white
        bar.items = ["A", "B", "C", "D"].map {
            let item = UITabBarItem(title: $0, image: nil, selectedImage: nil)
            item.badgeValue = ""
            return item
        }
        let bitmap = try bitmap(of: bar)
        let red = (0..<98).filter { bitmap[$0, 11].red > 200 && bitmap[$0, 11].blue < 120 }
        #expect(red.first == 60 && red.last == 77)
    }

    @Test func `a tab bar item is 4 points narrower than its share and begins 1 point below the bar's edge`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 402, height: 49))
        bar.items = (0..<6).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        let frames = (bar.accessibilityElements ?? []).compactMap { ($0 as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace }
        #expect(frames.first == CGRect(x: 2, y: 1, width: 63, height: 48) && frames.last?.minX == 337)
    }

    @Test func `sizeToFit wraps text of several lines at the view's own width`() {
        let text = "The council was attended by nine of the company and by others who came late"
        let label = UILabel(frame: CGRect(x: 5, y: 0, width: 200, height: 10))
        label.text = text
        label.numberOfLines = 0
        label.sizeToFit()
        #expect(label.frame.minX == 5 && label.bounds.width <= 200 && label.bounds.height > 60)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
        view.text = text
        view.sizeToFit()
        #expect(view.bounds.width <= 200 && view.bounds.height > 40)
        label.numberOfLines = 1
        label.sizeToFit()
        #expect(label.bounds.width > 400)
    }
}
