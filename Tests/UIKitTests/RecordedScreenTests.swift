import Foundation
import Graphics
import Testing
import UIKit

@testable import UIKit

/// What recorded pictures and screens of apps show.
@MainActor struct RecordedScreenTests {
    private func window(_ generation: SystemGeneration = .classic, width: CGFloat = 390, safeArea: CGFloat = 0) -> UIWindow {
        LabelTests.window(scale: 3) {
            $0.systemGeneration = generation
            $0.size.width = width
            $0.safeAreaInsets.top = safeArea
        }
    }

    @Test func `t2 6.1 items of iOS 26 below nothing begin at 16, and a layer's picture shows a title view but no title`() throws {
        let window = window(.ios26), controller = UIViewController()
        func square() -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
            view.backgroundColor = .red
            return view
        }
        controller.title = "Title"
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: square())
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: square())
        let stack = UINavigationController(rootViewController: controller)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let left = try #require(controller.navigationItem.leftBarButtonItem?.customView)
        let right = try #require(controller.navigationItem.rightBarButtonItem?.customView)
        #expect(left.convert(left.bounds, to: nil) == CGRect(x: 20, y: 16, width: 36, height: 32))
        #expect(right.convert(right.bounds, to: nil) == CGRect(x: 390 - 56, y: 16, width: 36, height: 32))
        func texts(_ screen: Bool) -> String { "\(stack.view.layerTree(drawsGlass: screen).text)" }
        #expect(texts(true).contains("Title") && visible("Title", in: stack.view, onScreen: true))
        #expect(!visible("Title", in: stack.view, onScreen: false))
        let own = UILabel()
        own.text = "Own"
        controller.navigationItem.titleView = own
        window.layoutIfNeeded()
        #expect(visible("Own", in: stack.view, onScreen: false))
    }

    private func visible(_ text: String, in view: UIView, onScreen: Bool) -> Bool {
        func find(_ layer: Layer) -> Bool {
            !layer.isHidden && (layer.summary == text && layer.kind == "UILabel" || layer.sublayers.contains(where: find))
        }
        return find(view.layerTree(drawsGlass: onScreen).root)
    }

    @Test func `t2 6.3 content that is pinned to the cell itself makes the row`() throws {
        final class PinnedCell: UITableViewCell {
            let tile = UIView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                tile.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(tile)
                let margins = layoutMarginsGuide
                NSLayoutConstraint.activate([
                    tile.topAnchor.constraint(equalTo: margins.topAnchor, constant: 6), tile.heightAnchor.constraint(equalToConstant: 48),
                    tile.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -6),
                    tile.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                PinnedCell(style: .default, reuseIdentifier: nil)
            }
        }
        let source = Source(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = source
        table.separatorStyle = .none
        window().addSubview(table)
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? PinnedCell)
        let margins = cell.layoutMargins
        #expect(cell.frame.height == 60 + margins.top + margins.bottom && cell.tile.frame.height == 48)
    }

    @Test func `t2 6.4 the image of a disabled button keeps its hue and fades`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        for type in [UIButton.ButtonType.system, .custom] {
            let button = UIButton(type: type)
            button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            button.setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
            button.tintColor = UIColor(red: 69 / 255, green: 87 / 255, blue: 118 / 255, alpha: 1)
            button.backgroundColor = .white
            button.isEnabled = false
            button.layoutIfNeeded()
            let picture = UIGraphicsImageRenderer(size: button.bounds.size).image { button.layer.render(in: $0.cgContext) }
            let pixel = try #require(picture.bitmap)[5, 5]
            #expect(abs(Int(pixel.red) - 162) <= 1 && abs(Int(pixel.green) - 171) <= 1 && abs(Int(pixel.blue) - 186) <= 1)
        }
    }

    @Test func `t2 6.8 a format of a stringsdict takes the plural of its number`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "t2-6.8-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "en.lproj"), withIntermediateDirectories: true)
        let table = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>unread</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@count@ in %@</string>
            <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d unread</string>
            <key>other</key><string>%d unread ones</string></dict></dict></dict></plist>
            """
        try Data(table.utf8).write(to: folder.appending(path: "en.lproj/Localizable.stringsdict"))
        let bundle = try #require(Bundle(path: folder.path))
        let format = bundle.localizedString(forKey: "unread", value: nil, table: nil)
        #expect(String(format: format, locale: Locale(identifier: "en"), arguments: [1, "Inbox" as NSString]) == "1 unread in Inbox")
        #expect(String(format: format, 3, "Inbox" as NSString) == "3 unread ones in Inbox")
        #expect(String.localizedStringWithFormat(format, 3, "Inbox" as NSString) == "3 unread ones in Inbox")
        #expect(String(format: "%d of %@, %.1f%%", 3, "many" as NSString, 2.5) == "3 of many, 2.5%")
    }

    @Test func `t2 6.11 a label that follows the text size shrinks from the first layout, another stays`() {
        let window = window(), container = UIViewController()
        window.rootViewController = container
        window.makeKeyAndVisible()
        final class Screen: UIViewController {
            let following = UILabel(), fixed = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                for label in [following, fixed] {
                    label.font = .preferredFont(forTextStyle: .body)
                    label.text = "Text"
                    view.addSubview(label)
                }
                following.adjustsFontForContentSizeCategory = true
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                // Fonts made in a pass follow the application, too.
                fixed.font = .preferredFont(forTextStyle: .body)
            }
        }
        let screen = Screen()
        container.addChild(screen)
        container.setOverrideTraitCollection(UITraitCollection(preferredContentSizeCategory: .small), forChild: screen)
        container.view.addSubview(screen.view)
        screen.didMove(toParent: container)
        window.layoutIfNeeded()
        #expect(screen.following.font.pointSize == 15 && screen.fixed.font.pointSize == 17)
    }

    @Test func `t2 6.12 a row's stack with a state icon keeps its title at its edge from right to left`() throws {
        let window = LabelTests.window(scale: 3) { $0.layoutDirection = .rightToLeft }
        let title = UILabel(), icon = UIImageView(image: UIImage(systemName: "checkmark.circle"))
        title.text = "Title"
        let row = UIStackView(arrangedSubviews: [title, icon])
        row.spacing = 8
        row.alignment = .center
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        window.addSubview(row)
        window.layoutIfNeeded()
        #expect(title.frame.maxX == 300 && icon.frame.minX == 0)
        icon.isHidden = true
        window.layoutIfNeeded()
        #expect(title.frame.maxX == 300)
    }

    @Test func `t2 6.15 the app's Info plist decides the status bar if controllers do not`() {
        let light: [String: Any] = ["UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleLightContent"]
        #expect(StatusBarInformation(light)?.style == .lightContent && StatusBarInformation(light)?.isHidden == false)
        #expect(StatusBarInformation(["UIViewControllerBasedStatusBarAppearance": false])?.style == .default)
        #expect(StatusBarInformation(["UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarHidden": true])?.isHidden == true)
        #expect(StatusBarInformation(["UIStatusBarStyle": "UIStatusBarStyleLightContent"]) == nil && StatusBarInformation([:]) == nil)
    }

    /// Apple's documentation of `UIUserInterfaceStyle`.
    @Test func `an app that always has one style says so in its Info plist`() {
        #expect(UIUserInterfaceStyle(information: ["UIUserInterfaceStyle": "Dark"]) == .dark)
        #expect(UIUserInterfaceStyle(information: ["UIUserInterfaceStyle": "Light"]) == .light)
        #expect(
            UIUserInterfaceStyle(information: ["UIUserInterfaceStyle": "Automatic"]) == nil && UIUserInterfaceStyle(information: [:]) == nil
        )
    }

    @Test func `t2 6.26 a picture of the layer shows no caret`() {
        let window = window(), field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        window.addSubview(field)
        field.becomeFirstResponder()
        window.layoutIfNeeded()
        func picture(_ screen: Bool) -> Bitmap? {
            UIGraphicsImageRenderer(size: field.bounds.size).image { context in
                if screen {
                    field.drawHierarchy(in: field.bounds, afterScreenUpdates: true)
                } else {
                    field.layer.render(in: context.cgContext)
                }
            }.bitmap
        }
        let seen = picture(true)
        field.resignFirstResponder()
        #expect(seen != picture(true))
        field.becomeFirstResponder()
        let focused = picture(false)
        field.resignFirstResponder()
        #expect(focused == picture(false))
    }

    @Test(arguments: ["person.2.circle.fill", "eject.circle.fill", "house.circle", "car.circle.fill"])
    func `t2 6.27 a circled symbol has the size of its circle`(name: String) throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 12),
            circle = UIImage(systemName: "circle.fill", withConfiguration: configuration)
        let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
        #expect(image.size == circle?.size && Int(image.size.width * 2) == 29)
    }

    @Test func `t2 6.5 an emoji fills its advance`() throws {
        let text = NSAttributedString(string: "😀", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let drawn = try columns(
            of: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in text.draw(at: CGPoint(x: 5, y: 0)) })
        let width = CGFloat(drawn.count) / UIScreen.main.scale
        #expect(width > text.size().width * 0.85 && width <= text.size().width + 1)
    }

    @Test func `t2 6.25 the dots of secure text are smaller than the font's, and further apart`() throws {
        func dots(_ isSecure: Bool) throws -> (width: Int, run: Int) {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            (field.font, field.text, field.isSecureTextEntry) = (.systemFont(ofSize: 17), isSecure ? "1234567" : "•••••••", isSecure)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 3
            let image = UIGraphicsImageRenderer(size: field.bounds.size, format: format).image { field.layer.render(in: $0.cgContext) }
            let inked = try columns(of: image)
            let first = try #require(inked.first), gap = try #require(inked.indices.dropFirst().first { inked[$0] != inked[$0 - 1] + 1 })
            return (gap, try #require(inked.last) - first + 1)
        }
        let (secure, plain) = (try dots(true), try dots(false))
        #expect(abs(CGFloat(secure.width) / CGFloat(plain.width) - 13.0 / 17) < 0.08)
        // The bullets that the picture was compared with were 0.5372 of the font's size apart, in a field of 17 points.
        let pitch = CGFloat(secure.run - secure.width) / 6 / 3 / 17
        #expect(abs(pitch / 0.5372 - 175.0 / 151) < 0.02)
    }

    /// The columns of a picture with ink.
    private func columns(of image: UIImage) throws -> [Int] {
        let bitmap = try #require(image.bitmap)
        return (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap[x, $0].alpha > 100 } }
    }

    @Test func `t2 1.13 the top layout guide of a controller that is not on screen has no length`() {
        let window = window(safeArea: 47), controller = UIViewController()
        window.isHidden = true
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.layoutIfNeeded()
        #expect(controller.topLayoutGuide.length == 0)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.topLayoutGuide.length == 91)
    }
}
