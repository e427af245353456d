import UIKit

enum Screens {
    class Card: UIView {}
}

extension Screens.Card {
    override func didMoveToWindow() { super.didMoveToWindow() }
}
