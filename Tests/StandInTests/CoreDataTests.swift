import CoreDataStandIn
import Foundation
import Testing
import UIKit

@testable import UIKit

/// Core Data in memory, by Apple's documentation of the classes.
@MainActor
struct CoreDataTests {
    private final class Trip: NSManagedObject, @unchecked Sendable {
        var name: String? {
            get { managedValue("name") }
            set { setManagedValue(newValue, "name") }
        }
        var days: Int16 {
            get { managedValue("days") }
            set { setManagedValue(newValue, "days") }
        }
        var isDone: Bool {
            get { managedValue("isDone") }
            set { setManagedValue(newValue, "isDone") }
        }
        var start: Date? {
            get { managedValue("start") }
            set { setManagedValue(newValue, "start") }
        }
        var stops: NSSet? {
            get { managedValue("stops") }
            set { setManagedValue(newValue, "stops") }
        }
        var stopSet: Set<Stop> { managedValue("stops") }
        var optionalStopSet: Set<Stop>? { managedValue("stops") }
        func addToStops(_ value: Stop) { changeManaged("addToStops", [value]) }
        func removeFromStops(_ value: Stop) { changeManaged("removeFromStops", [value]) }
    }

    private final class Stop: NSManagedObject, @unchecked Sendable {
        var name: String {
            get { managedValue("name") }
            set { setManagedValue(newValue, "name") }
        }
        var trip: Trip? {
            get { managedValue("trip") }
            set { setManagedValue(newValue, "trip") }
        }
    }

    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
            <entity name="Trip" representedClassName="Trip" syncable="YES">
                <attribute name="days" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
                <attribute name="isDone" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="start" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <relationship name="stops" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Stop" inverseName="trip" inverseEntity="Stop"/>
            </entity>
            <entity name="Stop" representedClassName="Stop" syncable="YES">
                <attribute name="name" attributeType="String"/>
                <relationship name="trip" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Trip" inverseName="stops" inverseEntity="Trip"/>
            </entity>
        </model>
        """

    /// The model in which no two trips have the same name.
    private static let textOfUniqueTrips = text.replacing(
        "</entity>",
        with: """
                <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
            </entity>
            """, maxReplacements: 1)

    private func container(_ text: String = text) throws -> NSPersistentContainer {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)/Trips.xcdatamodeld")
        let version = folder.appending(path: "Trips.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: version.appending(path: "contents"))
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        ManagedObjectTypes.register([Trip.self, Stop.self])
        let model = try #require(NSManagedObjectModel(contentsOf: folder.deletingPathExtension().appendingPathExtension("momd")))
        let container = NSPersistentContainer(name: "Trips", managedObjectModel: model)
        container.loadPersistentStores { _, error in #expect(error == nil) }
        return container
    }

    private func inEnvironment(_ body: () throws -> Void) rethrows { try ScreenEnvironment().perform(body) }

    private func request(_ format: String? = nil, _ arguments: Any...) -> NSFetchRequest<Trip> {
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return request
    }

    @Test func `a relationship may be a set of the app's class`() throws {
        try inEnvironment {
            let context = try container().viewContext, trip = Trip(context: context), stop = Stop(context: context)
            trip.addToStops(stop)
            #expect(trip.stopSet == [stop] && trip.optionalStopSet == [stop])
        }
    }

    /// Apps declare attributes with transformers so: `@NSManaged var tags: [String]`.
    @Test func `a list, a dictionary or an object that nobody has stored is empty`() throws {
        try inEnvironment {
            let trip = try Trip(context: container().viewContext)
            #expect(trip.managedValue("name") as [String] == [] && trip.managedValue("name") as [String: String] == [:])
            #expect((trip.managedValue("name") as NSDictionary).count == 0 && trip.managedValue("name") as [Int]? == nil)
        }
    }

    @Test func `a model may name a class with its module, and an entity otherwise than its class`() throws {
        let text = Self.text.replacing(
            #"<entity name="Trip" representedClassName="Trip""#, with: #"<entity name="Journey" representedClassName="Travels.Trip""#
        )
        .replacing(#"destinationEntity="Trip""#, with: #"destinationEntity="Journey""#)
        .replacing(#"inverseEntity="Trip""#, with: #"inverseEntity="Journey""#)
        try inEnvironment {
            let context = try container(text).viewContext
            #expect(Trip.entity().name == "Journey")
            #expect(NSEntityDescription.insertNewObject(forEntityName: "Journey", into: context) is Trip)
            #expect(Trip(context: context).entity.name == "Journey")
        }
    }

    @Test func `batches insert, change and delete what is stored`() throws {
        let context = try container().viewContext
        for trip in try context.fetch(NSFetchRequest<Trip>(entityName: "Trip")) { context.delete(trip) }
        try context.save()
        let insert = NSBatchInsertRequest(entityName: "Trip", objects: [["name": "Lisbon", "days": 4], ["name": "Porto", "days": 9]])
        insert.resultType = .count
        #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
        var names = ["Faro", "Braga"]
        try context.execute(
            NSBatchInsertRequest(entityName: "Trip") { (values: NSMutableDictionary) in
                guard let name = names.popLast() else { return true }
                values["name"] = name
                return false
            })
        let update = NSBatchUpdateRequest(entityName: "Trip")
        update.predicate = NSPredicate(format: "days > 5")
        update.propertiesToUpdate = ["isDone": true]
        update.resultType = .updatedObjectIDsResultType
        #expect(((try context.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID])?.count == 1)
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let trips = try context.fetch(request)
        #expect(trips.map(\.name) == ["Braga", "Faro", "Lisbon", "Porto"] && trips.map(\.isDone) == [false, false, false, true])
        let delete = NSBatchDeleteRequest(objectIDs: trips.map(\.objectID))
        delete.resultType = .resultTypeCount
        #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 4)
        #expect(try context.count(for: request) == 0)
    }

    /// Apple's documentation of `mergeChanges(fromRemoteContextSave:into:)`: what a batch deletes disappears from lists once it is merged.
    @Test func `a context learns what a batch has deleted when the changes are merged`() throws {
        try inEnvironment {
            let context = try container().viewContext
            let trip = Trip(context: context)
            trip.name = "Porto"
            try context.save()
            let request = NSFetchRequest<Trip>(entityName: "Trip")
            request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
            let list = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
            let log = Log()
            list.delegate = log
            try list.performFetch()
            let delete = NSBatchDeleteRequest(objectIDs: [trip.objectID])
            delete.resultType = .resultTypeObjectIDs
            let ids = try #require((context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID])
            #expect(list.fetchedObjects?.contains(trip) == true)
            NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
            context.processPendingChanges()
            #expect(list.fetchedObjects?.contains(trip) == false)
        }
    }

    /// Apple's documentation of `uniquenessConstraints` and of the merge policies.
    @Test(
        arguments: [
            (NSMergePolicyType.mergeByPropertyObjectTrumpMergePolicyType, 5, 2), (.overwriteMergePolicyType, 5, 2),
            (.mergeByPropertyStoreTrumpMergePolicyType, 3, 1), (.rollbackMergePolicyType, 3, 1),
        ])
    func `of objects with the same unique values, a save keeps one`(type: NSMergePolicyType, days: Int16, stops: Int) throws {
        try inEnvironment {
            let context = try container(Self.textOfUniqueTrips).viewContext
            #expect(NSEntityDescription.entity(forEntityName: "Trip", in: context)?.uniquenessConstraints as? [[String]] == [["name"]])
            func insert(_ name: String?, days: Int16, stops: [String]) {
                let trip = Trip(context: context)
                (trip.name, trip.days) = (name, days)
                for name in stops {
                    let stop = Stop(context: context)
                    stop.name = name
                    trip.addToStops(stop)
                }
            }
            insert("Porto", days: 3, stops: ["Ribeira"])
            insert(nil, days: 1, stops: [])
            insert(nil, days: 2, stops: [])
            try context.save()
            insert("Porto", days: 5, stops: ["Foz", "Boavista"])
            context.mergePolicy = NSErrorMergePolicy
            let error = #expect(throws: NSError.self) { try context.save() }
            #expect(error?.code == NSManagedObjectConstraintMergeError)
            #expect((error?.userInfo["conflictList"] as? [NSConstraintConflict])?.first?.constraintValues["name"] as? String == "Porto")
            context.mergePolicy = NSMergePolicy(merge: type)
            try context.save()
            let trips = try context.fetch(request("name != nil"))
            #expect(trips.map(\.days) == [days] && trips.first?.stops?.count == stops)
            #expect(try context.count(for: NSFetchRequest<Trip>(entityName: "Trip")) == 3, "nothing is not the same as nothing")
        }
    }

    @Test func `a merge policy of the app's own decides`() throws {
        final class Refusal: NSMergePolicy, @unchecked Sendable {
            override func resolve(constraintConflicts list: [NSConstraintConflict]) throws { throw CocoaError(.coderInvalidValue) }
        }
        try inEnvironment {
            let context = try container(Self.textOfUniqueTrips).viewContext
            context.mergePolicy = Refusal(merge: .errorMergePolicyType)
            Trip(context: context).name = "Faro"
            try context.save()
            Trip(context: context).name = "Faro"
            #expect(throws: CocoaError.self) { try context.save() }
        }
    }

    @Test func `a model is read with its entities, types, defaults and inverses`() throws {
        try inEnvironment {
            let model = try container().managedObjectModel
            #expect(model.entities.map(\.name) == ["Stop", "Trip"])
            let trip = try #require(model.entitiesByName["Trip"])
            #expect(trip.attributesByName["days"]?.attributeType == .integer16AttributeType)
            #expect(trip.attributesByName["days"]?.defaultValue as? Int == 3)
            let stops = try #require(trip.relationshipsByName["stops"])
            #expect(stops.isToMany && stops.deleteRule == .cascadeDeleteRule && stops.inverseRelationship?.name == "trip")
            #expect(stops.destinationEntity?.name == "Stop" && stops.inverseRelationship?.isToMany == false)
        }
    }

    @Test func `properties have their types, defaults and empty values`() throws {
        try inEnvironment {
            let trip = Trip(context: try container().viewContext)
            #expect(trip.name == nil && trip.days == 3 && !trip.isDone && trip.start == nil && trip.stops?.count == 0)
            (trip.name, trip.days, trip.isDone) = ("Lisbon", 5, true)
            #expect(trip.name == "Lisbon" && trip.days == 5 && trip.isDone)
            #expect(trip.value(forKey: "name") as? String == "Lisbon")
            trip.name = nil
            #expect(trip.name == nil)
        }
    }

    @Test func `both sides of a relationship change together`() throws {
        try inEnvironment {
            let context = try container().viewContext
            let one = Trip(context: context), two = Trip(context: context), stop = Stop(context: context)
            one.addToStops(stop)
            #expect(stop.trip === one && one.stops?.contains(stop) == true)
            stop.trip = two
            #expect(one.stops?.count == 0 && two.stops?.count == 1)
            two.removeFromStops(stop)
            #expect(stop.trip == nil)
        }
    }

    @Test func `deleting follows the rules`() throws {
        try inEnvironment {
            let context = try container().viewContext
            let trip = Trip(context: context), stop = Stop(context: context), other = Stop(context: context)
            trip.addToStops(stop)
            trip.addToStops(other)
            context.delete(other)
            #expect(trip.stops?.count == 1)
            context.delete(trip)
            #expect(stop.isDeleted)
            try context.save()
            #expect(try context.count(for: NSFetchRequest<Stop>(entityName: "Stop")) == 0)
        }
    }

    @Test func `a fetch filters, sorts and limits, also what is not saved`() throws {
        try inEnvironment {
            let context = try container().viewContext
            for (name, days) in [("Rome", 4), ("Oslo", 2), ("Bonn", 1), ("Kyoto", 9)] {
                let trip = Trip(context: context)
                (trip.name, trip.days) = (name, Int16(days))
            }
            #expect(try context.fetch(request()).map(\.name) == ["Bonn", "Kyoto", "Oslo", "Rome"])
            let limited = request()
            (limited.fetchOffset, limited.fetchLimit) = (1, 2)
            #expect(try context.fetch(limited).map(\.name) == ["Kyoto", "Oslo"])
            let sorted = request()
            sorted.sortDescriptors = [NSSortDescriptor(keyPath: \Trip.days, ascending: false)]
            #expect(try context.fetch(sorted).map(\.days) == [9, 4, 2, 1])
            // A property of an optional type, which Foundation on Linux does not sort by; without a value it comes first.
            try context.fetch(sorted).last?.name = nil
            sorted.sortDescriptors = [NSSortDescriptor(keyPath: \Trip.name, ascending: true)]
            #expect(try context.fetch(sorted).map(\.name) == [nil, "Kyoto", "Oslo", "Rome"])
            #expect(try context.count(for: request()) == 4)
        }
    }

    @Test(arguments: [
        ("days > 3", ["Kyoto", "Rome"]), ("days >= 4 AND days < 9", ["Rome"]), ("name == 'Oslo'", ["Oslo"]),
        ("name != 'Oslo'", ["Kyoto", "Rome"]),
        ("name BEGINSWITH[c] 'k'", ["Kyoto"]), ("name CONTAINS 'o'", ["Kyoto", "Oslo", "Rome"]), ("name ENDSWITH 'lo'", ["Oslo"]),
        ("name LIKE 'R*'", ["Rome"]), ("name MATCHES '.s.*'", ["Oslo"]), ("days IN {2, 9}", ["Kyoto", "Oslo"]),
        ("days BETWEEN {3, 5}", ["Rome"]), ("NOT days == 2", ["Kyoto", "Rome"]), ("isDone == YES", ["Rome"]),
        ("isDone = false", ["Kyoto", "Oslo"]),
        ("ANY stops.name == 'A'", ["Kyoto"]), ("stops.@count > 0", ["Kyoto"]), ("start == nil", ["Kyoto", "Oslo", "Rome"]),
        ("TRUEPREDICATE", ["Kyoto", "Oslo", "Rome"]),
        ("FALSEPREDICATE", []), ("name == 'Rome' OR days == 9", ["Kyoto", "Rome"]), ("NONE stops.name == 'A'", ["Oslo", "Rome"]),
        ("%K == 'Oslo'", ["Oslo"]),
    ])
    func `a predicate chooses`(format: String, names: [String]) throws {
        try inEnvironment {
            let context = try container().viewContext
            for (name, days) in [("Rome", 4), ("Oslo", 2), ("Kyoto", 9)] {
                let trip = Trip(context: context)
                (trip.name, trip.days, trip.isDone) = (name, Int16(days), name == "Rome")
                if name == "Kyoto" {
                    let stop = Stop(context: context)
                    (stop.name, stop.trip) = ("A", trip)
                }
            }
            #expect(try context.fetch(request(format, "name")).compactMap(\.name) == names)
        }
    }

    @Test func `changes belong to their context until they are saved`() throws {
        try inEnvironment {
            let container = try container(), other = container.newBackgroundContext()
            let trip = Trip(context: other)
            trip.name = "Rome"
            #expect(other.hasChanges && trip.isInserted)
            #expect(try container.viewContext.fetch(request()).isEmpty)
            try other.save()
            #expect(!other.hasChanges)
            let mine = try #require(try container.viewContext.fetch(request()).first)
            #expect(mine !== trip && mine.name == "Rome" && mine.objectID == trip.objectID)
            mine.name = "Oslo"
            container.viewContext.rollback()
            #expect(mine.name == "Rome")
        }
    }

    @Test func `a child context saves into its parent`() throws {
        try inEnvironment {
            let parent = try container().viewContext
            let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            child.parent = parent
            let trip = Trip(context: child)
            trip.name = "Rome"
            try child.save()
            #expect(parent.hasChanges)
            #expect(try parent.fetch(request()).map(\.name) == ["Rome"])
        }
    }

    @MainActor private final class Log: NSFetchedResultsControllerDelegate {
        var lines: [String] = []

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { lines.append("will") }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { lines.append("did") }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any, at indexPath: IndexPath?,
            for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) { lines.append("\(type) \(indexPath.map { "\($0.item)" } ?? "-") \(newIndexPath.map { "\($0.item)" } ?? "-")") }
    }

    @Test func `a results controller tells its delegate what changed`() throws {
        try inEnvironment {
            let context = try container().viewContext
            for name in ["Bonn", "Rome"] { Trip(context: context).name = name }
            try context.save()
            let controller = NSFetchedResultsController(
                fetchRequest: request(), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
            let log = Log()
            controller.delegate = log
            try controller.performFetch()
            #expect(
                controller.sections?.first?.numberOfObjects == 2 && controller.object(at: IndexPath(item: 1, section: 0)).name == "Rome")
            Trip(context: context).name = "Kyoto"
            context.processPendingChanges()
            #expect(log.lines == ["will", "insert - 1", "did"])
            log.lines = []
            controller.object(at: IndexPath(item: 0, section: 0)).name = "Vienna"
            context.processPendingChanges()
            #expect(log.lines == ["will", "move 0 2", "did"])
            log.lines = []
            controller.object(at: IndexPath(item: 0, section: 0)).days = 7
            context.processPendingChanges()
            #expect(log.lines == ["will", "update 0 0", "did"])
            log.lines = []
            context.delete(controller.object(at: IndexPath(item: 0, section: 0)))
            context.processPendingChanges()
            #expect(log.lines == ["will", "delete 0 -", "did"])
        }
    }

    @Test func `sections follow the key path`() throws {
        try inEnvironment {
            let context = try container().viewContext
            for (name, days) in [("A", 1), ("B", 1), ("C", 2)] {
                let trip = Trip(context: context)
                (trip.name, trip.days) = (name, Int16(days))
            }
            let controller = NSFetchedResultsController(
                fetchRequest: request(), managedObjectContext: context, sectionNameKeyPath: "days", cacheName: nil)
            try controller.performFetch()
            #expect(controller.sections?.map(\.name) == ["1", "2"] && controller.sections?.map(\.numberOfObjects) == [2, 1])
        }
    }

    @Test func `the stores of an app's screens are filled with samples, those of its tests are empty`() throws {
        try inEnvironment {
            #expect(try container().viewContext.count(for: request()) == 0)
            InterfaceSample.fillsStores = true
            let filled = try container(), trips = try filled.viewContext.fetch(request())
            #expect(trips.map(\.name) == ["Morning Walk", "Reading List", "Weekend in Lisbon"])
            #expect(trips.allSatisfy { $0.start != nil && $0.stops?.count == 1 })
        }
    }

    @Test func `generated code gets objects of a filled store`() throws {
        try inEnvironment {
            InterfaceSample.fillsStores = true
            ManagedObjectTypes.register([Trip.self, Stop.self])
            _ = try container()
            let first = ManagedObjectTypes.sample(Stop.self), second = ManagedObjectTypes.sample(Stop.self)
            #expect(type(of: first) == Stop.self && first !== second)
        }
    }

    /// In Objective-C, requests of all types of results have one class.
    @Test func `a request can be taken for one of another type of results, and copied`() throws {
        try inEnvironment {
            let context = try container().viewContext
            for days in [3, 1, 2] { Trip(context: context).days = Int16(days) }
            let any = NSFetchRequest<any NSFetchRequestResult>(entityName: "Trip")
            any.sortDescriptors = [NSSortDescriptor(keyPath: \Trip.days, ascending: true)]
            any.fetchLimit = 2
            let trips = try #require(FetchRequestCast.cast(any, to: NSFetchRequest<Trip>.self))
            #expect(try context.fetch(trips).map(\.days) == [1, 2])
            #expect(FetchRequestCast.cast(trips, to: NSFetchRequest<Trip>.self) === trips)
            #expect(FetchRequestCast.cast("Trip", to: NSFetchRequest<Trip>.self) == nil)
            let copy = try #require(trips.copy() as? NSFetchRequest<Trip>)
            copy.fetchLimit = 0
            #expect(copy !== trips && copy.entityName == "Trip" && trips.fetchLimit == 2)
            #expect(try context.fetch(copy).map(\.days) == [1, 2, 3])
        }
    }

    /// `Leg.fetchRequest()` is what Xcode generates, beside that of every managed object.
    @Test func `a class's own fetch request is the one that is meant`() {
        let request = Leg.fetchRequest()
        request.fetchLimit = 2
        let own: NSFetchRequest<Leg> = request
        #expect(own.entityName == "Leg")
        let inherited: NSFetchRequest<any NSFetchRequestResult> = Leg.fetchRequest()
        #expect(inherited !== own)
    }
}

private final class Leg: NSManagedObject, @unchecked Sendable {
    class func fetchRequest() -> NSFetchRequest<Leg> { NSFetchRequest<Leg>(entityName: "Leg") }
}
