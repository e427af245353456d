import SwiftUI
import Testing

/// SwiftData and Core Data in views: what is inserted, changed and deleted is shown.
@MainActor struct DataTests {
    @Observable final class Trip: PersistentModel, @unchecked Sendable {
        var name: String
        var days: Int

        init(_ name: String, days: Int) { (self.name, self.days) = (name, days) }
    }

    struct Trips: View {
        @Query(filter: #Predicate<Trip> { $0.days > 1 && !$0.name.localizedStandardContains("CORK") }, sort: \.name) var trips: [Trip]
        @Environment(\.modelContext) private var context
        var body: some View {
            List {
                ForEach(trips) { Text("\($0.name), \($0.days) days") }
                Button("Add") { context.insert(Trip("Aarhus", days: 2)) }
                Button("Remove") { trips.last.map { context.delete($0) } }
                Button("Longer") { trips.first?.days += 5 }
            }
        }
    }

    /// The texts of the rows, from top to bottom.
    private func rows(_ phone: Phone<some View>) -> [String] {
        phone.cells.compactMap { phone.views(UILabel.self, in: $0).first?.text }
    }

    @Test func `a query follows what is inserted, changed and deleted`() throws {
        let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for (name, days) in [("Lisbon", 3), ("Bergen", 4), ("Cork", 1)] { container.mainContext.insert(Trip(name, days: days)) }
        let phone = Phone { Trips().modelContainer(container) }
        #expect(rows(phone).prefix(2) == ["Bergen, 4 days", "Lisbon, 3 days"])
        phone.tap("Add")
        #expect(rows(phone).prefix(3) == ["Aarhus, 2 days", "Bergen, 4 days", "Lisbon, 3 days"])
        phone.tap("Remove")
        #expect(rows(phone).prefix(2) == ["Aarhus, 2 days", "Bergen, 4 days"])
        phone.tap("Longer")
        #expect(rows(phone).first == "Aarhus, 7 days")
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 3)
    }

    @Test func `a container of types is made once and is empty`() {
        let phone = Phone { Trips().modelContainer(for: Trip.self, inMemory: true) }
        #expect(rows(phone) == ["Add", "Remove", "Longer"])
        phone.tap("Add")
        #expect(rows(phone).first == "Aarhus, 2 days")
    }

    @Test func `an object knows the context that it was inserted into`() throws {
        let container = try ModelContainer(for: Trip.self)
        let trip = Trip("Oslo", days: 2)
        #expect(trip.modelContext == nil)
        container.mainContext.insert(trip)
        #expect(trip.modelContext === container.mainContext)
        #expect(container.mainContext.model(for: trip.persistentModelID) === trip)
        container.mainContext.delete(trip)
        #expect(trip.modelContext == nil)
    }
}

/// What changes in the background is shown in the main queue's next turn.
@MainActor struct BackgroundTests {
    struct Trips: View {
        @Query(sort: \.name) var trips: [DataTests.Trip]
        var body: some View { Text(trips.map(\.name).joined(separator: " ")) }
    }

    @Test func `an actor's insertion reaches the views`() async throws {
        let container = try ModelContainer(for: DataTests.Trip.self)
        container.mainContext.insert(DataTests.Trip("Bergen", days: 1))
        let phone = Phone { Trips().modelContainer(container) }
        #expect(phone.texts == ["Bergen"])
        await Task.detached { ModelContext(container).insert(DataTests.Trip("Cork", days: 1)) }.value
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        phone.commit()
        #expect(phone.texts == ["Bergen Cork"])
    }
}
