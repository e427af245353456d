/// The generated file with a module's classes and screens.
struct ModuleFile {
    var text: String
    /// The screens that are made with sample values, and those that could not be made.
    var made: [MadeScreen]
    var unmade: [UnmadeScreen]
    /// The screens of other modules that are none.
    var hidden: Set<String>
    /// Whether the file says nothing: the module has no classes and no screens, and needs nothing of iOS.
    var isEmpty: Bool
}

/// A controller or view that is made with sample values, and the expression that makes it.
public struct MadeScreen: Hashable, Codable, Sendable {
    public var name: String
    public var code: String

    public init(name: String, code: String) { (self.name, self.code) = (name, code) }
}

/// A controller or view of which no object can be created without knowing more.
public struct UnmadeScreen: Hashable, Codable, Sendable {
    public var name: String
    /// The types that led to the one without a value, and why it has none.
    public var reason: String
}

/// The text by which storyboards and previews find classes: an extension of each class with outlets, and one list for the module.
struct RegistrationText {
    let index: ModuleIndex
    /// The files of the app's modules that the module sees. The list sees what is internal there.
    var own: [FileReading] = []
    /// What the module sees of the files of other people's modules.
    var others: [FileReading] = []
    /// The classes to leave out.
    var excluded: Set<String> = []
    /// The types whose samples did not compile, with the compiler's messages.
    var unsampled: [String: String] = [:]
    /// The numbers of files whose classes are not screens.
    var foreignFiles: Set<Int> = []
    /// Whether the module has screens; otherwise documents only find its classes.
    var hasScreens = true
    /// The classes that the app's documents name.
    var documentClasses = DocumentClasses()
    /// How the app starts; nil for code that is no app.
    var launch: AdaptationOptions.Launch?
    /// The modules whose classes are registered with the module's.
    var dependencies: [String] = []
    /// Whether the module is registered with another one's classes.
    var isDependency = false
    /// The properties that have sample values while nobody has set them.
    var unset: [UnsetProperties.Property] = []
    /// Those of the dependencies that are the app's own, with screens.
    var ownDependencies: [String] = []
    /// The app's modules that the files import, also through others.
    var seenModules: [String] = []
    /// Whether the files name a type of `NetworkStandIn`.
    var usesNetwork = true
    /// The types of other modules that have the name of one of iOS or of each other, by module.
    var namesakes: [String: [TypeDeclaration]] = [:]
    /// The modules of which the app's files use types.
    var imports: [String] = []
    /// The modules whose imports say who sees them.
    var leveledImports: Set<String> = []

    /// Returns the connections of a file's classes, for the end of the file, where private members are visible.
    func tail(of reading: FileReading, number: Int) -> [String] {
        let groups = Dictionary(grouping: reading.connections) { index.fullName(of: $0.type) ?? "" }
        return groups.sorted { $0.key < $1.key }.compactMap { name, connections in
            guard isRegistered(name) else { return nil }
            let lines = connections.map { "        connections." + call(for: $0, in: name) }
            return """
                extension \(name) {
                    @MainActor static func \(Self.function(for: name, file: number))(_ connections: InterfaceConnections) {
                \(lines.joined(separator: "\n"))
                    }
                }
                """
        }
    }

    private func call(for connection: Connection, in type: String) -> String {
        let name = SelectorText.objectiveCName(of: connection.member)
        switch connection.kind {
        case .outlet: return "outlet(\"\(connection.member)\", \\\(type).\(connection.member))"
        case .attribute:
            return "attribute(\"\(connection.member)\", \\\(type).\(connection.member)) { $0.\(connection.member) = $1 }"
        case .action: return "action(Selector(\"\(name)\", \(type).\(Self.reference(connection.member))))"
        case .segueAction: return "segueAction(\"\(name)\", \(type).\(Self.reference(connection.member)))"
        }
    }

    /// Returns `tap` for `tap()`: a reference without arguments has no parentheses.
    private static func reference(_ member: String) -> String { member.hasSuffix("()") ? String(member.dropLast(2)) : member }

    /// Returns a name with the number of the file, because a class can have connections in several files.
    private static func function(for name: String, file: Int) -> String {
        "plumbConnect_" + name.underscored + "_\(file)"
    }

    private func isRegistered(_ name: String) -> Bool {
        guard !excluded.contains(name), let type = index.type(named: name) else { return false }
        return type.kind == .class && !type.isGeneric && type.access > .fileprivate && !type.isLocal
    }

    /// Whether a document has an object of the class beside its views and controllers.
    private func isObjectOfDocument(_ name: String) -> Bool {
        documentClasses.objects.contains(index.type(named: name)?.objectiveCName ?? name)
    }

    /// Returns the module's list: `registerClasses` for storyboards, screens by class name, previews.
    func moduleFile(named module: String) -> ModuleFile {
        var lines: [String] = [], unmade: [UnmadeScreen] = [], made: [MadeScreen] = []
        let connected = filesOfConnections()
        // Of other modules only what is public is seen, and is no data of the app.
        let samples = SampleMaker(
            index: own.isEmpty && others.isEmpty ? index : ModuleIndex(index.readings + own + others), excluded: unsampled,
            documentClasses: documentClasses,
            foreignFiles: foreignFiles.union(others.indices.map { index.readings.count + own.count + $0 }))
        let bases = baseClasses()
        for (name, place) in index.types.sorted(by: { $0.key < $1.key })
        where isRegistered(name) && (index.isOfUIKit(name) || connected[name] != nil || isObjectOfDocument(name)) {
            let type = index[place]
            let connects = (connected[name] ?? []).map { "\(name).\(Self.function(for: name, file: $0))" }
            var arguments = "\(name).self, named: \"\(type.objectiveCName ?? name)\""
            if !connects.isEmpty { arguments += ", connections: [\(connects.joined(separator: ", "))]" }
            if hasScreens, !foreignFiles.contains(place.file), isScreen(name), !bases.contains(name) {
                let chain = [name] + index.ancestors(of: name)
                // The owner of a nib is made by code, and loads the nib.
                let isOwner = documentClasses.owners.contains(type.objectiveCName ?? name)
                // Outlets alone tell of a document only where it is not known which classes the documents name.
                let isConnected = documentClasses.isEmpty || !chain.contains("UIViewController")
                let isInDocument =
                    !isOwner && isConnected && chain.contains { connected[$0] != nil } || documentClasses.controllers.contains(name)
                do {
                    let making = try making(name, chain, isInDocument: isInDocument, samples)
                    if let code = Self.expression(in: making) { made.append(MadeScreen(name: type.objectiveCName ?? name, code: code)) }
                    arguments += making
                } catch  where !isInDocument { unmade.append(UnmadeScreen(name: name, reason: error.description)) } catch {}
            }
            if hasScreens, !foreignFiles.contains(place.file), isCell(name), unsampled[name] == nil {
                let calls = samples.injections(of: [name] + index.ancestors(of: name)).map { "object.\($0)" }
                if !calls.isEmpty {
                    arguments += ", fill: { object in guard let object = object as? \(name) else { return }; "
                    arguments += "\(calls.joined(separator: "; ")) }"
                }
            }
            let isMade = hasScreens && unsampled[name] == nil && !foreignFiles.contains(place.file)
            let creation = isMade ? samples.documentCall(of: name).map { "; module.add(\(name).self) { coder in \($0) }" } : nil
            lines.append("    module.add(\(arguments))\(creation ?? "")")
            if isObjectOfDocument(name), unsampled[name] == nil,
                let values = try? samples.arguments(of: name, chain: [name] + index.ancestors(of: name))
            {
                lines.append("    module.add(\(name).self, object: { \(name)(\(values)) })")
            }
        }
        if imports.contains("SystemStandIn") {
            for name in Self.documentViews where !index.declares(name) { lines.append("    module.add(\(name).self, named: \"\(name)\")") }
        }
        let managed = index.types.keys.sorted().filter {
            isRegistered($0) && index.ancestors(of: $0).last(where: { $0 != "NSObject" }) == "NSManagedObject"
        }
        if !managed.isEmpty { lines.append("    ManagedObjectTypes.register([\(managed.map { $0 + ".self" }.joined(separator: ", "))])") }
        let stored = index.types.keys.sorted().filter(isRegistered).compactMap(StoredClassText(index: index).registration)
        lines += stored.map { "    \($0)" }
        lines += index.types.keys.sorted().compactMap(samples.choices).map { "    \($0)" }
        lines += unset.compactMap(samples.unset).map { "    \($0)" }
        let lost = index.readings.reduce(into: Set()) { $0.formUnion($1.lostSamples) }
        lines += lost.sorted().compactMap(samples.lost).map { "    \($0)" }
        if hasScreens { lines += samples.objects(of: index.readings.flatMap(\.environmentTypes)).map { "    \($0)" } }
        let formats = index.readings.enumerated().filter { !foreignFiles.contains($0.offset) }.flatMap(\.element.dateFormats)
        if hasScreens, let format = DateFormat.most(of: formats) {
            lines.append("    InterfaceSample.register(dateFormat: \(format.swiftLiteral))")
        }
        let raw = index.readings.reduce(into: Set()) { $0.formUnion($1.rawValueUses) }
        lines += raw.sorted().compactMap { $0.registration(in: index) }.map { "    \($0)" }
        let keys = index.readings.enumerated().filter { !foreignFiles.contains($0.offset) }.flatMap(\.element.answerKeys)
        lines += AnswerKeys(keys, index: index).registrations.map { "    \($0)" }
        if !isDependency { lines.append("    InterfaceSample.register(server: SampleServer.data(contentsOf:))") }
        if let launch = launchText { lines.append("    module.add(launch: \(launch))") }
        if hasScreens { lines += screensWithoutClass(bases, samples, &unmade) }
        if hasScreens, index.declares("plumbScreens") { lines.append("    module.add(screens: plumbScreens)") }
        let readings = hasScreens ? index.readings : []
        let previews = readings.flatMap(\.previews).map { "    module.add(preview: \($0))" }
        let providers = readings.flatMap(\.providers).map { "    \($0)(module)" }
        // The module's own screens come first: of two with one name the other has its module's after it.
        var registered = dependencies.map { name in
            ownDependencies.contains(name)
                ? "    module.add(part: \"\(name)\", \(Self.registration(of: name)))" : "    \(Self.registration(of: name))(in: module)"
        }
        let hidden = isDependency ? [] : basesElsewhere()
        if !hidden.isEmpty {
            registered.append("    module.hide(screens: [\(hidden.sorted().map { "\"\($0)\"" }.joined(separator: ", "))])")
        }
        let imports = Set(
            imports + dependencies + ["Foundation", "CombineStandIn", "NetworkStandIn"] + (managed.isEmpty ? [] : ["CoreDataStandIn"])
                + (stored.isEmpty ? [] : [StoredClassText.module])
        ).subtracting(["UIKit"] + seenModules).sorted()
        let heads =
            imports.map { $0.imported(leveledImports) } + seenModules.sorted().map { "@testable \($0.imported(leveledImports))" }
        let head =
            isDependency
            ? "func \(Self.registration(of: module))(in module: InterfaceModule) {"
            : "func registerInterface() -> InterfaceModule {\n    let module = InterfaceModule(named: \"\(module)\")"
        let body = """
            @MainActor public \(head)
            \((lines + previews + providers + registered).joined(separator: "\n"))\(isDependency ? "" : "\n    return module")
            }
            \(networkAliases.joined(separator: "\n"))
            \(samples.text)
            """
        let text = """
            import UIKit
            \((heads + importsOfNamesakes(in: body)).joined(separator: "\n"))

            \(body)\(body.contains("plumbKept(") ? "\n" + SampleMaker.keeper + "\n" : "")
            """
        let isEmpty = isDependency && !usesNetwork && samples.text.isEmpty && (lines + previews + providers + registered).isEmpty
        return ModuleFile(text: text, made: made, unmade: unmade, hidden: hidden, isEmpty: isEmpty)
    }

    /// Returns the calls that add the screens which are no registered classes: generic controllers, and views of SwiftUI.
    private func screensWithoutClass(_ bases: Set<String>, _ samples: SampleMaker, _ unmade: inout [UnmadeScreen]) -> [String] {
        var lines: [String] = []
        func add(_ name: String, _ make: () throws(SampleGap) -> String) {
            do { lines.append("    module.add(screen: \"\(name)\") { \(try make()) }") } catch {
                unmade.append(UnmadeScreen(name: name, reason: error.description))
            }
        }
        for (name, place) in index.types.sorted(by: { $0.key < $1.key }) where isGenericScreen(name, place) && !bases.contains(name) {
            add(name) { () throws(SampleGap) in try samples.controller(generic: index[place]) }
        }
        let views = ShownViews(index: index, foreignFiles: foreignFiles)
        for name in views.names { add(name) { () throws(SampleGap) in try samples.screen(of: name, inStack: views.needsStack(name)) } }
        return lines
    }

    /// Whether the type is a controller with generic parameters that say what they can be. One that can be used with anything is a base or a
    /// container.
    private func isGenericScreen(_ name: String, _ place: ModuleIndex.Place) -> Bool {
        let type = index[place]
        return type.kind == .class && !type.genericNames.isEmpty && type.access > .fileprivate && !type.isLocal && !excluded.contains(name)
            && !foreignFiles.contains(place.file) && index.ancestors(of: name).contains("UIViewController")
            && type.genericNames.allSatisfy { type.genericBounds[$0] != nil }
    }

    /// Returns `import enum Models.Visibility` for a name that the text uses, and that iOS or other people's modules have, too: the type of the
    /// app's own module is meant.
    private func importsOfNamesakes(in text: String) -> [String] {
        let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
        let types = namesakes.flatMap { module, types in types.map { (module: module, type: $0) } }
        return Dictionary(grouping: types) { $0.type.name }.compactMap { name, found in
            let own = found.filter { seenModules.contains($0.module) }, meant = own.isEmpty ? found : own
            guard words.contains(Substring(name)), index.types[name] == nil, index.alias(name, in: nil) == nil else { return nil }
            // What other people's modules call `Result` is seldom what is meant.
            if let kind = Self.typesOfSwift[name], own.isEmpty { return "import \(kind) Swift.\(name)" }
            guard Set(meant.map(\.module)).count == 1, let one = meant.first else { return nil }
            let kind = one.type.kind == .actor ? "class" : one.type.kind.rawValue
            let inside = seenModules.contains(one.module) ? "@testable " : ""
            let level = leveledImports.contains(one.module) ? "internal " : ""
            return "\(inside)\(level)import \(kind) \(one.module).\(name)"
        }.sorted()
    }

    /// The types of Swift's library that the list's declarations write, with their kinds.
    static let typesOfSwift = [
        "Array": "struct", "Dictionary": "struct", "Error": "protocol", "Optional": "enum", "Result": "enum", "Set": "struct",
    ]

    /// The function that adds the classes of another module. It has the module's name, because a file may import several.
    private static func registration(of module: String) -> String { "registerInterface_\(module)" }

    /// The views of other frameworks that documents have elements of.
    private static let documentViews = ["MKMapView", "WKWebView", "PDFView", "LPLinkView"]

    /// Declarations by which the app's files mean the types of `NetworkStandIn`: those of its own module come before Foundation's.
    private var networkAliases: [String] {
        Self.networkTypes.filter { !index.declares($0) }.map { "public typealias \($0) = NetworkStandIn.\($0)" }
    }

    static let networkTypes = [
        "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionUploadTask", "URLSessionDownloadTask", "URLSessionWebSocketTask",
        "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
        "URLSessionWebSocketDelegate", "JSONDecoder",
    ]

    /// Returns the expression that starts the app, if it has a delegate.
    private var launchText: String? {
        guard let launch, unsampled["Launch"] == nil else { return nil }
        let preparation = index.declares("plumbWillLaunch") ? ", willLaunch: { plumbWillLaunch() }" : ""
        let scenes = types(conformingTo: ["UISceneDelegate", "UIWindowSceneDelegate"])
        if let app = appOfSwiftUI {
            let choices = scenes.map { "type == \($0).self ? \($0)() : " }.joined()
            return "InterfaceLaunch(app: \(app).self\(choices.isEmpty ? "" : ", makeScene: { type in \(choices)nil }")\(preparation))"
        }
        let delegates = types(conformingTo: ["UIApplicationDelegate"])
        guard let delegate = delegates.first(where: { index.type(named: $0)?.isEntry == true }) ?? delegates.first else { return nil }
        let scene = launch.sceneDelegate.flatMap { name in scenes.first { $0.lastName == name.lastName } } ?? scenes.first
        var arguments = ["delegate: { \(delegate)() }"]
        if let scene { arguments.append("scene: { \(scene)() }") }
        if let storyboard = launch.storyboard { arguments.append("storyboard: \"\(storyboard)\"") }
        return "InterfaceLaunch(\(arguments.joined(separator: ", "))\(preparation))"
    }

    /// The app's own type that begins an app of SwiftUI.
    private var appOfSwiftUI: String? {
        index.types.sorted { $0.key < $1.key }.first { name, place in
            let type = index[place]
            return type.isEntry && !type.isGeneric && type.access > .fileprivate && !foreignFiles.contains(place.file)
                && index.places(of: name).contains { index[$0].inherited.contains { $0.lastName == "App" } }
        }?.key
    }

    /// Returns the app's own classes that conform to one of the protocols, sorted.
    private func types(conformingTo protocols: Set<String>) -> [String] {
        index.types.sorted { $0.key < $1.key }.filter { name, place in
            isRegistered(name) && !foreignFiles.contains(place.file)
                && index.places(of: name).contains { !protocols.isDisjoint(with: index[$0].inherited) }
        }.map(\.key)
    }

    /// Returns the classes that others inherit from, and of which neither code nor a document makes an object.
    private func baseClasses() -> Set<String> {
        let named = index.readings.reduce(into: Set<String>()) { $0.formUnion($1.namedTypes) }
        return Set(index.types.keys.lazy.compactMap(index.superclass))
            .filter { !named.contains($0.lastName) && !documentClasses.controllers.contains($0) }
    }

    /// Returns the screens of the app's other modules from whose classes others inherit, and of which nothing makes an object.
    private func basesElsewhere() -> Set<String> {
        guard !own.isEmpty else { return [] }
        let all = index.readings + own
        let named = all.reduce(into: Set<String>()) { $0.formUnion($1.namedTypes) }
        let inherited = Set(all.flatMap(\.types).filter { $0.kind == .class }.compactMap(\.inherited.first))
        let elsewhere = own.flatMap(\.types).filter { $0.kind == .class && inherited.contains($0.name) }
        return Set(
            elsewhere.map { $0.objectiveCName ?? $0.name }
                .filter { !named.contains($0.lastName) && !documentClasses.controllers.contains($0) })
    }

    /// Whether the class is a controller or view that is shown by itself. Cells are not.
    private func isScreen(_ name: String) -> Bool {
        let chain = [name] + index.ancestors(of: name)
        return chain.contains(where: Self.roots.contains) && !chain.contains(where: Self.parts.contains)
    }

    private func isCell(_ name: String) -> Bool {
        let ancestors = index.ancestors(of: name)
        return !ancestors.contains("UIWindow") && ancestors.contains(where: Self.parts.contains)
    }

    /// Returns the arguments that say how a screen is made: by an expression, or by a document, after which its properties are set.
    private func making(_ name: String, _ chain: [String], isInDocument: Bool, _ samples: SampleMaker) throws(SampleGap) -> String {
        if let message = unsampled[name] { throw SampleGap("its sample does not compile: \(message)").inside(name) }
        if let made = samples.factoryCall(of: name) { return ", make: { \(made) }" }
        guard !isInDocument else {
            let assignments = samples.injections(of: chain).map { "object.\($0)" }
            guard !assignments.isEmpty else { return "" }
            return ", fill: { object in guard let object = object as? \(name) else { return }; \(assignments.joined(separator: "; ")) }"
        }
        func assembled() -> String? { chain.contains("UIViewController") ? samples.assembly(of: name) : nil }
        do {
            let sample = samples.filled("\(name)(\(try samples.arguments(of: name, chain: chain)))", of: chain)
            guard sample != "\(name)()", let assembled = assembled() else { return ", make: { \(sample) }" }
            return ", make: { InterfaceSample.triesAgain ? \(sample) as UIViewController : \(assembled) }"
        } catch {
            guard let assembled = assembled() else { throw error }
            return ", make: { \(assembled) }"
        }
    }

    private static func expression(in making: String) -> String? {
        let head = ", make: { ", other = " as UIViewController : "
        guard making.hasPrefix(head) else { return nil }
        let code = making.dropFirst(head.count).dropLast(2)
        return String(code.ranges(of: other).last.map { code[$0.upperBound...] } ?? code)
    }

    private static let roots: Set<String> = ["UIView", "UIViewController"]
    /// The views that only a list or the system creates.
    private static let parts: Set<String> = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UIWindow"]

    /// Returns the numbers of the files with connections of each class.
    private func filesOfConnections() -> [String: [Int]] {
        var files: [String: [Int]] = [:]
        for (number, reading) in index.readings.enumerated() {
            for name in Set(reading.connections.compactMap { index.fullName(of: $0.type) }) { files[name, default: []].append(number) }
        }
        return files
    }
}
