import Foundation

/// A predicate format that tests a string, such as `SELF MATCHES %@`. Linux has no key paths by name: a format about an object's properties
/// is not understood and matches everything.
private struct StringPredicate: Sendable {
    private enum Comparison: String {
        case matches = "MATCHES", contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH", equals = "=="
    }

    private var comparison: Comparison?
    private var options: String.CompareOptions = []
    private var text = ""

    init(_ format: String, _ arguments: [Any?]) {
        let tokens = format.split(separator: " ").map(String.init)
        guard tokens.count == 3, tokens[0].uppercased() == "SELF", tokens[2] == "%@", let text = arguments.first as? String else { return }
        let parts = tokens[1].uppercased().split(separator: "[").map(String.init)
        comparison = parts.first.flatMap(Comparison.init)
        if parts.count > 1 {
            if parts[1].contains("C") { options.insert(.caseInsensitive) }
            if parts[1].contains("D") { options.insert(.diacriticInsensitive) }
        }
        self.text = text
    }

    func holds(for object: Any?) -> Bool {
        guard let comparison else { return true }
        guard let object = object as? String else { return false }
        switch comparison {
        case .matches: return object.range(of: "^(?:\(text))$", options: options.union(.regularExpression)) != nil
        case .contains: return object.range(of: text, options: options) != nil
        case .begins: return object.range(of: text, options: options.union(.anchored)) != nil
        case .ends: return object.range(of: text, options: options.union([.anchored, .backwards])) != nil
        case .equals: return object.compare(text, options: options) == .orderedSame
        }
    }
}

extension NSPredicate {
    /// Creates a predicate that tests strings by `SELF MATCHES %@`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH` or `==`, with `[c]` and `[d]`.
    /// Other formats match everything.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        let predicate = StringPredicate(predicateFormat, args)
        self.init { object, _ in predicate.holds(for: object) }
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?, _: Void = ()) {
        let predicate = StringPredicate(predicateFormat, arguments ?? [])
        self.init { object, _ in predicate.holds(for: object) }
    }
}

extension NSSortDescriptor {
    /// Creates a descriptor that sorts nothing, because Linux has no values by name.
    public convenience init(key: String?, ascending: Bool, _: Void = ()) {
        self.init(keyPath: \NSSortDescriptor.sameRank, ascending: ascending)
    }

    public convenience init(key: String?, ascending: Bool, selector: Selector?) { self.init(key: key, ascending: ascending, ()) }

    private var sameRank: Int { 0 }
}

// On iOS every object can be created by `init()`; Foundation on Linux hides it for these classes.

extension NSAttributedString {
    public convenience init(_: Void = ()) { self.init(string: "") }
}

extension NSError {
    public convenience init(_: Void = ()) { self.init(domain: "", code: 0) }
}

extension Progress {
    public convenience init(_: Void = ()) { self.init(totalUnitCount: 0) }
}
