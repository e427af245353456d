import Foundation

/// What a pod's description says about its files: `Kit.podspec`, read as text and never run, or the JSON that CocoaPods publishes.
struct PodDescription {
    /// The patterns of the code without tests, of what it excludes, of the public headers and of the resources.
    private(set) var sources: [String] = [], excludes: [String] = [], headers: [String] = [], resources: [String] = []
    /// The module's name, if it is not the pod's.
    private(set) var module: String?
    /// The repository and the tag of the published version.
    private(set) var repository: String?, tag: String?

    init(text: String, name: String) {
        let form =
            #/(\w+)\.(?:ios\.)?(source_files|exclude_files|public_header_files|module_name|resources?|resource_bundles?)\s*=\s*(.+)/#
        // What is only for other systems (`s.osx.source_files`) is passed over as tests are.
        var others: Set<String> = ["osx", "macos", "tvos", "watchos", "visionos"]
        for line in Self.assignments(in: text) {
            if let name = line.firstMatch(of: #/\.(?:test_spec|app_spec)\b.*\|\s*(\w+)\s*\|/#)?.output.1 { others.insert(String(name)) }
            guard let (_, owner, key, list) = line.firstMatch(of: form)?.output, !others.contains(String(owner)) else { continue }
            let value = key.hasPrefix("resource_bundle") ? list.split(separator: ">").dropFirst().joined(separator: ">")[...] : list
            let words = value.matches(of: #/%w[(\[{<]([^)\]}>]*)[)\]}>]/#).flatMap { $0.output.1.split(whereSeparator: \.isWhitespace) }
            let quoted = words.isEmpty ? value.matches(of: #/["']([^"']+)["']/#).map(\.output.1) : words
            let written = quoted.map { String($0).replacing(#/#\{\w+\.(?:module_)?name\}/#, with: name) }
            add(written.map { $0.replacing(#/#\{[^}]*\}/#, with: "*") }, to: key)
        }
    }

    /// Returns the lines without comments; one that ends within a list goes on with the next.
    private static func assignments(in text: String) -> [String] {
        var lines: [String] = [], isOpen = false
        for line in text.split(whereSeparator: \.isNewline) {
            let code = line.replacing(#/(^|\s)\s*#\s.*$/#, with: ""), text = code.drop(while: \.isWhitespace)
            guard !text.isEmpty, !text.hasPrefix("#") else { continue }
            if isOpen { lines[lines.count - 1] += " " + text } else { lines.append(String(text)) }
            let last = text.last { !$0.isWhitespace }
            isOpen = last.map { ",[({".contains($0) } == true || lines[lines.count - 1].contains(#/%w[(\[{<][^)\]}>]*$/#)
        }
        return lines
    }

    /// - Parameter parts: The subspecs that are used.
    init?(json: Data, parts: [String]) {
        guard let root = try? JSONSerialization.jsonObject(with: json) as? [String: Any] else { return nil }
        let source = root["source"] as? [String: Any]
        repository = source?["git"] as? String
        tag = (source?["tag"] ?? source?["commit"]) as? String
        read(root)
        read(partsOf: root, inside: "", used: parts)
    }

    private mutating func read(partsOf specification: [String: Any], inside name: String, used: [String]) {
        for part in specification["subspecs"] as? [[String: Any]] ?? [] {
            let path = name + (part["name"] as? String ?? "")
            guard used.contains(where: { $0 == path || $0.hasPrefix(path + "/") }) else { continue }
            read(part)
            read(partsOf: part, inside: path + "/", used: used)
        }
    }

    private mutating func read(_ specification: [String: Any]) {
        func list(_ value: Any) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
        for place in [specification, specification["ios"] as? [String: Any] ?? [:]] {
            for (key, value) in place.sorted(by: { $0.key < $1.key }) {
                let bundles = value as? [String: Any]
                add(bundles.map { $0.sorted { $0.key < $1.key }.flatMap { list($0.value) } } ?? list(value), to: key[...])
            }
        }
    }

    private mutating func add(_ written: [String], to key: Substring) {
        switch key {
        case "source_files": sources += written
        case "exclude_files": excludes += written
        case "public_header_files": headers += written
        case "module_name": module = written.first
        case "resource", "resources", "resource_bundle", "resource_bundles": resources += written
        default: break
        }
    }

    /// Returns the files in the pod's folder as a module.
    func code(named name: String, in folder: URL) -> AppCode {
        func place(_ path: String) -> String { folder.appending(path: path).standardizedFileURL.path }
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let excluded = excludes.map(FilePattern.init), named = sources.map(FilePattern.init)
        let files = all.sorted().filter { path in
            (path.hasSuffix(".swift") || path.hasSuffix(".h")) && named.contains { $0.matches(path) }
                && !excluded.contains { $0.matches(path) }
        }
        var code = AppCode(name: module ?? name, sources: files.filter { $0.hasSuffix(".swift") }.map(place))
        let open = headers.map(FilePattern.init)
        code.headers = files.filter { path in path.hasSuffix(".h") && (open.isEmpty || open.contains { $0.matches(path) }) }.map(place)
        code.resources = resources.map { place(Self.folder(of: $0)) }
        return code
    }

    /// Returns the part of a pattern before the first name with wildcards: `Kit/Assets` of `Kit/Assets/**/*.xcassets`.
    private static func folder(of pattern: String) -> String {
        pattern.split(separator: "/").prefix { !$0.contains { "*?{[".contains($0) } }.joined(separator: "/")
    }
}
