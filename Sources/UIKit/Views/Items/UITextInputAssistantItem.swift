import Foundation

/// The buttons beside the suggestions of an iPad's keyboard. They are stored and never shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
    /// The bar above a tablet's keyboard. Stored but never shown.
    public var inputAssistantItem: UITextInputAssistantItem {
        if let item = assistantItemStorage as? UITextInputAssistantItem { return item }
        let item = UITextInputAssistantItem()
        assistantItemStorage = item
        return item
    }
}
