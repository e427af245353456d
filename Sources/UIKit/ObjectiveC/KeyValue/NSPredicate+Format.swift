import Foundation

// Foundation on Linux has predicates of closures only. Here they are made from formats, for objects with values by name.

extension NSPredicate {
    /// Creates a predicate from a format of Apple's grammar. For one that cannot be read, writes a message to standard error; everything
    /// matches it.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        let expression = PredicateReader.read(predicateFormat, args)
        self.init { object, variables in expression.holds(PredicateSubject(object, variables ?? [:])) }
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?, _: Void = ()) {
        let expression = PredicateReader.read(predicateFormat, arguments ?? [])
        self.init { object, variables in expression.holds(PredicateSubject(object, variables ?? [:])) }
    }
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
