import UIKit

func make() -> UIView {
    class Local: UIView {
        @IBOutlet var label: UILabel!
        @objc func tap() {}
        func wire() -> Selector { #selector(tap) }
    }
    return Local()
}
