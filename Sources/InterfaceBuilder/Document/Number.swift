/// Numbers as Interface Builder writes them.
enum Number {
    /// Returns a finite number, or nil.
    static func parse(_ text: String?) -> Double? {
        guard let text, let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// Returns a multiplier: `0.5`, `16:9` or `16/9`, where a ratio is first to second. Nil for text that is not a number and for a
    /// division by zero.
    static func multiplier(_ text: String) -> Double? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { part in
            parse(String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
        }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let first = parts[0], let second = parts[1], second != 0 else { return nil }
            return first / second
        default: return nil
        }
    }
}
