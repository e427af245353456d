import Foundation
import Snapshots

/// Commands that messages offer: they can be pasted as they stand.
enum Advice {
    /// A verb of the running program with its arguments, quoted where a shell needs it.
    static func line(_ verb: String, _ arguments: [String], _ context: CommandContext) -> String {
        ([context.program, verb] + arguments).map(quoted).joined(separator: " ")
    }

    /// What to do about goldens that no cell asks for.
    static func prune(goldens: String?, _ context: CommandContext) -> String {
        "to remove them: \(line("prune", option("--goldens", goldens) + ["--delete"], context))"
    }

    /// Nothing when the option was not given.
    static func option(_ name: String, _ value: String?) -> [String] { value.map { [name, $0] } ?? [] }

    static func option(_ name: String, _ values: [String]) -> [String] { values.isEmpty ? [] : [name] + values }

    private static let plain = CharacterSet(charactersIn: "-_./@+:=,%").union(.alphanumerics)

    private static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy(plain.contains)
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
