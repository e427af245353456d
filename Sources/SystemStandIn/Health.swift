import Foundation

// The names of HealthKit. There is no health data: nothing is measured, found or stored.

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
public enum HKActivityMoveMode: Int, Sendable { case activeEnergy = 1, appleMoveTime }
public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}
public enum HKCategoryValue: Int, Sendable { case notApplicable }
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
}
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified = 1, light, medium, heavy, none }

public let HKErrorDomain = "com.apple.healthkit"
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathUUID = "UUID"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"
public let HKMetadataKeySyncVersion = "HKSyncVersion"
public let HKMetadataKeyLapLength = "HKLapLength"
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
public let HKMetadataKeyElevationAscended = "HKElevationAscended"

public struct HKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
        case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted
        case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData

        public static func ~= (match: Code, error: any Error) -> Bool { (error as? HKError)?.code == match }
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    public static var errorNoData: Code { .errorNoData }
}

/// The error of every question.
func healthNotAvailable() -> any Error { HKError(.errorHealthDataUnavailable) }

// MARK: Identifiers

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
    public static let distanceWalkingRunning = Self(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    public static let distanceCycling = Self(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
    public static let distanceSwimming = Self(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
    public static let distanceWheelchair = Self(rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
    public static let flightsClimbed = Self(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    public static let activeEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    public static let basalEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
    public static let appleExerciseTime = Self(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
    public static let appleStandTime = Self(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
    public static let appleMoveTime = Self(rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
    public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
    public static let restingHeartRate = Self(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
    public static let walkingHeartRateAverage = Self(rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
    public static let heartRateVariabilitySDNN = Self(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
    public static let vo2Max = Self(rawValue: "HKQuantityTypeIdentifierVo2Max")
    public static let oxygenSaturation = Self(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
    public static let respiratoryRate = Self(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
    public static let bodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
    public static let basalBodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
    public static let bloodPressureSystolic = Self(rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
    public static let bloodPressureDiastolic = Self(rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
    public static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
    public static let bodyMassIndex = Self(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    public static let bodyFatPercentage = Self(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
    public static let leanBodyMass = Self(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
    public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
    public static let waistCircumference = Self(rawValue: "HKQuantityTypeIdentifierWaistCircumference")
    public static let walkingSpeed = Self(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
    public static let walkingStepLength = Self(rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
    public static let swimmingStrokeCount = Self(rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
    public static let pushCount = Self(rawValue: "HKQuantityTypeIdentifierPushCount")
    public static let insulinDelivery = Self(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
    public static let environmentalAudioExposure = Self(rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
    public static let headphoneAudioExposure = Self(rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
    public static let dietaryEnergyConsumed = Self(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
    public static let dietaryProtein = Self(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
    public static let dietaryCarbohydrates = Self(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    public static let dietaryFatTotal = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
    public static let dietaryFatSaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
    public static let dietaryFiber = Self(rawValue: "HKQuantityTypeIdentifierDietaryFiber")
    public static let dietarySugar = Self(rawValue: "HKQuantityTypeIdentifierDietarySugar")
    public static let dietarySodium = Self(rawValue: "HKQuantityTypeIdentifierDietarySodium")
    public static let dietaryCholesterol = Self(rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
    public static let dietaryCaffeine = Self(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
    public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
    public static let dietaryCalcium = Self(rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
    public static let dietaryIron = Self(rawValue: "HKQuantityTypeIdentifierDietaryIron")
    public static let dietaryPotassium = Self(rawValue: "HKQuantityTypeIdentifierDietaryPotassium")
    public static let dietaryVitaminC = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
    public static let dietaryVitaminD = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
    public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
    public static let intermenstrualBleeding = Self(rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
    public static let ovulationTestResult = Self(rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
    public static let cervicalMucusQuality = Self(rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
    public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
    public static let highHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
    public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
    public static let irregularHeartRhythmEvent = Self(rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
    public static let toothbrushingEvent = Self(rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
    public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
    public static let headache = Self(rawValue: "HKCategoryTypeIdentifierHeadache")
    public static let fatigue = Self(rawValue: "HKCategoryTypeIdentifierFatigue")
}

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
    public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    public static let fitzpatrickSkinType = Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
    public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
    public static let activityMoveMode = Self(rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}

public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}

public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"

// MARK: Types

/// A type of data, equal to another one of the same identifier.
open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String
    init(named identifier: String) {
        self.identifier = identifier
        super.init()
    }
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        HKCharacteristicType(identifier)
    }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(named: HKWorkoutTypeIdentifier) }
    open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(named: "HKActivitySummaryTypeIdentifier") }
    open class func audiogramSampleType() -> HKAudiogramSampleType { HKAudiogramSampleType(named: "HKDataTypeIdentifierAudiogram") }
    open class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(named: "HKDataTypeIdentifierElectrocardiogram")
    }
    open func requiresPerObjectAuthorization() -> Bool { false }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open override var description: String { identifier }
}

open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(named: identifier.rawValue) }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {
    open var isMaximumDurationRestricted: Bool { false }
    open var maximumAllowedDuration: TimeInterval { .infinity }
    open var isMinimumDurationRestricted: Bool { false }
    open var minimumAllowedDuration: TimeInterval { 0 }
}

open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(named: identifier.rawValue) }
    open var aggregationStyle: HKQuantityAggregationStyle { .cumulative }
    open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}

open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(named: identifier.rawValue) }
}

open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(named: identifier.rawValue) }
}

open class HKSeriesType: HKSampleType, @unchecked Sendable {
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(named: "HKWorkoutRouteTypeIdentifier") }
    open class func heartbeat() -> HKSeriesType { HKSeriesType(named: "HKDataTypeIdentifierHeartbeatSeries") }
}

open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}

// MARK: The store

open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var biologicalSex: HKBiologicalSex { .notSet }
}

open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var bloodType: HKBloodType { .notSet }
}

open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var skinType: HKFitzpatrickSkinType { .notSet }
}

open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var wheelchairUse: HKWheelchairUse { .notSet }
}

/// A store without data; what is saved in it is discarded.
open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func isHealthDataAvailable() -> Bool { false }
    open func supportsHealthRecords() -> Bool { false }
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, healthNotAvailable()) }
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        throw healthNotAvailable()
    }
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.unknown, healthNotAvailable()) }
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { throw healthNotAvailable() }
    open func earliestPermittedSampleDate() -> Date { Date(timeIntervalSinceReferenceDate: 0) }

    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, healthNotAvailable())
    }
    open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, healthNotAvailable())
    }
    open func save(_ object: HKObject) async throws { throw healthNotAvailable() }
    open func save(_ objects: [HKObject]) async throws { throw healthNotAvailable() }
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, healthNotAvailable())
    }
    open func delete(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, healthNotAvailable())
    }
    open func delete(_ object: HKObject) async throws { throw healthNotAvailable() }
    open func delete(_ objects: [HKObject]) async throws { throw healthNotAvailable() }
    open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) { completion(false, 0, healthNotAvailable()) }

    open func execute(_ query: HKQuery) { query.answer() }
    open func stop(_ query: HKQuery) {}

    open func dateOfBirthComponents() throws -> DateComponents { throw healthNotAvailable() }
    open func biologicalSex() throws -> HKBiologicalSexObject { throw healthNotAvailable() }
    open func bloodType() throws -> HKBloodTypeObject { throw healthNotAvailable() }
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw healthNotAvailable() }
    open func wheelchairUse() throws -> HKWheelchairUseObject { throw healthNotAvailable() }

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, healthNotAvailable()) }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws { throw healthNotAvailable() }
    open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, healthNotAvailable()) }
    open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, healthNotAvailable())
    }
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { completion([:], healthNotAvailable()) }
    open func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, healthNotAvailable()) }
}

extension Notification.Name {
    public static let HKUserPreferencesDidChange = Notification.Name("HKUserPreferencesDidChangeNotification")
}
