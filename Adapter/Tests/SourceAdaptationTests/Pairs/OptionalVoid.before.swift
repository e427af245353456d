import UIKit

@objc protocol PlayerDelegate: AnyObject {
    func playerDidStart()
    @objc optional func playerDidStop(_ reason: String)
    @objc optional func player(_ player: Player, didSeekTo time: Double)
    @objc optional var title: String? { get }
}

class Player: NSObject {
    weak var delegate: PlayerDelegate?
    var onStop: (() -> Void)?

    func stop() {
        delegate?.playerDidStop?("end")
        delegate?.player?(self, didSeekTo: 0)
        self.onStop?()
        onStop?()
        print(delegate?.title ?? "")
    }
}

class PlayerScreen: UIViewController, PlayerDelegate {
    func playerDidStart() {}
    func playerDidStop(_ reason: String) {}
}
