import Foundation
import UIKit

extension LayoutSpec {
    /// Reads a spec from YAML or JSON.
    ///
    /// - Parameters:
    ///   - file: The name for errors; images are looked up relative to it. The file itself is not read here.
    ///   - project: The folder that must contain all files named by the spec, after following links; nil for the spec's own folder.
    ///   - included: Returns the text of a components file by its path from the spec's folder, or nil for a missing file.
    /// - Throws: `SpecErrors` with all faults of the text.
    package static func read(
        text: String, file: String, within project: URL? = nil, included: @escaping (_ path: String) -> String? = { _ in nil }
    ) throws(SpecErrors) -> LayoutSpec {
        let source = SourceText(text)
        var parser = DocumentParser(text: text, source: source)
        guard let root = parser.root() else { throw SpecErrors(file: file, diagnostics: parser.diagnostics, source: source) }
        let folder = SpecFolder(file: file, project: project)
        var expander = SpecExpander(files: included, isInside: { folder.holds($0) })
        let whole = expander.expanded(root)
        var reader = SpecReader(file: file, source: source)
        let spec = reader.spec(whole)
        guard var spec, reader.diagnostics.isEmpty, expander.diagnostics.isEmpty else {
            throw SpecErrors(file: file, diagnostics: expander.diagnostics + reader.diagnostics, source: source)
        }
        spec.includes = expander.includes
        spec.folder = folder
        if let fault = spec.outsideTable { throw SpecErrors(file: file, diagnostics: [fault], source: source) }
        return spec
    }
}

/// Walks the document once, in the order in which names become known, and collects all faults.
struct SpecReader {
    let file: String
    let source: SourceText
    var diagnostics: [SpecDiagnostic] = []
    var values = ValueReader(metrics: [ReservedWords.hairline])
    var scope = Scope()
    /// The range of each name's first use. Views, guides and metrics share one namespace.
    var names: [String: SourceRange] = [:]
    var kinds: [Kind] = []
    /// Lines of `constraints:` to read after every name is known; the owner is the view that contains them.
    var pendingLines: [(node: SpecNode, owner: Int)] = []
    var identifiers: [String: SourceRange] = [:]
    var pendingTargets: [Target] = []
    var setNames: [String] = []
    var stateNames: [String] = []

    init(file: String, source: SourceText) {
        self.file = file
        self.source = source
    }

    /// The keys of a spec, in the order of the schema.
    static let keys = [
        "$schema", "name", "description", "components", "data", "navigation", "tabBar", "metrics", "root", "constraints", "constraintSets",
        "variations", "states",
        "animations", "ignoring",
    ]

    mutating func fail(_ error: SpecError, _ range: SourceRange) {
        diagnostics.append(SpecDiagnostic(error: error, range: range))
    }

    mutating func spec(_ node: SpecNode) -> LayoutSpec? {
        guard let entries = mapping(node, allowed: Self.keys, in: "A spec") else { return nil }
        func entry(_ key: String) -> SpecNode? { entries.first { $0.key == key }?.value }
        let metrics = entry("metrics").map { readMetrics($0) } ?? []
        guard let rootNode = entry("root") else {
            fail(.missingKey("root", in: "A spec"), node.range)
            return nil
        }
        let root = view(rootNode, superview: nil, in: nil)
        stateNames = entry("states").map { names(of: $0, .state) } ?? []
        setNames = entry("constraintSets").map { names(of: $0, .constraintSet) } ?? []

        let lines =
            (entry("constraints").map { self.lines($0, owner: nil) } ?? [])
            + pendingLines.flatMap { self.lines([$0.node], owner: $0.owner) }
        let sets = entry("constraintSets").map { readSets($0) } ?? []
        let variations = entry("variations").map { readVariations($0) } ?? []
        let states = entry("states").map { readStates($0) } ?? []
        let animations = entry("animations").map { readAnimations($0) } ?? []
        checkTargets()
        let ignoring = entry("ignoring").map { self.ignoring($0) } ?? []
        let navigation = entry("navigation").flatMap { values.object($0, "navigation", NavigationBuilder.fields) }
        let tabBar = entry("tabBar").flatMap { values.object($0, "tabs", TabBarBuilder.fields) }
        let name = entry("name").flatMap { values.text($0) }, summary = entry("description").flatMap { values.text($0) }
        diagnostics += values.diagnostics
        guard let root, diagnostics.isEmpty else { return nil }
        return LayoutSpec(
            name: name ?? URL(filePath: file).deletingPathExtension().lastPathComponent, summary: summary, file: file, states: stateNames,
            animations: animations, root: root, navigation: navigation, tabBar: tabBar, metrics: metrics, constraints: lines, sets: sets,
            variations: variations,
            stateChanges: states, ignoring: ignoring, source: source, folder: SpecFolder(file: file, project: nil))
    }

    /// Returns the names of views and classes unchanged; rectangles must be four numbers.
    private mutating func ignoring(_ node: SpecNode) -> [String] {
        (node.sequence ?? [node]).compactMap { item in
            guard let text = values.text(item) else { return nil }
            guard text.hasPrefix("rect:") else { return text }
            let numbers = text.dropFirst(5).split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
            if numbers.count != 4 { fail(.wrongType(found: "“\(text)”", expected: "rect:x,y,width,height"), item.range) }
            return text
        }
    }

    // MARK: Shapes

    /// Returns the entries after checking every key, or nil if the node is not a mapping.
    mutating func mapping(_ node: SpecNode, allowed: [String], in owner: String) -> [SpecNode.Entry]? {
        guard let entries = node.mapping else {
            fail(.wrongType(found: node.typeDescription, expected: "a mapping"), node.range)
            return nil
        }
        for entry in entries where !allowed.contains(entry.key) {
            fail(.unknownKey(entry.key, in: owner, nearest: Spelling.nearest(to: entry.key, among: allowed)), entry.keyRange)
        }
        return entries.filter { allowed.contains($0.key) }
    }

    mutating func sequence(_ node: SpecNode) -> [SpecNode] {
        if node.isNull { return [] }
        guard let nodes = node.sequence else {
            fail(.wrongType(found: node.typeDescription, expected: "a list"), node.range)
            return []
        }
        return nodes
    }

    mutating func text(_ node: SpecNode) -> String? { values.text(node) }

    /// Declares a name that equations can use, and returns whether it is valid.
    mutating func identifier(_ name: String, _ range: SourceRange, _ kind: SpecError.NameKind) -> Bool {
        guard Lexer.isIdentifier(name) else { fail(.badIdentifier(name), range); return false }
        guard !ReservedWords.all.contains(name) else { fail(.reservedIdentifier(name), range); return false }
        if let first = names[name] {
            fail(.duplicateName(kind, name, firstLine: first.line), range)
            return false
        }
        names[name] = range
        return true
    }

    /// Returns the keys of a mapping of named values.
    private mutating func names(of node: SpecNode, _ kind: SpecError.NameKind) -> [String] {
        guard let entries = node.mapping else {
            fail(.wrongType(found: node.typeDescription, expected: "a mapping from names"), node.range)
            return []
        }
        for entry in entries where !Lexer.isIdentifier(entry.key) { fail(.badIdentifier(entry.key), entry.keyRange) }
        return entries.map(\.key)
    }

    // MARK: Metrics

    private mutating func readMetrics(_ node: SpecNode) -> [Metric] {
        guard let entries = node.mapping else {
            fail(.wrongType(found: node.typeDescription, expected: "a mapping from names to numbers"), node.range)
            return []
        }
        let usable = entries.filter { identifier($0.key, $0.keyRange, .metric) }
        scope.metrics += usable.map(\.key)
        values.metrics = scope.metrics
        var amounts: [(entry: SpecNode.Entry, amount: Amount)] = []
        for entry in usable {
            if let amount = values.number(entry.value, -Amount.limit...Amount.limit) { amounts.append((entry, amount)) }
        }
        return ordered(amounts)
    }

    /// Returns the metrics sorted so that each follows those that it uses; cycles are faults.
    private mutating func ordered(_ amounts: [(entry: SpecNode.Entry, amount: Amount)]) -> [Metric] {
        let table = Dictionary(amounts.map { ($0.entry.key, $0.amount) }, uniquingKeysWith: { first, _ in first })
        var done: [Metric] = [], finished: Set<String> = [], reported: Set<String> = []
        for (entry, _) in amounts {
            var way: [String] = []
            if let circle = visit(entry.key, table, &way, &finished, &done), circle.first == entry.key, !reported.contains(entry.key) {
                reported.formUnion(circle)
                fail(.cycle(.metric, circle), entry.keyRange)
            }
        }
        return done
    }

    /// Returns the names in a cycle, the first repeated at the end, or nil if there is none.
    private func visit(
        _ name: String, _ table: [String: Amount], _ way: inout [String], _ finished: inout Set<String>, _ done: inout [Metric]
    ) -> [String]? {
        if finished.contains(name) { return nil }
        if let start = way.firstIndex(of: name) { return Array(way[start...]) + [name] }
        guard let amount = table[name] else { return nil }
        way.append(name)
        defer { way.removeLast() }
        for used in amount.metrics {
            if let circle = visit(used, table, &way, &finished, &done) { return circle }
        }
        finished.insert(name)
        done.append(Metric(name: name, amount: amount))
        return nil
    }
}
