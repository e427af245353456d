import UIKit

class ManyLines: UIViewController {
    func wire(_ button: UIButton) {
        button.addTarget(
            self,
            action: Selector("tap:", ManyLines.tap(_:))


,
            for: .touchUpInside)
    }

    
    private
    func tap(_ sender: Any) {}
}
