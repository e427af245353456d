import UIKit

class Coordinator: NSObject {
    @objc func finish() {}
    @objc static func reset() {}
}

class ElsewhereScreen: UIViewController {
    let coordinator = Coordinator()

    func wire(_ control: UIControl) {
        control.addTarget(coordinator, action: #selector(Coordinator.finish), for: .touchUpInside)
        control.addTarget(Coordinator.self, action: #selector(Coordinator.reset), for: .touchUpInside)
        control.addTarget(coordinator, action: #selector(coordinator.finish), for: .touchDown)
    }
}
