import Foundation

/// Keyboard input for text fields, with the delegate's calls in UIKit's order.
extension UITextField {
    /// Adds a character at the end, or a whole text as pasting does. Returns false if the delegate refuses.
    @discardableResult package func type(_ string: String) -> Bool { replace(NSRange(location: length, length: 0), with: string) }

    /// Deletes the last character.
    @discardableResult package func erase() -> Bool {
        guard let last = text?.last else { return false }
        let count = String(last).utf16.count
        return replace(NSRange(location: length - count, length: count), with: "")
    }

    private var length: Int { (text ?? "").utf16.count }

    private func replace(_ range: NSRange, with string: String) -> Bool {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return false }
        text = ((text ?? "") as NSString).replacingCharacters(in: range, with: string)
        delegate?.textFieldDidChangeSelection(self)
        textWasTyped()
        return true
    }

    private func textWasTyped() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Presses the return key. The delegate is asked first; a field with actions for `editingDidEndOnExit` then resigns.
    package func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
        if endsOnExit { resignFirstResponder() }
    }

    /// Clears the text, as the button at the end of the field does.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        delegate?.textFieldDidChangeSelection(self)
        textWasTyped()
        becomeFirstResponder()
    }
}

extension UITextField: UITextInput {}
