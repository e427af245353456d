import UIKit

class FirstCell: UITableViewCell {
    weak var label: UILabel!
}

class Container {
    class SecondCell: UITableViewCell {
        weak var label: UILabel!
    }
}

class GenericCell<T>: UITableViewCell {
    weak var label: UILabel!
}

private class PrivateCell: UITableViewCell {
    weak var label: UILabel!
}

extension FirstCell {
    func press(_ sender: UIButton) {}
}

extension Container.SecondCell {
    @MainActor static func plumbConnect_Container_SecondCell_0(_ connections: InterfaceConnections) {
        connections.outlet("label", \Container.SecondCell.label)
    }
}
extension FirstCell {
    @MainActor static func plumbConnect_FirstCell_0(_ connections: InterfaceConnections) {
        connections.outlet("label", \FirstCell.label)
        connections.action(Selector("press:", FirstCell.press(_:)))
    }
}
