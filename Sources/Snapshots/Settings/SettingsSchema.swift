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
                "inputs": list("Files, folders and patterns of files that are drawn when none are named."),
                "goldens": text("Folder of goldens; “Goldens” when left out."),
                "hashOnly": .object([
                    "type": "boolean", "description": "Goldens keep the text and the picture's hash, and no picture; false when left out.",
                ]),
                "output": text("Folder for what is drawn; “Output” when left out."),
                "fonts": list("Font files, or folders of them, whose faces are found by name."),
                "matrix": text("Name of the matrix that inputs are drawn over."),
                "devices": .object([
                    "type": "array", "description": "Canvases of the project's own.",
                    "items": .object([
                        "type": "object", "additionalProperties": false, "required": ["name", "size"],
                        "properties": .object([
                            "name": text("As it stands in cell names."),
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
                        "name": text("The module's name; “App” when left out."),
                        "sources": list("Swift files and folders of them."),
                        "excludes": list("Parts of paths that are left out."),
                        "resources": list("Asset catalogs, string tables, fonts, storyboards, nibs, and folders of them."),
                        "defines": list("Names that #if asks for; DEBUG when left out."),
                        "languageMode": .object(["enum": ["5", "6", 5, 6]]),
                        "packages": .object([
                            "type": "array", "description": "Packages that the code imports from.",
                            "items": .object([
                                "type": "object", "additionalProperties": false, "required": ["url"],
                                "properties": .object([
                                    "url": text("An address, or a folder."), "from": text("The lowest version."),
                                    "exact": text("The version."), "branch": text("The branch."), "revision": text("The commit."),
                                    "joined": .object([
                                        "type": "boolean",
                                        "description": "Its files are rewritten and compiled with the app's; else it is built as it is.",
                                    ]),
                                    "products": list("What of it the code imports."),
                                ]),
                            ]),
                        ]),
                    ]),
                ]),
                "tolerance": tolerance, "ignoring": masks, "findings": findings,
                "now": text("The moment at which every screen is made: 2026-01-09T09:41:00Z, or without an offset in the time zone."),
                "timeZone": text("Europe/Berlin, GMT, +05:30; GMT when left out."),
                "seed": .object(["type": "integer", "minimum": 0, "description": "Where chance begins; 0 when left out."]),
                "locale": text("How numbers, dates and lists are written where a cell has no language: de_CH; en_US when left out."),
                "cases": .object([
                    "type": "object", "description": "What single cases, by name or pattern, have of their own.",
                    "additionalProperties": .object([
                        "type": "object", "additionalProperties": false,
                        "properties": .object([
                            "matrix": text("Name of a matrix."), "tolerance": tolerance, "ignoring": masks,
                            "animations": list("Animations that are held against goldens, in the first cell of the case's matrix."),
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
                    "in": text("A pattern over the input's file, the case's name and the view's path."), "severity": severity,
                ]),
            ]),
        ])
        var properties = ["known": text("File of the findings that are known.")]
        for kind in LayoutFindings.kinds { properties[kind] = .object(["anyOf": .array([severity, places])]) }
        return .object([
            "type": "object", "description": "How heavy findings weigh, by kind and place.", "additionalProperties": false,
            "properties": .object(properties),
        ])
    }

    private static var tolerance: SchemaNode {
        let share: [String: SchemaNode] = ["type": "number", "minimum": 0, "maximum": 1]
        return .object([
            "type": "object", "additionalProperties": false, "description": "What a comparison of pictures lets pass.",
            "properties": .object([
                "color": .object(share.merging(["description": "Largest colour distance; 1 is black against white."]) { one, _ in one }),
                "pixels": .object(share.merging(["description": "Share of the pixels that may differ by more."]) { one, _ in one }),
                "antialiasing": .object(["type": "boolean", "description": "Edges may lie a fraction of a pixel elsewhere."]),
            ]),
        ])
    }

    private static var masks: SchemaNode {
        list("What cannot be still, painted over: a view by identifier, property or path, class:Name, rect:x,y,width,height.")
    }

    private static var matrix: SchemaNode {
        let more: [String: SchemaNode] = [
            "summary": text("One line for people."), "use": list("Other matrices whose cells are in this one."),
            "include": .object(["type": "array", "description": "Crosses beside the main one.", "items": cross(requiring: ["devices"])]),
            "exclude": .object([
                "type": "array", "description": "Cells to leave out, by pattern of names or by values that must all fit.",
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
            "devices": list("Names, patterns of names, phones, tablets, all, or canvases such as 320x200@2x."),
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
