import Combine
import UIKit
import os

final class Store {
    @Combine.Published var name = ""
    let logger: os.Logger = os.Logger(subsystem: "app", category: "store")

    func kind(of os: System) -> String { os.name + Network.shared.name }
}
