import Foundation

@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
}

/// An item that is created when an activity requests it.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }
    open private(set) var placeholderItem: Any?
    open var item: Any { placeholderItem ?? "" }
    open var activityType: UIActivity.ActivityType? { nil }
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholderItem ?? "" }
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
    open func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
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
