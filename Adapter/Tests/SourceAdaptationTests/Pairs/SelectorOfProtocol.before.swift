import UIKit

@objc protocol Tapping {
    func tapped(_ sender: UIButton)
}

class TappingScreen: UIViewController, Tapping {
    func wire(_ button: UIButton) { button.addTarget(nil, action: #selector(Tapping.tapped(_:)), for: .touchUpInside) }
    func tapped(_ sender: UIButton) {}
}
