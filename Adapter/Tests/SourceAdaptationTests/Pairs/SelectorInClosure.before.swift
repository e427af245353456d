import UIKit

final class ClosureScreen: UIViewController {
    private lazy var button: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        return button
    }()

    @objc private func tap() {}
}
