import Foundation
import UIKit

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

@preconcurrency @MainActor
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
    ) -> String? { String(sectionName.prefix(1)) }
}

/// A section of fetched objects.
struct FetchedSection: NSFetchedResultsSectionInfo {
    var name: String
    var items: [NSManagedObject]
    var indexTitle: String? { String(name.prefix(1)) }
    var numberOfObjects: Int { items.count }
    var objects: [Any]? { items }
}

/// The objects of a request in sections, which follow the changes of its context.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? { didSet { observe() } }
    private var content: [FetchedSection]?
    private var observer: (any NSObjectProtocol)?
    /// The controller as its delegate sees it: a generic class has no other type on Linux.
    private var seen: NSFetchedResultsController<any NSFetchRequestResult>?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        (managedObjectContext, self.sectionNameKeyPath, cacheName) = (context, sectionNameKeyPath, name)
    }

    deinit { observer.map { NotificationCenter.default.removeObserver($0) } }

    open class func deleteCache(withName name: String?) {}

    open func performFetch() throws { content = try fetched() }

    private func fetched() throws -> [FetchedSection] {
        let objects = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        guard let path = sectionNameKeyPath else { return [FetchedSection(name: "", items: objects)] }
        var sections: [FetchedSection] = []
        for object in objects {
            let name = object.value(forKeyPath: path).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].items.append(object)
            } else {
                sections.append(FetchedSection(name: name, items: [object]))
            }
        }
        return sections
    }

    open var fetchedObjects: [ResultType]? { content.map { $0.flatMap(\.items).compactMap { $0 as? ResultType } } }
    open var sections: [any NSFetchedResultsSectionInfo]? { content }
    open var sectionIndexTitles: [String] { content?.compactMap(\.indexTitle) ?? [] }

    open func object(at path: IndexPath) -> ResultType {
        guard let content, content.indices.contains(path.section), content[path.section].items.indices.contains(path.item),
            let object = content[path.section].items[path.item] as? ResultType
        else { fatalError("no object at index \(path.item) in section at index \(path.section)") }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        guard let object = object as? NSManagedObject else { return nil }
        return Self.place(of: object, in: content ?? [])
    }

    open func section(forSectionIndexTitle title: String, at index: Int) -> Int { index }
    open func sectionIndexTitle(forSectionName name: String) -> String? { String(name.prefix(1)) }

    private static func place(of object: NSManagedObject, in sections: [FetchedSection]) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let item = section.items.firstIndex(where: { $0.objectID == object.objectID }) {
                return IndexPath(item: item, section: number)
            }
        }
        return nil
    }

    // MARK: Changes

    private func observe() {
        guard observer == nil, delegate != nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { [weak self] notification in self?.update(notification) }
    }

    private func update(_ notification: Notification) {
        guard let old = content, let new = try? fetched() else { return }
        let updated = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
        let changes = Self.changes(from: old, to: new, updated: updated)
        content = new
        guard !changes.objects.isEmpty || !changes.sections.isEmpty, let delegate else { return }
        let controller = forDelegate(new)
        MainActor.assumeIsolated {
            delegate.controllerWillChangeContent(controller)
            for (section, index, type) in changes.sections {
                delegate.controller(controller, didChange: section, atSectionIndex: index, for: type)
            }
            for change in changes.objects {
                delegate.controller(controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
            }
            delegate.controllerDidChangeContent(controller)
        }
    }

    private func forDelegate(_ sections: [FetchedSection]) -> NSFetchedResultsController<any NSFetchRequestResult> {
        if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> { return own }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
        (request.predicate, request.sortDescriptors) = (fetchRequest.predicate, fetchRequest.sortDescriptors)
        let controller =
            seen
            ?? NSFetchedResultsController<any NSFetchRequestResult>(
                fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)
        seen = controller
        controller.content = sections
        return controller
    }

    private struct Change {
        var object: NSManagedObject
        var old: IndexPath?
        var new: IndexPath?
        var type: NSFetchedResultsChangeType
    }

    /// Returns the changes in Core Data's order: sections, then deleted, inserted, moved and updated objects.
    private static func changes(
        from old: [FetchedSection], to new: [FetchedSection], updated: Set<NSManagedObject>
    ) -> (sections: [(FetchedSection, Int, NSFetchedResultsChangeType)], objects: [Change]) {
        let oldNames = Set(old.map(\.name)), newNames = Set(new.map(\.name))
        let sections =
            old.enumerated().filter { !newNames.contains($0.element.name) }.map {
                ($0.element, $0.offset, NSFetchedResultsChangeType.delete)
            }
            + new.enumerated().filter { !oldNames.contains($0.element.name) }.map { ($0.element, $0.offset, .insert) }
        let before = old.flatMap(\.items), after = new.flatMap(\.items)
        let gone = before.filter { place(of: $0, in: new) == nil }, come = after.filter { place(of: $0, in: old) == nil }
        let kept = before.filter { object in !gone.contains { $0 === object } }
        let keptAfter = after.filter { object in !come.contains { $0 === object } }
        // What changed its order among the objects that stayed has moved.
        let moved = Set(
            keptAfter.difference(from: kept) { $0.objectID == $1.objectID }.compactMap { change -> NSManagedObjectID? in
                if case .insert(_, let object, _) = change { object.objectID } else { nil }
            })
        var objects = gone.map { Change(object: $0, old: place(of: $0, in: old), new: nil, type: .delete) }
        objects += come.map { Change(object: $0, old: nil, new: place(of: $0, in: new), type: .insert) }
        for object in keptAfter {
            let (from, to) = (place(of: object, in: old), place(of: object, in: new))
            if moved.contains(object.objectID) || from?.section != to?.section && old.count == new.count {
                objects.append(Change(object: object, old: from, new: to, type: .move))
            } else if updated.contains(object) {
                objects.append(Change(object: object, old: from, new: to, type: .update))
            }
        }
        return (sections, objects)
    }
}
