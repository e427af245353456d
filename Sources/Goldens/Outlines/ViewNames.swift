/// Finds the shortest names that distinguish the views of a screen.
package struct ViewNames {
    /// The number of views whose paths end in these names.
    private var endings: [[String]: Int] = [:]

    /// - Parameter paths: the names from the root's children down, once for each view.
    package init(_ paths: some Sequence<[String]>) {
        for path in paths {
            for length in stride(from: 1, through: path.count, by: 1) { endings[Array(path.suffix(length)), default: 0] += 1 }
        }
    }

    package func short(_ path: [String]) -> String {
        guard !path.isEmpty else { return "" }
        let length = (1...path.count).first { endings[Array(path.suffix($0))] == 1 } ?? path.count
        return Self.withoutFillers(path.suffix(length)).joined(separator: "/")
    }

    /// Removes names between the first and the last that are only a UIKit class without a number.
    private static func withoutFillers(_ path: ArraySlice<String>) -> [String] {
        guard path.count > 2 else { return Array(path) }
        let middle = path.dropFirst().dropLast().filter { !$0.hasPrefix("UI") || $0.contains("#") }
        return path.prefix(1) + middle + path.suffix(1)
    }

    /// Returns `OrderCell[2]/price` for `OrderCell#2/price`.
    package static func counted(_ path: String) -> String { path.replacing(/#(\d+)/) { "[\($0.output.1)]" } }
}
