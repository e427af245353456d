import CoreData

/// The walks that were made, in Core Data.
final class DiaryStore {
    private let container = NSPersistentContainer(name: "Diary")

    var context: NSManagedObjectContext { container.viewContext }

    init() {
        container.loadPersistentStores { _, error in
            if let error { assertionFailure("The diary cannot be opened: \(error)") }
        }
    }

    func add(place: String, on date: Date) throws {
        let entry = Entry(context: context)
        entry.place = place
        entry.date = date
        try context.save()
    }

    func delete(_ entry: Entry) throws {
        context.delete(entry)
        try context.save()
    }

    /// The entries, the latest first.
    func entries() -> NSFetchedResultsController<Entry> {
        let request: NSFetchRequest<Entry> = Entry.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "date", ascending: false)]
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    }
}
