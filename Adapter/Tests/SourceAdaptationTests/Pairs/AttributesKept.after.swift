import UIKit

@MainActor
class Kept: NSObject {
    @available(iOS 15, *) @discardableResult func value() -> Int { 1 }
    @inlinable final func quick() {}
    @Published1 var wrapped = 1
}

@propertyWrapper struct Published1 {
    var wrappedValue: Int
}
