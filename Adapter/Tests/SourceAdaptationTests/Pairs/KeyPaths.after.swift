import UIKit

class Paths: NSObject {
    var name = ""
    let a = "bounds"
    let b = "layer.cornerRadius"
    func c() -> String { "name" }
    let d = "name"
    let e = CABasicAnimation(keyPath: "opacity")
    let f = \Paths.name
}
