import UIKit

final class SenderScreen: UIViewController {
    func wire(_ button: UIButton) {
        button.addTarget(self, action: Selector("tap:", SenderScreen.tap(_:)), for: .touchUpInside)
        button.addTarget(self, action: Selector("pressed:for:", SenderScreen.pressed(_:for:)), for: .touchDown)
        button.addTarget(self, action: Selector("changedWithSender:", SenderScreen.changed(sender:)), for: .valueChanged)
    }

    func tap(_ sender: UIButton) {}
    func pressed(_ sender: Any?, for event: UIEvent?) {}
    func changed(sender: UIControl) {}
}
