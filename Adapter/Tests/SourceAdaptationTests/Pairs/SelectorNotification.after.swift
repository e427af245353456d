import UIKit

final class KeyboardScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: Selector("keyboardWillShow:", KeyboardScreen.keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    func keyboardWillShow(_ notification: Notification) {}
}
