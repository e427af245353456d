/// Values that say nothing, of a module's own types too: what stands where a value does not compile.
public struct ModuleValues: Sendable {
    private let index: ModuleIndex

    public init(_ readouts: [FileReadout] = []) { index = ModuleIndex(readouts.map(\.reading)) }

    /// Nil for a type of which no such value is known.
    func value(of type: String) -> String? { ConstructionText(index: index, depth: 2).value(of: type) }
}
