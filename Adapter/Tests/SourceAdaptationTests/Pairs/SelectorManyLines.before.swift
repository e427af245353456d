import UIKit

class ManyLines: UIViewController {
    func wire(_ button: UIButton) {
        button.addTarget(
            self,
            action: #selector(
                ManyLines
                    .tap(_:)
            ),
            for: .touchUpInside)
    }

    @objc
    private
    func tap(_ sender: Any) {}
}
