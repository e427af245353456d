/// The lines of `constraints:` as regular expressions (ECMA 262), so that an editor underlines lines that cannot be parsed.
///
/// They are built from the words that the reader accepts. A schema cannot check whether a name is declared in the spec or whether two
/// attributes can be paired. It cannot count brackets either: brackets inside two others are not checked.
enum EquationPattern {
    private static let space = #"\s*"#
    private static let name = "[A-Za-z_][A-Za-z0-9_]*"
    private static let number = #"(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)"#
    private static let path = name + #"(?:\s*\.\s*"# + name + ")*"

    /// Returns the pattern of sums and products, including lists in brackets.
    /// - Parameter depth: The number of nested brackets.
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

    /// The pattern of amounts such as `gutter * 2`.
    static var amount: String { anchored(expression(2)) }

    /// The pattern of equations: `side == side [== side …] [inset amounts] [@priority] ["identifier"]`
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

    /// The pattern of visual formats such as `H:|-[title(>=80)]-gutter-[price]-|`.
    static var visualFormat: String {
        let distance = #"-(?:(?:"# + number + "|" + name + #"|\([^()]+\))-)?"#
        let view = #"\[\s*"# + name + #"\s*(?:\([^()]+\))?\s*\]"#
        return anchored(
            #"(?:[HV]:)?(?:\|(?:"# + distance + ")?)?" + view + "(?:(?:\(distance))?\(view))*" + #"(?:(?:"# + distance + #")?\|)?"#)
    }

    /// The pattern of lines that only the reader can check: brackets three deep, and lines of components with parameters.
    static let open = #"\$|\([^)]*\([^)]*\("#

    private static func anchored(_ pattern: String) -> String { "^" + space + "(?:" + pattern + ")" + space + "$" }
}
