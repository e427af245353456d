import Foundation
import LayoutAudit
import LayoutSpecs
import UIKit
import Yams

/// Suggests known words for misspelled ones in settings and on the command line, as for specs.
package typealias Spelling = LayoutSpecs.Spelling

extension Settings {
    /// - Parameters:
    ///   - file: the file's name for errors.
    ///   - catalog: the devices that the file may name in addition to its own.
    ///   - matrices: the matrices that `use:` may name in addition to the presets and the file's own.
    package static func read(
        text: String, file: String, catalog: DeviceCatalog = .standard, matrices: [DeviceMatrix] = []
    ) throws(SettingsErrors) -> Settings {
        var reader = SettingsReader(text: text, file: file, catalog: catalog, known: matrices)
        let settings = reader.settings()
        guard reader.errors.isEmpty else { throw SettingsErrors(reader.errors) }
        return settings
    }
}

/// Reads the YAML tree and collects all faults.
struct SettingsReader {
    private let file: String
    private let lines: [Substring]
    private let text: String
    private var catalog: DeviceCatalog
    private let known: [DeviceMatrix]
    private(set) var errors: [SettingsError] = []

    init(text: String, file: String, catalog: DeviceCatalog, known: [DeviceMatrix]) {
        self.text = text
        self.file = file
        self.catalog = catalog
        self.known = known
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    static let keys = [
        "inputs", "goldens", "hashOnly", "output", "fonts", "matrix", "devices", "matrices", "cases", "code", "now", "timeZone", "seed",
        "locale", "tolerance", "ignoring", "findings",
    ]
    static let axisKeys = [
        "devices", "orientations", "splits", "directions", "contentSizes", "styles", "contrasts", "weights", "keyboards", "languages",
    ]
    static let matrixKeys = ["summary", "use"] + axisKeys + ["include", "exclude"]

    mutating func settings() -> Settings {
        var settings = Settings()
        guard let root = root() else { return settings }
        let entries = mapping(root, allowed: Self.keys, of: "the settings")
        if let node = entries["inputs"] { settings.inputs = strings(node, "inputs") }
        if let node = entries["goldens"] { settings.goldens = string(node, "goldens") }
        if let node = entries["hashOnly"] {
            if let flag = node.bool { settings.hashOnly = flag } else { fail(.wrongKind(key: "hashOnly", expected: "true or false"), node) }
        }
        if let node = entries["output"] { settings.output = string(node, "output") }
        if let node = entries["fonts"] { settings.fonts = strings(node, "fonts") }
        if let node = entries["devices"] { settings.devices = devices(node) }
        catalog = catalog.adding(settings.devices)
        if let node = entries["matrices"] { settings.matrices = matrices(node) }
        let names = (settings.matrices + known + DeviceMatrix.presets).map(\.name)
        if let node = entries["matrix"] { settings.matrix = name(node, "matrix", of: names) }
        if let node = entries["cases"] { settings.cases = cases(node, matrixNames: names) }
        if let node = entries["code"] { settings.code = code(node) }
        settings.run = run(entries)
        if let node = entries["tolerance"] { settings.tolerance = tolerance(node) }
        if let node = entries["ignoring"] { settings.masks = masks(node) }
        if let node = entries["findings"] { settings.findings = findings(node) }
        return settings
    }

    /// Reads, for each kind, `truncatedText: warning` or a list of `{in: pattern, severity: off}`; `known:` names a file.
    private mutating func findings(_ node: Node) -> FindingSettings {
        var findings = FindingSettings()
        for (key, value) in pairs(node, "findings") {
            guard let kind = key.string else { continue }
            if kind == "known" { findings.known = string(value, "known"); continue }
            guard LayoutFindings.kinds.contains(kind) else {
                fail(.unknownKey(kind, allowed: ["known"] + LayoutFindings.kinds), key)
                continue
            }
            guard case .sequence(let items) = value else {
                if let severity = severity(value) { findings.weights.append(.init(kind: kind, severity: severity)) }
                continue
            }
            for item in items {
                let entries = mapping(item, allowed: ["in", "severity"], of: kind)
                guard let weight = entries["severity"] else { missing("severity", of: kind, item); continue }
                let pattern = entries["in"].flatMap { string($0, "in") }
                if let severity = severity(weight) { findings.weights.append(.init(kind: kind, pattern: pattern, severity: severity)) }
            }
        }
        return findings
    }

    private mutating func severity(_ node: Node) -> Severity? {
        // YAML 1.1 reads a plain `off` as false.
        if node.bool == false { return .off }
        return name(node, "severity", of: Severity.allCases.map(\.rawValue)).flatMap(Severity.init)
    }

    private mutating func code(_ node: Node) -> CodeSettings {
        var code = CodeSettings()
        let entries = mapping(node, allowed: Self.codeKeys, of: "code")
        if let node = entries["name"] { code.name = string(node, "name") ?? code.name }
        if let node = entries["sources"] { code.sources = strings(node, "sources") } else { missing("sources", of: "code", node) }
        if let node = entries["excludes"] { code.excludes = strings(node, "excludes") }
        if let node = entries["resources"] { code.resources = strings(node, "resources") }
        if let node = entries["defines"] { code.defines = strings(node, "defines") }
        if let node = entries["languageMode"] { code.languageMode = name(node, "languageMode", of: ["5", "6"]) ?? code.languageMode }
        if let node = entries["packages"] { code.packages = sequence(node, "packages").map { package($0) } }
        return code
    }

    private mutating func package(_ node: Node) -> CodeSettings.Package {
        let entries = mapping(node, allowed: Self.packageKeys, of: "a package")
        var package = CodeSettings.Package(url: "")
        if let node = entries["url"] { package.url = string(node, "url") ?? "" } else { missing("url", of: "a package", node) }
        if let node = entries["from"] { package.from = string(node, "from") ?? "" }
        if let node = entries["exact"] { package.exact = string(node, "exact") ?? "" }
        if let node = entries["branch"] { package.branch = string(node, "branch") ?? "" }
        if let node = entries["revision"] { package.revision = string(node, "revision") ?? "" }
        if let node = entries["joined"] {
            if let flag = node.bool { package.joined = flag } else { fail(.wrongKind(key: "joined", expected: "true or false"), node) }
        }
        if let node = entries["products"] { package.products = strings(node, "products") }
        return package
    }

    private mutating func run(_ entries: [String: Node]) -> RunSettings {
        var run = RunSettings()
        if let node = entries["timeZone"] {
            run.timeZone = string(node, "timeZone")
            check(RunSettings(timeZone: run.timeZone), node, "timeZone", "a time zone such as Europe/Berlin, GMT or +05:30")
        }
        if let node = entries["now"] {
            run.now = string(node, "now")
            check(RunSettings(now: run.now), node, "now", "a date and time such as 2026-01-09T09:41:00Z or 2026-01-09 09:41")
        }
        if let node = entries["locale"] {
            run.locale = string(node, "locale")
            check(RunSettings(locale: run.locale), node, "locale", "a language and region such as de_CH")
        }
        if let node = entries["seed"] {
            run.seed = node.string.flatMap { UInt64($0) }
            if run.seed == nil { fail(.wrongKind(key: "seed", expected: "a whole number of at least 0"), node) }
        }
        return run
    }

    private mutating func tolerance(_ node: Node) -> Tolerance {
        let entries = mapping(node, allowed: ["color", "pixels", "antialiasing"], of: "a tolerance")
        var tolerance = Tolerance.none
        if let node = entries["color"] { tolerance.color = share(node, "color") }
        if let node = entries["pixels"] { tolerance.pixels = share(node, "pixels") }
        if let node = entries["antialiasing"] {
            if let answer = node.bool {
                tolerance.antialiasing = answer
            } else {
                fail(.wrongKind(key: "antialiasing", expected: "true or false"), node)
            }
        }
        return tolerance
    }

    private mutating func share(_ node: Node, _ key: String) -> Double {
        guard let number = node.float ?? node.int.map(Double.init), (0...1).contains(number) else {
            fail(.wrongKind(key: key, expected: "a number from 0 to 1"), node)
            return 0
        }
        return number
    }

    private mutating func masks(_ node: Node) -> [Mask] {
        texts(node, "ignoring").compactMap { text, item in
            let mask = Mask(text: text)
            if mask == nil { fail(.wrongKind(key: "ignoring", expected: "a view's name, class:Name or rect:x,y,width,height"), item) }
            return mask
        }
    }

    private mutating func check(_ run: RunSettings, _ node: Node, _ key: String, _ expected: String) {
        do throws(SimulatedRun.Fault) { _ = try run.run() } catch { fail(.wrongKind(key: key, expected: expected), node) }
    }

    private mutating func root() -> Node? {
        do {
            guard let node = try Yams.compose(yaml: text) else { return nil }
            if case .scalar(let scalar) = node, scalar.string.isEmpty { return nil }
            return node
        } catch let error as YamlError {
            errors.append(syntax(error))
        } catch {
            errors.append(SettingsError(.invalidYAML("\(error)"), at: SourcePlace(file: file, line: 1, column: 1)))
        }
        return nil
    }

    private func syntax(_ error: YamlError) -> SettingsError {
        guard let found = YAMLSyntaxFault(error, lines: lines.map(String.init)) else {
            return fault(.invalidYAML("\(error)"), line: 1, column: 1)
        }
        return fault(.invalidYAML(found.problem), line: found.line, column: found.column)
    }

    // MARK: Devices, cases

    private mutating func devices(_ node: Node) -> [Device] {
        sequence(node, "devices").compactMap { item in
            let entries = mapping(item, allowed: ["name", "size", "scale"], of: "a device")
            guard let name = entries["name"].flatMap({ string($0, "name") }) else { missing("name", of: "a device", item); return nil }
            guard let sizeNode = entries["size"] else { missing("size", of: "the device “\(name)”", item); return nil }
            guard let size = string(sizeNode, "size"), let canvas = Device.canvas(named: size) else {
                fail(.wrongKind(key: "size", expected: "a width and height in points, such as 320x200 or 320x200@3x"), sizeNode)
                return nil
            }
            var scale = canvas.scale
            if let node = entries["scale"] {
                guard let number = node.int, (1...4).contains(number) else {
                    fail(.wrongKind(key: "scale", expected: "a number of pixels per point from 1 to 4"), node)
                    return nil
                }
                scale = CGFloat(number)
            }
            return Device.canvas(name: name, size: canvas.size, scale: scale)
        }
    }

    private mutating func cases(_ node: Node, matrixNames: [String]) -> [Settings.CaseSettings] {
        pairs(node, "cases").compactMap { key, value in
            guard let caseName = key.string else { return nil }
            let entries = mapping(value, allowed: ["matrix", "tolerance", "ignoring", "animations"], of: "a case")
            guard !entries.isEmpty else { missing("matrix", of: "the case “\(caseName)”", value); return nil }
            var settings = Settings.CaseSettings(name: caseName)
            if let matrix = entries["matrix"] { settings.matrix = name(matrix, "matrix", of: matrixNames) }
            if let node = entries["tolerance"] { settings.tolerance = tolerance(node) }
            if let node = entries["ignoring"] { settings.masks = masks(node) }
            if let node = entries["animations"] { settings.animations = strings(node, "animations") }
            return settings
        }
    }

    // MARK: Matrices

    private mutating func matrices(_ node: Node) -> [DeviceMatrix] {
        let pairs = pairs(node, "matrices")
        let bodies: [(name: String, body: Node)] = pairs.compactMap { key, value in key.string.map { ($0, value) } }
        return bodies.map { matrix(named: $0.name, $0.body, others: bodies, path: [$0.name]) }
    }

    /// - Parameter path: the matrices whose `use:` led to this one.
    private mutating func matrix(named name: String, _ node: Node, others: [(name: String, body: Node)], path: [String]) -> DeviceMatrix {
        let entries = mapping(node, allowed: Self.matrixKeys, of: "a matrix")
        var matrix = DeviceMatrix(name: name, summary: entries["summary"].flatMap { string($0, "summary") } ?? "", crosses: [])
        for item in entries["use"].map({ sequence($0, "use") }) ?? [] {
            guard let used = self.used(item, others: others, path: path) else { continue }
            matrix.crosses += used.crosses
            matrix.excludes += used.excludes
        }
        if Self.axisKeys.contains(where: { entries[$0] != nil }) {
            cross(entries, owner: node).map { matrix.crosses.append($0) }
        }
        for item in entries["include"].map({ sequence($0, "include") }) ?? [] {
            cross(mapping(item, allowed: Self.axisKeys, of: "an include"), owner: item).map { matrix.crosses.append($0) }
        }
        for item in entries["exclude"].map({ sequence($0, "exclude") }) ?? [] {
            matrix.excludes.append(pattern(item))
        }
        if matrix.crosses.isEmpty, errors.isEmpty { missing("devices", of: "the matrix “\(name)”", node) }
        return matrix
    }

    private mutating func used(_ item: Node, others: [(name: String, body: Node)], path: [String]) -> DeviceMatrix? {
        guard let wanted = string(item, "use") else { return nil }
        if let own = others.first(where: { $0.name == wanted }), path.last != wanted || !isKnown(wanted) {
            guard !path.contains(wanted) else { fail(.circularUse(wanted), item); return nil }
            return matrix(named: wanted, own.body, others: others, path: path + [wanted])
        }
        let found = known.first { $0.name == wanted } ?? DeviceMatrix.preset(named: wanted)
        if found == nil {
            let names = others.map(\.name) + known.map(\.name) + DeviceMatrix.presets.map(\.name)
            fail(.unknownValue(wanted, of: "matrix", allowed: names), item)
        }
        return found
    }

    /// Whether a matrix with this name exists outside the file; one in the file with the same name may use it.
    private func isKnown(_ name: String) -> Bool { (known + DeviceMatrix.presets).contains { $0.name == name } }

    private mutating func cross(_ entries: [String: Node], owner: Node) -> DeviceMatrix.Cross? {
        guard let devicesNode = entries["devices"] else { missing("devices", of: "a matrix", owner); return nil }
        let values = values(entries)
        guard let devices = values.devices, !devices.isEmpty else {
            if errors.isEmpty { fail(.emptyList("devices"), devicesNode) }
            return nil
        }
        return DeviceMatrix.Cross(values)
    }

    private mutating func pattern(_ node: Node) -> CellPattern {
        if let text = node.string { return .name(text) }
        return .values(values(mapping(node, allowed: Self.axisKeys, of: "an exclude")))
    }

    private mutating func values(_ entries: [String: Node]) -> CellPattern.Values {
        var values = CellPattern.Values()
        values.devices = entries["devices"].map { node in texts(node, "devices").flatMap { text, item in selected(text, item) } }
        values.orientations = axis(entries, "orientations")
        values.splits = axis(entries, "splits")
        values.directions = axis(entries, "directions")
        values.contentSizes = axis(entries, "contentSizes")
        values.styles = axis(entries, "styles")
        values.contrasts = axis(entries, "contrasts")
        values.weights = axis(entries, "weights")
        values.keyboards = axis(entries, "keyboards")
        values.languages = entries["languages"].map { node in texts(node, "languages").compactMap { text, item in language(text, item) } }
        return values
    }

    private mutating func axis<Value: AxisValue>(_ entries: [String: Node], _ key: String) -> [Value]? {
        guard let node = entries[key] else { return nil }
        if node.string == "all" { return Array(Value.allCases) }
        return texts(node, key).compactMap { text, item in
            guard let value = Value(rawValue: text) else {
                fail(.unknownValue(text, of: key, allowed: Value.allCases.map(\.rawValue) + ["all"]), item)
                return nil
            }
            return value
        }
    }

    private mutating func language(_ text: String, _ node: Node) -> Language? {
        guard let language = Language(text) else {
            fail(.unknownValue(text, of: "languages", allowed: ["base"] + PseudoLanguage.allCases.map(\.rawValue) + ["de", "ar"]), node)
            return nil
        }
        return language
    }

    private mutating func selected(_ text: String, _ node: Node) -> [Device] {
        let devices = catalog.devices(selectedBy: text)
        if devices.isEmpty { fail(.unknownValue(text, of: "devices", allowed: catalog.names + DeviceCatalog.groups), node) }
        return devices
    }

    // MARK: Nodes

    /// Returns the values by key. The dictionary is only used for lookups, so its order does not matter.
    private mutating func mapping(_ node: Node, allowed: [String], of owner: String) -> [String: Node] {
        var found: [String: Node] = [:]
        for (key, value) in pairs(node, owner) {
            guard let name = key.string else { continue }
            guard allowed.contains(name) else { fail(.unknownKey(name, allowed: allowed), key); continue }
            if found.updateValue(value, forKey: name) != nil { fail(.duplicateName(name), key) }
        }
        return found
    }

    private mutating func pairs(_ node: Node, _ owner: String) -> [(Node, Node)] {
        guard case .mapping(let mapping) = node else {
            fail(.wrongKind(key: owner, expected: "a mapping"), node)
            return []
        }
        return mapping.map { ($0.key, $0.value) }
    }

    private mutating func sequence(_ node: Node, _ key: String) -> [Node] {
        switch node {
        case .sequence(let sequence): return Array(sequence)
        case .scalar(let scalar) where !scalar.string.isEmpty: return [node]
        default:
            fail(.wrongKind(key: key, expected: "a list"), node)
            return []
        }
    }

    private mutating func texts(_ node: Node, _ key: String) -> [(String, Node)] {
        let items = sequence(node, key)
        if items.isEmpty, case .sequence = node { fail(.emptyList(key), node) }
        return items.compactMap { item in string(item, key).map { ($0, item) } }
    }

    private mutating func strings(_ node: Node, _ key: String) -> [String] { texts(node, key).map(\.0) }

    private mutating func string(_ node: Node, _ key: String) -> String? {
        guard case .scalar(let scalar) = node, !scalar.string.isEmpty else {
            fail(.wrongKind(key: key, expected: "text"), node)
            return nil
        }
        return scalar.string
    }

    private mutating func name(_ node: Node, _ key: String, of names: [String]) -> String? {
        guard let text = string(node, key) else { return nil }
        guard names.contains(text) else { fail(.unknownValue(text, of: key, allowed: names), node); return nil }
        return text
    }

    // MARK: Faults

    private mutating func missing(_ key: String, of owner: String, _ node: Node) { fail(.missingKey(key, of: owner), node) }

    private mutating func fail(_ problem: SettingsError.Problem, _ node: Node) {
        let error = fault(problem, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
        // A matrix is read again for each matrix that uses it; its faults are reported once.
        if !errors.contains(error) { errors.append(error) }
    }

    private func fault(_ problem: SettingsError.Problem, line: Int, column: Int) -> SettingsError {
        let text = lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
        return SettingsError(problem, at: SourcePlace(file: file, line: line, column: column), sourceLine: text)
    }
}
