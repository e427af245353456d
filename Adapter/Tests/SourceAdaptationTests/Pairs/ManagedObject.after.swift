import Foundation

class Record: NSObject {
    public var title: String? { get { managedValue("title") } set { setManagedValue(newValue, "title") } }
    var count: Int { get { managedValue("count") } set { setManagedValue(newValue, "count") } }
    public func addItems(_ items: NSSet) { changeManaged("addItems", [items]) }

    required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}
