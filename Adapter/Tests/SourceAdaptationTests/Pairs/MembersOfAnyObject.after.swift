import UIKit

final class GatewayScreen: UITableViewController {
    func open(_ sender: Any) {
        let number = AnyObjectMembers(sender as AnyObject).tag
        var above = AnyObjectMembers(sender as AnyObject).superview
        above = above??.superview
        print((sender as AnyObject) === self, number ?? 0)
    }

    func value(_ pair: (any Hashable)?) -> Any? { AnyObjectMembers(pair as AnyObject).value(forKey: "name") }

    func name(of object: AnyObject) -> String { AnyClassMembers(type(of: object)).description() }
}

extension GatewayScreen {
    @MainActor static func plumbConnect_GatewayScreen_0(_ connections: InterfaceConnections) {
        connections.action(Selector("open:", GatewayScreen.open(_:)))
    }
}
