import UIKit

class Ticked: UIView {
    @objc func `repeat`() {}
    @objc var `default`: Int = 1
    func wire() -> [Selector] { [#selector(`repeat`), #selector(getter: `default`)] }
    let path = #keyPath(`default`)
}
