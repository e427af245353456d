import Foundation
import LayoutAudit

extension Settings {
    /// The JSON Schema of `plumb.yaml`, for editors, generated from the lists that the reader checks against.
    package static var schema: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
        }
    }

    private static var document: SchemaNode {
        .object([
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "plumb.yaml", "type": "object",
            "additionalProperties": false,
            "properties": .object([
                "inputs": list("Files, folders and file patterns to draw when none are named."),
                "goldens": text("The folder of the goldens; the default is “Goldens”."),
                "hashOnly": .object([
                    "type": "boolean", "description": "Whether goldens keep a hash instead of the picture; the default is false.",
                ]),
                "output": text("The output folder; the default is “Output”."),
                "fonts": list("Font files, or folders of them, whose fonts are available by name."),
                "matrix": text("The name of the matrix in which inputs are drawn."),
                "devices": .object([
                    "type": "array", "description": "The project's own canvases.",
                    "items": .object([
                        "type": "object", "additionalProperties": false, "required": ["name", "size"],
                        "properties": .object([
                            "name": text("The name used in cell names."),
                            "size": .object(["type": "string", "pattern": "^[0-9]+x[0-9]+(@[1-4]x?)?$"]),
                            "scale": .object(["type": "integer", "minimum": 1, "maximum": 4]),
                        ]),
                    ]),
                ]),
                "matrices": .object(["type": "object", "additionalProperties": matrix]),
                "code": .object([
                    "type": "object", "description": "An app's own code, whose screens are drawn.", "additionalProperties": false,
                    "required": ["sources"],
                    "properties": .object([
                        "name": text("The name of the module; the default is “App”."),
                        "sources": list("Swift files, and folders of them."),
                        "excludes": list("Parts of paths to exclude."),
                        "resources": list("Asset catalogs, string tables, fonts, storyboards, nibs, and folders of them."),
                        "defines": list("Compilation conditions for #if; the default is DEBUG."),
                        "languageMode": .object(["enum": ["5", "6", 5, 6]]),
                        "packages": .object([
                            "type": "array", "description": "Packages that the code imports.",
                            "items": .object([
                                "type": "object", "additionalProperties": false, "required": ["url"],
                                "properties": .object([
                                    "url": text("A URL or a folder."), "from": text("The lowest version."),
                                    "exact": text("The version."), "branch": text("The branch."), "revision": text("The commit."),
                                    "joined": .object([
                                        "type": "boolean",
                                        "description": "Whether its files are compiled with the app's; the default is false.",
                                    ]),
                                    "products": list("The products that the code imports."),
                                ]),
                            ]),
                        ]),
                    ]),
                ]),
                "tolerance": tolerance, "ignoring": masks, "findings": findings,
                "now": text("The time that screens see as now: 2026-01-09T09:41:00Z, or in the time zone if without an offset."),
                "timeZone": text("Europe/Berlin, GMT, +05:30; the default is GMT."),
                "seed": .object(["type": "integer", "minimum": 0, "description": "The seed for random numbers; the default is 0."]),
                "locale": text("The locale for numbers, dates and lists in cells without a language: de_CH; the default is en_US."),
                "cases": .object([
                    "type": "object", "description": "Settings for single cases, by name or pattern.",
                    "additionalProperties": .object([
                        "type": "object", "additionalProperties": false,
                        "properties": .object([
                            "matrix": text("The name of a matrix."), "tolerance": tolerance, "ignoring": masks,
                            "animations": list("Animations to compare with goldens, in the first cell of the case's matrix."),
                        ]),
                    ]),
                ]),
            ]),
        ])
    }

    private static var findings: SchemaNode {
        let severity = SchemaNode.object(["enum": .array(Severity.allCases.map { .string($0.rawValue) })])
        let places = SchemaNode.object([
            "type": "array",
            "items": .object([
                "type": "object", "additionalProperties": false, "required": ["severity"],
                "properties": .object([
                    "in": text("A pattern for the input's file, the case's name and the view's path."), "severity": severity,
                ]),
            ]),
        ])
        var properties = ["known": text("The file of known findings.")]
        for kind in LayoutFindings.kinds { properties[kind] = .object(["anyOf": .array([severity, places])]) }
        return .object([
            "type": "object", "description": "The severity of findings, by kind and place.", "additionalProperties": false,
            "properties": .object(properties),
        ])
    }

    private static var tolerance: SchemaNode {
        let share: [String: SchemaNode] = ["type": "number", "minimum": 0, "maximum": 1]
        return .object([
            "type": "object", "additionalProperties": false, "description": "Differences that comparisons of pictures tolerate.",
            "properties": .object([
                "color": .object(
                    share.merging(["description": "The largest colour distance; from black to white it is 1."]) { one, _ in one }),
                "pixels": .object(share.merging(["description": "The share of the pixels that may differ by more."]) { one, _ in one }),
                "antialiasing": .object(["type": "boolean", "description": "Whether edges may be shifted by a fraction of a pixel."]),
            ]),
        ])
    }

    private static var masks: SchemaNode {
        list("Parts to paint over because they change: a view by identifier, property or path, class:Name, rect:x,y,width,height.")
    }

    private static var matrix: SchemaNode {
        let more: [String: SchemaNode] = [
            "summary": text("A short description."), "use": list("Other matrices whose cells this one includes."),
            "include": .object([
                "type": "array", "description": "Additional combinations of axis values.", "items": cross(requiring: ["devices"]),
            ]),
            "exclude": .object([
                "type": "array", "description": "Cells to leave out, by name pattern, or by values that must all match.",
                "items": .object(["anyOf": [.object(["type": "string"]), cross(requiring: [])]]),
            ]),
        ]
        return .object([
            "type": "object", "additionalProperties": false, "properties": .object(axes.merging(more) { axis, _ in axis }),
        ])
    }

    private static func cross(requiring keys: [SchemaNode]) -> SchemaNode {
        .object(["type": "object", "additionalProperties": false, "properties": .object(axes), "required": .array(keys)])
    }

    private static var axes: [String: SchemaNode] {
        [
            "devices": list("Device names or patterns, phones, tablets, all, or canvases such as 320x200@2x."),
            "orientations": values(Orientation.self), "splits": values(Split.self), "directions": values(Direction.self),
            "contentSizes": values(ContentSize.self), "styles": values(Style.self), "contrasts": values(Contrast.self),
            "weights": values(TextWeight.self), "keyboards": choice(["hidden", "shown", "all"]),
            "languages": list(
                "base, a code such as de or ar, or a pseudo-language: \(PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", "))."),
        ]
    }

    private static func values<Value: AxisValue>(_ type: Value.Type) -> SchemaNode { choice(Value.allCases.map(\.rawValue) + ["all"]) }

    /// Returns a schema for one value or a list.
    private static func choice(_ words: [String]) -> SchemaNode {
        let one = SchemaNode.object(["enum": .array(words.map { .string($0) })])
        return .object(["anyOf": [one, .object(["type": "array", "items": one])]])
    }

    private static func text(_ description: String) -> SchemaNode { .object(["type": "string", "description": .string(description)]) }

    private static func list(_ description: String) -> SchemaNode {
        .object([
            "description": .string(description),
            "anyOf": [.object(["type": "string"]), .object(["type": "array", "items": .object(["type": ["string", "number"]])])],
        ])
    }
}

/// A JSON value that can be written as a literal.
private enum SchemaNode: Encodable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral
{
    case string(String), number(Int), bool(Bool), array([SchemaNode]), object([String: SchemaNode])

    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: SchemaNode...) { self = .array(elements) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}
