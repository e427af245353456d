import UIKit

final class Screen: UIViewController {
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: Selector("tap", Screen.tap), for: .touchUpInside)
    }

    private func tap() {}
}
