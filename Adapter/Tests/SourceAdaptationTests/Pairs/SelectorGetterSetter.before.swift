import UIKit

class Meter: UIView {
    @objc dynamic var level = 0.5
    @objc(isHot) var hot: Bool { level > 0.9 }

    var selectors: [Selector] { [#selector(getter: level), #selector(setter: Meter.level), #selector(getter: Meter.hot)] }
}
