import Foundation
import SwiftData

@Model
final class Trip {
    @Attribute(.unique) var name: String
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    @Transient var isOpen = false

    init(name: String) { self.name = name }
}

@Model final class Stop: Codable {
    var trip: Trip?
    func leave() {}
}

@ModelActor actor TripStore {
    func save() throws { try modelContext.save() }
}

struct Trips<T: PersistentModel> {
    @Query var trips: [T]
    @Query(sort: \Stop.name) private var stops: [Stop]
}
