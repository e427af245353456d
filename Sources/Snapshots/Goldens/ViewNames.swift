/// The shortest names that tell the views of a screen apart.
struct ViewNames {
    /// How many views end in this piece of path.
    private var endings: [[String]: Int] = [:]

    /// - Parameter paths: names from the root's children down, of each view once.
    init(_ paths: some Sequence<[String]>) {
        for path in paths {
            for length in stride(from: 1, through: path.count, by: 1) { endings[Array(path.suffix(length)), default: 0] += 1 }
        }
    }

    func short(_ path: [String]) -> String {
        guard !path.isEmpty else { return "" }
        let length = (1...path.count).first { endings[Array(path.suffix($0))] == 1 } ?? path.count
        return Self.withoutFillers(path.suffix(length)).joined(separator: "/")
    }

    /// Between the first name and the last, views that are called after their class and not counted say nothing.
    private static func withoutFillers(_ path: ArraySlice<String>) -> [String] {
        guard path.count > 2 else { return Array(path) }
        let middle = path.dropFirst().dropLast().filter { !$0.hasPrefix("UI") || $0.contains("#") }
        return path.prefix(1) + middle + path.suffix(1)
    }

    /// `OrderCell#2/price` is read `OrderCell[2]/price`.
    static func counted(_ path: String) -> String { path.replacing(/#(\d+)/) { "[\($0.output.1)]" } }
}
