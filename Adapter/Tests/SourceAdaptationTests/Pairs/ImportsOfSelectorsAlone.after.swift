import Foundation; import UIKit

final class Ticker: NSObject {
    func start() -> Timer { Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector("tick", Ticker.tick), userInfo: nil, repeats: true) }
    func tick() {}
}
