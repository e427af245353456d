import UIKit

class Spread: UIView {
    @available(
        iOS 13,
        *
    )
    


    func a() {}

    // called by name
    func b() {}

    
    
    var corner: CGFloat = 4
}

extension Spread {
    @MainActor static func plumbConnect_Spread_0(_ connections: InterfaceConnections) {
        connections.attribute("corner", \Spread.corner) { $0.corner = $1 }
    }
}
