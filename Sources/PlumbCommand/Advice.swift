import Foundation
import Snapshots

/// Commands that messages suggest, ready to be pasted.
enum Advice {
    /// Returns a command line for a verb of the running program, with arguments quoted where a shell needs it.
    static func line(_ verb: String, _ arguments: [String], _ context: CommandContext) -> String {
        ([context.program] + option("-C", context.projectPath) + [verb] + arguments).map(quoted).joined(separator: " ")
    }

    /// Returns the advice for goldens without a cell.
    static func prune(_ inputs: [String], goldens: String?, _ context: CommandContext) -> String {
        "remove them with \(line("prune", inputs + option("--goldens", goldens) + ["--delete"], context))"
    }

    /// Returns the option and its value, or nothing if there is no value.
    static func option(_ name: String, _ value: String?) -> [String] { value.map { [name, $0] } ?? [] }

    static func option(_ name: String, _ values: [String]) -> [String] { values.isEmpty ? [] : [name] + values }

    private static let plain = CharacterSet(charactersIn: "-_./@+:=,%").union(.alphanumerics)

    static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy(plain.contains)
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
