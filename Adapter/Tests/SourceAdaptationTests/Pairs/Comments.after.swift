import UIKit // @objc

/// Documented with `#selector(tap)`.
class Commented: UIView {
    /* before */ /* between */ func a() {} // after
    // line
    func b() {}
    /* weak */ weak var c: UILabel! // tail
    func d() -> Selector { Selector("a", Commented.a) /* there */ }
}

extension Commented {
    @MainActor static func plumbConnect_Commented_0(_ connections: InterfaceConnections) {
        connections.outlet("c", \Commented.c)
    }
}
