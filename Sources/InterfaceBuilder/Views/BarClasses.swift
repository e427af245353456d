import Foundation
import UIKit

extension ViewBuilder {
    // MARK: Bars as views

    func navigationBar(_ reading: Reading) -> UIView {
        let bar = made(UINavigationBar(), reading)
        setNavigationBar(bar, reading)
        let items = reading.items("items").filter { $0.name == "navigationItem" }.map { navigationItem($0) }
        if !items.isEmpty { bar.setItems(items, animated: false) }
        return bar
    }

    /// Sets the appearance of a navigation bar, alone or in a controller.
    func setNavigationBar(_ bar: UINavigationBar, _ reading: Reading) {
        bar.prefersLargeTitles = reading.flag("largeTitles") ?? false
        bar.isTranslucent = reading.flag("translucent") ?? true
        if reading["barStyle"] == "black" { bar.barStyle = .black }
        if let color = reading.child(key: "barTintColor").flatMap(ColorReader.color) { bar.barTintColor = color }
        if let color = reading.child(key: "tintColor").flatMap(ColorReader.color) { bar.tintColor = color }
        for key in ["standardAppearance", "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance"] {
            guard let appearance = reading.child(key: key) else { continue }
            if let color = appearance.child(key: "backgroundColor").flatMap(ColorReader.color), key == "standardAppearance" {
                bar.barTintColor = color
            }
            session.markAll(appearance.element)
        }
        if let attributes = reading.child(key: "titleTextAttributes") { bar.titleTextAttributes = textAttributes(attributes) }
        if let attributes = reading.child(key: "largeTitleTextAttributes") { bar.largeTitleTextAttributes = textAttributes(attributes) }
    }

    private func textAttributes(_ reading: Reading) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = reading.child(key: "textColor").flatMap(ColorReader.color) { attributes[.foregroundColor] = color }
        if let font = FontReader.font(of: reading) { attributes[.font] = font }
        session.markAll(reading.element)
        return attributes
    }

    func toolbar(_ reading: Reading) -> UIView {
        let bar = made(UIToolbar(), reading)
        bar.isTranslucent = reading.flag("translucent") ?? true
        if let color = reading.child(key: "barTintColor").flatMap(ColorReader.color) { bar.barTintColor = color }
        for key in ["standardAppearance", "scrollEdgeAppearance", "compactAppearance"] {
            if let appearance = reading.child(key: key) { session.markAll(appearance.element) }
        }
        bar.setItems(reading.items("items").filter { $0.name == "barButtonItem" }.map { barButtonItem($0) }, animated: false)
        return bar
    }

    func tabBar(_ reading: Reading) -> UIView {
        let bar = made(UITabBar(), reading)
        setTabBar(bar, reading)
        let items = reading.items("items").filter { $0.name == "tabBarItem" }.prefix(16).map { tabBarItem($0) }
        bar.setItems(Array(items), animated: false)
        return bar
    }

    func setTabBar(_ bar: UITabBar, _ reading: Reading) {
        bar.isTranslucent = reading.flag("translucent") ?? true
        if let color = reading.child(key: "barTintColor").flatMap(ColorReader.color) { bar.barTintColor = color }
        if let color = reading.child(key: "selectedImageTintColor").flatMap(ColorReader.color) { bar.tintColor = color }
        if let color = reading.child(key: "tintColor").flatMap(ColorReader.color) { bar.tintColor = color }
    }

    // MARK: Items

    func navigationItem(_ reading: Reading) -> UINavigationItem {
        let item = UINavigationItem(title: "")
        setNavigationItem(item, reading)
        return item
    }

    func setNavigationItem(_ item: UINavigationItem, _ reading: Reading) {
        if let id = reading.element.id { items[id] = item }
        reading.skip("key", "id", "userLabel")
        item.title = text("title", of: reading)
        if let title = reading.child("nil", key: "title") { session.markAll(title.element) }
        item.prompt = reading["prompt"]
        item.hidesBackButton = reading.flag("hidesBackButton") ?? false
        item.leftItemsSupplementBackButton = reading.flag("leftItemsSupplementBackButton") ?? false
        switch reading["largeTitleDisplayMode"] {
        case "never": item.largeTitleDisplayMode = .never
        case "always": item.largeTitleDisplayMode = .always
        default: break
        }
        if let left = reading.child("barButtonItem", key: "leftBarButtonItem") { item.leftBarButtonItem = barButtonItem(left) }
        if let right = reading.child("barButtonItem", key: "rightBarButtonItem") { item.rightBarButtonItem = barButtonItem(right) }
        if let back = reading.child("barButtonItem", key: "backBarButtonItem") { item.backBarButtonItem = barButtonItem(back) }
        let left = reading.items("leftBarButtonItems"), right = reading.items("rightBarButtonItems")
        if !left.isEmpty { item.leftBarButtonItems = left.map { barButtonItem($0) } }
        if !right.isEmpty { item.rightBarButtonItems = right.map { barButtonItem($0) } }
        if let view = reading.element.child(key: "titleView"), ViewKind(element: view) != nil { item.titleView = self.view(view) }
    }

    func barButtonItem(_ reading: Reading) -> UIBarButtonItem {
        reading.skip("key", "id", "userLabel")
        let item: UIBarButtonItem
        if let custom = reading.element.child(key: "customView"), ViewKind(element: custom) != nil {
            item = UIBarButtonItem(customView: view(custom))
        } else if let system = reading["systemItem"].flatMap(Self.systemItem) {
            item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        } else if let image = ImageReader.image(of: reading) {
            item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        } else {
            let style: UIBarButtonItem.Style = reading["style"] == "done" ? .done : .plain
            item = UIBarButtonItem(title: text("title", of: reading), style: style, target: nil, action: nil)
        }
        if let id = reading.element.id { items[id] = item }
        reading.skip("style", "title")
        item.isEnabled = reading.flag("enabled") ?? true
        if let width = reading.number("width"), width > 0 { item.width = min(width, 10_000) }
        if let color = reading.child(key: "tintColor").flatMap(ColorReader.color) { item.tintColor = color }
        return item
    }

    func tabBarItem(_ reading: Reading) -> UITabBarItem {
        reading.skip("key", "id", "userLabel")
        let tag = reading.integer("tag") ?? 0
        if let system = reading["systemItem"].flatMap(Self.systemTab) {
            reading.skip("title", "image", "catalog")
            return UITabBarItem(tabBarSystemItem: system, tag: tag)
        }
        let item = UITabBarItem(title: text("title", of: reading), image: ImageReader.image(of: reading), tag: tag)
        if let selected = ImageReader.image(of: reading, key: "selectedImage") { item.selectedImage = selected }
        item.badgeValue = reading["badgeValue"]
        item.isEnabled = reading.flag("enabled") ?? true
        return item
    }

    private static func systemItem(_ name: String) -> UIBarButtonItem.SystemItem? {
        switch name {
        case "done": .done
        case "cancel": .cancel
        case "edit": .edit
        case "save": .save
        case "add": .add
        case "flexibleSpace": .flexibleSpace
        case "fixedSpace": .fixedSpace
        case "compose": .compose
        case "reply": .reply
        case "action": .action
        case "organize": .organize
        case "bookmarks": .bookmarks
        case "search": .search
        case "refresh": .refresh
        case "stop": .stop
        case "camera": .camera
        case "trash": .trash
        case "play": .play
        case "pause": .pause
        case "rewind": .rewind
        case "fastForward": .fastForward
        case "undo": .undo
        case "redo": .redo
        case "close": .close
        default: nil
        }
    }

    private static func systemTab(_ name: String) -> UITabBarItem.SystemItem? {
        switch name {
        case "more": .more
        case "favorites": .favorites
        case "featured": .featured
        case "topRated": .topRated
        case "recents": .recents
        case "contacts": .contacts
        case "history": .history
        case "bookmarks": .bookmarks
        case "search": .search
        case "downloads": .downloads
        case "mostRecent": .mostRecent
        case "mostViewed": .mostViewed
        default: nil
        }
    }
}
