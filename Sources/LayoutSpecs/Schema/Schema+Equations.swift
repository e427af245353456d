/// The lines of `constraints:` as regular expressions (ECMA 262), so that an editor underlines what cannot be read.
///
/// Made from the words that the reader knows. Whether a name is one of the spec, and whether two attributes go together, a schema cannot
/// say. Neither can it count brackets: those inside two others are not looked into.
enum EquationPattern {
    private static let space = #"\s*"#
    private static let name = "[A-Za-z_][A-Za-z0-9_]*"
    private static let number = #"(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)"#
    private static let path = name + #"(?:\s*\.\s*"# + name + ")*"

    /// Sums and products; lists in brackets.
    /// - Parameter depth: how many brackets may stand inside one another.
    private static func expression(_ depth: Int) -> String {
        let bracket = depth == 0 ? "" : #"|\(\s*"# + expression(depth - 1, separators: "-+*/,") + #"\s*\)"#
        return expression("(?:\(number)|\(path)\(bracket))", "-+*/")
    }

    private static func expression(_ depth: Int, separators: String) -> String {
        let bracket = depth == 0 ? "" : #"|\(\s*"# + expression(depth - 1, separators: separators) + #"\s*\)"#
        return expression("(?:\(number)|\(path)\(bracket))", separators)
    }

    private static func expression(_ factor: String, _ separators: String) -> String {
        let negated = #"(?:-\s*)*"# + factor
        return negated + #"(?:\s*["# + separators + #"]\s*"# + negated + ")*"
    }

    /// `gutter * 2`.
    static var amount: String { anchored(expression(2)) }

    /// `side == side [== side …] [inset amounts] [@priority] ["identifier"]`
    static var equation: String {
        let attributes = Attribute.allCases.map(\.rawValue) + AttributeGroup.allCases.map(\.rawValue)
        let left = #"(?:"# + name + #"\s*\.\s*)*(?:"# + attributes.joined(separator: "|") + ")"
        let names = EquationParser.priorities.map(\.name).joined(separator: "|")
        let priority = #"(?:\s*@\s*(?:1000(?:\.0+)?|[1-9][0-9]{0,2}(?:\.[0-9]+)?|"# + names + "))?"
        let inset = #"(?:\s*\binset\b\s*"# + expression(1) + ")?"
        let identifier = #"(?:\s*"[^"]*")?"#
        let sides = "\(left)(?:\(space)==\(space)\(left))*\(space)(?:==|<=|>=)\(space)\(expression(2))"
        return anchored(sides + inset + priority + identifier)
    }

    /// `H:|-[title(>=80)]-gutter-[price]-|`
    static var visualFormat: String {
        let distance = #"-(?:(?:"# + number + "|" + name + #"|\([^()]+\))-)?"#
        let view = #"\[\s*"# + name + #"\s*(?:\([^()]+\))?\s*\]"#
        return anchored(
            #"(?:[HV]:)?(?:\|(?:"# + distance + ")?)?" + view + "(?:(?:\(distance))?\(view))*" + #"(?:(?:"# + distance + #")?\|)?"#)
    }

    /// What the reader alone tells: brackets three deep, and lines of components before their parameters are known.
    static let open = #"\$|\([^)]*\([^)]*\("#

    private static func anchored(_ pattern: String) -> String { "^" + space + "(?:" + pattern + ")" + space + "$" }
}
