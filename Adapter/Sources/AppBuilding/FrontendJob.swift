import Foundation

/// The compiler's own command for checking a module's files, as its driver prints it. It can check some of the files, which the driver
/// cannot.
struct FrontendJob: Equatable {
    /// The words without the files.
    private(set) var words: [String]
    private(set) var files: [String]
    /// Whether the compiler goes on to code in its intermediate language, where it finds values that may be missing.
    private let goesOn: Bool

    /// Reads the first command that the driver would run.
    /// - Parameter text: What `swiftc -typecheck -###` prints: a command a line, with words in quotes where a shell needs them.
    init?(_ text: String, goesOn: Bool = false) {
        self.goesOn = goesOn
        guard let line = text.split(separator: "\n").first(where: { $0.contains(" -frontend ") }) else { return nil }
        (words, files) = ([], [])
        for word in Self.words(of: String(line)) where word != "-primary-file" {
            if word.hasSuffix(".swift"), !word.hasPrefix("-") {
                files.append(word)
            } else {
                words.append(goesOn && word == "-typecheck" ? "-emit-sil" : word)
            }
        }
        guard !files.isEmpty else { return nil }
    }

    /// Returns the words of a line of a shell.
    static func words(of line: String) -> [String] {
        var words: [String] = [], word = "", quote: Character?, isEscaped = false, isWord = false
        for character in line {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                (isEscaped, isWord) = (true, true)
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "'" || character == "\"" {
                (quote, isWord) = (character, true)
            } else if character == " " {
                if isWord { words.append(word) }
                (word, isWord) = ("", false)
            } else {
                word.append(character)
                isWord = true
            }
        }
        return isWord ? words + [word] : words
    }

    /// Returns the command that checks only some of the files.
    func command(primary: Set<String>) -> [String] {
        words + files.flatMap { primary.contains($0) ? ["-primary-file", $0] : [$0] }
            + (goesOn ? primary.flatMap { _ in ["-o", "/dev/null"] } : [])
    }

    /// Checks some of the files, in two halves at the same time if there are many.
    func run(primary: [String]) throws -> Shell.Output {
        // Every other file, because files of a folder are often alike.
        let halves = [0, 1].map { half in Set(primary.enumerated().filter { $0.offset % 2 == half }.map(\.element)) }
        guard primary.count >= 6 else { return try Shell.run(command(primary: Set(primary))) }
        let outputs = try Shell.runTogether(halves.map(command))
        return Shell.Output(status: outputs.map(\.status).max() ?? 0, text: outputs.map(\.text).joined(separator: "\n"))
    }
}
