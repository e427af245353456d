import Glibc

/// A pattern for paths below a folder, as descriptions of pods write them: `Kit/**/*.{h,swift}`.
struct FilePattern {
    /// The names that the pattern consists of, once for each choice in braces.
    private let choices: [[String]]

    init(_ text: String) {
        choices = Self.expanded(text[...]).map { $0.split(separator: "/").map(String.init).filter { $0 != "." } }
    }

    /// Whether the pattern names the file, or the folder that it lies in.
    func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/").map(String.init)
        return choices.contains { choice in
            Self.matches(choice[...], names[...]) || names.count > 1 && Self.matches(choice[...], names.dropLast()[...])
        }
    }

    private static func matches(_ pattern: ArraySlice<String>, _ names: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return names.isEmpty }
        // Any number of folders, or none.
        if first == "**" {
            return matches(pattern.dropFirst(), names) || !names.isEmpty && matches(pattern, names.dropFirst())
        }
        guard let name = names.first, fnmatch(first, name, FNM_PERIOD) == 0 else { return false }
        return matches(pattern.dropFirst(), names.dropFirst())
    }

    /// Returns the pattern once for each choice in its first braces, and so on.
    private static func expanded(_ text: Substring) -> [String] {
        guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return [String(text)] }
        // Of nested braces the inner ones come first.
        let inner = text[..<close].lastIndex(of: "{") ?? open
        return text[text.index(after: inner)..<close].split(separator: ",", omittingEmptySubsequences: false).flatMap { choice in
            expanded(text[..<inner] + choice.drop(while: \.isWhitespace) + text[text.index(after: close)...])
        }
    }
}
