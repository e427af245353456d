import Goldens
import Foundation
import LayoutAudit
import UIKit
import Yams

extension Settings {
    /// The JSON Schema of `plumb.yaml`, for editors.
    package static var schema: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            guard case .object(var document) = table.schema() else { return "" }
            document["$schema"] = "https://json-schema.org/draft/2020-12/schema"
            document["title"] = .string(fileName)
            return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
        }
    }

    /// Every key of `plumb.yaml`. Devices come before matrices, and matrices before their names.
    static var table: SettingsTable<Settings> {
        SettingsTable(
            "the settings",
            [
                SettingsKey("inputs", \.inputs, .list("Files, folders and file patterns to draw when none are named.")),
                SettingsKey("goldens", \.goldens, .text("The folder of the goldens; the default is “Goldens”.")),
                SettingsKey("hashOnly", \.hashOnly, .flag("Whether goldens keep a hash instead of the picture; the default is false.")),
                SettingsKey("output", \.output, .text("The output folder; the default is “Output”.")),
                SettingsKey("fonts", \.fonts, .list("Font files, or folders of them, whose fonts are available by name.")),
                SettingsKey(
                    "system", \.systems, .systems("The release of iOS that devices run: 18, the default, or 26; a list draws several.")),
                SettingsKey("devices", \.devices, .devices),
                SettingsKey("matrices", \.matrices, .matrices),
                SettingsKey("matrix", \.matrix, .matrixName("The name of the matrix in which inputs are drawn.")),
                SettingsKey("cases", \.cases, .cases),
                SettingsKey("code", \.code, CodeSettings.table.value("An app's own code, whose screens are drawn.", from: CodeSettings())),
                SettingsKey("timeZone", \.run.timeZone, .timeZone), SettingsKey("now", \.run.now, .moment),
                SettingsKey("locale", \.run.locale, .locale),
                SettingsKey("seed", \.run.seed, .seed("The seed for random numbers; the default is 0.")),
                SettingsKey("tolerance", \.tolerance, Tolerance.settingsValue), SettingsKey("ignoring", \.masks, .masks),
                SettingsKey("findings", \.findings, .findings),
            ])
    }
}

// MARK: Devices

extension SettingsValue<[Device]> {
    fileprivate static var devices: Self {
        let items = SettingsValue<[DeviceDraft]>.list(of: DeviceDraft.table, from: DeviceDraft(), "The project's own canvases.")
        return Self(schema: items.schema) { reader, node, key in
            let devices = items.read(&reader, node, key)?.compactMap(\.device) ?? []
            reader.catalog = reader.catalog.adding(devices)
            return devices
        }
    }
}

/// A device as it is written in settings.
private struct DeviceDraft {
    struct Canvas {
        var size: CGSize
        var scale: CGFloat
    }

    var name: String?
    var canvas: Canvas?
    var scale: CGFloat?

    /// Nil for a device with faults.
    var device: Device? {
        guard let name, let canvas else { return nil }
        return Device.canvas(name: name, size: canvas.size, scale: scale ?? canvas.scale)
    }

    static var table: SettingsTable<DeviceDraft> {
        SettingsTable(
            "a device", nameWhenIncomplete: { $0.name.map { "the device “\($0)”" } ?? "a device" },
            [
                SettingsKey("name", \.name, .text("The name used in cell names."), isRequired: true),
                SettingsKey("size", \.canvas, .canvas, isRequired: true), SettingsKey("scale", \.scale, .scale),
            ])
    }
}

extension SettingsValue<DeviceDraft.Canvas> {
    fileprivate static var canvas: Self {
        Self(schema: ["type": "string", "pattern": "^[0-9]+x[0-9]+(@[1-4]x?)?$"]) { reader, node, key in
            guard let text = reader.string(node, key), let canvas = Device.canvas(named: text) else {
                reader.fail(
                    .wrongKind(key: key, expected: "a width and height in points, such as 320x200 or 320x200@3x"), node)
                return nil
            }
            return DeviceDraft.Canvas(size: canvas.size, scale: canvas.scale)
        }
    }
}

extension SettingsValue<CGFloat> {
    fileprivate static var scale: Self {
        Self(schema: ["type": "integer", "minimum": 1, "maximum": 4]) { reader, node, key in
            guard let number = node.int, (1...4).contains(number) else {
                reader.fail(.wrongKind(key: key, expected: "a number of pixels per point from 1 to 4"), node)
                return nil
            }
            return CGFloat(number)
        }
    }
}

// MARK: Code

extension CodeSettings {
    fileprivate static var table: SettingsTable<CodeSettings> {
        SettingsTable(
            "code",
            [
                SettingsKey("name", \.name, .text("The name of the module; the default is “App”.")),
                SettingsKey("sources", \.sources, .list("Swift files, and folders of them."), isRequired: true),
                SettingsKey("excludes", \.excludes, .list("Parts of paths to exclude.")),
                SettingsKey(
                    "resources", \.resources, .list("Asset catalogs, string tables, fonts, storyboards, nibs, and folders of them.")),
                SettingsKey("folders", \.folders, .list("Folders that are in the bundle as they are, with the files in them.")),
                SettingsKey("fixtures", \.fixtures, .text("The folder of recorded answers of servers; the default is “Fixtures”.")),
                SettingsKey("defines", \.defines, .list("Compilation conditions for #if; the default is DEBUG.")),
                SettingsKey("languageMode", \.languageMode, .choice(["5", "6"])),
                SettingsKey("approachable", \.isApproachable, .flag("Whether approachable concurrency is on; the default is false.")),
                SettingsKey("mainActor", \.isOnMainActor, .flag("Whether code is on the main actor by default; the default is false.")),
                SettingsKey("nonisolated", \.nonisolatedSources, .list("Files and folders that are not on the main actor by default.")),
                SettingsKey("packages", \.packages, .list(of: Package.table, from: Package(url: ""), "Packages that the code imports.")),
            ])
    }
}

extension CodeSettings.Package {
    fileprivate static var table: SettingsTable<Self> {
        SettingsTable(
            "a package",
            [
                SettingsKey("url", \.url, .text("A URL or a folder."), isRequired: true),
                SettingsKey("from", \.from, .text("The lowest version.")), SettingsKey("exact", \.exact, .text("The version.")),
                SettingsKey("branch", \.branch, .text("The branch.")), SettingsKey("revision", \.revision, .text("The commit.")),
                SettingsKey("joined", \.joined, .flag("Whether its files are compiled with the app's; the default is false.")),
                SettingsKey("products", \.products, .list("The products that the code imports.")),
            ])
    }
}

// MARK: Runs

extension SettingsValue<String> {
    fileprivate static var timeZone: Self {
        .text("Europe/Berlin, GMT, +05:30; the default is GMT.", expected: "a time zone such as Europe/Berlin, GMT or +05:30") {
            RunSettings(timeZone: $0).fault == nil
        }
    }

    fileprivate static var moment: Self {
        .text(
            "The time that screens see as now: 2026-01-09T09:41:00Z, or in the time zone if without an offset.",
            expected: "a date and time such as 2026-01-09T09:41:00Z or 2026-01-09 09:41"
        ) { RunSettings(now: $0).fault == nil }
    }

    fileprivate static var locale: Self {
        .text(
            "The locale for numbers, dates and lists in cells without a language: de_CH; the default is en_US.",
            expected: "a language and region such as de_CH"
        ) { RunSettings(locale: $0).fault == nil }
    }
}

// MARK: Cases and comparisons

extension SettingsValue<[Settings.CaseSettings]> {
    fileprivate static var cases: Self {
        let table = Settings.CaseSettings.table
        let schema: SchemaNode = [
            "type": "object", "description": "Settings for single cases, by name or pattern.", "additionalProperties": table.schema(),
        ]
        return Self(schema: schema) { reader, node, key in
            reader.pairs(node, key).compactMap { name, value in
                guard let name = name.string else { return nil }
                var settings = Settings.CaseSettings(name: name)
                guard table.read(value, with: &reader, into: &settings) else {
                    reader.missing("matrix", of: "the case “\(name)”", value)
                    return nil
                }
                return settings
            }
        }
    }
}

extension Settings.CaseSettings {
    fileprivate static var table: SettingsTable<Self> {
        SettingsTable(
            "a case",
            [
                SettingsKey("matrix", \.matrix, .matrixName("The name of a matrix.")),
                SettingsKey("system", \.systems, .systems("The release of iOS, or several.")),
                SettingsKey("tolerance", \.tolerance, Tolerance.settingsValue), SettingsKey("ignoring", \.masks, .masks),
                SettingsKey(
                    "animations", \.animations, .list("Animations to compare with goldens, in the first cell of the case's matrix.")),
            ])
    }
}

extension Tolerance {
    fileprivate static var settingsValue: SettingsValue<Tolerance> {
        SettingsTable<Tolerance>(
            "a tolerance",
            [
                SettingsKey("color", \.color, .share("The largest colour distance; from black to white it is 1.")),
                SettingsKey("pixels", \.pixels, .share("The share of the pixels that may differ by more.")),
                SettingsKey("antialiasing", \.antialiasing, .flag("Whether edges may be shifted by a fraction of a pixel.")),
            ]
        ).value("Differences that comparisons of pictures tolerate.", from: .none)
    }
}

extension SettingsValue<[Mask]> {
    fileprivate static var masks: Self {
        .list("Parts to paint over because they change: a view by identifier, property or path, class:Name, rect:x,y,width,height.") {
            reader, text, item in
            let mask = Mask(text: text)
            let expected = "a view's name, class:Name or rect:x,y,width,height"
            if mask == nil { reader.fail(.wrongKind(key: "ignoring", expected: expected), item) }
            return mask.map { [$0] } ?? []
        }
    }
}

// MARK: Findings

extension SettingsValue<FindingSettings> {
    /// For each kind `truncatedText: warning`, or a list of `{in: pattern, severity: off}`; `known:` names a file.
    fileprivate static var findings: Self {
        let severity = SettingsValue<Severity>.severity, known = SettingsValue<String>.text("The file of known findings.")
        let places: SchemaNode = ["type": "array", "items": WeightDraft.table("a place").schema()]
        var properties = ["known": known.schema]
        for kind in LayoutFindings.kinds { properties[kind] = ["anyOf": [severity.schema, places]] }
        let schema: SchemaNode = [
            "type": "object", "description": "The severity of findings, by kind and place.", "additionalProperties": false,
            "properties": .object(properties),
        ]
        return Self(schema: schema) { reader, node, key in
            var findings = FindingSettings()
            for (key, value) in reader.pairs(node, key) {
                guard let kind = key.string else { continue }
                if kind == "known" { findings.known = known.read(&reader, value, kind); continue }
                guard LayoutFindings.kinds.contains(kind) else {
                    reader.fail(.unknownKey(kind, allowed: ["known"] + LayoutFindings.kinds), key)
                    continue
                }
                findings.weights += weights(of: kind, value, &reader)
            }
            return findings
        }
    }

    private static func weights(of kind: String, _ node: Node, _ reader: inout SettingsReader) -> [FindingSettings.Weight] {
        guard case .sequence(let items) = node else {
            let severity = SettingsValue<Severity>.severity.read(&reader, node, "severity")
            return severity.map { [.init(kind: kind, severity: $0)] } ?? []
        }
        return items.compactMap { item in
            var draft = WeightDraft()
            WeightDraft.table(kind).read(item, with: &reader, into: &draft)
            return draft.severity.map { .init(kind: kind, pattern: draft.pattern, severity: $0) }
        }
    }
}

/// A severity at some places as it is written in settings.
private struct WeightDraft {
    var pattern: String?
    var severity: Severity?

    static func table(_ name: String) -> SettingsTable<WeightDraft> {
        SettingsTable(
            name,
            [
                SettingsKey(
                    "in", \.pattern, .text("A pattern for the input's file, the case's name and the view's path.")),
                SettingsKey("severity", \.severity, .severity, isRequired: true),
            ])
    }
}

extension SettingsValue<Severity> {
    fileprivate static var severity: Self {
        let names = Severity.allCases.map(\.rawValue)
        return Self(schema: ["enum": .array(names.map(SchemaNode.string))]) { reader, node, _ in
            // YAML 1.1 reads a plain `off` as false.
            if node.bool == false { return .off }
            return reader.name(node, "severity", of: names).flatMap(Severity.init)
        }
    }
}
