import Foundation

extension UIView {
    func pictureView(of rect: CGRect, _ afterUpdates: Bool, _ capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(bounds: rect).image { _ in drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates) }
        let view = UIImageView(image: capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
        view.frame = CGRect(origin: .zero, size: rect.size)
        return view
    }
}

extension Bundle {
    /// Returns the top-level objects of a document in the bundle.
    @preconcurrency @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

extension UIActivity.ActivityType {
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
    public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
}

extension UIMenu.Identifier {
    public static let root = Self("com.apple.menu.root")
    public static let application = Self("com.apple.menu.application")
    public static let file = Self("com.apple.menu.file")
    public static let edit = Self("com.apple.menu.edit")
    public static let view = Self("com.apple.menu.view")
    public static let window = Self("com.apple.menu.window")
    public static let help = Self("com.apple.menu.help")
    public static let about = Self("com.apple.menu.about")
    public static let preferences = Self("com.apple.menu.preferences")
    public static let services = Self("com.apple.menu.services")
    public static let hide = Self("com.apple.menu.hide")
    public static let quit = Self("com.apple.menu.quit")
    public static let newScene = Self("com.apple.menu.new-scene")
    public static let close = Self("com.apple.menu.close")
    public static let print = Self("com.apple.menu.print")
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    public static let find = Self("com.apple.menu.find")
    public static let replace = Self("com.apple.menu.replace")
    public static let share = Self("com.apple.menu.share")
    public static let textStyle = Self("com.apple.menu.text-style")
    public static let spelling = Self("com.apple.menu.spelling")
    public static let substitutions = Self("com.apple.menu.substitutions")
    public static let transformations = Self("com.apple.menu.transformations")
    public static let speech = Self("com.apple.menu.speech")
    public static let lookup = Self("com.apple.menu.lookup")
    public static let learn = Self("com.apple.menu.learn")
    public static let format = Self("com.apple.menu.format")
    public static let font = Self("com.apple.menu.font")
    public static let textSize = Self("com.apple.menu.text-size")
    public static let textColor = Self("com.apple.menu.text-color")
    public static let alignment = Self("com.apple.menu.alignment")
    public static let toolbar = Self("com.apple.menu.toolbar")
    public static let sidebar = Self("com.apple.menu.sidebar")
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
    public static let openRecent = Self("com.apple.menu.open-recent")
    public static let document = Self("com.apple.menu.document")
}

extension UIDevice {
    /// Does nothing.
    public func playInputClick() {}
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")
}

extension UIFont {
    /// The names of common font families. Fonts loaded from files are not included.
    public class var familyNames: [String] {
        ["Avenir", "Courier New", "Georgia", "Helvetica", "Helvetica Neue", "Menlo", "Times New Roman"]
    }
    /// Returns the names of the regular and bold fonts; none if the family is not available.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        let name = familyName.replacingOccurrences(of: " ", with: "")
        return UIFont(name: familyName, size: 17) == nil ? [] : [name, "\(name)-Bold"]
    }
}

/// Sorts rows into sections by their first letter.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    open class func current() -> Self {
        guard let collation = shared as? Self else { preconditionFailure("\(Self.self) is made by nobody") }
        return collation
    }

    /// The letters of English, and `#` for all other texts.
    open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init) }
    open var sectionIndexTitles: [String] { sectionTitles }
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// Returns the section of an object, whose text `selector` returns.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: text(of: object, selector))
    }

    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (text(of: $0, selector), $0) }.sorted {
            $0.0.compare($1.0, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedAscending
        }
        .map(\.1)
    }

    private func section(of text: String) -> Int {
        let letter = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased().prefix(1)
        return sectionTitles.firstIndex(of: String(letter)) ?? sectionTitles.count - 1
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        unsafe object as? String ?? (object as? UIResponder)?.perform(selector)?.takeUnretainedValue() as? String ?? ""
    }
}
