import Foundation
import Snapshots

/// The one place where errors become words.
enum Sentences {
    /// Nil for errors of the argument parser, which has its own words.
    static func about(_ error: any Error, console: Console) -> (text: String, status: ExitStatus)? {
        switch error {
        case let error as SettingsErrors: (error.errors.map { told(error: $0, console) }.joined(), .badInput)
        case let error as SettingsError: (told(error: error, console), .badInput)
        case let error as UsageError: ("\(label(console)) \(error.sentence)\n", .badInput)
        default: nil
        }
    }

    private static func label(_ console: Console) -> String { console.colored("error:", .red, on: .error) }

    // MARK: Settings

    /// The fault, its line and a caret under it.
    private static func told(error: SettingsError, _ console: Console) -> String {
        guard let place = error.place else { return "\(label(console)) \(sentence(error.problem))\n" }
        var text = "\(place.file):\(place.line):\(place.column): \(label(console)) \(sentence(error.problem))\n"
        if let line = error.sourceLine {
            let lead = String(line.prefix(place.column - 1).map { $0 == "\t" ? "\t" : " " })
            text += "    \(line)\n    \(lead)\(console.colored("^", .green, on: .error))\n"
        }
        return text
    }

    static func sentence(_ problem: SettingsError.Problem) -> String {
        switch problem {
        case .invalidYAML(let reason): "this is not YAML: \(reason)"
        case .unknownKey(let key, let allowed): "there is no key “\(key)” here" + suggestion(key, allowed)
        case .unknownValue(let value, let key, let allowed): "“\(value)” is none of the values of “\(key)”" + suggestion(value, allowed)
        case .wrongKind(let key, let expected): "“\(key)” takes \(expected)"
        case .missingKey(let key, let owner): "\(owner) needs “\(key)”"
        case .duplicateName(let name): "“\(name)” stands here twice"
        case .circularUse(let name): "“\(name)” leads back to itself through “use”"
        case .emptyList(let key): "the list “\(key)” is empty"
        }
    }

    /// The nearest name, or all of them when they are few.
    static func suggestion(_ word: String, _ allowed: [String]) -> String {
        if let nearest = Spelling.nearest(to: word, among: allowed) { return "; did you mean “\(nearest)”?" }
        guard allowed.count <= 16 else { return "" }
        return "; known are " + allowed.joined(separator: ", ")
    }
}

/// A mistake in how the command was called.
enum UsageError: Error, Sendable, Hashable {
    case unknown(String, what: String, allowed: [String])
    case noCells(matrix: String, reason: String)
    case fileWithoutMatrix(String)

    var sentence: String {
        switch self {
        case .unknown(let word, let what, let allowed): "there is no \(what) “\(word)”" + Sentences.suggestion(word, allowed)
        case .noCells(let matrix, let reason): "no cell of the matrix “\(matrix)” is left: \(reason)"
        case .fileWithoutMatrix(let file):
            "\(file) does not say which matrix: it needs one under “matrices”, or “matrix” with the name of one"
        }
    }
}
