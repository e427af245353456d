import UIKit

class Coordinator: NSObject {
    func finish() {}
    static func reset() {}
}

class ElsewhereScreen: UIViewController {
    let coordinator = Coordinator()

    func wire(_ control: UIControl) {
        control.addTarget(coordinator, action: Selector("finish", Coordinator.finish), for: .touchUpInside)
        control.addTarget(Coordinator.self, action: Selector("reset", Coordinator.reset), for: .touchUpInside)
        control.addTarget(coordinator, action: Selector("finish", of: coordinator) { $0.finish }, for: .touchDown)
    }
}
