import Foundation

/// Keyboard input for text views, with the delegate's calls in UIKit's order.
extension UITextView {
    @discardableResult package func type(_ string: String) -> Bool { replace(NSRange(location: length, length: 0), with: string) }

    @discardableResult package func erase() -> Bool {
        guard let last = (text ?? "").last else { return false }
        let count = String(last).utf16.count
        return replace(NSRange(location: length - count, length: count), with: "")
    }

    private var length: Int { (text ?? "").utf16.count }

    private func replace(_ range: NSRange, with string: String) -> Bool {
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return false }
        text = ((text ?? "") as NSString).replacingCharacters(in: range, with: string)
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        return true
    }
}
