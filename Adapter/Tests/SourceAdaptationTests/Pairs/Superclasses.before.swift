import UIKit

class Base: UIViewController {}

class Screen: Base {
    convenience init(a: Int) { self.init(nibName: "\(Self.superclass()!)", bundle: nil) }
    func parents() -> [AnyClass?] { [type(of: self).superclass(), Screen.superclass(), superclass] }
    func own(_ kind: Kind) -> String { kind.superclass() }
}

struct Kind { func superclass() -> String { "" } }
