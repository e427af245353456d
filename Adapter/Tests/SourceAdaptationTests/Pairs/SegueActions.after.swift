import UIKit

class NextScreen: UIViewController {
    init?(coder: NSCoder, value: Int) { super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError() }
}

class SegueScreen: UIViewController {
    func makeNext(_ coder: NSCoder) -> UIViewController? { NextScreen(coder: coder, value: 1) }
    
    private func makeOther(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> NextScreen? { NextScreen(coder: coder, value: 2) }
}

extension SegueScreen {
    @MainActor static func plumbConnect_SegueScreen_0(_ connections: InterfaceConnections) {
        connections.segueAction("makeNext:", SegueScreen.makeNext(_:))
        connections.segueAction("makeOther:sender:segueIdentifier:", SegueScreen.makeOther(_:sender:segueIdentifier:))
    }
}
