import UIKit

class NextScreen: UIViewController {
    init?(coder: NSCoder, value: Int) { super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError() }
}

class SegueScreen: UIViewController {
    @IBSegueAction func makeNext(_ coder: NSCoder) -> UIViewController? { NextScreen(coder: coder, value: 1) }
    @IBSegueAction
    private func makeOther(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> NextScreen? { NextScreen(coder: coder, value: 2) }
}
