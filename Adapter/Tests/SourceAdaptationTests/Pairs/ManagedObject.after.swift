import Foundation

class Record: NSObject {
    public var title: String? { get { fatalError("@NSManaged: there is no Core Data here") } set { fatalError("@NSManaged: there is no Core Data here") } }
    var count: Int { get { fatalError("@NSManaged: there is no Core Data here") } set { fatalError("@NSManaged: there is no Core Data here") } }
    public func addItems(_ items: NSSet) { fatalError("@NSManaged: there is no Core Data here") }
}
