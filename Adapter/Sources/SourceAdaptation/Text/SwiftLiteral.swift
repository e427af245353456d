extension StringProtocol {
    /// The text as a literal of Swift, with its quotation marks.
    package var swiftLiteral: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case "\n": "\\n"
            case "\r": "\\r"
            case _ where scalar.value < 32: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
