import Foundation

/// A token before the text of a search field. Stored but not drawn.
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
    /// The range of the text after the tokens: all of it, because tokens are not drawn.
    public var textualRange: UITextRange { UITextRange(beginningOfDocument, endOfDocument) }

    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }
}

/// What a search field asks its delegate besides what every text field asks.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
}

extension UISearchTextFieldDelegate {
    public func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
        NSItemProvider()
    }
}
