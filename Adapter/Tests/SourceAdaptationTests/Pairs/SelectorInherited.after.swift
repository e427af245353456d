import UIKit

class BaseScreen: UIViewController {
    func close() {}
}

class DetailScreen: BaseScreen {
    func item() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .done, target: self, action: Selector("close", DetailScreen.close)) }
    func other() -> Selector { Selector("close", DetailScreen.close) }
    override func close() {}
}
