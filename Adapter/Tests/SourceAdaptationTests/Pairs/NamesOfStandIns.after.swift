import CombineStandIn
import UIKit
import OSStandIn

final class Store {
    @CombineStandIn.Published var name = ""
    let logger: OSStandIn.Logger = OSStandIn.Logger(subsystem: "app", category: "store")

    func kind(of os: System) -> String { os.name + Network.shared.name }
}
