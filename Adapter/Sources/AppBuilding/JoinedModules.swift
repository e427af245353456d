import Foundation
import SourceAdaptation

/// The app's own modules that are compiled with it as one. Two of them may declare the same name, and each uses its own.
struct JoinedModules {
    private let code: AppCode
    /// The module of each file; nil for the app's own files.
    private let modules: [String?]

    init(_ code: AppCode, _ sources: [SourceText]) {
        self.code = code
        let joined = code.moduleSources.sorted { $0.key < $1.key }
        let shared = Set(joined.flatMap(\.value))
        let own = Set(code.sources.filter { !shared.contains($0) })
        modules = sources.map { source in
            guard !own.contains(where: { Self.holds($0, source.path) }) else { return nil }
            return joined.first { $0.value.contains { Self.holds($0, source.path) } }?.key
        }
    }

    private static func holds(_ source: String, _ path: String) -> Bool {
        let place = URL(filePath: source).standardizedFileURL.path
        return path == place || path.hasPrefix(place + "/")
    }

    /// Appends the module's name to types that an earlier module or the app declares too, wherever their module uses them, and to type
    /// aliases of packages that only their module sees: an alias `Context` would hide that of `UIViewRepresentable`. (Tests see such aliases
    /// of the app's own modules.) The name of a module before a type (`Models.List`) is removed, or becomes the app's if a type inside another
    /// has that name, too; a type that UIKit or SwiftUI has too is renamed, so that their own stays seen.
    func renamed(
        _ sources: [SourceText], _ readouts: [FileReadout], by adapter: SourceAdapter
    ) -> ([SourceText], [FileReadout]) {
        guard modules.contains(where: { $0 != nil }) else { return (sources, readouts) }
        var declared: [String?: Set<String>] = [:], visible: [String: Set<String>] = [:], aliases: [String: Set<String>] = [:]
        for number in sources.indices {
            if let module = modules[number] {
                visible[module, default: []].formUnion(readouts[number].publicNames)
                if code.foreignFolders.contains(where: { Self.holds($0, sources[number].path) }) {
                    aliases[module, default: []].formUnion(readouts[number].sharedAliases.map(\.name))
                }
            }
            declared[modules[number], default: []].formUnion(
                readouts[number].sharedTypes.map(\.name) + readouts[number].sharedAliases.map(\.name))
        }
        var taken = declared[nil] ?? [], names: [String: [String: String]] = [:]
        for (module, own) in declared.compactMap({ pair in pair.key.map { ($0, pair.value) } }).sorted(by: { $0.0 < $1.0 }) {
            let hidden = (aliases[module] ?? []).subtracting(visible[module] ?? [])
            for name in own where taken.contains(name) || hidden.contains(name) || KnownModules.typesOfViews.contains(name) {
                names[module, default: [:]][name] = name + "_" + module
            }
            taken.formUnion(own)
        }
        // A module that has the name of a type cannot be told from the type.
        var qualified: [String: [String: String]] = [:]
        for case let module? in declared.keys where !taken.contains(module) { qualified[module] = names[module] ?? [:] }
        let nested: Set<String> = taken.contains(code.name) ? [] : Set(readouts.flatMap(\.nestedTypeNames))
        var seen = names
        for module in names.keys { seen[module] = names[module]?.filter { visible[module]?.contains($0.key) == true } }
        var sources = sources, readouts = readouts
        for number in sources.indices {
            let own = modules[number].flatMap { names[$0] } ?? [:]
            let others = own.merging(seenNames(in: readouts[number], seen, declared[modules[number]] ?? [])) { own, _ in own }
            let text = RepeatedTypes.renamed(others, qualified: qualified, nested: nested, module: code.name, in: sources[number])
            guard text.bytes != sources[number].bytes else { continue }
            sources[number] = text
            readouts[number] = adapter.read(text)
        }
        return (sources, readouts)
    }

    /// Returns the new names that a file sees without a qualification: those of types that modules it imports let others see, and that its
    /// own module does not declare. UIKit's and SwiftUI's types are not replaced in a file that imports them.
    private func seenNames(
        in readout: FileReadout, _ names: [String: [String: String]], _ declared: Set<String>
    ) -> [String: String] {
        var seen: [String: String] = [:]
        for module in readout.importedModules {
            for (name, new) in names[module] ?? [:] where !declared.contains(name) {
                guard !KnownModules.isOfViews(name, in: readout) else { continue }
                seen[name] = new
            }
        }
        return seen
    }

    /// Returns omissions of members that both a module and the app add to a type; the app's stay.
    func repeatedMembers(_ readouts: [FileReadout]) -> [(number: Int, omissions: Set<Omission>)] {
        let own = Set(readouts.indices.filter { modules[$0] == nil }.flatMap { readouts[$0].sharedMembers.map(\.name) })
        return readouts.indices.compactMap { number in
            guard modules[number] != nil else { return nil }
            let repeated = readouts[number].sharedMembers.filter { own.contains($0.name) }
            guard !repeated.isEmpty else { return nil }
            return (
                number,
                Set(repeated.map { Omission(line: $0.line, extent: .declaration, reason: "the app declares \($0.name) too") })
            )
        }
    }

    /// Returns the errors without those of one file among several that declare the same name, so that its declaration stays: the app's, if
    /// it has one.
    func keepingOne(_ errors: [CompilerMessage], of numbers: [String: Int]) -> [CompilerMessage] {
        let twice = Dictionary(grouping: errors.filter { $0.text.hasPrefix("invalid redeclaration of") }, by: \.text)
            .mapValues { Set($0.map(\.path)) }.filter { $0.value.count > 1 }
        let kept = twice.compactMapValues { paths in
            paths.min { one, other in (isJoined(one, numbers) ? 1 : 0, one) < (isJoined(other, numbers) ? 1 : 0, other) }
        }
        return errors.filter { kept[$0.text] != $0.path }
    }

    private func isJoined(_ path: String, _ numbers: [String: Int]) -> Bool { numbers[path].map { modules[$0] != nil } ?? false }
}
