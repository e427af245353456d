import Foundation
import LayoutSpecs
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
        var settings = Settings()
        if let root = reader.root() { Settings.table.read(root, with: &reader, into: &settings) }
        guard reader.errors.isEmpty else { throw SettingsErrors(reader.errors) }
        return settings
    }
}

/// Reads the nodes of a YAML tree and collects all faults. `SettingsTable` says which keys there are.
struct SettingsReader {
    private let file: String
    private let lines: [Substring]
    private let text: String
    /// The devices that the file may name: after `devices:` was read, with its own.
    var catalog: DeviceCatalog
    /// The matrices from outside the file, and its own after `matrices:` was read.
    let known: [DeviceMatrix]
    var ownMatrices: [DeviceMatrix] = []
    private(set) var errors: [SettingsError] = []

    init(text: String, file: String, catalog: DeviceCatalog, known: [DeviceMatrix]) {
        self.text = text
        self.file = file
        self.catalog = catalog
        self.known = known
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    var matrixNames: [String] { (ownMatrices + known + DeviceMatrix.presets).map(\.name) }

    fileprivate mutating func root() -> Node? {
        do {
            guard let node = try Yams.compose(yaml: text) else { return nil }
            if case .scalar(let scalar) = node, scalar.string.isEmpty { return nil }
            return node
        } catch let error as YamlError {
            errors.append(syntax(error))
        } catch {
            errors.append(SettingsError(.invalidYAML("\(error)"), at: SettingsLocation(file: file, line: 1, column: 1)))
        }
        return nil
    }

    private func syntax(_ error: YamlError) -> SettingsError {
        guard let found = YAMLSyntaxFault(error, lines: lines.map(String.init)) else {
            return fault(.invalidYAML("\(error)"), line: 1, column: 1)
        }
        return fault(.invalidYAML(found.problem), line: found.line, column: found.column)
    }

    // MARK: Nodes

    /// Returns the values by key. The dictionary is only used for lookups, so its order does not matter.
    mutating func mapping(_ node: Node, allowed: [String], of owner: String) -> [String: Node] {
        var found: [String: Node] = [:]
        for (key, value) in pairs(node, owner) {
            guard let name = key.string else { continue }
            guard allowed.contains(name) else { fail(.unknownKey(name, allowed: allowed), key); continue }
            if found.updateValue(value, forKey: name) != nil { fail(.duplicateName(name), key) }
        }
        return found
    }

    mutating func pairs(_ node: Node, _ owner: String) -> [(Node, Node)] {
        guard case .mapping(let mapping) = node else {
            fail(.wrongKind(key: owner, expected: "a mapping"), node)
            return []
        }
        return mapping.map { ($0.key, $0.value) }
    }

    mutating func sequence(_ node: Node, _ key: String) -> [Node] {
        switch node {
        case .sequence(let sequence): return Array(sequence)
        case .scalar(let scalar) where !scalar.string.isEmpty: return [node]
        default:
            fail(.wrongKind(key: key, expected: "a list"), node)
            return []
        }
    }

    mutating func texts(_ node: Node, _ key: String) -> [(String, Node)] {
        let items = sequence(node, key)
        if items.isEmpty, case .sequence = node { fail(.emptyList(key), node) }
        return items.compactMap { item in string(item, key).map { ($0, item) } }
    }

    mutating func string(_ node: Node, _ key: String) -> String? {
        guard case .scalar(let scalar) = node, !scalar.string.isEmpty else {
            fail(.wrongKind(key: key, expected: "text"), node)
            return nil
        }
        return scalar.string
    }

    mutating func name(_ node: Node, _ key: String, of names: [String]) -> String? {
        guard let text = string(node, key) else { return nil }
        guard names.contains(text) else { fail(.unknownValue(text, of: key, allowed: names), node); return nil }
        return text
    }

    // MARK: Faults

    mutating func missing(_ key: String, of owner: String, _ node: Node) { fail(.missingKey(key, of: owner), node) }

    mutating func fail(_ problem: SettingsError.Problem, _ node: Node) {
        let error = fault(problem, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
        // A matrix is read again for each matrix that uses it; its faults are reported once.
        if !errors.contains(error) { errors.append(error) }
    }

    private func fault(_ problem: SettingsError.Problem, line: Int, column: Int) -> SettingsError {
        let text = lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
        return SettingsError(problem, at: SettingsLocation(file: file, line: line, column: column), sourceLine: text)
    }
}
