import Yams

extension SettingsValue<[DeviceMatrix]> {
    /// Matrices by name, which may use each other.
    static var matrices: Self {
        Self(schema: ["type": "object", "additionalProperties": MatrixDraft.table.schema()]) { reader, node, key in
            let bodies: [MatrixReader.Body] = reader.pairs(node, key).compactMap { name, body in name.string.map { ($0, body) } }
            let matrices = bodies.map { MatrixReader(bodies: bodies).matrix(named: $0.name, $0.node, path: [$0.name], &reader) }
            reader.ownMatrices = matrices
            return matrices
        }
    }
}

/// A matrix as it is written in settings.
private struct MatrixDraft {
    var summary = ""
    /// The items of lists that are read when all matrices are known.
    var uses: [Node] = [], includes: [Node] = [], excludes: [Node] = []
    var values = CellPattern.Values()

    static var table: SettingsTable<MatrixDraft> {
        SettingsTable(
            "a matrix",
            [
                SettingsKey("summary", \.summary, .text("A short description.")),
                SettingsKey("use", \.uses, .nodes(.list("Other matrices whose cells this one includes."))),
            ] + CellPattern.Values.table("a matrix").keys.map { $0.inside(\.values) } + [
                SettingsKey(
                    "include", \.includes,
                    .nodes([
                        "type": "array", "description": "Additional combinations of axis values.",
                        "items": CellPattern.Values.table("an include", requiresDevices: true).schema(),
                    ])),
                SettingsKey(
                    "exclude", \.excludes,
                    .nodes([
                        "type": "array", "description": "Cells to leave out, by name pattern, or by values that must all match.",
                        "items": ["anyOf": [["type": "string"], CellPattern.Values.table("an exclude").schema()]],
                    ])),
            ])
    }
}

extension SettingsValue<[Node]> {
    fileprivate static func nodes(_ schema: SchemaNode) -> Self { Self(schema: schema) { $0.sequence($1, $2) } }
}

extension CellPattern.Values {
    /// The axes of a matrix.
    fileprivate static func table(_ name: String, requiresDevices: Bool = false) -> SettingsTable<CellPattern.Values> {
        SettingsTable(
            name, nameWhenIncomplete: { _ in "a matrix" },
            [
                SettingsKey("devices", \.devices, .selectedDevices, isRequired: requiresDevices),
                SettingsKey("systems", \.systems, .systems("Releases of iOS that the devices run: 18, 26, 17.5.")),
                SettingsKey("orientations", \.orientations, .axis()), SettingsKey("splits", \.splits, .axis()),
                SettingsKey("directions", \.directions, .axis()), SettingsKey("contentSizes", \.contentSizes, .axis()),
                SettingsKey("styles", \.styles, .axis()), SettingsKey("contrasts", \.contrasts, .axis()),
                SettingsKey("weights", \.weights, .axis()), SettingsKey("keyboards", \.keyboards, .axis()),
                SettingsKey("languages", \.languages, .languages),
            ])
    }

    /// Whether any axis has values.
    fileprivate var isGiven: Bool {
        devices != nil || systems != nil || orientations != nil || splits != nil || directions != nil || contentSizes != nil
            || styles != nil
            || contrasts != nil || weights != nil || keyboards != nil || languages != nil
    }
}

extension SettingsValue<[Device]> {
    fileprivate static var selectedDevices: Self {
        .list("Device names or patterns, phones, tablets, all, or canvases such as 320x200@2x.") { reader, text, item in
            let devices = reader.catalog.devices(selectedBy: text)
            if devices.isEmpty, reader.catalog.unknownRelease(in: text) != nil {
                reader.fail(.wrongKind(key: "devices", expected: "a device with \(SystemRelease.expected)"), item)
                return []
            }
            let allowed = reader.catalog.names + DeviceCatalog.groups
            if devices.isEmpty { reader.fail(.unknownValue(text, of: "devices", allowed: allowed), item) }
            return devices
        }
    }
}

extension SettingsValue<[SystemRelease]> {
    /// A release, or several in a list. Numbers are written without quotes.
    static func systems(_ description: String) -> Self {
        let one: SchemaNode = ["type": ["string", "number"]]
        let schema: SchemaNode = ["description": .string(description), "anyOf": [one, ["type": "array", "items": one]]]
        return Self(schema: schema) { reader, node, key in
            reader.texts(node, key).compactMap { text, item in
                let release = SystemRelease(text)
                if release == nil { reader.fail(.wrongKind(key: key, expected: SystemRelease.expected), item) }
                return release
            }
        }
    }
}

extension SettingsValue<[Language]> {
    fileprivate static var languages: Self {
        let pseudo = PseudoLanguage.allCases.map(\.rawValue)
        return .list("base, a code such as de or ar, or a pseudo-language: \(pseudo.joined(separator: ", ")).") { reader, text, item in
            let language = Language(text)
            if language == nil { reader.fail(.unknownValue(text, of: "languages", allowed: ["base"] + pseudo + ["de", "ar"]), item) }
            return language.map { [$0] } ?? []
        }
    }
}

/// Combines the matrices of a file with those that they use.
private struct MatrixReader {
    typealias Body = (name: String, node: Node)

    let bodies: [Body]

    /// - Parameter path: the matrices whose `use:` led to this one.
    func matrix(named name: String, _ node: Node, path: [String], _ reader: inout SettingsReader) -> DeviceMatrix {
        var draft = MatrixDraft()
        MatrixDraft.table.read(node, with: &reader, into: &draft)
        var matrix = DeviceMatrix(name: name, summary: draft.summary, crosses: [])
        for item in draft.uses {
            guard let used = used(item, path, &reader) else { continue }
            matrix.crosses += used.crosses
            matrix.excludes += used.excludes
        }
        if draft.values.isGiven {
            if draft.values.devices == nil { reader.missing("devices", of: "a matrix", node) }
            matrix.crosses += cross(draft.values)
        }
        for item in draft.includes {
            var values = CellPattern.Values()
            CellPattern.Values.table("an include", requiresDevices: true).read(item, with: &reader, into: &values)
            matrix.crosses += cross(values)
        }
        matrix.excludes += draft.excludes.map { pattern($0, &reader) }
        if matrix.crosses.isEmpty, reader.errors.isEmpty { reader.missing("devices", of: "the matrix “\(name)”", node) }
        return matrix
    }

    private func used(_ item: Node, _ path: [String], _ reader: inout SettingsReader) -> DeviceMatrix? {
        guard let wanted = reader.string(item, "use") else { return nil }
        let others = reader.known + DeviceMatrix.presets
        // A matrix with the name of one outside the file may use that one.
        if let own = bodies.first(where: { $0.name == wanted }), path.last != wanted || !others.contains(where: { $0.name == wanted }) {
            guard !path.contains(wanted) else { reader.fail(.circularUse(wanted), item); return nil }
            return matrix(named: wanted, own.node, path: path + [wanted], &reader)
        }
        let found = others.first { $0.name == wanted }
        if found == nil {
            reader.fail(.unknownValue(wanted, of: "matrix", allowed: bodies.map(\.name) + others.map(\.name)), item)
        }
        return found
    }

    /// Returns nothing for values without devices, which are a fault.
    private func cross(_ values: CellPattern.Values) -> [DeviceMatrix.Cross] {
        values.devices?.isEmpty == false ? [DeviceMatrix.Cross(values)] : []
    }

    private func pattern(_ node: Node, _ reader: inout SettingsReader) -> CellPattern {
        if let text = node.string { return .name(text) }
        var values = CellPattern.Values()
        CellPattern.Values.table("an exclude").read(node, with: &reader, into: &values)
        return .values(values)
    }
}
