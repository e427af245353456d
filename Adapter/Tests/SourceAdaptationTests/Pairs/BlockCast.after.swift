import UIKit

extension NSObject {
    typealias Handler = (String) -> Void

    func keep(_ handler: @escaping Handler) {
        let object: AnyObject = BlockCast.cast(handler, to: AnyObject.self)
        objc_setAssociatedObject(self, key, object, .OBJC_ASSOCIATION_RETAIN)
    }
}
