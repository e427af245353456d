import Foundation
import RealmSwift
import Testing
import UIKit

private class Stop: Object {
    @Persisted(primaryKey: true) var id = 0
    @Persisted var name: String
    @Persisted var nights: Int?
    @Persisted(originProperty: "stops") var trips: LinkingObjects<Trip>
}

private class Trip: Object {
    enum Kind: Int, PersistableEnum { case walk, ride }

    @Persisted var name = ""
    @Persisted var days: Int
    @Persisted var begin: Date?
    @Persisted var kind: Kind
    @Persisted var first: Stop?
    @Persisted var stops: List<Stop>
    @Persisted var tags: List<String>
    @Persisted var place: Place?
}

private class Place: EmbeddedObject {
    @Persisted var street: String?
}

/// A class as it was written before `@Persisted`, whose properties an adapted app registers.
private class Note: Object {
    var text = ""
    var count = 0
    let rating = RealmOptional<Int>()
    let stops = List<Stop>()
    var draft = ""

    override static func primaryKey() -> String? { "text" }
    override static func ignoredProperties() -> [String] { ["draft"] }

    @MainActor static func register() {
        StoredProperties.register(
            Note.self,
            [
                StoredProperty("text", \Note.text), StoredProperty("count", \Note.count), StoredProperty("rating", \Note.rating),
                StoredProperty("stops", \Note.stops), StoredProperty("draft", \Note.draft),
            ])
    }
}

private class Moment: Object {
    var id = 0
    var updated = Date(timeIntervalSince1970: 0)

    override class func primaryKey() -> String { "id" }

    @MainActor static func register() {
        StoredProperties.register(Moment.self, [StoredProperty("id", \Moment.id), StoredProperty("updated", \Moment.updated)])
    }
}

/// Realm's databases, by the library's documentation.
@MainActor struct RealmTests {
    private let realm: Realm

    init() throws {
        realm = try Realm(configuration: Realm.Configuration(inMemoryIdentifier: UUID().uuidString))
    }

    private func trip(_ name: String, days: Int, stops: [Stop] = []) -> Trip {
        let trip = Trip()
        (trip.name, trip.days) = (name, days)
        trip.stops.append(objectsIn: stops)
        return trip
    }

    private func fill() throws -> [Stop] {
        let stops = (1...3).map { Stop(value: ["id": $0, "name": "Stop \($0)"]) }
        try realm.write {
            realm.add(trip("Lisbon", days: 3, stops: [stops[0], stops[1]]))
            realm.add(trip("Alps", days: 7, stops: [stops[2]]))
            realm.add(trip("Oslo", days: 2))
        }
        return stops
    }

    /// Waits until the main queue has run what it was given before.
    private func turn() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }

    @Test func `realm objects that an added one refers to are added with it`() throws {
        _ = try fill()
        #expect(realm.objects(Trip.self).map(\.name) == ["Lisbon", "Alps", "Oslo"])
        #expect(realm.objects(Stop.self).count == 3)
        #expect(realm.object(ofType: Stop.self, forPrimaryKey: 2)?.name == "Stop 2")
        #expect(realm.objects(Trip.self)[0].realm == realm)
    }

    @Test func `realm results are found by text, by predicates and by conditions in Swift`() throws {
        let stops = try fill()
        let trips = realm.objects(Trip.self)
        #expect(trips.filter("days > %d AND name BEGINSWITH %@", 2, "L").map(\.name) == ["Lisbon"])
        #expect(trips.filter("ANY stops.name == %@", "Stop 3").map(\.name) == ["Alps"])
        #expect(trips.filter("stops.@count == 0").map(\.name) == ["Oslo"])
        #expect(trips.filter(NSPredicate(format: "name CONTAINS[c] 'os'")).map(\.name) == ["Oslo"])
        #expect(trips.filter("%@ IN stops", stops[1]).map(\.name) == ["Lisbon"])
        #expect(trips.where { $0.days >= 3 && !$0.name.starts(with: "A") }.map(\.name) == ["Lisbon"])
        #expect(trips.where { $0.name.in(["Alps", "Oslo"]) }.count == 2)
        #expect(trips.where { $0.stops.contains(stops[0]) }.map(\.name) == ["Lisbon"])
        #expect(trips.index(matching: "name == %@", "Oslo") == 2)
    }

    @Test func `realm results are sorted, made distinct and summed`() throws {
        _ = try fill()
        let trips = realm.objects(Trip.self)
        #expect(trips.sorted(byKeyPath: "days", ascending: false).map(\.days) == [7, 3, 2])
        #expect(
            trips.sorted(by: [SortDescriptor(keyPath: "kind"), SortDescriptor(keyPath: "name")]).map(\.name) == ["Alps", "Lisbon", "Oslo"])
        #expect(trips.distinct(by: ["kind"]).count == 1)
        #expect(trips.sum(ofProperty: "days") as Int == 12 && trips.max(ofProperty: "days") as Int? == 7)
        #expect(trips.min(ofProperty: "days") as Int? == 2 && trips.average(ofProperty: "days") as Double? == 4)
    }

    @Test func `realm results are up to date, and what is deleted is gone from lists`() throws {
        let stops = try fill()
        let long = realm.objects(Trip.self).filter("days > 2"), lisbon = long[0]
        try realm.write {
            realm.objects(Trip.self)[2].days = 9
            lisbon.first = stops[0]
        }
        #expect(long.count == 3 && stops[0].trips.map(\.name) == ["Lisbon"])
        try realm.write { realm.delete(stops[0]) }
        #expect(stops[0].isInvalidated && lisbon.stops.map(\.name) == ["Stop 2"] && lisbon.first == nil)
        try realm.write { realm.deleteAll() }
        #expect(realm.isEmpty)
    }

    @Test func `realm an object with a known primary key is changed`() throws {
        let stops = try fill()
        try realm.write {
            realm.add(Stop(value: ["id": 1, "name": "New"]), update: .modified)
            realm.create(Stop.self, value: ["id": 2, "nights": 4], update: .modified)
        }
        #expect(realm.objects(Stop.self).count == 3 && stops[0].name == "New")
        #expect(stops[1].nights == 4 && stops[1].name == "Stop 2")
    }

    @Test func `realm a write that throws adds nothing`() throws {
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try realm.write {
                realm.add(trip("Rome", days: 1))
                throw Failure()
            }
        }
        #expect(realm.isEmpty && !realm.isInWriteTransaction)
    }

    @Test func `realm values are set by name, embedded objects from dictionaries`() throws {
        let trip = Trip(value: ["name": "Rome", "days": 4, "kind": 1, "place": ["street": "Via Appia"], "tags": ["sun", "food"]])
        #expect(trip.kind == .ride && trip.place?.street == "Via Appia" && Array(trip.tags) == ["sun", "food"])
        trip["days"] = 5
        #expect(trip.value(forKey: "days") as? Int == 5 && trip.tags.filter("SELF BEGINSWITH 's'").count == 1)
    }

    @Test func `realm a class without wrappers is known by its registered properties`() throws {
        Note.register()
        let note = Note(value: ["text": "Milk", "count": 2, "rating": 5, "draft": "unknown"])
        #expect(note.rating.value == 5 && note.draft.isEmpty)
        try realm.write { realm.add(note) }
        #expect(realm.objects(Note.self).filter("rating == 5 AND count < 3").count == 1)
        try realm.write { realm.add(Note(value: ["text": "Milk", "count": 8]), update: .all) }
        #expect(realm.objects(Note.self).count == 1 && note.count == 8)
    }

    @Test func `realm observers are told at first and after writes, with indexes`() async throws {
        var log: [String] = []
        let token = realm.objects(Trip.self).sorted(byKeyPath: "name").observe { change in
            switch change {
            case .initial(let trips): log.append("initial \(trips.count)")
            case .update(_, let deletions, let insertions, let modifications): log.append("\(deletions) \(insertions) \(modifications)")
            case .error: break
            }
        }
        await turn()
        _ = try fill()
        await turn()
        try realm.write {
            realm.objects(Trip.self)[1].days = 8
            realm.delete(realm.objects(Trip.self)[2])
        }
        await turn()
        #expect(log == ["initial 0", "[] [0, 1, 2] []", "[2] [] [0]"])
        token.invalidate()
        try realm.write { realm.deleteAll() }
        await turn()
        #expect(log.count == 3)
    }

    @Test func `realm an object tells of its own changes`() async throws {
        _ = try fill()
        var log: [String] = []
        let trip = realm.objects(Trip.self)[0]
        let token = trip.observe { (change: ObjectChange<Trip>) in
            if case .change(_, let properties) = change { log += properties.map(\.name) }
            if case .deleted = change { log.append("deleted") }
        }
        try realm.write { (trip.name, trip.days) = ("Porto", 1) }
        await turn()
        try realm.write { realm.delete(trip) }
        await turn()
        #expect(log == ["days", "name", "deleted"])
        withExtendedLifetime(token) {}
    }

    @Test func `realm a store that a screen finds empty has sample values`() throws {
        let screen = ScreenEnvironment()
        try screen.perform {
            Note.register()
            Moment.register()
            InterfaceSample.fillsStores = true
            let realm = try Realm()
            let notes = realm.objects(Note.self)
            #expect(notes.count == 3 && Set(notes.map(\.text)).count == 3 && notes.allSatisfy { $0.count > 0 && $0.draft.isEmpty })
            #expect(realm.objects(Moment.self).first?.id == 1 && realm.object(ofType: Moment.self, forPrimaryKey: 3) != nil)
            let same = try Realm()
            #expect(same == realm)
        }
        try ScreenEnvironment().perform {
            let realm = try Realm()
            #expect(realm.isEmpty)
        }
    }

    @Test func `realm identifiers, decimals and lists are values`() throws {
        #expect(ObjectId.generate() < ObjectId.generate())
        #expect(try ObjectId(string: "507F1f77bcf86cd799439011").stringValue == "507f1f77bcf86cd799439011")
        #expect(try JSONDecoder().decode(List<Int>.self, from: Data("[1, 2]".utf8)).map { $0 } == [1, 2])
        #expect(Decimal128(Decimal(1.5)) > 1)
    }
}
