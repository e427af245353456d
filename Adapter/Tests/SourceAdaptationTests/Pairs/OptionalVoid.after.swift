import UIKit

protocol PlayerDelegate: AnyObject {
    func playerDidStart()
    func playerDidStop(_ reason: String)
    func player(_ player: Player, didSeekTo time: Double)
    var title: String? { get }
}

class Player: NSObject {
    weak var delegate: PlayerDelegate?
    var onStop: (() -> Void)?

    func stop() {
        delegate?.playerDidStop("end")
        delegate?.player(self, didSeekTo: 0)
        self.onStop?()
        onStop?()
        print(delegate?.title ?? "")
    }
}

class PlayerScreen: UIViewController, PlayerDelegate {
    func playerDidStart() {}
    func playerDidStop(_ reason: String) {}
}

extension PlayerDelegate { func playerDidStop(_ reason: String) {} }
extension PlayerDelegate { func player(_ player: Player, didSeekTo time: Double) {} }
extension PlayerDelegate { var title: String? { nil } }
