/// The type of a property. It determines how the property is read, and its schema.
indirect enum ValueType: Sendable {
    case flag
    case integer(ClosedRange<Int>)
    /// A number or an amount computed from metrics.
    case number(ClosedRange<Double>)
    /// Text for machines: identifiers, paths, names.
    case string
    /// Text for people: one text or one for each language. `~` for none.
    case text
    /// A name, `#RRGGBB` or a mapping. `~` for none.
    case color
    case choice(String, [String])
    case list(ValueType, ClosedRange<Int>)
    case object(String, [Field])
    /// The form of the value selects the type: a word or number, a list, a mapping.
    case shapes(scalar: ValueType? = nil, list: ValueType? = nil, mapping: ValueType? = nil)
    /// A number, or one of the words.
    case numberOr(String, [String], ClosedRange<Double>)
    case priority
    /// A type that has a name in the schema.
    case named(String, summary: String, ValueType)
    /// The type, or `~`.
    case optional(ValueType)

    /// A part of an object.
    struct Field: Sendable {
        var name: String
        var type: ValueType
        var summary: String
        var isRequired = false

        init(_ name: String, _ type: ValueType, _ summary: String, required: Bool = false) {
            self.name = name
            self.type = type
            self.summary = summary
            isRequired = required
        }
    }

    /// A description of the expected value, for messages.
    var typeDescription: String {
        switch self {
        case .flag: "true or false"
        case .integer: "a whole number"
        case .number: "a number"
        case .string, .text: "a text"
        case .color: "a colour"
        case .choice(let name, _): name
        case .list(let type, _): "a list (\(type.typeDescription))"
        case .object(let name, _): "\(name), as a mapping"
        case .shapes(let scalar, let list, let mapping): [scalar, list, mapping].compactMap(\.?.typeDescription).joined(separator: " or ")
        case .numberOr(let name, _, _): "a number or \(name)"
        case .priority: "a priority: 1…1000, required, high, low or fitting"
        case .named(_, _, let type), .optional(let type): type.typeDescription
        }
    }
}

extension ValueType {
    static let anyNumber = ValueType.number(-Amount.limit...Amount.limit)
    static let length = ValueType.number(0...Amount.limit)
    static let share = ValueType.number(0...1)

    static let textStyle = ValueType.choice("a text style", FontNames.textStyles)

    static let font = ValueType.named(
        "font", summary: "A text style such as `headline`, a size, or the parts of a font.",
        .shapes(
            scalar: .numberOr("a text style", FontNames.textStyles, 1...1000),
            mapping: .object(
                "font",
                [
                    Field("textStyle", .textStyle, "A text style; follows the content size."),
                    Field("size", .number(1...1000), "The point size, the same at every content size unless `relativeTo` is given."),
                    Field("weight", .choice("a weight", FontNames.weights), "The weight of the font."),
                    Field("italic", .flag, "Whether the font is italic."),
                    Field("design", .choice("a design", FontNames.designs), "The design of the system font."),
                    Field("monospacedDigits", .flag, "Whether all digits have the same width."),
                    Field("name", .string, "A custom font, by its PostScript or family name."),
                    Field("relativeTo", .textStyle, "The text style whose scaling with the content size `size` follows."),
                    Field("maximumSize", .number(1...1000), "The maximum point size after scaling."),
                ])))

    static let image = ValueType.named(
        "image", summary: "A file beside the spec, a symbol, or a drawn gradient. `~` for none.",
        .optional(
            .shapes(
                scalar: .string,
                mapping: .object(
                    "image",
                    [
                        Field("file", .string, "The path of a PNG, JPEG, SVG or PDF file, relative to the spec."),
                        Field("asset", .string, "Name of an image in an asset catalog near the spec."),
                        Field("symbol", .string, "Name of a symbol, such as `heart.fill`."),
                        Field("gradient", .gradient, "Colours to draw instead of a file; needs `size`."),
                        Field("size", .size, "The size of a drawn gradient."),
                        Field("pointSize", .number(1...1000), "The point size of the text that the symbol matches."),
                        Field("textStyle", .textStyle, "The text style that the symbol matches."),
                        Field("weight", .choice("a weight", FontNames.weights), "The weight of the symbol."),
                        Field("scale", .choice("a symbol scale", ["small", "medium", "large"]), "The size relative to the text."),
                        Field(
                            "renderingMode", .choice("a rendering mode", ["automatic", "alwaysOriginal", "alwaysTemplate"]),
                            "Whether it is drawn in the tint colour."),
                        Field("tintColor", .color, "The colour to tint it with."),
                        Field("flipsForRightToLeft", .flag, "Whether it is mirrored in right-to-left layouts."),
                    ]))))

    static let insets = ValueType.named(
        "insets", summary: "One distance for all edges, [vertical, horizontal], [top, leading, bottom, trailing], or edges by name.",
        .shapes(
            scalar: .anyNumber, list: .list(.anyNumber, 2...4),
            mapping: .object(
                "insets",
                [
                    Field("top", .anyNumber, "Points."), Field("leading", .anyNumber, "Points."),
                    Field("bottom", .anyNumber, "Points."), Field("trailing", .anyNumber, "Points."),
                ])))

    static let size = ValueType.named(
        "size", summary: "[width, height], or by name; one number for both.",
        .shapes(
            scalar: .length, list: .list(.length, 2...2),
            mapping: .object(
                "size",
                [
                    Field("width", .length, "Points.", required: true), Field("height", .length, "Points.", required: true),
                ])))

    static let point = ValueType.named(
        "point", summary: "[x, y], or by name.",
        .shapes(
            list: .list(.anyNumber, 2...2),
            mapping: .object(
                "point",
                [
                    Field("x", .anyNumber, "The horizontal offset."), Field("y", .anyNumber, "The vertical offset."),
                ])))

    static let priorities = ValueType.named(
        "priorities", summary: "One priority for both axes, or `{horizontal: …, vertical: …}`.",
        .shapes(
            scalar: .priority,
            mapping: .object(
                "priorities",
                [
                    Field("horizontal", .priority, "Along the width."), Field("vertical", .priority, "Along the height."),
                ])))

    static let gradient = ValueType.named(
        "gradient", summary: "Colours along a line, around a centre, or outwards from a centre.",
        .object(
            "gradient",
            [
                Field("colors", .list(.color, 2...16), "From start to end.", required: true),
                Field("locations", .list(.share, 2...16), "The position of each colour, 0…1; evenly spaced by default."),
                Field("startPoint", .point, "In fractions of the size; defaults to [0.5, 0]."),
                Field("endPoint", .point, "In fractions of the size; defaults to [0.5, 1]."),
                Field("type", .choice("a gradient type", ["axial", "radial", "conic"]), "Defaults to axial."),
            ]))

    static let border = ValueType.object(
        "border",
        [
            Field("width", .length, "Points.", required: true), Field("color", .color, "Defaults to black."),
        ])

    static let shadow = ValueType.object(
        "shadow",
        [
            Field("color", .color, "Defaults to black."), Field("opacity", .share, "Defaults to 1."),
            Field("radius", .length, "The blur radius in points; defaults to 3."),
            Field("offset", .point, "In points; defaults to [0, 2]."),
        ])

    static let transform = ValueType.object(
        "transform",
        [
            Field("scale", .shapes(scalar: .anyNumber, list: .list(.anyNumber, 2...2)), "A factor, or one for each axis."),
            Field("rotate", .anyNumber, "Degrees, clockwise."),
            Field("translate", .point, "Points."),
        ])
}

/// The names that describe fonts.
enum FontNames {
    static let textStyles = [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption1", "caption2",
    ]
    static let weights = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    static let designs = ["default", "rounded", "serif", "monospaced"]
}
