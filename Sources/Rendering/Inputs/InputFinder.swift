import Goldens
import Foundation
import InterfaceBuilder
import LayoutSpecs

/// Finds the cases that words on the command line and in settings name.
package struct InputFinder: Sendable {
    package var project: Project
    /// Screens written in Swift, from the running executable.
    package var screens: [Screen]
    /// The scenes of documents to include, by id, storyboard identifier, title or class; empty for all.
    package var scenes: [String] = []
    /// Asset catalogs, pictures and folders of them for screens written in Swift, searched before the folders around the settings.
    package var resources: [URL] = []
    private var documentNames = DocumentNames([])

    package init(project: Project, screens: [Screen]) { self.project = project; self.screens = screens }

    /// - Parameter words: files, folders, patterns of files, names of screens or cases. If empty, the settings' inputs, all screens, and
    ///   all scenes of the documents among the resources.
    /// - Throws: `InputErrors`, with all errors at once.
    package func cases(named names: [String]) throws -> [Case] {
        var finder = self
        finder.documentNames = DocumentNames(documents(in: names) + AppDocuments(resources).urls)
        return try finder.namedCases(names)
    }

    /// Returns the documents among the words and the settings' inputs. Their case names depend on each other, and must not depend on which
    /// of them are requested. Errors in the words are reported later, when they are read.
    private func documents(in names: [String]) -> [URL] {
        (names + project.settings.inputs).flatMap { word -> [URL] in
            let isFile = FileManager.default.fileExists(atPath: url(word).path)
            guard isFile || Wildcard.isPattern(word), let files = try? files(matching: word) else { return [] }
            return files.filter { Self.documentSuffixes.contains($0.pathExtension) }
        }
    }

    private func namedCases(_ names: [String]) throws -> [Case] {
        var errors: [any Error] = []
        var cases: [Case] = []
        if names.isEmpty {
            cases += screens.flatMap(\.cases)
            collect(&cases, &errors) { try read(AppDocuments(resources).urls) }
            for pattern in project.settings.inputs { collect(&cases, &errors) { try read(files(matching: pattern)) } }
            if cases.isEmpty, errors.isEmpty { errors.append(InputError.noInputs) }
        }
        // The settings' inputs are read once, for the first word that needs them.
        var known: [Case]?
        for word in names { collect(&cases, &errors) { try self.cases(named: word, &known) } }
        errors += duplicates(in: cases) + misnamed(cases)
        let found = withAssets(unique(cases.filter { Self.isFolderName($0.name) }))
        guard errors.isEmpty else { throw InputErrors(errors, readable: found) }
        return found
    }

    /// Sets the assets. Inputs in one folder share those around it; screens written in Swift use those around the project's settings.
    private func withAssets(_ cases: [Case]) -> [Case] {
        var known: [URL: AssetFolder] = [:]
        let ownDocuments = AppDocuments(resources)
        return cases.map { input in
            let file = input.file ?? project.folder.appending(path: Settings.fileName)
            let folder = file.deletingLastPathComponent().standardizedFileURL
            let isOwn = input.file == nil && !resources.isEmpty
            let key = isOwn ? resources[0] : folder
            let assets = known[key] ?? (isOwn ? AssetFolder.of(resources, around: file) : AssetFolder.around(file))
            known[key] = assets
            var input = input
            input.assets = assets
            input.documents = ownDocuments
            return input
        }
    }

    private func collect(_ cases: inout [Case], _ errors: inout [any Error], _ body: () throws -> [Case]) {
        do { cases += try body() } catch let found as InputErrors {
            cases += found.readable
            errors += found.errors
        } catch { errors.append(error) }
    }

    private func cases(named word: String, _ known: inout [Case]?) throws -> [Case] {
        let own = screens.flatMap(\.cases).filter { Wildcard(word).matches($0.name) || $0.inputName == word }
        guard own.isEmpty else { return own }
        if FileManager.default.fileExists(atPath: url(word).path) || Wildcard.isPattern(word) {
            return try read(files(matching: word))
        }
        // A case of the settings' inputs can be named without its file.
        let inputs = try known ?? settingsCases()
        known = inputs
        // The cases of a document begin with its name: an app has hundreds.
        let documents = AppDocuments(resources).urls.filter { (word + ".").hasPrefix(documentNames[$0] + ".") }
        let named = (inputs + (try read(documents))).filter { $0.name == word || $0.inputName == word }
        guard named.isEmpty else { return named }
        throw InputError.notFound(word, known: screens.map(\.name) + inputs.map(\.name))
    }

    /// Returns the scenes of the documents among the resources. Where a team lists its screens, these are what it lists.
    package func resourceCases() -> [Case] {
        guard !screens.contains(where: { $0.origin == .list }) else { return [] }
        var finder = self
        let files = AppDocuments(resources).urls.filter { !Self.launchScreens.contains($0.deletingPathExtension().lastPathComponent) }
        finder.documentNames = DocumentNames(files)
        let cases = files.flatMap { (try? finder.read([$0])) ?? [] }
        let scenes = Dictionary(grouping: cases.compactMap(\.controllerClass), by: \.self).mapValues(\.count)
        let made = madeClasses
        return cases.filter { input in
            if let owner = input.ownerClass, made[owner] != nil { return false }
            return input.controllerClass.map { made[$0, default: 0] < scenes[$0, default: 0] } ?? true
        }
    }

    /// How many screens of each class are made without its scenes: the class by its name, with data, and the screens of a walk.
    private var madeClasses: [String: Int] {
        let names = screens.map { screen in
            if case .walk(_, let controller) = screen.origin { controller } else { screen.name }
        }
        return Dictionary(grouping: names, by: \.self).mapValues(\.count)
    }

    /// The documents that iOS shows while an app starts, which are no screens of its own.
    private static let launchScreens: Set<String> = [
        "LaunchScreen", Bundle.main.infoDictionary?["UILaunchStoryboardName"] as? String ?? "LaunchScreen",
    ]

    /// Returns the names of all cases in the project's folder. A file that cannot be read counts by its own name.
    package func namesInFolder() -> Set<String> {
        let files = (try? inputs(in: project.folder)) ?? []
        var finder = self
        finder.documentNames = DocumentNames(files.filter { Self.documentSuffixes.contains($0.pathExtension) })
        return files.reduce(into: []) { names, file in
            names.insert(file.deletingPathExtension().lastPathComponent)
            names.formUnion(((try? finder.read(file)) ?? []).map(\.name))
        }
    }

    private func settingsCases() throws -> [Case] {
        try read(project.settings.inputs.flatMap { try files(matching: $0) })
    }

    private func url(_ path: String) -> URL { path.hasPrefix("/") ? URL(filePath: path) : project.folder.appending(path: path) }

    // MARK: Files

    static let specSuffixes = ["yaml", "yml", "json"]
    static let documentSuffixes = ["storyboard", "xib"]

    /// Returns the files that a word names, sorted; a folder stands for everything in it that can be drawn.
    private func files(matching word: String) throws -> [URL] {
        guard !Wildcard.isPattern(word) || FileManager.default.fileExists(atPath: url(word).path) else {
            let found = try inputs(in: project.folder).filter { Wildcard(word).matches(project.name(of: $0)) }
            guard !found.isEmpty else { throw InputError.notFound(word, known: []) }
            return found
        }
        guard FileManager.default.fileExists(atPath: url(word).path) else { throw InputError.notFound(word, known: []) }
        guard url(word).isFolder else { return [url(word)] }
        let found = try inputs(in: url(word))
        guard !found.isEmpty else { throw InputError.emptyFolder(word) }
        return found
    }

    /// Skips hidden folders, asset catalogs, references of tests, output that Plumb wrote for this or another project, and files that are
    /// no specs: settings of other programs, schemas, data.
    private func inputs(in folder: URL) throws -> [URL] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let skipped = [project.output, project.goldens].map(\.standardizedFileURL.path)
        return try names.flatMap { name -> [URL] in
            let url = folder.appending(path: name)
            guard !name.hasPrefix("."), !name.hasSuffix(".xcassets"), name != "__Snapshots__", name != Settings.fileName else { return [] }
            if url.isFolder, Self.isApp(url) || RunRecord.exists(in: url) { return [] }
            if url.isFolder { return skipped.contains(url.standardizedFileURL.path) ? [] : try inputs(in: url) }
            if Self.specSuffixes.contains(url.pathExtension) { return SpecFile.isSpec(url) ? [url] : [] }
            return Self.documentSuffixes.contains(url.pathExtension) ? [url] : []
        }
    }

    /// Whether the folder's own settings define its code, which makes it a separate project.
    private static func isApp(_ folder: URL) -> Bool {
        guard let text = try? String(contentsOf: folder.appending(path: Settings.fileName), encoding: .utf8) else { return false }
        return text.split(separator: "\n").contains { $0.hasPrefix("code:") }
    }

    /// Reads the files and collects the errors of all of them.
    private func read(_ files: [URL]) throws -> [Case] {
        var errors: [any Error] = []
        var cases: [Case] = []
        for file in files { collect(&cases, &errors) { try read(file) } }
        guard errors.isEmpty else { throw InputErrors(errors, readable: cases) }
        return cases
    }

    private func read(_ file: URL) throws -> [Case] {
        let name = project.name(of: file)
        return try CurrentWork.doing("reading \(name)") { try read(file, named: name) }
    }

    private func read(_ file: URL, named name: String) throws -> [Case] {
        if Self.documentSuffixes.contains(file.pathExtension) { return try documentCases(of: file, named: name) }
        guard Self.specSuffixes.contains(file.pathExtension) else { throw InputError.unknownKind(name) }
        let text: String
        do { text = try String(contentsOf: file, encoding: .utf8) } catch {
            throw InputError.unreadable(name, reason: "it is not UTF-8 text or cannot be opened")
        }
        // Use a relative path where it leads to the file, because the path is part of error messages.
        let isHere = FileManager.default.currentDirectoryPath == project.folder.standardizedFileURL.path
        let folder = file.deletingLastPathComponent()
        do {
            let spec = try LayoutSpec.read(text: text, file: isHere ? name : file.path, within: Project.root(of: file)) { path in
                try? String(contentsOf: path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path), encoding: .utf8)
            }
            return spec.cases(file: file)
        } catch {
            throw InputError.faults(error, file: name)
        }
    }

    private func documentCases(of file: URL, named name: String) throws -> [Case] {
        let data: Data
        do { data = try Data(contentsOf: file) } catch { throw InputError.unreadable(name, reason: "it cannot be opened") }
        let stem = documentNames[file]
        do {
            let document = try IBDocument.read(data, file: name)
            guard scenes.isEmpty else { return try scenes.map { try document.case(ofScene: $0, file: file, named: stem) } }
            return document.cases(file: file, named: stem)
        } catch { throw InputError.faults(error, file: name) }
    }

    // MARK: Names

    private func duplicates(in cases: [Case]) -> [any Error] {
        var files: [String: [String]] = [:]
        for input in cases {
            let file = input.file.map(project.name(of:)) ?? "a screen in Swift"
            if files[input.name]?.contains(file) != true { files[input.name, default: []].append(file) }
        }
        let names = unique(cases).map(\.name)
        return names.compactMap { name in
            guard let found = files[name], found.count > 1 else { return nil }
            return InputError.duplicateCase(name, found)
        }
    }

    private func misnamed(_ cases: [Case]) -> [any Error] {
        unique(cases).filter { !Self.isFolderName($0.name) }.map { input in
            InputError.misnamedCase(input.name, input.file.map(project.name(of:)) ?? "a screen in Swift")
        }
    }

    /// Whether the name can be a folder of pictures and goldens: it may contain subfolders, but nothing hidden and nothing outside.
    private static func isFolderName(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty && part.first != "." && part.utf8.count <= 200
                && part.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\\" }
        }
    }

    /// Removes duplicates, so that an input named twice is drawn once.
    private func unique(_ cases: [Case]) -> [Case] {
        var seen: Set<String> = []
        return cases.filter { seen.insert($0.name).inserted }
    }
}

extension URL {
    /// Whether the URL is an existing directory.
    fileprivate var isFolder: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
}
