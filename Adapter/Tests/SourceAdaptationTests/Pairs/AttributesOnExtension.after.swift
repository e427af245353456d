import UIKit

class Plain: NSObject {}

extension Plain {
    func one() {}
    func two() {}
}

private protocol Hidden: AnyObject {}
private class Follower: Hidden {}
