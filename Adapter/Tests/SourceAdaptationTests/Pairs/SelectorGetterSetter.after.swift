import UIKit

class Meter: UIView {
    var level = 0.5 { didSet { interfaceDidSet(\.level) } }
    var hot: Bool { level > 0.9 }

    var selectors: [Selector] { [Selector("level") { (target: Meter) in { target.level } }, Selector("setLevel:") { (target: Meter) in { target.level = $0 } }, Selector("isHot") { (target: Meter) in { target.hot } }] }
}
