import Foundation

// HealthKit's units and quantities, which convert.

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
