import Foundation

class Record: NSObject {
    @NSManaged public var title: String?
    @NSManaged var count: Int
    @NSManaged public func addItems(_ items: NSSet)
}
