import Foundation

final class Ticker: NSObject {
    func start() -> Timer { Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) }
    @objc func tick() {}
}
