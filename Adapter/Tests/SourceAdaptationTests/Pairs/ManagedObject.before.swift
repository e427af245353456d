import Foundation

class Record: NSObject {
    @NSManaged public var title: String?
    @NSManaged var count: Int
    @NSManaged public func addItems(_ items: NSSet)

    private override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}
