import UIKit

protocol Tapping: AnyObject {
    func tapped(_ sender: UIButton)
}

class TappingScreen: UIViewController, Tapping {
    func wire(_ button: UIButton) { button.addTarget(nil, action: Selector("tapped:") { (target: any Tapping) in target.tapped(_:) }, for: .touchUpInside) }
    func tapped(_ sender: UIButton) {}
}
