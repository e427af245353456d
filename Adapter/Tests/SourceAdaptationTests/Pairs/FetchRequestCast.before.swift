import CoreData

class Trips {
    func request() -> NSFetchRequest<Trip> {
        let other = Trip.fetchRequest() as? NSFetchRequest<NSFetchRequestResult>
        let plain = Trip.fetchRequest() as NSFetchRequest<Trip>
        return try! (make(other, plain).copy() as! NSFetchRequest<Trip>)
    }
}
