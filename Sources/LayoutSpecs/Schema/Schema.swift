extension LayoutSpec {
    /// The JSON Schema (draft 2020-12) of layout specs, for editors. Generated from the tables that the reader uses.
    package static var jsonSchema: String { Schema.document.text() + "\n" }
}

enum Schema {
    static var document: JSONValue {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": "layout-spec.schema.json",
            "title": "Layout spec",
            "description": "A screen: views, constraints as equations, variations over traits, states and animations between them.",
            "type": "object",
            "properties": .object(topLevel),
            "required": .strings(["root"]),
            "additionalProperties": false,
            "$defs": .object(structure + basics + named + kinds),
        ]
    }

    private static func described(_ schema: JSONValue, _ summary: String) -> JSONValue { schema.with("description", .string(summary)) }

    private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

    private static func map(_ value: JSONValue) -> JSONValue {
        ["type": "object", "propertyNames": ["pattern": "^[A-Za-z_][A-Za-z0-9_]*$"], "additionalProperties": value]
    }

    /// Returns the schema of a text that matches one of the patterns.
    private static func text(_ patterns: String...) -> JSONValue {
        ["type": "string", "anyOf": .array((patterns + [EquationPattern.open]).map { ["pattern": .string($0)] })]
    }

    private static func member(_ key: String, _ value: JSONValue) -> JSONValue.Member { JSONValue.Member(key: key, value: value) }

    // MARK: The spec

    private static var topLevel: [JSONValue.Member] {
        let schemas: [String: JSONValue] = [
            "$schema": described(["type": "string"], "The location of this schema, for editors."),
            "name": described(["type": "string"], "The name in reports; defaults to the name of the file."),
            "description": described(["type": "string"], "A description."),
            "components": described(
                ["anyOf": .array([map(reference("component")), ["type": "string"], ["type": "array", "items": ["type": "string"]]])],
                "Components that `use:` inserts, by name, or files with `components:`."),
            "data": described(map(["type": "array"]), "Lists for `repeat:`, by name."),
            "navigation": described(ValueType.object(NavigationBuilder.fields), "The bar above the screen."),
            "tabBar": described(ValueType.object(TabBarBuilder.fields), "The tabs below the screen."),
            "metrics": described(map(reference("number")), "Named numbers for equations and properties."),
            "root": described(reference("view"), "The view that fills the screen."),
            "constraints": described(reference("constraints"), "Equations and visual formats, one per line."),
            "constraintSets": described(map(reference("constraints")), "Constraints that variations and states activate."),
            "variations": described(["type": "array", "items": reference("variation")], "Changes for traits; later ones take precedence."),
            "states": described(map(["anyOf": .array([reference("state"), ["type": "null"]])]), "Changes for each state."),
            "animations": described(map(ValueType.object(SpecReader.animationFields)), "Animations from one state to another."),
            "ignoring": described(
                ["anyOf": .array([["type": "string"], ["type": "array", "items": ["type": "string"]]])],
                "Parts to paint over in goldens because they change: a view's name, class:Name, rect:x,y,width,height."),
        ]
        return SpecReader.keys.map { member($0, schemas[$0] ?? [:]) }
    }

    private static var changes: [JSONValue.Member] {
        let names: JSONValue = ["anyOf": .array([["type": "string"], ["type": "array", "items": ["type": "string"]]])]
        let schemas: [String: JSONValue] = [
            "views": described(map(reference("properties")), "Properties of views, by id."),
            "metrics": described(map(["type": "number"]), "New values of metrics."),
            "constants": described(
                ["type": "object", "additionalProperties": reference("number")], "New constants of constraints, by identifier."),
            "activate": described(names, "Constraint sets and constraints to activate."),
            "deactivate": described(names, "Constraint sets and constraints to deactivate."),
            "constraints": described(reference("constraints"), "Constraints that apply only here."),
        ]
        return SpecReader.changeKeys.map { member($0, schemas[$0] ?? [:]) }
    }

    private static var structure: [JSONValue.Member] {
        let note = member("description", described(["type": "string"], "A description."))
        let condition = described(
            ["type": "string"],
            "Such as `contentSize >= accessibilityMedium and direction == rtl`. Traits: "
                + SpecTrait.allCases.map(\.rawValue).joined(separator: ", ") + ".")
        return [
            member("view", view),
            member("use", use), member("repetition", repetition), member("component", component),
            member("constraints", ["type": "array", "items": reference("constraint")]),
            member(
                "constraint",
                [
                    "anyOf": .array([
                        described(
                            text(EquationPattern.equation, EquationPattern.visualFormat),
                            "`title.leading == avatar.trailing + 12 @750 \"Post.title\"` or `H:|-[title]-|`."),
                        ValueType.object([
                            ValueType.Field("format", .string, "A visual format.", required: true),
                            ValueType.Field(
                                "options", .list(.choice("an option", VisualFormatOptions.names), 1...8), "Alignment and direction."),
                        ]),
                    ])
                ]),
            member(
                "variation",
                [
                    "type": "object", "properties": .object([note, member("when", condition)] + changes), "required": .strings(["when"]),
                    "additionalProperties": false,
                ]),
            member("state", ["type": "object", "properties": .object([note] + changes), "additionalProperties": false]),
        ]
    }

    // MARK: Values

    private static var basics: [JSONValue.Member] {
        [
            member("amount", described(text(EquationPattern.amount), "A metric, or a sum or product of metrics and numbers.")),
            member("number", ValueType.anyNumber.schema),
            member(
                "priority",
                [
                    "anyOf": .array([
                        ["type": "number", "minimum": .number(1), "maximum": .number(1000)],
                        ["enum": .strings(EquationParser.priorities.map(\.name))],
                    ])
                ]),
            member(
                "text",
                described(
                    [
                        "anyOf": .array([
                            ["type": .strings(["string", "number", "boolean", "null"])],
                            [
                                "type": "object", "propertyNames": ["pattern": "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"],
                                "minProperties": .number(1),
                                "additionalProperties": ["type": .strings(["string", "number", "boolean"])],
                            ],
                            ValueType.object(ValueReader.localizedFields),
                        ])
                    ], "A text, a text for each language, or a key in the string tables beside the spec. `~` for none.")),
            member(
                "color",
                described(
                    [
                        "anyOf": .array([
                            ["enum": .strings(ColorNames.all)],
                            ["type": "string", "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
                            ValueType.object(ValueReader.dynamicFields), ValueType.object(ValueReader.fadedFields),
                            ValueType.object(ValueReader.assetFields), ["type": "null"],
                        ])
                    ], "A colour name from UIKit, `#RRGGBB`, or a mapping. `~` for none.")),
        ]
    }

    /// The named types, each once, in the order in which properties use them.
    private static var named: [JSONValue.Member] {
        var seen: Set<String> = []
        let types = Kind.all.flatMap(\.allProperties).map(\.type) + NavigationBuilder.fields.map(\.type) + TabBarBuilder.fields.map(\.type)
        return types.flatMap(\.namedTypes).filter { seen.insert($0.name).inserted }
            .map { member($0.name, described($0.type.schema, $0.summary)) }
    }

    // MARK: Views

    private static var view: JSONValue {
        let choices = Kind.all.map { kind -> JSONValue in
            ["if": ["properties": ["kind": ["const": .string(kind.name)]]], "then": reference(kind.name)]
        }
        return [
            "if": ["required": .strings(["use"])], "then": reference("use"),
            "else": [
                "type": "object", "properties": ["kind": described(["enum": .strings(Kind.all.map(\.name))], "The UIKit class.")],
                "required": .strings(["kind"]), "allOf": .array(choices),
            ],
        ]
    }

    /// The schema of a use. Other keys apply to the component's view, whose kind only the component knows.
    private static var use: JSONValue {
        [
            "type": "object",
            "properties": .object([
                member("use", described(["type": "string"], "The name of a component.")),
                member("id", described(["type": "string"], "The name of its view, and the prefix of the names inside: `wifi_title`.")),
                member("with", described(map([:]), "The values of its parameters.")),
                member("constraints", reference("constraints")),
            ]), "required": .strings(["use"]),
        ]
    }

    private static var repetition: JSONValue {
        [
            "type": "object",
            "properties": .object([
                member(
                    "repeat",
                    described(
                        ["type": .strings(["array", "string"])], "A list, or the name of one under `data:`; `$key` is its item's value.")),
                member("view", described(reference("view"), "The view for each item; its names end in the item's number: `row_1`.")),
            ]), "required": .strings(["repeat", "view"]), "additionalProperties": false,
        ]
    }

    private static var component: JSONValue {
        [
            "type": "object",
            "properties": .object([
                member("description", described(["type": "string"], "A description.")),
                member(
                    "parameters",
                    described(
                        ["anyOf": .array([["type": "array", "items": ["type": "string"]], map([:])])],
                        "Names, or names with default values. `$name` is replaced with the value.")),
                member("view", reference("view")),
                member("constraints", described(reference("constraints"), "Constraints; attributes without a name are the component's.")),
            ]), "required": .strings(["view"]), "additionalProperties": false,
        ]
    }

    private static var kinds: [JSONValue.Member] {
        Kind.all.map { kind in
            member(
                kind.name,
                [
                    "description": .string(kind.summary), "type": "object",
                    "properties": .object(structureMembers(of: kind) + kind.allProperties.map { propertyMember($0, of: kind) }),
                    "additionalProperties": false,
                ])
        } + [member("properties", anyProperties)]
    }

    private static func structureMembers(of kind: Kind) -> [JSONValue.Member] {
        let children: JSONValue = [
            "type": "array",
            "items": ["if": ["required": .strings(["repeat"])], "then": reference("repetition"), "else": reference("view")],
        ]
        let members = [
            member("kind", ["const": .string(kind.name)]),
            member(
                "id", described(["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$"], "The name in equations, changes and goldens.")),
            member("guides", described(["type": "array", "items": ["type": "string"]], "Layout guides of the view, by name.")),
            member(
                SpecReader.ignoredFindingsKey,
                described(
                    ["type": "object", "additionalProperties": ["type": "string", "pattern": "."]],
                    "Kinds of findings to ignore at the view, each with a reason.")),
            member("constraints", described(reference("constraints"), "Constraints; attributes without a name are this view's.")),
        ]
        return members + kind.lists.map { member($0.rawValue, described(children, $0.summary)) }
    }

    /// Returns a property's schema: in full in the first kind that has the property, and as a reference to it in the others.
    private static func propertyMember(_ property: SpecProperty, of kind: Kind) -> JSONValue.Member {
        let schema = property.type.schema.with("description", .string(property.summary))
        guard let owner = owner(of: property), owner.name != kind.name else { return member(property.name, schema) }
        return member(property.name, reference("\(owner.name)/properties/\(property.name)"))
    }

    /// Returns the first kind with the same property.
    private static func owner(of property: SpecProperty) -> Kind? {
        Kind.all.first { kind in
            kind.allProperties.contains {
                $0.name == property.name && $0.summary == property.summary && $0.type.schema == property.type.schema
            }
        }
    }

    /// The properties of all kinds, for changes, which identify a view only by its id.
    private static var anyProperties: JSONValue {
        var types: [(name: String, schemas: [JSONValue])] = []
        for kind in Kind.all {
            for property in kind.allProperties {
                let schema = reference("\(owner(of: property)?.name ?? kind.name)/properties/\(property.name)")
                guard let index = types.firstIndex(where: { $0.name == property.name }) else {
                    types.append((property.name, [schema])); continue
                }
                if !types[index].schemas.contains(schema) { types[index].schemas.append(schema) }
            }
        }
        let members = types.map { member($0.name, $0.schemas.count == 1 ? $0.schemas[0] : ["anyOf": .array($0.schemas)]) }
        return ["type": "object", "properties": .object(members), "additionalProperties": false]
    }
}
