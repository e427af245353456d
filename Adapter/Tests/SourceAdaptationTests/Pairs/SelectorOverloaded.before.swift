import UIKit

final class OverloadedScreen: UIViewController {
    func wire(_ button: UIButton) {
        button.addTarget(self, action: #selector(tap as () -> Void), for: .touchUpInside)
        button.addTarget(self, action: #selector(tap(_:) as (UIButton) -> Void), for: .touchUpInside)
        button.addTarget(self, action: #selector(OverloadedScreen.tap as (OverloadedScreen) -> () -> Void), for: .touchUpInside)
        button.addTarget(self, action: #selector((tap) as () -> Void), for: .touchUpInside)
    }

    @objc func tap() {}
    @objc func tap(_ sender: UIButton) {}
}
