import UIKit

final class WeakScreen: UIViewController {
    @objc func tap(_ sender: UIButton) {}
    var helper: WeakScreen?

    func wire(_ button: UIButton) {
        let later = { [weak self] in
            button.addTarget(self, action: #selector(self?.tap(_:)), for: .touchUpInside)
            button.addTarget(self?.helper, action: #selector(self?.helper?.tap(_:)), for: .touchUpInside)
        }
        later()
    }
}
