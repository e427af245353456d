import Foundation

// `String(localized:)` and related API, which Foundation on Linux lacks.

extension String {
    /// A key with interpolated arguments: `"\(count) items"` looks up `%lld items`.
    public struct LocalizationValue: Sendable, Hashable, ExpressibleByStringInterpolation {
        enum Argument: Sendable, Hashable {
            case text(String)
            case whole(Int64)
            case natural(UInt64)
            case number(Double)
        }

        var key: String
        var arguments: [Argument] = []

        public init(_ value: String) { key = value }

        public init(stringLiteral value: String) { key = value }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Escapes per cent signs in the literal, because they are not part of a format.
            public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

            private mutating func append(_ argument: Argument, _ specifier: String) {
                key += specifier
                arguments.append(argument)
            }

            public mutating func appendInterpolation(_ value: String) { append(.text(value), "%@") }

            public mutating func appendInterpolation(_ value: Substring) { append(.text(String(value)), "%@") }

            public mutating func appendInterpolation<Value: SignedInteger & FixedWidthInteger>(_ value: Value) {
                append(.whole(Int64(value)), Value.bitWidth < 64 ? "%d" : "%lld")
            }

            public mutating func appendInterpolation<Value: UnsignedInteger & FixedWidthInteger>(_ value: Value) {
                append(.natural(UInt64(value)), Value.bitWidth < 64 ? "%u" : "%llu")
            }

            public mutating func appendInterpolation(_ value: Double) { append(.number(value), "%lf") }

            public mutating func appendInterpolation(_ value: CGFloat) { append(.number(Double(value)), "%lf") }

            public mutating func appendInterpolation(_ value: Float) { append(.number(Double(value)), "%f") }

            /// Appends a number with a C format: `\(price, specifier: "%.2f")`.
            public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
                append(.number(Double(value)), specifier)
            }

            public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value, specifier: String) {
                append(.whole(Int64(truncatingIfNeeded: value)), specifier)
            }

            public mutating func appendInterpolation(_ value: String, specifier: String) { append(.text(value), specifier) }

            public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
            where Style.FormatOutput == String { append(.text(format.format(value)), "%@") }

            @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) { append(.text("\(value)"), "%@") }
        }
    }

    /// Creates the bundle's text for a key, with the arguments formatted for the locale.
    /// - Parameters:
    ///   - table: nil for `Localizable`.
    ///   - bundle: nil for the main bundle.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Self.localized(keyAndValue.key, value: keyAndValue, table, bundle?.resourceURL, locale)
    }

    /// Creates the bundle's text for a key, or the default value if the bundle has none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = Self.localized("\(key)", value: defaultValue, table, bundle?.resourceURL, locale)
    }

    public init(localized resource: LocalizedStringResource) {
        self = Self.localized(resource.key, value: resource.defaultValue, resource.table, resource.bundle.url, resource.locale)
    }

    private static func localized(_ key: String, value: LocalizationValue, _ table: String?, _ folder: URL?, _ locale: Locale) -> String {
        let folder = folder ?? Bundle.main.resourceURL
        // A key without arguments is looked up as it was written.
        let plain = value.arguments.isEmpty ? key.replacingOccurrences(of: "%%", with: "%") : key
        let run = SimulatedRun.state.run
        let phrase =
            StringTable.phrase(for: key, table: table, in: folder, languages: run.languages)
            ?? StringTable.phrase(for: plain, table: table, in: folder, languages: run.languages)
        guard let phrase else { return Format(value.key, value.arguments, locale).text }
        let number = value.arguments.lazy.compactMap(\.number).first
        let (template, language) = phrase.text(for: number, idiom: run.idiom)
        guard !value.arguments.isEmpty || !phrase.substitutions.isEmpty else { return template }
        var format = Format(template, value.arguments, locale)
        format.substitutions = phrase.substitutions
        format.language = language
        return format.text
    }
}

extension Bundle {
    /// Returns the format of a text, with the plurals that numbers among its arguments choose.
    /// - Parameter numbers: The arguments, nil for one that is no number.
    package func localizedFormat(forKey key: String, table: String?, numbers: [Double?]) -> String {
        let run = SimulatedRun.state.run
        guard let phrase = StringTable.phrase(for: key, table: table, in: resourceURL, languages: run.languages), phrase.dependsOnNumbers
        else {
            return localizedString(forKey: key, value: key, table: table)
        }
        let arguments = numbers.map { $0.map(String.LocalizationValue.Argument.number) ?? .text("") }
        let (template, language) = phrase.text(for: numbers.lazy.compactMap(\.self).first, idiom: run.idiom)
        var format = Format(template, arguments, .current)
        format.substitutions = phrase.substitutions
        format.language = language
        return format.chosen
    }
}

/// A text that is looked up in a bundle later, when it is shown.
public struct LocalizedStringResource: Sendable, Hashable, ExpressibleByStringInterpolation {
    public enum BundleDescription: Sendable, Hashable {
        case main
        case atURL(URL)

        public static func forClass(_ anyClass: AnyClass) -> BundleDescription { .atURL(Bundle(for: anyClass).bundleURL) }

        var url: URL? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)?.resourceURL ?? url
            }
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public let bundle: BundleDescription
    public var locale: Locale

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.key; defaultValue = keyAndValue; self.table = table; self.bundle = bundle; self.locale = locale
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"; self.defaultValue = defaultValue; self.table = table; self.bundle = bundle; self.locale = locale
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension AttributedString {
    /// Creates the bundle's text for a key, without attributes.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
    }

    public init(localized resource: LocalizedStringResource) { self.init(String(localized: resource)) }
}

extension String.LocalizationValue.Argument {
    var number: Double? {
        switch self {
        case .text: nil
        case .whole(let value): Double(value)
        case .natural(let value): Double(value)
        case .number(let value): value
        }
    }
}
