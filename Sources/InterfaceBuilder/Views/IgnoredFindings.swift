import Foundation

/// The findings that the author ignores at an element: `plumb:ignore truncatedText: shown whole on the next screen` in the notes of its
/// identity inspector, one kind per line, or the same without `plumb:ignore` as the runtime attribute `plumbIgnore`.
enum IgnoredFindings {
    static let keyPath = "plumbIgnore"
    private static let mark = "plumb:ignore "

    /// Returns the ignored kinds of findings with their reasons.
    static func read(_ reading: Reading) -> [String: String] {
        var lines: [String] = []
        if let notes = reading.element.child(key: "userComments") {
            reading.session.markAll(notes)
            let texts = [notes.text, notes["content"] ?? ""] + notes.children.flatMap { [$0["content"] ?? "", $0.text] }
            let all = texts.flatMap { $0.split(whereSeparator: \.isNewline) }.map { $0.trimmingCharacters(in: .whitespaces) }
            lines += all.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
        }
        let attributes = reading.element.child("userDefinedRuntimeAttributes")?.children ?? []
        lines += attributes.filter { $0["keyPath"] == keyPath }.compactMap { $0["value"] }
        var ignored: [String: String] = [:]
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, !parts[1].isEmpty else { continue }
            ignored[parts[0]] = parts[1]
        }
        return ignored
    }
}
