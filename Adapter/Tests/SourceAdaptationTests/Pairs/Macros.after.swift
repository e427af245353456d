import UIKit

@available(iOS 17, *)
final class WithMacros: UIView {
    func check() {
        if #available(iOS 16, *), SimulatedDevice.hasSystem(16) { print(#file, #line, #function) }
        guard #available(iOS 15.0, *), SimulatedDevice.hasSystem(15, 0) else { return }
        #if DEBUG
        #warning("left for later")
        #endif
    }
    func after() {}
}
