import UIKit

enum Screens {
    class Card: UIView { override func didMoveToWindow() { plumb_didMoveToWindow() };}
}

extension Screens.Card {
    func plumb_didMoveToWindow() { super.didMoveToWindow() }
}
