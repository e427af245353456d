import Foundation

/// A group of bar buttons, and the item that replaces them when there is too little space.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }

    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    open var isDisplayingRepresentativeItem: Bool { false }
    open var alwaysAvailable = false
    open var isHidden = false
    open var menuRepresentation: UIMenuElement?
}
