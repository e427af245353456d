import Dispatch
import Synchronization

/// Rewrites the files of a module so that they compile without Objective-C.
public struct SourceAdapter: Sendable {
    public let options: AdaptationOptions
    /// The modules that files have to import because of the names they use, by name.
    private let modules: [String: String]

    public init(options: AdaptationOptions = AdaptationOptions()) {
        self.options = options
        modules = Set(options.headerModules.compactMap { ImportRule.standIns[$0] }).subtracting(["UIKit"]).sorted()
            .reduce(into: KnownModules.modules) { modules, module in
                for name in KnownModules.declarations(of: module) { modules[name] = module }
            }
    }

    /// Reads one file, independently of the others.
    public func read(_ source: SourceText) -> FileReadout {
        var reading = FileReader.read(source, options: options)
        reading.mentions = source.words(among: modules).sorted()
        return FileReadout(reading: reading)
    }

    /// Reads files, several at the same time.
    public func read(_ sources: [SourceText]) -> [FileReadout] {
        let readouts = Mutex([FileReadout?](repeating: nil, count: sources.count))
        DispatchQueue.concurrentPerform(iterations: sources.count) { number in
            let readout = read(sources[number])
            readouts.withLock { $0[number] = readout }
        }
        return readouts.withLock { $0.compactMap(\.self) }
    }

    public func adapt(_ sources: [SourceText], module: String = "App", beside others: [ModuleReadout] = []) -> Adaptation {
        adapt(sources, readouts: read(sources), module: module, beside: others)
    }

    /// Returns the rewritten files in the order of the sources.
    /// - Parameter unsampled: The types whose sample values did not compile, with the compiler's messages.
    /// - Parameter written: The files as their author wrote them, if parts were left out since.
    /// - Parameter others: Other modules of the app or package. Those that the files import, also through others, are seen.
    public func adapt(
        _ sources: [SourceText], readouts: [FileReadout], module: String, unregistered: Set<String> = [], unsampled: [String: String] = [:],
        written: [FileReadout]? = nil,
        beside others: [ModuleReadout] = []
    ) -> Adaptation {
        let seen = ModuleReadout.imported(by: readouts, among: others)
        let index = ModuleIndex(readouts.map(\.reading), others: seen.map { ModuleIndex($0.files.map(\.reading), imports: []) })
        var mover = OverrideMover(index: index, sources: sources)
        mover.run()
        var optional = OptionalMembers(index: index, sources: sources)
        optional.run()
        var inherited = SubclassMembers(index: index)
        inherited.run()
        var isolation = TestIsolation(index: index)
        isolation.run()
        var initializers = OwnInitializers(index: index)
        initializers.run()
        let foreign = sources.indices.filter { number in options.foreignFolders.contains { sources[number].path.hasPrefix($0 + "/") } }
        var unset = UnsetProperties(index: index)
        if options.registersClasses, options.hasScreens { unset.run(besides: Set(foreign)) }
        let selectors = SelectorText(index: index, written: written.map { ModuleIndex($0.map(\.reading)) })
        let leveled = Set(readouts.flatMap(\.reading.leveledImports))
        let registrations = RegistrationText(
            index: index, own: seen.filter(\.isOwn).flatMap(\.files).map(\.reading),
            others: seen.filter { !$0.isOwn }.flatMap(\.files).map(\.reading.seenOutside), excluded: unregistered, unsampled: unsampled,
            foreignFiles: Set(foreign), hasScreens: options.hasScreens, documentClasses: options.documentClasses, launch: options.launch,
            dependencies: options.dependencies, isDependency: options.isDependency, unset: unset.properties,
            ownDependencies: others.filter(\.isOwn).map(\.name), seenModules: seen.filter(\.isOwn).map(\.name),
            usesNetwork: sources.contains { $0.mentions(Set(RegistrationText.networkTypes)) }, namesakes: Self.namesakes(in: seen),
            imports: imports(of: readouts).subtracting([module]).sorted(),
            leveledImports: leveled)

        var files: [Adaptation.File] = []
        var findings: [SourceFinding] = []
        let published = Dictionary(seen.map { ($0.name, $0.files.flatMap(\.publicNames)) }) { first, _ in first }
            .mapValues { $0.filter { modules[$0] != nil } }
        for (number, source) in sources.enumerated() {
            let reading = index.readings[number]
            var edits = reading.edits
            edits += reading.selectors.map { Edit($0.range, selectors.text(for: $0)) }
            edits += mover.edits[number] ?? []
            edits += optional.edits[number] ?? []
            edits += unset.edits[number] ?? []
            edits += isolation.edits[number] ?? []
            edits += SuperInits(index: index).edits(of: reading)
            var tail = reading.tail + (optional.tails[number] ?? []) + (mover.tails[number] ?? [])
            tail += (inherited.tails[number] ?? []) + (initializers.tails[number] ?? [])
            if options.registersClasses { tail += registrations.tail(of: reading, number: number) }
            let others = reading.imports.reduce(into: Set()) { $0.formUnion(published[$1] ?? []) }
            if let more = extraImports(
                source, reading, without: others, index, leveled, needsViews: unset.edits[number] != nil)
            {
                edits.append(more)
            }
            findings += reading.findings + (mover.findings[number] ?? []) + (optional.findings[number] ?? [])
            files.append(Adaptation.File(path: source.path, bytes: text(source, edits, tail)))
        }
        findings.sort { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
        let list = options.registersClasses ? registrations.moduleFile(named: module) : nil
        return Adaptation(
            files: files, moduleFile: list?.text, findings: findings, made: list?.made ?? [], unmade: list?.unmade ?? [],
            hidden: list?.hidden ?? [], isListEmpty: list?.isEmpty ?? true)
    }

    /// Returns the modules that the files import, by the names that they have here.
    private func imports(of readouts: [FileReadout]) -> Set<String> {
        let written = Set(readouts.flatMap(\.reading.imports)), here = written.intersection(options.modules)
        return here.union(written.compactMap { ImportRule.standIns[$0] }).subtracting(options.ownModules).subtracting(["XCTest", "Testing"])
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

    /// Returns the types of modules that have the name of one of iOS or of another module, by module.
    private static func namesakes(in modules: [ModuleReadout]) -> [String: [TypeDeclaration]] {
        let types = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }.mapValues { module in
            module.files.flatMap(\.reading.types).filter { type in
                type.kind != .extension && !type.isLocal && !type.name.contains(".") && type.access >= (module.isOwn ? .internal : .public)
            }
        }
        var modulesOfName: [String: Int] = [:]
        for names in types.values.map({ Set($0.map(\.name)) }) { for name in names { modulesOfName[name, default: 0] += 1 } }
        let known = KnownModules.namesOfTypes.union(RegistrationText.typesOfSwift.keys)
        return types.mapValues { $0.filter { known.contains($0.name) || modulesOfName[$0.name, default: 0] > 1 } }
    }

    /// Returns an edit that adds imports: of the modules whose names the file uses, and of those that rules write names of.
    /// - Parameter others: The names that other modules publish which the file imports: `AnyCancellable` of OpenCombine.
    private func extraImports(
        _ source: SourceText, _ reading: FileReading, without others: Set<String>, _ index: ModuleIndex, _ leveled: Set<String>,
        needsViews: Bool
    ) -> Edit? {
        let mentioned = Set(reading.mentions.filter { !index.declares($0) && !others.contains($0) }.compactMap { self.modules[$0] })
        let ofHeaders = mentioned.subtracting(KnownModules.imported).sorted()
        var modules = (KnownModules.imported + ofHeaders).filter { module in
            switch module {
            case "UIKit": false
            case "CombineStandIn": mentioned.contains(module) && !source.mentions(["Combine"])
            default: mentioned.contains(module)
            }
        }
        // Other types have functions of this name, too.
        if !modules.contains("SystemStandIn"), !source.ranges(of: "URLSessionConfiguration.background(").isEmpty {
            modules.append("SystemStandIn")
        }
        // `CoreGraphics.hypot`: on iOS UIKit re-exports the module under its name.
        if !source.ranges(of: "CoreGraphics.").isEmpty, source.ranges(of: "import CoreGraphics").isEmpty { modules.append("CoreGraphics") }
        if !reading.importsUIKit {
            // A file of a package that imports nothing names nothing of Foundation, except in comments.
            let isOfPackage = options.isDependency && !options.hasScreens
            if needsViews || reading.readsRun || !reading.selectors.isEmpty || mentioned.contains("UIKit")
                || source.mentions(["InterfaceOmission"])
            {
                modules.append("UIKit")
            } else if source.ranges(of: "import Foundation").isEmpty, !(isOfPackage && reading.imports.isEmpty),
                source.namesFoundation(except: index.hasType(named:))
            {
                modules.append("Foundation")
            }
        }
        // On Linux a subclass of these needs it, too.
        let locks: Set<String> = ["NSLock", "NSRecursiveLock", "NSConditionLock", "NSCondition"]
        if reading.types.contains(where: { !locks.isDisjoint(with: $0.inherited) }) { modules.append("CoreFoundation") }
        guard !modules.isEmpty else { return nil }
        guard let end = reading.importEnd else {
            let isScript = source.bytes.starts(with: "#!".utf8)
            return isScript ? nil : Edit(insert: modules.map { "\($0.imported(leveled)); " }.joined(), at: 0)
        }
        return Edit(insert: modules.map { "; \($0.imported(leveled))" }.joined(), at: end)
    }
}

extension String {
    /// Returns the import of the module of this name. Where a file says who sees an import, all files of its module must say it.
    func imported(_ leveled: Set<String>) -> String { (leveled.contains(self) ? "internal " : "") + "import \(self)" }
}

/// The results of reading one file, for the module and for a cache.
public struct FileReadout: Hashable, Codable, Sendable {
    let reading: FileReading

    public var hasSyntaxError: Bool { reading.hasSyntaxError }

    /// The modules that the file imports, as it writes them.
    public var importedModules: [String] { reading.imports }
    public var importsViews: Bool { reading.importsUIKit }
    public var importsSwiftUI: Bool { reading.importsSwiftUI }

    /// Returns the line of an extension's member that overrides one of this name, and so is called by the class itself; nil if the file has
    /// none.
    public func line(ofOverride name: String, inExtensionOf owners: Set<String>) -> Int? {
        reading.types.lazy.filter { $0.kind == .extension && owners.contains($0.name) }.flatMap(\.members)
            .first { $0.isOverride && $0.base == name }?.line
    }

    /// The names of the classes that begin in a line.
    public func classes(in source: SourceText, line: Int) -> Set<String> {
        Set(reading.types.lazy.filter { $0.kind == .class && source.line(of: $0.start) == line }.map(\.name))
    }

    /// The top-level types that the whole module sees, with the offset after their opening brace.
    public var sharedTypes: [(name: String, start: Int)] {
        reading.types.filter { $0.kind != .extension && !$0.isLocal && $0.access > .fileprivate && !$0.name.contains(".") }
            .map { ($0.name, $0.start) }
    }

    /// The top-level types and type aliases that other modules see.
    public var publicNames: [String] {
        reading.types.filter { $0.kind != .extension && !$0.isLocal && $0.access >= .public && !$0.name.contains(".") }.map(\.name)
            + reading.aliases.filter { $0.access >= .public }.map(\.name)
    }

    /// The types and type aliases outside other types, whoever sees them.
    public var typeNames: [String] {
        reading.types.filter { $0.kind != .extension && !$0.isLocal && !$0.name.contains(".") }.map(\.name) + reading.aliases.map(\.name)
    }

    /// The types inside others, by their last name.
    public var nestedTypeNames: [String] {
        reading.types.compactMap { type in
            guard type.kind != .extension, let period = type.name.lastIndex(of: ".") else { return nil }
            return String(type.name[type.name.index(after: period)...])
        }
    }

    /// The type aliases that the whole module sees, with their lines.
    public var sharedAliases: [(name: String, line: Int)] { reading.aliases.map { ($0.name, $0.line) } }

    /// The members of extensions that the whole module sees, by type, name and parameter types, with their lines.
    public var sharedMembers: [(name: String, line: Int)] {
        reading.types.filter { $0.kind == .extension && !$0.isLocal && !$0.isGeneric }.flatMap { type in
            type.members.filter { $0.access > .fileprivate && $0.kind != .initializer }.map { member in
                let types = (member.signature?.parameterTypes ?? []).joined(separator: ", ")
                let conditions = type.conditions.isEmpty ? "" : " where \(type.conditions)"
                let kind = member.isStatic ? " of the type" : ""
                return ("\(type.name).\(member.name)\(kind)\(types.isEmpty ? "" : ": " + types)\(conditions)", member.line)
            }
        }
    }
}

/// The results of reading another module of the app or package.
public struct ModuleReadout: Sendable {
    public let name: String
    public let files: [FileReadout]
    /// Whether it is a module of the app, of which other modules' lists of screens see what is internal.
    public let isOwn: Bool
    /// Whether it has a list of its classes.
    public let isListed: Bool

    public init(name: String, files: [FileReadout], isOwn: Bool = false, isListed: Bool = true) {
        self.name = name
        self.files = files
        self.isOwn = isOwn
        self.isListed = isListed
    }

    /// Returns the modules that files import, and those that these import.
    static func imported(by files: [FileReadout], among modules: [ModuleReadout]) -> [ModuleReadout] {
        var seen: Set<String> = [], waiting = files.flatMap(\.reading.imports)
        while let name = waiting.popLast() {
            guard let module = modules.first(where: { $0.name == name }), seen.insert(name).inserted else { continue }
            waiting += module.files.flatMap(\.reading.imports)
        }
        return modules.filter { seen.contains($0.name) }
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
    /// The screens that are made with sample values, and those that could not be made.
    public let made: [MadeScreen]
    public let unmade: [UnmadeScreen]
    /// The screens of other modules that are none, because this module shows that others are made from their classes.
    public let hidden: Set<String>
    /// Whether the module's list says nothing.
    public let isListEmpty: Bool
}
