import Foundation

/// How a new version of a model takes over the objects of an old one. Stores are in memory and new each time, so nothing migrates: an app's
/// policies compile and are not asked.
open class NSEntityMigrationPolicy: NSObject {
    public override init() {}

    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// Which entity becomes which.
open class NSEntityMapping: NSObject {
    open var name: String! = ""
    open var sourceEntityName: String?
    open var destinationEntityName: String?
    open var userInfo: [AnyHashable: Any]?

    public override init() {}
}

/// The mappings between two versions of a model.
open class NSMappingModel: NSObject {
    open var entityMappings: [NSEntityMapping]! = []

    public override init() {}
    public init?(from bundles: [Bundle]?, forSourceModel source: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?) {
        return nil
    }
    public init?(contentsOf url: URL?) { return nil }
}

/// Takes the objects of a store into another. See `NSEntityMigrationPolicy`.
open class NSMigrationManager: NSObject {
    public let sourceModel, destinationModel: NSManagedObjectModel
    /// The contexts are empty.
    public let sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    public let destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    open var userInfo: [AnyHashable: Any]?

    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    }

    open func destinationInstances(
        forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { [] }
    open func sourceInstances(
        forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { [] }
    open func associate(sourceInstance: NSManagedObject, withDestinationInstance destination: NSManagedObject, for mapping: NSEntityMapping)
    {}
}
