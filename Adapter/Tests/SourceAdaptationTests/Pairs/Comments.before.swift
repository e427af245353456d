import UIKit // @objc

/// Documented with `#selector(tap)`.
class Commented: UIView {
    /* before */ @objc /* between */ func a() {} // after
    @objc // line
    func b() {}
    @IBOutlet /* weak */ weak var c: UILabel! // tail
    func d() -> Selector { #selector(/* here */ a) /* there */ }
}
