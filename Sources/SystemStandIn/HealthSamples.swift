import Foundation

// HealthKit's samples, workouts and statistics, as an app makes them.

open class HKDevice: NSObject, @unchecked Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public let hardwareVersion: String?
    public let firmwareVersion: String?
    public let softwareVersion: String?
    public let localIdentifier: String?
    public let udiDeviceIdentifier: String?
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
    ) {
        self.name = name
        self.manufacturer = manufacturer
        self.model = model
        self.hardwareVersion = hardwareVersion
        self.firmwareVersion = firmwareVersion
        self.softwareVersion = softwareVersion
        self.localIdentifier = localIdentifier
        udiDeviceIdentifier = UDIDeviceIdentifier
        super.init()
    }
    open class func local() -> HKDevice {
        HKDevice(
            name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil,
            localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}

open class HKSource: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open class func `default`() -> HKSource { HKSource() }
    open var name: String { "" }
    open var bundleIdentifier: String { "" }
}

open class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    public init(source: HKSource, version: String?) {
        self.source = source
        self.version = version
        super.init()
    }
    open var productType: String? { nil }
}

open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = StandInIdentifiers.next()
    public let device: HKDevice?
    public let metadata: [String: Any]?
    init(of device: HKDevice?, metadata: [String: Any]?) {
        self.device = device
        self.metadata = metadata
        super.init()
    }
    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
}

open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date
    init(of type: HKSampleType, from start: Date, to end: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil) {
        sampleType = type
        startDate = start
        endDate = end
        super.init(of: device, metadata: metadata)
    }
    open var hasUndeterminedDuration: Bool { false }
}

/// A measured quantity, as code makes it. None is found.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.quantityType = quantityType
        self.quantity = quantity
        super.init(of: quantityType, from: startDate, to: endDate, device: device, metadata: metadata)
    }
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: nil)
    }
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) { self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata) }
    open var count: Int { 1 }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?
    ) {
        categoryType = type
        self.value = value
        super.init(of: type, from: startDate, to: endDate, device: device, metadata: metadata)
    }
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: nil)
    }
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
}

open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>
    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.correlationType = correlationType
        self.objects = objects
        super.init(of: correlationType, from: startDate, to: endDate, device: device, metadata: metadata)
    }
    public convenience init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>) {
        self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: nil)
    }
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]?
    ) { self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: metadata) }
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

open class HKDeletedObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    public let uuid = StandInIdentifiers.next()
    open var metadata: [String: Any]? { nil }
}

// MARK: Workouts

public enum HKWorkoutActivityType: UInt, Sendable {
    case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket
    case crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing
    case functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody
    case mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing
    case skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
    case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining
    case crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding
    case stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
    case cardioDance, socialDance, pickleball, cooldown
    case swimBikeRun = 82, transition, underwaterDiving, other = 3000
}

public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }

open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        self.type = type
        self.dateInterval = dateInterval
        self.metadata = metadata
        super.init()
    }
}

open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    open var lapLength: HKQuantity?
}

/// A workout, as code makes it. None is found.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let duration: TimeInterval
    public let workoutEvents: [HKWorkoutEvent]?
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    private init(
        _ type: HKWorkoutActivityType, from start: Date, to end: Date, duration: TimeInterval? = nil, events: [HKWorkoutEvent]? = nil,
        energy: HKQuantity? = nil, distance: HKQuantity? = nil, device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        workoutActivityType = type
        self.duration = duration ?? end.timeIntervalSince(start)
        workoutEvents = events
        totalEnergyBurned = energy
        totalDistance = distance
        super.init(of: .workoutType(), from: start, to: end, device: device, metadata: metadata)
    }
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
        self.init(workoutActivityType, from: startDate, to: endDate)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, from: startDate, to: endDate, events: workoutEvents, energy: totalEnergyBurned, distance: totalDistance,
            metadata: metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, from: startDate, to: endDate, events: workoutEvents, energy: totalEnergyBurned, distance: totalDistance,
            device: device, metadata: metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, from: startDate, to: endDate, duration: duration, energy: totalEnergyBurned, distance: totalDistance,
            metadata: metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, from: startDate, to: endDate, duration: duration, energy: totalEnergyBurned, distance: totalDistance,
            device: device, metadata: metadata)
    }
    open var totalSwimmingStrokeCount: HKQuantity? { nil }
    open var totalFlightsClimbed: HKQuantity? { nil }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// Builds a workout, which is not stored.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        workoutConfiguration = configuration
        self.device = device
        super.init()
    }
    public let workoutConfiguration: HKWorkoutConfiguration
    public let device: HKDevice?
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var metadata: [String: Any] { [:] }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
    open func discardWorkout() {}
    open func beginCollection(withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, healthNotAvailable())
    }
    open func beginCollection(at startDate: Date) async throws { throw healthNotAvailable() }
    open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, healthNotAvailable())
    }
    open func endCollection(at endDate: Date) async throws { throw healthNotAvailable() }
    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) { completion(nil, healthNotAvailable()) }
    open func finishWorkout() async throws -> HKWorkout? { throw healthNotAvailable() }
    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, healthNotAvailable())
    }
    open func addSamples(_ samples: [HKSample]) async throws { throw healthNotAvailable() }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, healthNotAvailable())
    }
    open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, healthNotAvailable())
    }
}

// MARK: Statistics

public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = Self(rawValue: 1)
    public static let discreteAverage = Self(rawValue: 2)
    public static let discreteMin = Self(rawValue: 4)
    public static let discreteMax = Self(rawValue: 8)
    public static let cumulativeSum = Self(rawValue: 16)
    public static let mostRecent = Self(rawValue: 32)
    public static let duration = Self(rawValue: 64)
}

/// Statistics of nothing, which only the system can create.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date
    init(of quantityType: HKQuantityType, from startDate: Date, to endDate: Date) {
        self.quantityType = quantityType
        self.startDate = startDate
        self.endDate = endDate
        super.init()
    }
    open var sources: [HKSource]? { nil }
    open func sumQuantity() -> HKQuantity? { nil }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    open func duration() -> HKQuantity? { nil }
}

open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func sources() -> Set<HKSource> { [] }
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}
