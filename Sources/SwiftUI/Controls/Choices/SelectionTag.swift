extension Element {
    /// The value for which the element stands in a selection: its tag, or its identity in a `ForEach`.
    var selectionTag: AnyHashable? { trait(TagTrait.self) ?? environment.rowIdentity }
}

extension AnyHashable {
    /// The value without optionals around it; nil if there is none.
    var unwrapped: AnyHashable? {
        let mirror = Mirror(reflecting: base)
        guard mirror.displayStyle == .optional else { return self }
        return mirror.children.first.flatMap { ($0.value as? any Hashable).map { AnyHashable($0).unwrapped } ?? nil }
    }
}
