import UIKit

class OutletScreen: UIViewController {
    private weak var titleLabel: UILabel!
    var buttons: [UIButton]!
    weak var height: NSLayoutConstraint? {
        didSet { height?.constant = 3 }
    }
    private(set) weak var first: UIView!, second: UIView!
    var radius: CGFloat = 4
    var isRound: Bool {
        get { radius > 0 }
        set { radius = newValue ? 4 : 0 }
    }
    var readOnly: Int { 1 }

    func save(_ sender: Any) {}
    private func cancel() {}
    func slide(_ sender: UISlider, forEvent event: UIEvent) {}
}

extension OutletScreen {
    @MainActor static func plumbConnect_OutletScreen_0(_ connections: InterfaceConnections) {
        connections.outlet("titleLabel", \OutletScreen.titleLabel)
        connections.outlet("buttons", \OutletScreen.buttons)
        connections.outlet("height", \OutletScreen.height)
        connections.outlet("first", \OutletScreen.first)
        connections.outlet("second", \OutletScreen.second)
        connections.attribute("radius", \OutletScreen.radius) { $0.radius = $1 }
        connections.attribute("isRound", \OutletScreen.isRound) { $0.isRound = $1 }
        connections.action(Selector("save:", OutletScreen.save(_:)))
        connections.action(Selector("cancel", OutletScreen.cancel))
        connections.action(Selector("slide:forEvent:", OutletScreen.slide(_:forEvent:)))
    }
}
