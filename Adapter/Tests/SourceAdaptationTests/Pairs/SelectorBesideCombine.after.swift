import CombineStandIn
import Foundation; import UIKit

final class Clock {
    @Published var ticks = 0

    func start() {
        NotificationCenter.default.addObserver(self, selector: Selector("tick", Clock.tick), name: .init("tick"), object: nil)
    }

    private func tick() { ticks += 1 }
}
