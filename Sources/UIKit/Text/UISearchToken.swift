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

extension UISearchTextField {
    /// Where the text stands after the tokens: all of it, for tokens are not drawn.
    public var textualRange: UITextRange { UITextRange(beginningOfDocument, endOfDocument) }

    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }
}
