import Foundation

public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
    // Foundation on Linux declares these types, dates and links one bit higher than Apple does, and warns that it does not detect them.
    // Apps may also pass the numbers from Apple's headers.
    fileprivate static let aDate = Self(rawValue: 1 << 4)
    fileprivate static let aLink = Self(rawValue: 1 << 6)
    fileprivate static let aNumber = Self(rawValue: 1 << 11)

    fileprivate func asks(for type: Self) -> Bool {
        contains(type) || type != .aNumber && contains(Self(rawValue: type.rawValue >> 1))
    }
}

/// Finds links, mail addresses, telephone numbers and dates in text, which Foundation on Linux does not do. Links and numbers are
/// recognised by their shape (inferred), dates only as digits; postal addresses and flights are not found.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingTypes

    public init(types checkingTypes: NSTextCheckingTypes) throws {
        self.checkingTypes = checkingTypes
        super.init()
    }

    open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        var found: [DetectedResult] = []
        let kinds = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        for shape in Self.shapes where kinds.asks(for: shape.type) {
            for match in shape.expression?.matches(in: string, options: [], range: range) ?? [] {
                // A match that overlaps an earlier match is ignored.
                guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) else { continue }
                let text = (string as NSString).substring(with: match.range)
                if let result = shape.result(match.range, text) { found.append(result) }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }

    open func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            unsafe withUnsafeMutablePointer(to: &stop) { unsafe block(match, [], $0) }
            if stop.boolValue { return }
        }
    }

    private struct Shape: @unchecked Sendable {
        var type: NSTextCheckingResult.CheckingType
        var expression: NSRegularExpression?
        var result: (NSRange, String) -> DetectedResult?

        init(_ type: NSTextCheckingResult.CheckingType, _ pattern: String, _ result: @escaping (NSRange, String) -> DetectedResult?) {
            self.type = type
            expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
            self.result = result
        }
    }

    private static let shapes = [
        Shape(.aLink, #"\b[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,}\b"#) {
            DetectedResult($0, .aLink, url: URL(string: "mailto:\($1)"))
        },
        Shape(.aLink, #"\b[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?)'\]]"#) { DetectedResult($0, .aLink, url: URL(string: $1)) },
        Shape(
            .aLink,
            #"\b(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io|co|de|uk|fr|app|dev|info|me))\b(?:/[^\s<>"]*[^\s<>".,;:!?)'\]])?"#
        ) { DetectedResult($0, .aLink, url: URL(string: "http://\($1)")) },
        Shape(.aDate, #"\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b"#) { DetectedResult($0, .aDate, date: day($1)) },
        Shape(.aNumber, #"(?<![\w.])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,8}(?:[ .-]\d{2,8}){1,4}(?!\w)|(?<!\w)\+?\d{7,14}(?!\w)"#)
        {
            $1.count { $0.isNumber } >= 7 ? DetectedResult($0, .aNumber, phoneNumber: $1) : nil
        },
    ]

    /// Returns the date of a year, month and day, or a month, day and year, at noon GMT.
    private static func day(_ text: String) -> Date? {
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        let isYearFirst = numbers[0] > 31
        let year = isYearFirst ? numbers[0] : numbers[2] < 100 ? 2000 + numbers[2] : numbers[2]
        let month = isYearFirst ? numbers[1] : numbers[0], day = isYearFirst ? numbers[2] : numbers[1]
        var calendar = Calendar(identifier: .gregorian)
        if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
    }
}

/// A match and what it means.
private final class DetectedResult: NSTextCheckingResult {
    private let foundRange: NSRange
    private let type: NSTextCheckingResult.CheckingType
    let foundURL: URL?
    let foundNumber: String?
    let foundDate: Date?

    init(_ range: NSRange, _ type: NSTextCheckingResult.CheckingType, url: URL? = nil, phoneNumber: String? = nil, date: Date? = nil) {
        (foundRange, self.type, foundURL, foundNumber, foundDate) = (range, type, url, phoneNumber, date)
        super.init()
    }

    required init?(coder: NSCoder) { return nil }

    override var range: NSRange { foundRange }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { foundRange }
    override var resultType: NSTextCheckingResult.CheckingType { type }
}

extension NSTextCheckingResult {
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult { DetectedResult(range, .aLink, url: url) }
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedResult(range, .aNumber, phoneNumber: phoneNumber)
    }
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult { DetectedResult(range, .aDate, date: date) }
    /// The parts of an address or a flight; always nil, because these are not found.
    public var components: [NSTextCheckingKey: String]? { nil }
    public var url: URL? { (self as? DetectedResult)?.foundURL }
    public var phoneNumber: String? { (self as? DetectedResult)?.foundNumber }
    public var date: Date? { (self as? DetectedResult)?.foundDate }
    public var duration: TimeInterval { 0 }
    public var timeZone: TimeZone? { nil }
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

extension NSTextCheckingKey {
    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
}
