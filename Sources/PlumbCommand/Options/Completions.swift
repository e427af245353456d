import ArgumentParser
import Foundation
import Snapshots

/// Completions that a shell offers.
enum Completions {
    /// The names of cases, then files.
    static let inputs = CompletionKind.custom { arguments, index, _ in
        let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        guard let project = try? Project.load(at: folder) else { return [] }
        let finder = InputFinder(project: project, screens: CommandContext.current.screens)
        let found: [Case]
        do { found = try finder.cases(named: []) } catch { found = (error as? InputErrors)?.readable ?? [] }
        let word = arguments.indices.contains(index) ? arguments[index] : ""
        return found.map(\.name) + files(startingWith: word)
    }

    static let devices = CompletionKind.list(DeviceCatalog.standard.names.map(escaped) + DeviceCatalog.groups)

    static let matrices = CompletionKind.list(DeviceMatrix.presets.map(\.name))

    static func values<Value: AxisValue>(of: Value.Type) -> CompletionKind { .list(Value.allCases.map(\.rawValue) + ["all"]) }

    private static func files(startingWith word: String) -> [String] {
        let folder = word.contains("/") ? String(word[..<(word.lastIndex(of: "/") ?? word.endIndex)]) : "."
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { folder == "." ? $0 : "\(folder)/\($0)" }
    }

    /// Escapes spaces, brackets and quotes in names of devices.
    private static func escaped(_ name: String) -> String {
        name.reduce(into: "") { text, letter in
            if " ()'\"".contains(letter) { text.append("\\") }
            text.append(letter)
        }
    }
}
