import Foundation

/// The command line of `plumb-adapt`.
struct AdaptArguments {
    var inputs: [URL] = []
    var output: URL?
    var module = "App"
    var modules: Set<String> = []
    /// Folders of the other modules of the app or package, by name.
    var others: [(name: String, folder: URL)] = []
    var excludes: [String] = []
    var writesReport = false
    var checksSyntax = false
    var registersClasses = true
    var locatesSource = true

    static let usage = """
        usage: plumb-adapt DIR… --out DIR [--module NAME] [--with MODULE…] [--beside NAME=DIR]… [--exclude PART…] [--report json]
               [--check] [--no-classes] [--no-locations]

        Rewrites the Swift files of the folders so that they compile on Linux. --with names modules that can be imported beside
        Foundation and UIKit. --beside names another module of the app or package and its folder: optional methods, overrides and extensions
        go across modules.
        --check parses what was written again.
        """

    init(_ words: ArraySlice<String>) throws {
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            switch word {
            case "--out": output = URL(filePath: try Self.value(of: word, &rest))
            case "--module": module = try Self.value(of: word, &rest)
            case "--with": modules.formUnion(try Self.value(of: word, &rest).split(separator: ",").map(String.init))
            case "--beside":
                let parts = try Self.value(of: word, &rest).split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { throw AdaptError("--beside needs NAME=DIR.") }
                others.append((parts[0], URL(filePath: parts[1])))
            case "--exclude": excludes.append(try Self.value(of: word, &rest))
            case "--report":
                guard try Self.value(of: word, &rest) == "json" else { throw AdaptError("--report only supports json.") }
                writesReport = true
            case "--check": checksSyntax = true
            case "--no-classes": registersClasses = false
            case "--no-locations": locatesSource = false
            default:
                guard !word.hasPrefix("-") else { throw AdaptError("Unknown option '\(word)'.") }
                inputs.append(URL(filePath: word))
            }
        }
        guard !inputs.isEmpty else { throw AdaptError("No input folder is given.") }
        guard output != nil || checksSyntax else { throw AdaptError("--out is missing.") }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw AdaptError("\(option) needs a value.") }
        return value
    }
}

struct AdaptError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
