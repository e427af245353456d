import Foundation
import SourceAdaptation

/// The app's files, with the code that was left out so far.
struct AppState {
    let code: AppCode
    let adapter: SourceAdapter
    private let joined: JoinedModules
    private(set) var sources: [SourceText]
    private var readouts: [FileReadout]
    /// The readouts of the files with nothing left out.
    private var written: [FileReadout]
    private var omissions: [String: Set<Omission>] = [:]
    /// The lines that were written as the compiler asks. Nothing is left out of them.
    private var corrections: [String: [Correction]] = [:]
    /// The compiler's first message about each line.
    private var causes: [String: [Int: String]] = [:]
    private var unregistered: Set<String> = []
    /// Lines that the adapter adds to files and that do not compile, though their types are not listed.
    private var refused: Set<String> = []
    /// Empty types in place of those that are missing.
    private var missing = MissingTypes()
    /// The types whose sample values do not compile, with the compiler's first message.
    private var unsampled: [String: String] = [:]
    private var made: [MadeScreen] = []
    private var unmade: [UnmadeScreen] = []
    private let numbers: [String: Int]
    /// The values that replace values that do not compile.
    private var values: ModuleValues
    /// The files of which something was left out, by path.
    private var remains: [String: Remains] = [:]
    /// The empty types for which `values` has values, once they were made.
    private var knownTypes: [UInt8]?
    /// Whether a file was corrected since `values` was made.
    private var isCorrected = false
    private var findings: [SourceFinding] = []
    /// How many rounds in a row had an error of a few in the same file, and one with the same text. What is left out around it grows faster
    /// then.
    private var rounds: [String: Int] = [:]
    /// The modules that were compiled before.
    private let others: [ModuleReadout]
    /// The app's modules by the names of the types that they publish.
    private let ownTypes: [String: String]

    /// The module, for those that are compiled after it.
    var readout: ModuleReadout { ModuleReadout(name: code.name, files: readouts, isOwn: code.isOwn, isListed: isListed ?? true) }
    /// Whether the module has a list of its classes: other people's modules without any need none, and no UIKit. It is decided once.
    private var isListed: Bool?
    /// The screens of other modules that are none, as this one shows.
    private(set) var hidden: Set<String> = []

    /// Whether an error in the file is one of this module.
    func contains(_ path: String) -> Bool { numbers[path] != nil }

    /// The code that was left out, stored for the next time that the same files are compiled.
    struct Memory: Codable, Equatable {
        /// The hash of everything that determines which code compiles.
        var inputs: String
        var omissions: [String: Set<Omission>]
        var corrections: [String: [Correction]]?
        var causes: [String: [Int: String]]
        var unregistered: Set<String>
        var refused: Set<String>?
        var unsampled: [String: String]
        var missing: MissingTypes
    }

    func memory(inputs: String) -> Memory {
        Memory(
            inputs: inputs, omissions: omissions, corrections: corrections, causes: causes, unregistered: unregistered, refused: refused,
            unsampled: unsampled, missing: missing)
    }

    mutating func recall(_ memory: Memory) {
        (omissions, causes) = (memory.omissions, memory.causes)
        (unregistered, unsampled) = (memory.unregistered, memory.unsampled)
        (missing, refused) = (memory.missing, memory.refused ?? [])
        for (path, all) in memory.corrections ?? [:] {
            for one in all { correct(one, in: path) }
            readAgain(path)
        }
    }

    /// Frees what is kept for the next round.
    func forgetTrees() { sources.forEach { $0.forgetTree() } }

    /// - Parameter others: The modules that were compiled before.
    /// - Parameter isDependency: Whether the module is not the app, but one that it imports.
    /// - Parameter documentClasses: The classes that the app's documents name, for one of its own modules.
    init(
        code: AppCode, beside others: [ModuleReadout] = [], isDependency: Bool = false, documentClasses: DocumentClasses? = nil
    ) throws {
        self.code = code
        self.others = others
        let headers = ObjectiveCHeaders(of: code)
        // What the app's bridging header imports is seen by all of its files.
        let seen = headers?.frameworks ?? []
        ownTypes = Dictionary(
            others.filter { $0.isOwn || seen.contains($0.name) }.flatMap { module in
                module.files.flatMap(\.publicNames).map { ($0, module.name) }
            },
            uniquingKeysWith: { first, _ in first })
        var options = AdaptationOptions(modules: Set(code.modules + code.packages.flatMap(\.products) + [code.name] + others.map(\.name)))
        // Those in C have no classes.
        options.dependencies = isDependency ? [] : others.filter { !$0.files.isEmpty && $0.isListed }.map(\.name)
        options.isDependency = isDependency
        options.ownModules = Set(code.ownModules + [code.name])
        options.flags = Set(code.defines + ["PLUMB"])
        // What Objective-C declares is no screen, nor is what stands for missing types.
        options.foreignFolders = code.foreignFolders + [ObjectiveCHeaders.folder(of: code), MissingTypes.folder]
        options.nonisolatedSources = code.nonisolatedSources
        options.launch = code.tests == nil && !isDependency ? AppInfo(code).launch : nil
        options.hasScreens = code.tests == nil && (!isDependency || code.isOwn && !code.isTested)
        options.keepsAssertions = code.tests != nil || code.isTested
        options.documentClasses = documentClasses ?? AppResources(code).documentClasses
        options.headerModules = headers?.frameworks.sorted() ?? []
        adapter = SourceAdapter(options: options)
        var asWritten: [SourceText] = []
        for file in code.files() {
            let data = try? Data(contentsOf: file)
            // A link may lead nowhere.
            if data == nil { omissions[file.path] = [Omission(line: 1, extent: .file, reason: "it cannot be read")] }
            asWritten.append(SourceText(path: file.path, bytes: Array(data ?? Data())))
        }
        asWritten += DataModel.sources(of: code)
        var read = adapter.read(asWritten)
        let objectiveC = headers?.source(declared: Set(read.lazy.flatMap(\.typeNames)))
        let generated = GeneratedCode.sources(of: code, asWritten, read) + [objectiveC].compactMap(\.self)
        (asWritten, read) = (asWritten + generated, read + generated.map(adapter.read))
        joined = JoinedModules(code, asWritten)
        (sources, written) = joined.renamed(asWritten, read, by: adapter)
        readouts = written
        values = ModuleValues(readouts, beside: others)
        for (number, names) in Self.repeated(
            readouts, isForeign: { path in options.foreignFolders.contains { path.hasPrefix($0 + "/") } }, sources)
        {
            omissions[sources[number].path] = names
        }
        for source in sources where String(validating: source.bytes, as: UTF8.self) == nil {
            omissions[source.path] = [Omission(line: 1, extent: .file, reason: "it is no text; perhaps it is encrypted")]
        }
        for (number, names) in joined.repeatedMembers(readouts) { omissions[sources[number].path, default: []].formUnion(names) }
        numbers = Dictionary(sources.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns omissions of a package's declarations that the app declares too. In two modules they are valid; in one, the app's stay.
    private static func repeated(
        _ readouts: [FileReadout], isForeign: (String) -> Bool, _ sources: [SourceText]
    ) -> [(number: Int, omissions: Set<Omission>)] {
        let foreign = Set(sources.indices.filter { isForeign(sources[$0].path) })
        guard !foreign.isEmpty else { return [] }
        let ours = sources.indices.filter { !foreign.contains($0) }
        let own = Set(ours.flatMap { readouts[$0].sharedTypes.map(\.name) + readouts[$0].sharedAliases.map(\.name) })
        let ownMembers = Set(ours.flatMap { readouts[$0].sharedMembers.map(\.name) })
        return foreign.sorted().compactMap { number in
            let types = readouts[number].sharedTypes
            let repeated = types.filter { own.contains($0.name) }
            let others =
                readouts[number].sharedMembers.filter { ownMembers.contains($0.name) }
                + readouts[number].sharedAliases.filter { own.contains($0.name) }
            let members = others.map {
                Omission(line: $0.line, extent: .declaration, reason: "the app declares \($0.name) too")
            }
            guard !repeated.isEmpty else { return members.isEmpty ? nil : (number, Set(members)) }
            let reason = "the app declares \(repeated.map(\.name).joined(separator: ", ")) too"
            if repeated.count == types.count { return (number, [Omission(line: 1, extent: .file, reason: reason)]) }
            let declarations = repeated.map { Omission(line: sources[number].line(of: $0.start), extent: .declaration, reason: reason) }
            return (number, Set(declarations + members))
        }
    }

    /// Returns the rewritten files and the module's list.
    mutating func files() -> [(name: String, text: [UInt8])] {
        let extra = [missing.source].compactMap(\.self)
        if let types = extra.first, types.bytes != knownTypes || isCorrected {
            values = ModuleValues(written + extra.map(adapter.read), beside: others)
            (knownTypes, isCorrected, remains) = (types.bytes, false, [:])
        }
        var current = sources
        for (number, source) in sources.enumerated() {
            guard let left = remaining(of: source) else { continue }
            (current[number], readouts[number]) = (left.source, left.readout)
        }
        let adaptation = adapter.adapt(
            current + extra, readouts: readouts + extra.map(adapter.read), module: code.name, unregistered: unregistered,
            unsampled: unsampled, written: omissions.isEmpty ? nil : written, beside: others)
        findings = adaptation.findings
        (made, unmade, hidden) = (adaptation.made, adaptation.unmade, adaptation.hidden)
        var files = zip(adaptation.files, 0...).map { (name: Self.fileName($0.path, $1), text: withoutRefused($0.bytes)) }
        // A module without files needs one.
        let isListed = isListed ?? (code.isOwn || !adaptation.isListEmpty || adaptation.files.isEmpty)
        self.isListed = isListed
        if isListed, let module = adaptation.moduleFile { files.append(("PlumbInterface.swift", withoutRefused(Array(module.utf8)))) }
        return files
    }

    /// A file without what is left out of it. Reading it takes longer than most of a round, so it is kept until another part is left out.
    private struct Remains {
        var omissions: Set<Omission>
        var source: SourceText
        var readout: FileReadout
    }

    /// Returns nil for a file that is whole.
    private mutating func remaining(of source: SourceText) -> Remains? {
        guard let own = omissions[source.path] else { return nil }
        if let known = remains[source.path], known.omissions == own { return known }
        let text = Omitter.text(of: source, without: Array(own), values: values)
        let left = Remains(omissions: own, source: text, readout: adapter.read(text))
        remains[source.path] = left
        return left
    }

    /// Returns the text of a file without the lines that were refused. The others keep their places.
    private func withoutRefused(_ bytes: [UInt8]) -> [UInt8] {
        guard !refused.isEmpty else { return bytes }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return Array(lines.map { refused.contains(String($0)) ? "" : $0 }.joined(separator: "\n").utf8)
    }

    private static func fileName(_ path: String, _ number: Int) -> String {
        "\(number)_" + (path.split(separator: "/").last.map(String.init) ?? "File.swift")
    }

    /// What leaving code out has changed.
    struct Step {
        /// The rewritten files that had errors.
        var files: Set<String> = []
        /// Whether the types of other files may be others now.
        var changesTypes = false
        /// Whether nothing was checked before.
        var isOfEverything = false

        static let everything = Step(changesTypes: true, isOfEverything: true)
    }

    /// Leaves out the code around each error: a statement first, then the body, the declaration, the file.
    ///
    /// Errors in declarations are handled first, because many errors in statements may follow from them: those of all files while the
    /// bodies of functions are not looked at, then those of each file.
    @discardableResult
    mutating func giveUp(_ found: [CompilerMessage], inBodies: Bool = false, wholeFiles: Bool, generated: URL) -> Step {
        var step = wholeFiles ? Step.everything : Step()
        let placed = found.map { overridden(disfavored(authored($0, generated)), generated) }
        let found = correcting(joined.keepingOne(placed, of: numbers), &step)
        let few = found.count <= 4 ? found : []
        rounds = Dictionary(
            few.flatMap { [$0.path + $0.text, $0.path] }.map { ($0, (rounds[$0] ?? 0) + 1) }, uniquingKeysWith: { one, _ in one })
        let heads = found.filter { Self.isOfDeclaration($0) && (numbers[$0.path] != nil || $0.path == MissingTypes.path) }
        let filesWithHeads = Set(heads.map(\.path))
        let errors =
            heads.isEmpty || wholeFiles
            ? found : heads + (inBodies ? found.filter { !filesWithHeads.contains($0.path) } : [])
        for (path, messages) in Dictionary(grouping: errors, by: \.path) {
            guard let number = numbers[path] else {
                if path == MissingTypes.path { for message in messages { missing.refuse(line: message.line) } }
                giveUpGenerated(messages, in: path)
                step.changesTypes = true
                continue
            }
            for message in messages where causes[path]?[message.line] == nil { causes[path, default: [:]][message.line] = message.text }
            var own = omissions[path] ?? []
            if wholeFiles {
                let extent: Omission.Extent = own.contains { $0.extent == .bodies } ? .file : .bodies
                own.insert(Omission(line: messages[0].line, extent: extent, reason: messages[0].text))
                if extent == .bodies { own.formUnion(messages.map { Omission(line: $0.line, extent: .declaration, reason: $0.text) }) }
            } else {
                // Several errors in one line are one step.
                let before = own, named = replacingTypes(messages, in: sources[number])
                for message in messages where !named.contains(message) {
                    var omission = next(message, before, in: sources[number])
                    // After two rounds each step is two, after four it is the declaration.
                    let repeated = rounds[path + message.text] ?? 0
                    if repeated > 4, omission.extent < .declaration {
                        omission.extent = .declaration
                    } else if let inFile = rounds[path], inFile > 4, omission.extent < .body {
                        // Of a closure the compiler says one error at a time.
                        omission.extent = inFile > 6 ? .body : max(omission.extent, .outerStatement)
                    } else if repeated > 2, omission.extent < .body, let wider = Omission.Extent(rawValue: omission.extent.rawValue + 1) {
                        omission.extent = wider
                    }
                    own.insert(omission)
                    own.formUnion(following(omission, message, in: sources[number]))
                }
                own.formUnion(named.map { Omission(line: $0.line, column: $0.column, extent: .name, reason: $0.text) })
                own = reaching(own, in: sources[number])
            }
            step.files.insert(Self.fileName(path, number))
            if !heads.isEmpty || own.subtracting(omissions[path] ?? []).contains(where: { $0.extent >= .declaration }) {
                step.changesTypes = true
            }
            omissions[path] = own
        }
        return step
    }

    /// Returns an error about a second declaration as one about the first, if that is `@_disfavoredOverload`: it mostly calls the other.
    private func disfavored(_ message: CompilerMessage) -> CompilerMessage {
        guard let name = message.text.quoted(after: ["invalid redeclaration of '"])?.prefix(while: { $0 != "(" }),
            let number = numbers[message.path]
        else { return message }
        let lines = String(decoding: sources[number].bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let first = lines.indices.prefix(message.line - 1).last { index in
            lines[index].contains("func \(name)") && lines[...index].suffix(4).contains { $0.contains("@_disfavoredOverload") }
        }
        guard let first, !lines[(first + 1)..<message.line].contains(where: { $0.contains("@_disfavoredOverload") }) else { return message }
        return CompilerMessage(path: message.path, line: first + 1, column: message.column, text: message.text)
    }

    /// Returns an error about an override that a class got from its extension as one about the extension's member: the class stays.
    private func overridden(_ message: CompilerMessage, _ generated: URL) -> CompilerMessage {
        guard message.text.contains("overrid"), let number = numbers[message.path], let column = message.column,
            let text = try? String(contentsOf: generated.appending(path: Self.fileName(message.path, number)), encoding: .utf8)
        else { return message }
        // The first line of a rewritten file says whose it is.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(message.line) else { return message }
        // The compiler points to the name.
        let line = lines[message.line].utf8, head = String(decoding: line.prefix(column - 1), as: UTF8.self)
        guard head.hasSuffix("func ") || head.hasSuffix("var "),
            let name = String(decoding: line.dropFirst(column - 1), as: UTF8.self).prefixMatch(of: #/`?(\w+)/#)?.output.1
        else { return message }
        let owners = written[number].classes(in: sources[number], line: message.line)
        guard !owners.isEmpty else { return message }
        for (other, readout) in written.enumerated() {
            guard let line = readout.line(ofOverride: String(name), inExtensionOf: owners) else { continue }
            return CompilerMessage(path: sources[other].path, line: line, text: message.text)
        }
        return message
    }

    /// Returns an error in a rewritten file, where a macro has taken code from it, as one in the author's file: a line before, because the first
    /// line of a rewritten file says whose it is. Lines after the author's were added.
    private func authored(_ message: CompilerMessage, _ generated: URL) -> CompilerMessage {
        let folder = generated.path + "/"
        guard message.path.hasPrefix(folder), let number = Int(message.path.dropFirst(folder.count).prefix { $0 != "_" }),
            sources.indices.contains(number)
        else { return message }
        if message.isOfWholeFile { return CompilerMessage(path: sources[number].path, line: 1, text: message.text) }
        guard message.line > 1, message.line - 1 <= sources[number].line(of: .max) else { return message }
        return CompilerMessage(path: sources[number].path, line: message.line - 1, column: message.column, text: message.text)
    }

    /// Corrects the lines whose errors say how.
    /// - Returns: The other errors.
    private mutating func correcting(_ found: [CompilerMessage], _ step: inout Step) -> [CompilerMessage] {
        var others: [CompilerMessage] = [], corrected: [String: Set<Correction>] = [:]
        for message in found {
            // One correction may end several errors of its line.
            let correction =
                numbers[message.path].flatMap { number in
                    Correction(
                        ofCallAt: message.column, line: message.line, reason: message.text, in: sources[number],
                        isMissing: missing.declares)
                } ?? importing(message)
                ?? Correction(line: message.line, column: message.column, reason: message.text)
            if let correction, corrected[message.path]?.contains(correction) == true { continue }
            guard let correction, correct(correction, in: message.path) else {
                others.append(message)
                continue
            }
            corrected[message.path, default: []].insert(correction)
            if let number = numbers[message.path] { step.files.insert(Self.fileName(message.path, number)) }
            step.changesTypes = true
        }
        corrected.keys.forEach { readAgain($0) }
        // Other errors of a corrected line may follow from the one that is gone.
        return others.filter { message in corrected[message.path]?.contains { $0.line == message.line } != true }
    }

    /// Returns the import of the app's module whose type the file does not find.
    private func importing(_ message: CompilerMessage) -> Correction? {
        guard let name = message.text.quoted(after: ["cannot find type '", "cannot find '"]), let module = ownTypes[name] else {
            return nil
        }
        return Correction(importing: module, for: name)
    }

    /// Whether a correction that was not tried before changes the file, which has to be read again then.
    @discardableResult
    private mutating func correct(_ correction: Correction, in path: String) -> Bool {
        guard let number = numbers[path], corrections[path]?.contains(correction) != true,
            let text = correction.applied(to: sources[number])
        else { return false }
        corrections[path, default: []].append(correction)
        sources[number] = text
        (isCorrected, remains[path]) = (true, nil)
        return true
    }

    /// Reads a file that was corrected.
    private mutating func readAgain(_ path: String) {
        guard let number = numbers[path] else { return }
        let readout = adapter.read(sources[number])
        (readouts[number], written[number]) = (readout, readout)
    }

    private static func isOfDeclaration(_ message: CompilerMessage) -> Bool {
        [
            "cannot find type", "does not conform to protocol", "has no initializers", "invalid redeclaration", "does not override any",
            "cannot be overridden",
            // A body that traps gives no value of an opaque type.
            "requires that 'Never' conform to",
        ]
        .contains {
            message.text.contains($0)
        }
    }

    /// Whether an initialiser does not make its object any more, because statements of it were left out. The message names its last line.
    private static func isOfInitializer(_ message: CompilerMessage) -> Bool {
        ["'self.init' isn't called on all paths", "before 'self.init' call", "without initializing all stored properties"]
            .contains { message.text.contains($0) }
    }

    /// Returns the errors about types that are missing which an empty type ends.
    private mutating func replacingTypes(_ messages: [CompilerMessage], in source: SourceText) -> Set<CompilerMessage> {
        let named = messages.compactMap { message in message.text.quoted(after: ["cannot find type '"]).map { (message, $0) } }
        guard !named.isEmpty else { return [] }
        let isDone = missing.note(
            named.map { (name: $1, line: $0.line) }, in: source,
            declared: Set((others.flatMap(\.files) + readouts).lazy.flatMap(\.typeNames)))
        return Set(zip(named, isDone).filter(\.1).map(\.0.0))
    }

    /// Returns omissions of the statements after one that sets something of an object whose type is missing, as far as they begin with the same
    /// object. The compiler would say them one at a time, because they are in a closure.
    private func following(_ omission: Omission, _ message: CompilerMessage, in source: SourceText) -> [Omission] {
        guard let type = message.text.quoted(after: ["value of type '"]), message.text.contains("has no member"), missing.declares(type)
        else {
            return []
        }
        let lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(message.line - 1), let object = lines[message.line - 1].prefixMatch(of: #/\s*(\w+\.)\w/#)?.output.1
        else {
            return []
        }
        return lines[message.line...].enumerated().prefix { $0.element.drop(while: \.isWhitespace).hasPrefix(object) }.map {
            Omission(line: message.line + 1 + $0.offset, extent: .statement, reason: omission.reason)
        }
    }

    /// Whether the error is of a member without which a chain of calls may go on. Nothing follows a member of a missing type that is held for
    /// no view.
    private func isOfChain(_ message: CompilerMessage) -> Bool {
        guard message.text.contains("has no member '"), let type = message.text.quoted(after: ["value of type '"]) else { return false }
        return !missing.isPlaceholder(type)
    }

    /// Returns an omission one step wider than the last one for this line.
    private func next(_ message: CompilerMessage, _ own: Set<Omission>, in source: SourceText) -> Omission {
        let last = own.filter { $0.line == message.line && $0.extent > .name }.map(\.extent).max()
        let isHead =
            Self.isOfDeclaration(message) && !(message.text.contains("cannot find type") && Omitter.isInBody(message.line, of: source))
        let extent: Omission.Extent =
            switch last {
            case nil where message.isOfWholeFile: .bodies
            case nil where Self.isOfInitializer(message): .body
            case nil:
                isHead ? .declaration : isOfChain(message) ? .link : .part
            case .name, .link: .part
            case .part: .statement
            case .statement: .value
            case .value: .outerStatement
            case .outerStatement: .body
            case .body: .declaration
            case .declaration: .bodies
            case .bodies, .file: .file
            }
        return Omission(line: message.line, column: message.column, extent: extent, reason: message.text)
    }

    /// Returns the omissions, widened to the next extent where they remove nothing.
    private func reaching(_ omissions: Set<Omission>, in source: SourceText) -> Set<Omission> {
        var current = omissions
        for _ in Omission.Extent.allCases {
            let effective = Omitter.effective(Array(current), in: source, values: values)
            let idle = current.subtracting(effective)
            guard !idle.isEmpty else { break }
            for omission in idle {
                guard let wider = Omission.Extent(rawValue: omission.extent.rawValue + 1) else { continue }
                current.insert(Omission(line: omission.line, column: omission.column, extent: wider, reason: omission.reason))
                current.remove(omission)
            }
        }
        return current
    }

    /// Handles errors in generated code: the type that the line is about gets no sample value, or is no longer listed if it had none.
    private mutating func giveUpGenerated(_ messages: [CompilerMessage], in path: String) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for message in messages where lines.indices.contains(message.line - 1) {
            // A conformance, `extension Badge: OwnInitializable { … }`.
            if lines[message.line - 1].contains(#/^extension [\w.]+: .*\}$/#) {
                refused.insert(String(lines[message.line - 1]))
                continue
            }
            var isKnown = false
            defer { if !isKnown { refused.insert(String(lines[message.line - 1])) } }
            // A declaration after `// sample: User`, `module.add(Screen.self, …`, or a line of `extension Screen {` at the end of a file.
            for line in lines[...(message.line - 1)].reversed() {
                if let name = line.firstMatch(of: #/^// sample: (.+)$/#)?.output.1 {
                    unsampled[String(name)] = unsampled[String(name)] ?? message.text
                    isKnown = true
                    break
                }
                if line.contains("module.add(launch: ") {
                    unsampled["Launch"] = message.text
                    isKnown = true
                    break
                }
                if let name = line.firstMatch(of: #/module\.add\(([\w.]+)\.self.*, (make|fill): \{/#)?.output.1,
                    unsampled[String(name)] == nil
                {
                    unsampled[String(name)] = message.text
                    isKnown = true
                    break
                }
                if let name = line.firstMatch(of: #/module\.add\(([\w.]+)\.self/#)?.output.1 {
                    unregistered.insert(String(name))
                    isKnown = true
                    break
                }
                if let name = line.firstMatch(of: #/^extension ([\w.]+) \{/#)?.output.1 {
                    if !unregistered.insert(String(name)).inserted { refused.insert(String(lines[message.line - 1])) }
                    isKnown = true
                    break
                }
            }
        }
    }

    func report(program: URL) -> AppReport {
        var entries: [AppReport.Entry] = []
        for (path, own) in omissions {
            for omission in own {
                entries.append(
                    AppReport.Entry(
                        path: path, line: omission.line, extent: omission.extent,
                        cause: causes[path]?[omission.line] ?? omission.reason))
            }
        }
        entries.sort { ($0.path, $0.line) < ($1.path, $1.line) }
        func paths(importing module: String) -> [String] {
            sources.filter { String(decoding: $0.bytes.prefix(4000), as: UTF8.self).contains("import \(module)") }.map(\.path)
        }
        let uiKit = paths(importing: "UIKit"), swiftUI = paths(importing: "SwiftUI")
        let home = code.home.map { URL(filePath: $0) }, built = code.compiledModules.union(code.packages.flatMap(\.products))
        let pods = home.flatMap { Pods(folder: $0) }?.summary(built: built, found: code.found)
        let carthage = home.flatMap { Carthage(folder: $0) }?.summary(found: code.found)
        return AppReport(
            libraries: [pods, carthage].compactMap(\.self), module: code.name,
            files: sources.count,
            filesWithUIKit: uiKit.count,
            filesWhole: sources.count - omissions.count, filesWithUIKitWhole: uiKit.count { omissions[$0] == nil },
            filesWithSwiftUI: swiftUI.count, filesWithSwiftUIWhole: swiftUI.count { omissions[$0] == nil }, left: entries,
            findings: findings, made: made, unmade: unmade, program: program.path)
    }
}
