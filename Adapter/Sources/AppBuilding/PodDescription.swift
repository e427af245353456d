import Foundation

/// What a pod's description says about its files: `Kit.podspec`, read as text and never run, or the JSON that CocoaPods publishes.
struct PodDescription {
    /// The patterns of the code without tests, of what it excludes, of the public headers and of the resources.
    private(set) var sources: [String] = [], excludes: [String] = [], headers: [String] = [], resources: [String] = []
    /// The module's name, if it is not the pod's.
    private(set) var module: String?
    /// The repository and the tag of the published version.
    private(set) var repository: String?, tag: String?

    /// What the description says, each with the path of the part (subspec) that says it: `Core/Views`, nothing for the pod itself.
    private var entries: [(part: String, key: Substring, values: [String])] = []
    /// The paths of the parts, and of those that each needs.
    private var parts: [String] = [], needs: [String: [String]] = [:]

    /// - Parameter used: The parts that the app uses, as its lock file lists them. If there are none, the app gets the usual ones.
    init(text: String, name: String, parts used: [String]) {
        let form =
            #/(\w+)\.(?:ios\.)?(source_files|exclude_files|public_header_files|module_name|resources?|resource_bundles?|default_subspecs?)\s*=\s*(.+)/#
        // What is only for other systems (`s.osx.source_files`) is passed over as tests are.
        var others: Set<String> = ["osx", "macos", "tvos", "watchos", "visionos"]
        // The part that each variable stands for, from here on.
        var owners: [String: String] = [:]
        for line in Self.assignments(in: text) {
            if let name = line.firstMatch(of: #/\.(?:test_spec|app_spec)\b.*\|\s*(\w+)\s*\|/#)?.output.1 { others.insert(String(name)) }
            if let (_, outer, part, inner) = line.firstMatch(of: #/(\w+)\.subspec\s*\(?\s*["']([^"']+)["']\)?.*\|\s*(\w+)\s*\|/#)?.output {
                let path = [owners[String(outer)], String(part)].compactMap(\.self).joined(separator: "/")
                owners[String(inner)] = path
                others.remove(String(inner))
                parts.append(path)
            }
            if let (_, owner, part) = line.firstMatch(of: #/(\w+)\.dependency\s*\(?\s*["']([^"']+)["']/#)?.output,
                part.hasPrefix(name + "/")
            {
                needs[owners[String(owner)] ?? "", default: []].append(String(part.dropFirst(name.count + 1)))
            }
            guard let (_, owner, key, list) = line.firstMatch(of: form)?.output, !others.contains(String(owner)) else { continue }
            let value = key.hasPrefix("resource_bundle") ? list.split(separator: ">").dropFirst().joined(separator: ">")[...] : list
            let words = value.matches(of: #/%w[(\[{<]([^)\]}>]*)[)\]}>]/#).flatMap { $0.output.1.split(whereSeparator: \.isWhitespace) }
            let quoted = words.isEmpty ? value.matches(of: #/["']([^"']+)["']/#).map(\.output.1) : words
            let written = quoted.map { String($0).replacing(#/#\{\w+\.(?:module_)?name\}/#, with: name) }
            // `:none` is a word that no part has.
            let values = written.isEmpty && value.hasPrefix(":none") ? [":none"] : written.map { $0.replacing(#/#\{[^}]*\}/#, with: "*") }
            entries.append((owners[String(owner)] ?? "", key, values))
        }
        use(used)
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

    /// - Parameter used: As in ``init(text:name:parts:)``.
    init?(json: Data, parts used: [String]) {
        guard let root = try? JSONSerialization.jsonObject(with: json) as? [String: Any] else { return nil }
        let source = root["source"] as? [String: Any]
        repository = source?["git"] as? String
        tag = (source?["tag"] ?? source?["commit"]) as? String
        read(root, part: "", of: root["name"] as? String ?? "")
        use(used)
    }

    private mutating func read(_ specification: [String: Any], part: String, of pod: String) {
        func list(_ value: Any) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
        for place in [specification, specification["ios"] as? [String: Any] ?? [:]] {
            for (key, value) in place.sorted(by: { $0.key < $1.key }) {
                let bundles = value as? [String: Any]
                entries.append((part, key[...], bundles.map { $0.sorted { $0.key < $1.key }.flatMap { list($0.value) } } ?? list(value)))
            }
        }
        let named = (specification["dependencies"] as? [String: Any] ?? [:]).keys.sorted().filter { $0.hasPrefix(pod + "/") }
        needs[part] = named.map { String($0.dropFirst(pod.count + 1)) }
        for inner in specification["subspecs"] as? [[String: Any]] ?? [] {
            let path = (part.isEmpty ? "" : part + "/") + (inner["name"] as? String ?? "")
            parts.append(path)
            read(inner, part: path, of: pod)
        }
    }

    /// Takes what the pod itself says, and what the parts say that are used: with those they lie in and those they need. A lock file lists
    /// those inside them; the usual parts have all of these.
    private mutating func use(_ named: [String]) {
        // An app that names none gets these; all, if the description does not say.
        let usualParts = entries.filter { $0.part.isEmpty && $0.key.hasPrefix("default_subspec") }.flatMap(\.values)
        var used: Set<String> = [], rest = !named.isEmpty ? named : usualParts.isEmpty ? parts : usualParts
        while let next = rest.popLast() {
            guard used.insert(next).inserted else { continue }
            rest += needs.filter { (next + "/").hasPrefix($0.key + "/") }.flatMap(\.value)
        }
        for (part, key, values) in entries
        where part.isEmpty || used.contains(where: { $0 == part || $0.hasPrefix(part + "/") || named.isEmpty && part.hasPrefix($0 + "/") })
        {
            add(values, to: key)
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
            (path.hasSuffix(".swift") || path.hasSuffix(".h")) && !AppCode.isPassedOver(path) && named.contains { $0.matches(path) }
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
