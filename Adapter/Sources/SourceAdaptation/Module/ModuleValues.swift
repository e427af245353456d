/// Empty values that replace values that do not compile, including values of the module's own types.
public struct ModuleValues: Sendable {
    private let index: ModuleIndex

    public init(_ readouts: [FileReadout] = []) { index = ModuleIndex(readouts.map(\.reading)) }

    /// Returns nil for a type without a known empty value.
    func value(of type: String) -> String? { ConstructionText(index: index, depth: 2).value(of: type) }
}
