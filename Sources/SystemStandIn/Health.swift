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

private func notAvailable() -> any Error { HKError(.errorHealthDataUnavailable) }

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

// MARK: Units

public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    fileprivate var symbol: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue] }
    fileprivate var factor: Double { [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9, 1e12, 1e-15][rawValue] }
}

/// A unit with its size in the units of SI.
open class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String
    fileprivate let factor: Double
    /// What is added to a value after it was multiplied, for temperatures.
    fileprivate let offset: Double
    fileprivate init(_ symbol: String, _ factor: Double, offset: Double = 0) {
        unitString = symbol
        self.factor = factor
        self.offset = offset
        super.init()
    }
    /// Reads products and quotients: `kg`, `count/min`, `mg/dL`. Unknown units count as 1.
    public convenience init(from string: String) {
        var factor = 1.0
        for (index, part) in string.split(separator: "/").enumerated() {
            for symbol in part.split(whereSeparator: { ".·*() ".contains($0) }) {
                let size = Self.size(of: String(symbol))
                factor *= index == 0 ? size : 1 / size
            }
        }
        self.init(string, factor, offset: Self.simple[string]?.offset ?? 0)
    }
    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        let symbols: [MassFormatter.Unit: String] = [.gram: "g", .kilogram: "kg", .ounce: "oz", .pound: "lb", .stone: "st"]
        self.init(from: symbols[massFormatterUnit] ?? "g")
    }
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        let symbols: [LengthFormatter.Unit: String] = [
            .millimeter: "mm", .centimeter: "cm", .meter: "m", .kilometer: "km", .inch: "in", .foot: "ft", .yard: "yd", .mile: "mi",
        ]
        self.init(from: symbols[lengthFormatterUnit] ?? "m")
    }
    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        let symbols: [EnergyFormatter.Unit: String] = [.joule: "J", .kilojoule: "kJ", .calorie: "cal", .kilocalorie: "kcal"]
        self.init(from: symbols[energyFormatterUnit] ?? "J")
    }

    private static let simple: [String: (factor: Double, offset: Double)] = [
        "degC": (1, 273.15), "degF": (5 / 9, 273.15 - 32 * 5 / 9), "K": (1, 0), "count": (1, 0), "%": (1, 0), "g": (1, 0),
        "oz": (28.349523125, 0), "lb": (453.59237, 0), "st": (6350.29318, 0), "m": (1, 0), "in": (0.0254, 0), "ft": (0.3048, 0),
        "yd": (0.9144, 0), "mi": (1609.344, 0), "L": (1, 0), "l": (1, 0), "fl_oz_us": (0.0295735295625, 0), "pt_us": (0.473176473, 0),
        "fl_oz_imp": (0.0284130625, 0), "pt_imp": (0.56826125, 0), "cup_us": (0.2365882365, 0), "cup_imp": (0.284130625, 0),
        "s": (1, 0), "min": (60, 0), "hr": (3600, 0), "d": (86400, 0), "J": (1, 0), "cal": (4.184, 0), "kcal": (4184, 0),
        "Cal": (4184, 0), "Pa": (1, 0), "mmHg": (133.322387415, 0), "inHg": (3386.38864, 0), "atm": (101325, 0), "Hz": (1, 0),
        "V": (1, 0), "S": (1, 0), "IU": (1, 0), "W": (1, 0), "dBASPL": (1, 0),
    ]

    private static func size(of symbol: String) -> Double {
        if let unit = simple[symbol] { return unit.factor }
        if let power = symbol.split(separator: "^").last.flatMap({ Double($0) }), let base = symbol.split(separator: "^").first {
            return pow(size(of: String(base)), power)
        }
        let prefixes = (1...13).compactMap(HKMetricPrefix.init)
        for prefix in prefixes where symbol.hasPrefix(prefix.symbol) {
            if let unit = simple[String(symbol.dropFirst(prefix.symbol.count))] { return prefix.factor * unit.factor }
        }
        return Double(symbol) ?? 1
    }

    private class func made(_ prefix: HKMetricPrefix, _ symbol: String) -> HKUnit { HKUnit(from: prefix.symbol + symbol) }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix, "g") }
    open class func gram() -> HKUnit { HKUnit(from: "g") }
    open class func ounce() -> HKUnit { HKUnit(from: "oz") }
    open class func pound() -> HKUnit { HKUnit(from: "lb") }
    open class func stone() -> HKUnit { HKUnit(from: "st") }
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix, "m") }
    open class func meter() -> HKUnit { HKUnit(from: "m") }
    open class func inch() -> HKUnit { HKUnit(from: "in") }
    open class func foot() -> HKUnit { HKUnit(from: "ft") }
    open class func yard() -> HKUnit { HKUnit(from: "yd") }
    open class func mile() -> HKUnit { HKUnit(from: "mi") }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix, "L") }
    open class func liter() -> HKUnit { HKUnit(from: "L") }
    open class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
    open class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
    open class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
    open class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }
    open class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
    open class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }
    open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix, "s") }
    open class func second() -> HKUnit { HKUnit(from: "s") }
    open class func minute() -> HKUnit { HKUnit(from: "min") }
    open class func hour() -> HKUnit { HKUnit(from: "hr") }
    open class func day() -> HKUnit { HKUnit(from: "d") }
    open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix, "J") }
    open class func joule() -> HKUnit { HKUnit(from: "J") }
    open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    open class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
    open class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
    open class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
    open class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
    open class func kelvin() -> HKUnit { HKUnit(from: "K") }
    open class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { made(prefix, "Pa") }
    open class func pascal() -> HKUnit { HKUnit(from: "Pa") }
    open class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
    open class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
    open class func hertz() -> HKUnit { HKUnit(from: "Hz") }
    open class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
    open class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
    open class func count() -> HKUnit { HKUnit(from: "count") }
    open class func percent() -> HKUnit { HKUnit(from: "%") }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor) }
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor) }
    open func unitRaised(toPower power: Int) -> HKUnit { HKUnit("\(unitString)^\(power)", pow(factor, Double(power))) }
    open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", 1 / factor) }
    open func isNull() -> Bool { unitString.isEmpty }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    open override var hash: Int { unitString.hashValue }
    open override var description: String { unitString }
}

/// A value with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double
    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
        super.init()
    }
    open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
    open func doubleValue(for unit: HKUnit) -> Double {
        unit == self.unit ? value : (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
    }
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKQuantity).map { compare($0) == .orderedSame } ?? false }
    open override var hash: Int { (value * unit.factor + unit.offset).rounded().hashValue }
    open override var description: String { "\(value) \(unit.unitString)" }
}

// MARK: Samples

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
        completion(false, notAvailable())
    }
    open func beginCollection(at startDate: Date) async throws { throw notAvailable() }
    open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, notAvailable())
    }
    open func endCollection(at endDate: Date) async throws { throw notAvailable() }
    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) { completion(nil, notAvailable()) }
    open func finishWorkout() async throws -> HKWorkout? { throw notAvailable() }
    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, notAvailable())
    }
    open func addSamples(_ samples: [HKSample]) async throws { throw notAvailable() }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, notAvailable())
    }
    open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, notAvailable())
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

// MARK: Queries

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
    override func answer() { handler(self, nil, notAvailable()) }
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
    override func answer() { handler(self, nil, notAvailable()) }
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
    override func answer() { initialResultsHandler?(self, nil, notAvailable()) }
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
    override func answer() { handler(self, nil, nil, nil, notAvailable()) }
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
    override func answer() { handler(self, {}, notAvailable()) }
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
    override func answer() { handler(self, nil, notAvailable()) }
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
    override func answer() { handler(self, nil, notAvailable()) }
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
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { throw notAvailable() }
}

public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        self.predicate = predicate
        self.options = options
    }
    /// - Throws: Always: there is no health data.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { throw notAvailable() }
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
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { throw notAvailable() }
}

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
    ) { completion(false, notAvailable()) }
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        throw notAvailable()
    }
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.unknown, notAvailable()) }
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { throw notAvailable() }
    open func earliestPermittedSampleDate() -> Date { Date(timeIntervalSinceReferenceDate: 0) }

    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, notAvailable())
    }
    open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, notAvailable())
    }
    open func save(_ object: HKObject) async throws { throw notAvailable() }
    open func save(_ objects: [HKObject]) async throws { throw notAvailable() }
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, notAvailable())
    }
    open func delete(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, notAvailable())
    }
    open func delete(_ object: HKObject) async throws { throw notAvailable() }
    open func delete(_ objects: [HKObject]) async throws { throw notAvailable() }
    open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) { completion(false, 0, notAvailable()) }

    open func execute(_ query: HKQuery) { query.answer() }
    open func stop(_ query: HKQuery) {}

    open func dateOfBirthComponents() throws -> DateComponents { throw notAvailable() }
    open func biologicalSex() throws -> HKBiologicalSexObject { throw notAvailable() }
    open func bloodType() throws -> HKBloodTypeObject { throw notAvailable() }
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw notAvailable() }
    open func wheelchairUse() throws -> HKWheelchairUseObject { throw notAvailable() }

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, notAvailable()) }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws { throw notAvailable() }
    open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, notAvailable()) }
    open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, notAvailable())
    }
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { completion([:], notAvailable()) }
    open func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, notAvailable()) }
}

extension Notification.Name {
    public static let HKUserPreferencesDidChange = Notification.Name("HKUserPreferencesDidChangeNotification")
}
