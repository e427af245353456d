extension Snapshotting where Value: CaseIterable, Format == String {
    /// A function of an enumeration: each input with its output, as comma-separated values.
    public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
        var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
            rows(of: Array(Value.allCases)[...]) { witness.snapshot(function($0)) }.map { $0.joined(separator: "\n") }
        }
        strategy.pathExtension = "csv"
        return strategy
    }

    private static func rows(of inputs: ArraySlice<Value>, _ output: @escaping (Value) -> Async<String>) -> Async<[String]> {
        guard let input = inputs.first else { return Async(value: []) }
        return Async { callback in
            output(input).run { text in
                rows(of: inputs.dropFirst(), output).run { callback(["\"\(input)\",\"\(text)\""] + $0) }
            }
        }
    }
}
