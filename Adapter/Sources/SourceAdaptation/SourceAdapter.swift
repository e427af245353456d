/// Rewrites the files of a module so that they compile without Objective-C.
public struct SourceAdapter: Sendable {
    public let options: AdaptationOptions

    public init(options: AdaptationOptions = AdaptationOptions()) { self.options = options }

    /// Reads one file, independently of the others.
    public func read(_ source: SourceText) -> FileReadout {
        var reading = FileReader.read(source, options: options)
        reading.mentions = source.words(among: KnownModules.modules).sorted()
        return FileReadout(reading: reading)
    }

    public func adapt(_ sources: [SourceText], module: String = "App") -> Adaptation {
        adapt(sources, readouts: sources.map(read), module: module)
    }

    /// Returns the rewritten files in the order of the sources.
    /// - Parameter written: The files as their author wrote them, if parts were left out since.
    public func adapt(
        _ sources: [SourceText], readouts: [FileReadout], module: String, unregistered: Set<String> = [], written: [FileReadout]? = nil
    ) -> Adaptation {
        let index = ModuleIndex(readouts.map(\.reading))
        var mover = OverrideMover(index: index, sources: sources)
        mover.run()
        var optional = OptionalMembers(index: index, sources: sources)
        optional.run()
        let selectors = SelectorText(index: index, written: written.map { ModuleIndex($0.map(\.reading)) })
        let foreign = sources.indices.filter { number in options.foreignFolders.contains { sources[number].path.hasPrefix($0 + "/") } }
        let registrations = RegistrationText(index: index, excluded: unregistered, foreignFiles: Set(foreign))

        var files: [Adaptation.File] = []
        var findings: [SourceFinding] = []
        for (number, source) in sources.enumerated() {
            let reading = index.readings[number]
            var edits = reading.edits
            edits += reading.selectors.map { Edit($0.range, selectors.text(for: $0)) }
            edits += mover.edits[number] ?? []
            edits += optional.edits[number] ?? []
            var tail = reading.tail + (optional.tails[number] ?? []) + (mover.tails[number] ?? [])
            if options.registersClasses { tail += registrations.tail(of: reading, number: number) }
            if let more = extraImports(source, reading, index) { edits.append(more) }
            findings += reading.findings + (mover.findings[number] ?? []) + (optional.findings[number] ?? [])
            files.append(Adaptation.File(path: source.path, bytes: text(source, edits, tail)))
        }
        findings.sort { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
        return Adaptation(
            files: files, moduleFile: options.registersClasses ? registrations.moduleFile(named: module) : nil, findings: findings)
    }

    private func text(_ source: SourceText, _ edits: [Edit], _ tail: [String]) -> [UInt8] {
        var result: [UInt8] = []
        if options.locatesSource, !source.bytes.starts(with: "#!".utf8) {
            result += "#sourceLocation(file: \"\(source.path)\", line: 1)\n".utf8
        }
        result += edits.applied(to: source.bytes)
        guard !tail.isEmpty else { return result }
        result += "\n".utf8
        if options.locatesSource, !source.bytes.starts(with: "#!".utf8) { result += "#sourceLocation()\n".utf8 }
        result += tail.joined(separator: "\n").utf8
        result.append(UInt8(ascii: "\n"))
        return result
    }

    /// Returns an edit that adds imports: of the modules whose names the file uses, and of those that rules write names of.
    private func extraImports(_ source: SourceText, _ reading: FileReading, _ index: ModuleIndex) -> Edit? {
        let mentioned = Set(reading.mentions.filter { !index.declares($0) }.compactMap { KnownModules.modules[$0] })
        var modules = KnownModules.imported.filter { module in
            switch module {
            case "UIKit": false
            case "CombineStandIn": mentioned.contains(module) && !source.mentions(["Combine"])
            default: mentioned.contains(module)
            }
        }
        // `CoreGraphics.hypot`: on iOS UIKit re-exports the module under its name.
        if !source.ranges(of: "CoreGraphics.").isEmpty, source.ranges(of: "import CoreGraphics").isEmpty { modules.append("CoreGraphics") }
        if !reading.importsUIKit {
            if reading.readsRun || !reading.selectors.isEmpty || mentioned.contains("UIKit") || source.mentions(["InterfaceOmission"]) {
                modules.append("UIKit")
            } else if source.ranges(of: "import Foundation").isEmpty, source.namesFoundation {
                modules.append("Foundation")
            }
        }
        guard !modules.isEmpty else { return nil }
        guard let end = reading.importEnd else {
            let isScript = source.bytes.starts(with: "#!".utf8)
            return isScript ? nil : Edit(insert: modules.map { "import \($0); " }.joined(), at: 0)
        }
        return Edit(insert: modules.map { "; import \($0)" }.joined(), at: end)
    }
}

/// The results of reading one file, for the module and for a cache.
public struct FileReadout: Hashable, Codable, Sendable {
    let reading: FileReading

    public var hasSyntaxError: Bool { reading.hasSyntaxError }

    /// The top-level types that the whole module sees, with the offset after their opening brace.
    public var sharedTypes: [(name: String, start: Int)] {
        reading.types.filter { $0.kind != .extension && !$0.isLocal && $0.access > .fileprivate && !$0.name.contains(".") }
            .map { ($0.name, $0.start) }
    }

    /// The type aliases that the whole module sees, with their lines.
    public var sharedAliases: [(name: String, line: Int)] { reading.aliases.map { ($0.name, $0.line) } }

    /// The members of extensions that the whole module sees, by type, name and parameter types, with their lines.
    public var sharedMembers: [(name: String, line: Int)] {
        reading.types.filter { $0.kind == .extension && !$0.isLocal && !$0.isGeneric }.flatMap { type in
            type.members.filter { $0.access > .fileprivate && $0.kind != .initializer }.map { member in
                let types = (member.signature?.parameterTypes ?? []).joined(separator: ", ")
                return (
                    "\(type.name).\(member.name)\(member.isStatic ? " of the type" : "")\(types.isEmpty ? "" : ": " + types)", member.line
                )
            }
        }
    }
}

/// A module's files in the form that Linux compiles.
public struct Adaptation: Sendable {
    public struct File: Sendable {
        public let path: String
        public let bytes: [UInt8]

        public var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    public let files: [File]
    /// The module's list of classes and previews.
    public let moduleFile: String?
    public let findings: [SourceFinding]
}
