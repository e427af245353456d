import Foundation

class Record: NSObject {
    public var title: String? { get { fatalError("@NSManaged: Core Data is not supported") } set { fatalError("@NSManaged: Core Data is not supported") } }
    var count: Int { get { fatalError("@NSManaged: Core Data is not supported") } set { fatalError("@NSManaged: Core Data is not supported") } }
    public func addItems(_ items: NSSet) { fatalError("@NSManaged: Core Data is not supported") }
}
