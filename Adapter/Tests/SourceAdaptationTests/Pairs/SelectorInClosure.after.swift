import UIKit

final class ClosureScreen: UIViewController {
    private lazy var button: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: Selector("tap", ClosureScreen.tap), for: .touchUpInside)
        return button
    }()

    private func tap() {}
}
