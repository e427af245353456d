import ArgumentParser
import Foundation

struct CompletionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Prints a completion script for a shell.",
        discussion: """
            EXAMPLES
              plumb completions bash > ~/.local/share/bash-completion/completions/plumb
              plumb completions zsh > ~/.zfunc/_plumb
              plumb completions fish > ~/.config/fish/completions/plumb.fish
            """)

    @Argument(help: "bash, zsh or fish.")
    var shell: String

    func run() async throws {
        guard let shell = CompletionShell(rawValue: shell) else {
            throw UsageError.unknown(shell, what: "shell", allowed: CompletionShell.allCases.map(\.rawValue))
        }
        CommandContext.current.console.print(PlumbCommand.completionScript(for: shell))
    }
}
