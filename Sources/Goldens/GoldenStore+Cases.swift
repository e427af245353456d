import Foundation

/// The cases that a program draws, recorded beside the goldens in `<program>.cases`, one name per line. Several programs may share a folder
/// of goldens, for example `plumb` and an executable with screens in Swift: a case that one does not know may belong to another.
extension GoldenStore {
    /// The goldens that are searched for orphans.
    package enum Scope: Sendable, Hashable {
        case everything
        case cases([String])
        case none
    }

    /// Returns the cases recorded by other programs.
    package func casesOfOtherPrograms() -> Set<String> {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(Self.suffix) && $0 != program + Self.suffix }
            .reduce(into: []) { $0.formUnion(names(in: $1)) }
    }

    /// The cases that this program has approved.
    package var ownCases: Set<String> { names(in: program + Self.suffix) }

    /// Adds cases to those of this program, or replaces them if `all` is true.
    ///
    /// - Throws: if the file cannot be written.
    package func record(_ cases: [String], all: Bool) throws {
        let file = program + Self.suffix
        let known = Set(cases).union(all ? [] : names(in: file)).sorted()
        try AtomicFile.write(known.map { $0 + "\n" }.joined(), to: file, in: folder)
    }

    /// Returns the goldens in scope that no cell uses. A whole run skips cases that belong only to other programs.
    ///
    /// - Parameter wanted: all cells that this program would draw in the scope.
    package func orphans(keeping wanted: [Key], scope: Scope) -> [Key] {
        let (wanted, known) = (Set(wanted), Set(wanted.map(\.caseName)))
        let others = scope == .everything ? casesOfOtherPrograms().subtracting(known) : []
        return keys().filter { key in
            guard !wanted.contains(key) else { return false }
            return switch scope {
            case .everything: !others.contains(key.caseName)
            case .cases(let names): names.contains(key.caseName)
            case .none: false
            }
        }
    }

    private static let suffix = ".cases"

    private func names(in file: String) -> Set<String> {
        let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
        return Set(text.split(whereSeparator: \.isNewline).map(String.init))
    }
}
