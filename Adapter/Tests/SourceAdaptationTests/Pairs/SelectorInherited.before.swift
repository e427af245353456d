import UIKit

class BaseScreen: UIViewController {
    @objc func close() {}
}

class DetailScreen: BaseScreen {
    func item() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close)) }
    func other() -> Selector { #selector(super.close) }
    override func close() {}
}
