import UIKit

final class SenderScreen: UIViewController {
    func wire(_ button: UIButton) {
        button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(pressed(_:for:)), for: .touchDown)
        button.addTarget(self, action: #selector(self.changed(sender:)), for: .valueChanged)
    }

    @objc func tap(_ sender: UIButton) {}
    @objc func pressed(_ sender: Any?, for event: UIEvent?) {}
    @objc func changed(sender: UIControl) {}
}
