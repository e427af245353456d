import Foundation

/// Expands the parts that a spec defines once and uses often: components (`use:`) and repetitions over data (`repeat:`). The result is a
/// spec as somebody would have written it by hand; the reader sees neither components nor repetitions.
///
/// Names inside a component begin with the name of its use (`wifi_title`), those inside a repetition end with the number of the item
/// (`row_1`), so that equations, changes and goldens can tell them apart.
struct SpecExpander {
    /// Returns the text of another file, by the path that the spec gives, or nil for a missing file.
    typealias Files = (String) -> String?

    private struct Component {
        var name: String
        /// The parameters with their default values.
        var parameters: [(name: String, standard: SpecNode?)] = []
        var view: SpecNode
        var constraints: [SpecNode] = []
        var range: SourceRange
    }

    /// The values of `$name`. Nil outside components and repetitions, where a dollar sign has no special meaning.
    private typealias Bindings = [String: SpecNode]

    private let files: Files
    /// Whether a path is inside the folder that the spec may read.
    private let isInside: (String) -> Bool
    private var components: [String: Component] = [:]
    private var data: [String: SpecNode] = [:]
    private var unnamed: [String: Int] = [:]
    private var nodes = 0
    private var isOverfull = false
    private(set) var diagnostics: [SpecDiagnostic] = []
    /// Paths of the files that components came from, as the spec gives them.
    private(set) var includes: [String] = []

    init(files: @escaping Files, isInside: @escaping (String) -> Bool) { (self.files, self.isInside) = (files, isInside) }

    /// Returns the expanded document, without `components:` and `data:`.
    mutating func expanded(_ root: SpecNode) -> SpecNode {
        guard let entries = root.mapping else { return root }
        let own = ["components", "data"]
        guard entries.contains(where: { own.contains($0.key) }) || Self.mentions(root, 0) else { return root }
        if let node = root["data"] { readData(node) }
        if let node = root["components"] { readComponents(node, isIncluded: false) }
        let rest = entries.filter { !own.contains($0.key) }.map { entry in
            guard entry.key == "root" else { return entry }
            return SpecNode.Entry(key: entry.key, keyRange: entry.keyRange, value: view(entry.value, nil, []))
        }
        return SpecNode(content: .mapping(rest), range: root.range)
    }

    /// Whether the node contains a use or a repetition; most specs contain none.
    private static func mentions(_ node: SpecNode, _ depth: Int) -> Bool {
        switch node.content {
        case .scalar: false
        case .sequence(let items): items.contains { mentions($0, depth + 1) }
        case .mapping(let entries): entries.contains { $0.key == "use" || $0.key == "repeat" || mentions($0.value, depth + 1) }
        }
    }

    private mutating func fail(_ error: SpecError, _ range: SourceRange) { diagnostics.append(SpecDiagnostic(error: error, range: range)) }

    // MARK: Declarations

    private mutating func readData(_ node: SpecNode) {
        guard let entries = node.mapping else {
            return fail(.wrongType(found: node.typeDescription, expected: "a mapping from names to lists"), node.range)
        }
        for entry in entries {
            guard entry.value.sequence != nil else {
                fail(.wrongType(found: entry.value.typeDescription, expected: "a list"), entry.value.range)
                continue
            }
            data[entry.key] = entry.value
        }
    }

    /// Reads a mapping of components, or the names of files that contain one.
    private mutating func readComponents(_ node: SpecNode, isIncluded: Bool) {
        if let entries = node.mapping {
            for entry in entries { component(entry) }
        } else if !isIncluded, let paths = node.sequence ?? (node.isNull ? nil : node.scalar.map { _ in [node] }) {
            for path in paths { include(path) }
        } else {
            fail(
                .wrongType(found: node.typeDescription, expected: "a mapping from names to components, or files that hold one"), node.range)
        }
    }

    /// Reads the components of another file. Its faults are reported at the line that names the file, with the line in that file.
    private mutating func include(_ node: SpecNode) {
        guard let path = node.scalar?.string else {
            return fail(.wrongType(found: node.typeDescription, expected: "the name of a file"), node.range)
        }
        includes.append(path)
        guard isInside(path) else { return fail(.outsideOfProject(path), node.range) }
        guard let text = files(path) else { return fail(.missingFile(path), node.range) }
        var parser = DocumentParser(text: text, source: SourceText(text))
        guard let root = parser.root() else {
            for fault in parser.diagnostics { fail(.inFile(path, line: fault.range.line, fault.error.message), node.range) }
            return
        }
        guard let declared = root["components"], root.mapping?.count == 1 else {
            return fail(.inFile(path, line: root.range.line, "A file of components can only have 'components:'."), node.range)
        }
        readComponents(Self.moved(declared, to: node.range), isIncluded: true)
    }

    private static func moved(_ node: SpecNode, to range: SourceRange) -> SpecNode {
        switch node.content {
        case .scalar(var scalar):
            scalar.textColumn = nil
            return SpecNode(content: .scalar(scalar), range: range)
        case .sequence(let items): return SpecNode(content: .sequence(items.map { moved($0, to: range) }), range: range)
        case .mapping(let entries):
            let all = entries.map { SpecNode.Entry(key: $0.key, keyRange: range, value: moved($0.value, to: range)) }
            return SpecNode(content: .mapping(all), range: range)
        }
    }

    private mutating func component(_ entry: SpecNode.Entry) {
        let owner = "The component '\(entry.key)'"
        guard let parts = entry.value.mapping else {
            return fail(
                .wrongType(found: entry.value.typeDescription, expected: "a component, as a mapping with 'view:'"), entry.value.range)
        }
        guard Lexer.isIdentifier(entry.key) else { return fail(.badIdentifier(entry.key), entry.keyRange) }
        let keys = ["description", "parameters", "view", "constraints"]
        for part in parts where !keys.contains(part.key) {
            fail(.unknownKey(part.key, in: owner, nearest: Spelling.nearest(to: part.key, among: keys)), part.keyRange)
        }
        guard let view = entry.value["view"] else { return fail(.missingKey("view", in: owner), entry.keyRange) }
        var made = Component(name: entry.key, view: view, range: entry.keyRange)
        if let constraints = entry.value["constraints"] {
            guard let lines = constraints.sequence else {
                return fail(.wrongType(found: constraints.typeDescription, expected: "a list"), constraints.range)
            }
            made.constraints = lines
        }
        if let node = entry.value["parameters"] { made.parameters = parameters(node) }
        components[entry.key] = made
    }

    /// Returns the parameters from a list of names, or from a mapping from names to default values.
    private mutating func parameters(_ node: SpecNode) -> [(name: String, standard: SpecNode?)] {
        if let entries = node.mapping { return entries.map { ($0.key, $0.value) } }
        guard let names = node.sequence?.compactMap(\.scalar?.string), names.count == node.sequence?.count else {
            fail(.wrongType(found: node.typeDescription, expected: "a list of names, or a mapping from names to values"), node.range)
            return []
        }
        return names.map { ($0, nil) }
    }

    // MARK: Views

    /// - Parameter uses: The components that the view is in, outermost first.
    private mutating func view(_ node: SpecNode, _ bindings: Bindings?, _ uses: [String]) -> SpecNode {
        guard let entries = node.mapping, counts(node) else { return node }
        if let use = node["use"] { return self.use(node, use, entries, bindings, uses) }
        return SpecNode(content: .mapping(inside(entries, bindings, uses)), range: node.range)
    }

    private mutating func inside(_ entries: [SpecNode.Entry], _ bindings: Bindings?, _ uses: [String]) -> [SpecNode.Entry] {
        entries.map { entry in
            let value =
                ChildList(rawValue: entry.key) != nil ? views(entry.value, bindings, uses) : filled(entry.value, bindings)
            return SpecNode.Entry(key: entry.key, keyRange: entry.keyRange, value: value)
        }
    }

    private mutating func views(_ node: SpecNode, _ bindings: Bindings?, _ uses: [String]) -> SpecNode {
        guard let items = node.sequence else { return filled(node, bindings) }
        var all: [SpecNode] = []
        for item in items {
            if let list = item["repeat"] { all += repeated(item, list, bindings, uses) } else { all.append(view(item, bindings, uses)) }
        }
        return SpecNode(content: .sequence(all), range: node.range)
    }

    private mutating func repeated(_ node: SpecNode, _ list: SpecNode, _ bindings: Bindings?, _ uses: [String]) -> [SpecNode] {
        let keys = ["repeat", "view"]
        for entry in node.mapping ?? [] where !keys.contains(entry.key) {
            fail(.unknownKey(entry.key, in: "A repetition", nearest: Spelling.nearest(to: entry.key, among: keys)), entry.keyRange)
        }
        guard let template = node["view"] else { fail(.missingKey("view", in: "A repetition"), node.range); return [] }
        guard let items = items(filled(list, bindings)) else { return [] }
        return items.enumerated().compactMap { index, item in
            guard !isOverfull else { return nil }
            var inner = bindings ?? [:]
            if let entries = item.mapping { for entry in entries { inner[entry.key] = entry.value } } else { inner["item"] = item }
            inner["index"] = Self.number(index, item.range)
            inner["number"] = Self.number(index + 1, item.range)
            return Naming(suffix: "_\(index + 1)").renamed(view(template, inner, uses))
        }
    }

    /// Returns the items of a list, or of the list with this name under `data:`.
    private mutating func items(_ list: SpecNode) -> [SpecNode]? {
        if let items = list.sequence { return items }
        guard let name = list.scalar?.string, !list.isNull else {
            fail(.wrongType(found: list.typeDescription, expected: "a list, or the name of one under 'data:'"), list.range)
            return nil
        }
        if let items = data[name]?.sequence { return items }
        fail(.unknownName(.data, name, nearest: Spelling.nearest(to: name, among: data.keys.sorted())), list.range)
        return nil
    }

    private static func number(_ value: Int, _ range: SourceRange) -> SpecNode {
        SpecNode(content: .scalar(.init(string: "\(value)", isPlain: true, textColumn: nil)), range: range)
    }

    private mutating func use(
        _ node: SpecNode, _ use: SpecNode, _ entries: [SpecNode.Entry], _ bindings: Bindings?, _ uses: [String]
    ) -> SpecNode {
        let name = use.scalar?.string ?? ""
        guard let component = components[name] else {
            fail(.unknownName(.component, name, nearest: Spelling.nearest(to: name, among: components.keys.sorted())), use.range)
            return SpecNode(content: .mapping(Self.entries(kind: "UIView", use.range)), range: node.range)
        }
        guard !uses.contains(name) else {
            fail(.cycle(.component, uses.drop { $0 != name } + [name]), use.range)
            return SpecNode(content: .mapping(Self.entries(kind: "UIView", use.range)), range: node.range)
        }
        let arguments = arguments(of: component, node, bindings)
        var body = view(component.view, arguments, uses + [name]).mapping ?? []
        // The other keys of a use apply to the component's own view; the constraints of both are kept.
        let extra = inside(entries.filter { !["use", "with", "id", "constraints"].contains($0.key) }, bindings, uses)
        body.removeAll { entry in extra.contains { $0.key == entry.key } }
        let lines = component.constraints.map { filled($0, arguments) }
        body = Self.adding(lines, to: body, use.range)
        let id = node["id"].flatMap { filled($0, bindings).scalar?.string }
        let naming = Naming(
            prefix: (id ?? unnamedUse(of: name)) + "_", root: body.first { $0.key == "id" }?.value.scalar?.string, rootName: id)
        var made = naming.renamed(SpecNode(content: .mapping(body), range: node.range)).mapping ?? []
        if let idEntry = entries.first(where: { $0.key == "id" }) {
            made.removeAll { $0.key == "id" }
            made.append(SpecNode.Entry(key: "id", keyRange: idEntry.keyRange, value: filled(idEntry.value, bindings)))
        }
        let outer = (node["constraints"]?.sequence ?? []).map { filled($0, bindings) }
        return SpecNode(content: .mapping(Self.adding(outer, to: made + extra, use.range)), range: node.range)
    }

    private mutating func unnamedUse(of name: String) -> String {
        unnamed[name, default: 0] += 1
        return "\(name)\(unnamed[name, default: 0])"
    }

    private static func entries(kind: String, _ range: SourceRange) -> [SpecNode.Entry] {
        [
            .init(
                key: "kind", keyRange: range,
                value: SpecNode(content: .scalar(.init(string: kind, isPlain: true, textColumn: nil)), range: range))
        ]
    }

    private static func adding(_ lines: [SpecNode], to entries: [SpecNode.Entry], _ range: SourceRange) -> [SpecNode.Entry] {
        guard !lines.isEmpty else { return entries }
        var entries = entries
        if let at = entries.firstIndex(where: { $0.key == "constraints" }), let own = entries[at].value.sequence {
            entries[at].value.content = .sequence(own + lines)
        } else {
            entries.append(.init(key: "constraints", keyRange: range, value: SpecNode(content: .sequence(lines), range: range)))
        }
        return entries
    }

    private mutating func arguments(of component: Component, _ node: SpecNode, _ bindings: Bindings?) -> Bindings {
        let names = component.parameters.map(\.name)
        var given: Bindings = [:]
        if let with = node["with"] {
            guard let entries = with.mapping else {
                fail(.wrongType(found: with.typeDescription, expected: "a mapping from parameters to values"), with.range)
                return [:]
            }
            for entry in entries {
                guard names.contains(entry.key) else {
                    let nearest = Spelling.nearest(to: entry.key, among: names)
                    fail(.unknownKey(entry.key, in: "The component '\(component.name)'", nearest: nearest), entry.keyRange)
                    continue
                }
                given[entry.key] = filled(entry.value, bindings)
            }
        }
        for parameter in component.parameters where given[parameter.name] == nil {
            guard let standard = parameter.standard else {
                fail(.missingKey(parameter.name, in: "The component '\(component.name)'"), node.range)
                // Avoids further faults about the same parameter.
                given[parameter.name] = Self.number(0, node.range)
                continue
            }
            given[parameter.name] = standard
        }
        return given
    }

    // MARK: Values

    private mutating func counts(_ node: SpecNode) -> Bool {
        nodes += 1
        if nodes > DocumentParser.maximumNodes, !isOverfull {
            isOverfull = true
            fail(.tooManyNodes(limit: DocumentParser.maximumNodes), node.range)
        }
        return !isOverfull
    }

    /// Returns the node with `$name` and `${name}` replaced; `$$` becomes a dollar sign.
    private mutating func filled(_ node: SpecNode, _ bindings: Bindings?) -> SpecNode {
        guard let bindings, counts(node) else { return node }
        switch node.content {
        case .sequence(let items): return SpecNode(content: .sequence(items.map { filled($0, bindings) }), range: node.range)
        case .mapping(let entries):
            let all = entries.map { SpecNode.Entry(key: $0.key, keyRange: $0.keyRange, value: filled($0.value, bindings)) }
            return SpecNode(content: .mapping(all), range: node.range)
        case .scalar(let scalar):
            guard scalar.string.contains("$") else { return node }
            if let name = Self.onlyName(scalar.string) { return value(of: name, bindings, node.range) ?? node }
            func made(_ bindings: Bindings) -> SpecNode {
                let text = text(scalar.string, bindings, node.range)
                return SpecNode(content: .scalar(.init(string: text, isPlain: scalar.isPlain, textColumn: nil)), range: node.range)
            }
            // A text that contains a localised text is localised, too.
            let localized = bindings.compactMapValues(\.mapping)
                .filter { scalar.string.contains("$\($0.key)") || scalar.string.contains("${\($0.key)}") }
            guard let languages = localized.min(by: { $0.key < $1.key })?.value.map(\.key) else { return made(bindings) }
            let entries = languages.map { language in
                let inLanguage = bindings.merging(localized.compactMapValues { ($0.first { $0.key == language } ?? $0.first)?.value }) {
                    $1
                }
                return SpecNode.Entry(key: language, keyRange: node.range, value: made(inLanguage))
            }
            return SpecNode(content: .mapping(entries), range: node.range)
        }
    }

    private static func onlyName(_ text: String) -> String? {
        guard text.hasPrefix("$") else { return nil }
        let inner = text.hasPrefix("${") && text.hasSuffix("}") ? String(text.dropFirst(2).dropLast()) : String(text.dropFirst())
        return Lexer.isIdentifier(inner) ? inner : nil
    }

    private mutating func value(of name: String, _ bindings: Bindings, _ range: SourceRange) -> SpecNode? {
        if let value = bindings[name] { return value }
        fail(.unknownName(.parameter, name, nearest: Spelling.nearest(to: name, among: bindings.keys.sorted())), range)
        return nil
    }

    private mutating func text(_ text: String, _ bindings: Bindings, _ range: SourceRange) -> String {
        var result = "", rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            if rest.hasPrefix("$") { result += "$"; rest = rest.dropFirst(); continue }
            var name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            var length = name.count
            if rest.hasPrefix("{"), let end = rest.firstIndex(of: "}") {
                name = rest[rest.index(after: rest.startIndex)..<end]
                length = name.count + 2
            }
            guard Lexer.isIdentifier(String(name)) else { result += "$"; continue }
            rest = rest.dropFirst(length)
            guard let found = value(of: String(name), bindings, range) else { continue }
            guard let scalar = found.scalar else {
                fail(.wrongType(found: found.typeDescription, expected: "a text or number for '$\(name)'"), range)
                continue
            }
            result += scalar.string
        }
        return result + rest
    }
}

/// Renames the views of a part of a spec, also in its equations.
private struct Naming {
    var prefix = ""
    var suffix = ""
    /// The name of the part's own view inside the part.
    var root: String?
    /// The name of the same view outside the part, or nil if it has none.
    var rootName: String?

    func renamed(_ node: SpecNode) -> SpecNode {
        var names: Set<String> = []
        Self.collect(node, &names)
        return names.isEmpty ? node : renamed(node, names, isLine: false)
    }

    private static func collect(_ node: SpecNode, _ names: inout Set<String>) {
        guard let entries = node.mapping else { return }
        for entry in entries {
            switch entry.key {
            case "id": if let name = entry.value.scalar?.string { names.insert(name) }
            case "guides": names.formUnion((entry.value.sequence ?? []).compactMap(\.scalar?.string))
            case "constraints": if entry.value.sequence != nil { names.insert("") }
            default: if ChildList(rawValue: entry.key) != nil { for child in entry.value.sequence ?? [] { collect(child, &names) } }
            }
        }
    }

    private func name(_ name: String) -> String {
        if let root, name == root, let rootName { return rootName }
        return prefix + name + suffix
    }

    private func renamed(_ node: SpecNode, _ names: Set<String>, isLine: Bool) -> SpecNode {
        switch node.content {
        case .scalar(let scalar):
            guard isLine else { return node }
            let text = line(scalar.string, names)
            return text == scalar.string
                ? node : SpecNode(content: .scalar(.init(string: text, isPlain: scalar.isPlain, textColumn: nil)), range: node.range)
        case .sequence(let items): return SpecNode(content: .sequence(items.map { renamed($0, names, isLine: isLine) }), range: node.range)
        case .mapping(let entries):
            return SpecNode(content: .mapping(entries.map { renamed($0, names, isLine: isLine) }), range: node.range)
        }
    }

    private func renamed(_ entry: SpecNode.Entry, _ names: Set<String>, isLine: Bool) -> SpecNode.Entry {
        var entry = entry
        switch entry.key {
        case "id": if let name = entry.value.scalar?.string { entry.value = Self.scalar(self.name(name), entry.value.range) }
        case "guides":
            let guides = entry.value.sequence ?? []
            entry.value.content = .sequence(
                guides.map { guide in guide.scalar.map { Self.scalar(name($0.string), guide.range) } ?? guide })
        case "constraints": entry.value = renamed(entry.value, names, isLine: true)
        case "format": if isLine { entry.value = renamed(entry.value, names, isLine: true) }
        default: if ChildList(rawValue: entry.key) != nil { entry.value = renamed(entry.value, names, isLine: false) }
        }
        return entry
    }

    private static func scalar(_ text: String, _ range: SourceRange) -> SpecNode {
        SpecNode(content: .scalar(.init(string: text, isPlain: true, textColumn: nil)), range: range)
    }

    /// Renames the views in an equation or format, and its identifier in quotes, which belongs to the part.
    private func line(_ text: String, _ names: Set<String>) -> String {
        var result = "", word = "", before: Character = " ", isQuoted = false
        func close() {
            if !word.isEmpty { result += names.contains(word) && before != "." ? name(word) : word }
            word = ""
        }
        for letter in text {
            if letter == "\"" {
                if isQuoted { result += prefix + word + suffix; word = "" } else { close() }
                result.append(letter)
                isQuoted.toggle()
            } else if isQuoted || letter == "_" || letter.isASCII && (letter.isLetter || letter.isNumber) {
                if word.isEmpty { before = result.last ?? " " }
                word.append(letter)
            } else {
                close()
                result.append(letter)
            }
        }
        close()
        return result
    }
}
