import Foundation
import SwiftUI

@Observable
final class Trip: PersistentModel {
    var name: String
    var stops: [Stop] = []
    @ObservationIgnored var isOpen = false

    init(name: String) { self.name = name }
}

@Observable final class Stop: Codable, PersistentModel {
    var trip: Trip?
    func leave() {}
}

actor TripStore: ModelActor { nonisolated let modelContainer: ModelContainer; nonisolated let modelExecutor: any ModelExecutor; init(modelContainer: ModelContainer) { self.modelContainer = modelContainer; modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer)) };
    func save() throws { try modelContext.save() }
}

struct Trips<T: PersistentModel> {
    @Query() var trips: [T]
    @Query(sort: \Stop.name) private var stops: [Stop]
}
