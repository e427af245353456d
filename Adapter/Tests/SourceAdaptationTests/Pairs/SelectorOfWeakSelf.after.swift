import UIKit

final class WeakScreen: UIViewController {
    func tap(_ sender: UIButton) {}
    var helper: WeakScreen?

    func wire(_ button: UIButton) {
        let later = { [weak self] in
            button.addTarget(self, action: Selector("tap:", WeakScreen.tap(_:)), for: .touchUpInside)
            button.addTarget(self?.helper, action: Selector("tap:", of: self?.helper) { $0.tap(_:) }, for: .touchUpInside)
        }
        later()
    }
}
