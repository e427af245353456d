/// Empty values that replace values that do not compile, including values of the module's own types.
public struct ModuleValues: Sendable {
    private let index: ModuleIndex

    /// - Parameter others: The modules that were compiled before, of whose types values can be made by what is public.
    public init(_ readouts: [FileReadout] = [], beside others: [ModuleReadout] = []) {
        index = ModuleIndex(readouts.map(\.reading) + others.flatMap(\.files).map(\.reading.seenOutside))
    }

    /// Returns nil for a type without a known empty value.
    func value(of type: String) -> String? { ConstructionText(index: index, depth: 2).value(of: type) }
}
