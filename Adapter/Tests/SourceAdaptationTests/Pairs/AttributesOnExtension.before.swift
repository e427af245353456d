import UIKit

class Plain: NSObject {}

@objc extension Plain {
    func one() {}
    @nonobjc func two() {}
}

@objc private protocol Hidden {}
private class Follower: Hidden {}
