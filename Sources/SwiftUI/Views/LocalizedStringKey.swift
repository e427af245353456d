import Foundation
import UIKit

/// The key of a text that is looked up in an app's string tables, with the values of its interpolations.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable {
    enum Argument: Hashable {
        case value(String)
        case number(Int, String)
        case decimal(Double, String)
        case text(Text)

        /// The number that chooses a plural.
        var number: Double? {
            switch self {
            case .number(let value, _): Double(value)
            case .decimal(let value, _): value
            case .value, .text: nil
            }
        }
    }

    /// A part of the resolved text.
    enum Part {
        case markdown(String)
        case text(Text)
    }

    let key: String
    let arguments: [Argument]

    public init(_ value: String) { (key, arguments) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append("%@", .value(string)) }
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append("%@", .value(String(string))) }
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
        public mutating func appendInterpolation(_ string: AttributedString) { append("%@", .text(Text(string))) }
        public mutating func appendInterpolation(_ key: LocalizedStringKey) { append("%@", .text(Text(key))) }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append("%@", .text(Text(date, style: style))) }
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .value(formatter?.string(for: subject) ?? "\(subject)"))
        }
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .value(formatter?.string(for: subject) ?? "\(subject)"))
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String { append("%@", .value(format.format(input))) }

        public mutating func appendInterpolation(_ value: Int) { append("%lld", .number(value, "%lld")) }
        public mutating func appendInterpolation(_ value: UInt) { append("%llu", .number(Int(clamping: value), "%llu")) }
        public mutating func appendInterpolation(_ value: Int32) { append("%d", .number(Int(value), "%d")) }
        public mutating func appendInterpolation(_ value: Int64) { append("%lld", .number(Int(value), "%lld")) }
        public mutating func appendInterpolation(_ value: Double) { append("%lf", .decimal(value, "%lf")) }
        public mutating func appendInterpolation(_ value: Float) { append("%f", .decimal(Double(value), "%f")) }
        public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .decimal(value, "%lf")) }
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
            append(specifier, .number(Int(clamping: value), specifier))
        }
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
            append(specifier, .decimal(Double(value), specifier))
        }
        public mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible { append("%@", .value(value.description)) }
    }

    /// The key's text in the language of the environment, in parts: interpolated texts keep their attributes.
    func parts(_ table: String?, _ bundle: Bundle?, _ environment: EnvironmentValues) -> [Part] {
        let format = (bundle ?? .main).localizedFormat(forKey: key, table: table, numbers: arguments.map(\.number))
        // Without values there is no format: a percent sign is one.
        guard !arguments.isEmpty else { return [.markdown(format)] }
        var parts: [Part] = []
        var text = "", next = 0
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            guard let specifier = FormatSpecifier(rest) else {
                text += "%"
                continue
            }
            rest = rest[specifier.end...]
            if specifier.conversion == "%" {
                text += "%"
                continue
            }
            let index = specifier.position.map { $0 - 1 } ?? next
            next = index + 1
            guard arguments.indices.contains(index) else { continue }
            switch arguments[index] {
            case .value(let value): text += value
            case .number(let value, let own):
                text +=
                    own == "%lld" || own == "%d" || own == "%llu"
                    ? value.formatted(.number.locale(environment.locale)) : String(format: own, locale: environment.locale, value)
            case .decimal(let value, let own): text += String(format: own, locale: environment.locale, value)
            case .text(let inner):
                if !text.isEmpty { parts.append(.markdown(text)) }
                text = ""
                parts.append(.text(inner))
            }
        }
        text += rest
        if !text.isEmpty { parts.append(.markdown(text)) }
        return parts
    }
}

/// What follows a percent sign in a format: `2$@`, `.1lf`.
private struct FormatSpecifier {
    /// The value's number, from 1, if it is said.
    let position: Int?
    let conversion: Character
    let end: String.Index

    private static let lengths = ["hh", "h", "ll", "l", "q", "z", "t", "j"]

    init?(_ text: Substring) {
        func withoutDigits(_ text: Substring) -> Substring { text.drop { $0.isASCII && $0.isNumber } }
        var rest = text
        let number = withoutDigits(rest)
        if number.first == "$", number.startIndex > rest.startIndex {
            position = Int(rest[..<number.startIndex])
            rest = number.dropFirst()
        } else {
            position = nil
        }
        rest = withoutDigits(rest.drop { "-+ 0#".contains($0) })
        if rest.first == "." { rest = withoutDigits(rest.dropFirst()) }
        if let length = Self.lengths.first(where: rest.hasPrefix), Self.isConversion(rest.dropFirst(length.count).first) {
            rest = rest.dropFirst(length.count)
        }
        guard let conversion = rest.first, Self.isConversion(conversion) else { return nil }
        self.conversion = conversion
        end = rest.index(after: rest.startIndex)
    }

    private static func isConversion(_ character: Character?) -> Bool {
        guard let character else { return false }
        return character == "@" || character == "%" || (character.isASCII && character.isLetter)
    }
}
