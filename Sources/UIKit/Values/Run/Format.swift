import Foundation

/// A template with `%@`, `%lld`, `%2$@`, `%#@name@` and its arguments. Numbers are written in the locale's format.
struct Format {
    let template: String
    let arguments: [String.LocalizationValue.Argument]
    let locale: Locale
    var substitutions: [String: Phrase.Substitution] = [:]
    /// The language of the template, which determines its plurals.
    var language = "en"

    init(_ template: String, _ arguments: [String.LocalizationValue.Argument], _ locale: Locale) {
        self.template = template; self.arguments = arguments; self.locale = locale
    }

    /// Whether the arguments are written into the text.
    private var isFilled = true

    var text: String {
        var next = 0
        return written(template, own: nil, &next)
    }

    /// The template with its plurals chosen. The formats that are left have their argument's number: `%2$@`.
    var chosen: String {
        var format = self
        format.isFilled = false
        return format.text
    }

    /// - Parameters:
    ///   - own: the argument of the substitution that the text belongs to, for `%arg` and every format without a number.
    ///   - next: the argument of the next format without a number.
    private func written(_ template: String, own: Int?, _ next: inout Int) -> String {
        var result = ""
        var rest = template[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[sign...].dropFirst()
            if rest.first == "%" { result += isFilled ? "%" : "%%"; rest = rest.dropFirst(); continue }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                result += substituted(String(rest.dropFirst(2)[..<end]), &next)
                rest = rest[end...].dropFirst()
                continue
            }
            if let own, rest.hasPrefix("arg") {
                result += written(own, "lld")
                rest = rest.dropFirst(3)
                continue
            }
            guard let (number, specifier, after) = Self.specifier(rest) else { result += "%"; continue }
            let index = number.map { $0 - 1 } ?? own ?? next
            if number == nil, own == nil { next += 1 }
            result += written(index, specifier)
            rest = after
        }
        return result + rest
    }

    private func substituted(_ name: String, _ next: inout Int) -> String {
        guard let substitution = substitutions[name] else { return "%#@\(name)@" }
        let index = substitution.argument.map { $0 - 1 } ?? next
        if substitution.argument == nil { next += 1 }
        let number = arguments.indices.contains(index) ? arguments[index].number : nil
        return written(Phrase.choice(substitution.texts, number, language), own: index, &next)
    }

    private func written(_ index: Int, _ specifier: String) -> String {
        guard isFilled else { return "%\(index + 1)$\(specifier)" }
        guard arguments.indices.contains(index) else { return "%\(specifier)" }
        switch arguments[index] {
        case .text(let text): return text
        case .whole(let value): return number(specifier == "@" ? "lld" : specifier, value)
        case .natural(let value): return number(specifier == "@" ? "llu" : specifier, value)
        case .number(let value): return specifier == "@" ? value.formatted(.number.locale(locale)) : number(specifier, value)
        }
    }

    private func number(_ specifier: String, _ value: Int64) -> String {
        Self.isFraction(specifier) ? number(specifier, Double(value)) : String(format: "%\(Self.wide(specifier))", locale: locale, value)
    }

    private func number(_ specifier: String, _ value: UInt64) -> String {
        Self.isFraction(specifier) ? number(specifier, Double(value)) : String(format: "%\(Self.wide(specifier))", locale: locale, value)
    }

    private func number(_ specifier: String, _ value: Double) -> String {
        Self.isFraction(specifier)
            ? String(format: "%\(specifier)", locale: locale, value)
            : String(format: "%\(Self.wide(specifier))", locale: locale, Int64(value))
    }

    private static func isFraction(_ specifier: String) -> Bool { specifier.last.map { "fFeEgGaA".contains($0) } ?? false }

    /// Returns the specifier for 64 bits, the width of all arguments.
    private static func wide(_ specifier: String) -> String {
        specifier.filter { !"hlqjzt".contains($0) }.dropLast() + "ll" + specifier.suffix(1)
    }

    /// Splits `2$@`, `.2f` or `lld` into the argument's number, the format without it, and the rest of the text.
    private static func specifier(_ text: Substring) -> (number: Int?, specifier: String, rest: Substring)? {
        var rest = text
        var number: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
            number = Int(digits)
            rest = rest.dropFirst(digits.count + 1)
        }
        let flags = rest.prefix { "-+ #0123456789.'hlqjzt".contains($0) }
        guard let kind = rest.dropFirst(flags.count).first, "@diuoxXfFeEgGaAcs".contains(kind) else { return nil }
        return (number, flags + String(kind), rest.dropFirst(flags.count + 1))
    }
}
