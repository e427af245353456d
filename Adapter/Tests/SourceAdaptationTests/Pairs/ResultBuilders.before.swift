import UIKit

@resultBuilder enum ViewsBuilder {
    static func buildBlock(_ views: UIView...) -> [UIView] { views }
}

class Built: UIStackView {
    func fill(@ViewsBuilder _ views: () -> [UIView]) { views().forEach(addArrangedSubview) }
    func run() {
        fill {
            UIButton(type: .system, primaryAction: nil)
            UILabel()
        }
    }
    @objc func done() { run() }
}
