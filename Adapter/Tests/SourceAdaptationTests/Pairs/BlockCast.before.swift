import UIKit

extension NSObject {
    typealias Handler = @convention(block) (String) -> Void

    func keep(_ handler: @escaping Handler) {
        let object: AnyObject = unsafeBitCast(handler, to: AnyObject.self)
        objc_setAssociatedObject(self, key, object, .OBJC_ASSOCIATION_RETAIN)
    }
}
