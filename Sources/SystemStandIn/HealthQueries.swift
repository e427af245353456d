import Foundation

// HealthKit's questions, which nothing answers.

public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = Self(rawValue: 1)
    public static let strictEndDate = Self(rawValue: 2)
}

/// A question, which a store answers with an error.
open class HKQuery: NSObject, @unchecked Sendable {
    public let objectType: HKObjectType?
    public let predicate: NSPredicate?
    init(of objectType: HKObjectType?, predicate: NSPredicate?) {
        self.objectType = objectType
        self.predicate = predicate
        super.init()
    }
    func answer() {}

    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForObject(with UUID: UUID) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate { NSPredicate(value: false) }
    open class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate { NSPredicate(value: false) }
}

open class HKQueryDescriptor: NSObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let predicate: NSPredicate?
    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        self.sampleType = sampleType
        self.predicate = predicate
        super.init()
    }
}

open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        handler = resultsHandler
        super.init(of: sampleType, predicate: predicate)
    }
    public init(
        queryDescriptors: [HKQueryDescriptor], limit: Int,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        sortDescriptors = nil
        handler = resultsHandler
        super.init(of: nil, predicate: nil)
    }
    override func answer() { handler(self, nil, healthNotAvailable()) }
}

open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(of: quantityType, predicate: quantitySamplePredicate)
    }
    override func answer() { handler(self, nil, healthNotAvailable()) }
}

open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public let anchorDate: Date
    public let options: HKStatisticsOptions
    public let intervalComponents: DateComponents
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        self.anchorDate = anchorDate
        self.options = options
        self.intervalComponents = intervalComponents
        super.init(of: quantityType, predicate: quantitySamplePredicate)
    }
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    override func answer() { initialResultsHandler?(self, nil, healthNotAvailable()) }
}

open class HKQueryAnchor: NSObject, @unchecked Sendable {
    public init(fromValue value: Int) { super.init() }
}

open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    private let handler: Handler
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping Handler
    ) {
        self.handler = handler
        super.init(of: type, predicate: predicate)
    }
    open var updateHandler: Handler?
    override func answer() { handler(self, nil, nil, nil, healthNotAvailable()) }
}

public typealias HKObserverQueryCompletionHandler = () -> Void

open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        handler = updateHandler
        super.init(of: sampleType, predicate: predicate)
    }
    override func answer() { handler(self, {}, healthNotAvailable()) }
}

open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        handler = completionHandler
        super.init(of: sampleType, predicate: objectPredicate)
    }
    override func answer() { handler(self, nil, healthNotAvailable()) }
}

open class HKActivitySummary: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}

open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(of: nil, predicate: predicate)
    }
    open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    override func answer() { handler(self, nil, healthNotAvailable()) }
}

// MARK: Questions of Swift's concurrency

public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    public let sampleType: HKSampleType
    public let nsPredicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKSample {
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKCategorySample {
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self {
        Self(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKWorkout {
    public static func workout(_ predicate: NSPredicate? = nil) -> Self { Self(sampleType: .workoutType(), nsPredicate: predicate) }
}

public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    public var predicates: [HKSamplePredicate<Sample>]
    public var sortDescriptors: [SortDescriptor<Sample>]
    public var limit: Int?
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
        self.predicates = predicates
        self.sortDescriptors = sortDescriptors
        self.limit = limit
    }
    /// - Throws: Always: there is no health data.
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { throw healthNotAvailable() }
}

public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        self.predicate = predicate
        self.options = options
    }
    /// - Throws: Always: there is no health data.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { throw healthNotAvailable() }
}

public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions
    public var anchorDate: Date
    public var intervalComponents: DateComponents
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents
    ) {
        self.predicate = predicate
        self.options = options
        self.anchorDate = anchorDate
        self.intervalComponents = intervalComponents
    }
    /// - Throws: Always: there is no health data.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { throw healthNotAvailable() }
}
