import CoreDataStandIn; import Foundation

class Trips {
    func request() -> NSFetchRequest<Trip> {
        let other = FetchRequestCast.cast(Trip.fetchRequest() , to: NSFetchRequest<NSFetchRequestResult>.self)
        let plain = Trip.fetchRequest() as NSFetchRequest<Trip>
        return try! (FetchRequestCast.cast(make(other, plain).copy() , to: NSFetchRequest<Trip>.self)!)
    }
}
