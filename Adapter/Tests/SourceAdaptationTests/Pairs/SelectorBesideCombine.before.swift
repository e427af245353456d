import Combine
import Foundation

final class Clock {
    @Published var ticks = 0

    func start() {
        NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .init("tick"), object: nil)
    }

    @objc private func tick() { ticks += 1 }
}
