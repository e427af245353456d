import UIKit

class Holder: UIView {
    final class Row: UIControl {
        override init(frame: CGRect) {
            super.init(frame: frame)
            addTarget(self, action: Selector("pressed", Row.pressed), for: .touchUpInside)
        }
        required init?(coder: NSCoder) { fatalError() }
        private func pressed() {}
    }
}
