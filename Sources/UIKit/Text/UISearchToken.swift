import Foundation

/// A part of a search that stands before its text; kept, not drawn.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }

    let icon: UIImage?
    let text: String
    open var representedObject: Any?
}
