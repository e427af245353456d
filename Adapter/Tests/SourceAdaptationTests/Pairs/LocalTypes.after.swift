import UIKit

func make() -> UIView {
    class Local: UIView {
        var label: UILabel!
        func tap() {}
        func wire() -> Selector { Selector("tap", Local.tap) }
    }
    return Local()
}
