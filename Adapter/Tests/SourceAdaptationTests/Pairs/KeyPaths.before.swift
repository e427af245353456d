import UIKit

class Paths: NSObject {
    @objc var name = ""
    let a = #keyPath(CALayer.bounds)
    let b = #keyPath(UIView.layer.cornerRadius)
    func c() -> String { #keyPath(name) }
    let d = #keyPath(Paths.name)
    let e = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    let f = \Paths.name
}
