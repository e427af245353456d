// The messages of all faults.

extension SpecErrors: CustomStringConvertible {
    /// For each fault, `file:line:column: error: message`, its line and a caret.
    package var description: String {
        diagnostics.map { diagnostic in
            let range = diagnostic.range
            let head = "\(file):\(range.line):\(range.column): error: \(diagnostic.error.message)"
            return excerpt(diagnostic).map { head + "\n" + $0 } ?? head
        }.joined(separator: "\n\n")
    }

    /// Returns the line of a fault with carets under it.
    package func excerpt(_ diagnostic: SpecDiagnostic) -> String? { source.excerpt(diagnostic.range) }
}

extension SpecError {
    /// One or two sentences, ending with the nearest correct name if there is one.
    package var message: String {
        fileMessage ?? keyMessage ?? nameMessage ?? equationMessage ?? buildMessage ?? "The spec is not valid."
    }

    private var fileMessage: String? {
        switch self {
        case .malformed(let problem): "Invalid YAML: \(problem)."
        case .tooLarge(let bytes, let limit): "The file has \(bytes) bytes; the limit is \(limit)."
        case .tooDeep(let limit): "Nested deeper than \(limit) levels."
        case .tooManyNodes(let limit): "The spec has more than \(limit) values, counting aliases each time they are used."
        case .collectionAsKey: "A key must be a word, not a list or a mapping."
        case .unknownTag(let tag): "The tag \(quoted(tag)) is not supported in a layout spec."
        case .empty: "The spec is empty. It needs at least \(quoted("root:")) with a view."
        case .missingFile(let path): "There is no file at \(quoted(path))."
        case .outsideOfProject(let path): "\(quoted(path)) is outside the project; a spec can only read files in its project."
        case .inFile(let path, let line, let message): "In \(quoted(path)), line \(line): \(message)"
        case .duplicateKey(let key): "Duplicate key \(quoted(key))."
        default: nil
        }
    }

    private var keyMessage: String? {
        switch self {
        case .unknownKey(let key, let owner, let nearest): "\(owner) has no \(quoted(key)).\(meant(nearest))"
        case .missingKey(let key, let owner): "\(owner) needs \(quoted(key + ":"))."
        case .wrongType(let found, let expected): "Expected \(expected), found \(found)."
        case .badValue(let value, let expected, let nearest): "\(quoted(value)) is not \(expected).\(meant(nearest))"
        case .outOfRange(let value, let expected): "\(value) is out of range: expected \(expected)."
        case .listNotAllowed(let list, let kind, let takes):
            ChildList(rawValue: list).map { list in
                let own = takes.map { quoted($0 + ":") }
                if list == .subviews {
                    return own.map { "\(kind) has no \(quoted("subviews:")); it takes \($0)." } ?? "\(kind) cannot have subviews."
                }
                return "\(quoted(list.rawValue + ":")) belongs to \(list.owner)" + (own.map { "; \(kind) takes \($0)." } ?? ".")
            }
        case .misplaced(let kind, let list, let owner): "\(kind) can only be in the \(quoted(list + ":")) of \(owner)."
        case .notARow(let kind, let list, let kinds):
            "\(quoted(list + ":")) can contain only \(kinds.joined(separator: ", ")); put the \(kind) in the \(quoted("subviews:")) of one."
        case .nothingArranged(let kind):
            "\(kind) arranges the views in \(quoted("arranged:")), but it has only \(quoted("subviews:"))."
        case .sameStateTwice(let state): "The animation begins and ends in the state \(quoted(state))."
        case .exclusive(let keys): "Only one of \(keys.map(quoted).joined(separator: " and ")) can be given."
        default: nil
        }
    }

    private var nameMessage: String? {
        switch self {
        case .badIdentifier(let name): "\(quoted(name)) is not a valid name: use letters, digits and '_', starting with a letter."
        case .reservedIdentifier(let name): "\(quoted(name)) is reserved for equations and cannot be a name."
        case .duplicateName(let kind, let name, let line): "Duplicate \(kind.noun) \(quoted(name)); the first is in line \(line)."
        case .unknownName(let kind, let name, let nearest): "There is no \(kind.noun) named \(quoted(name)).\(meant(nearest))"
        case .cycle(let kind, let names): "The \(kind.noun) \(quoted(names[0])) depends on itself: \(names.joined(separator: " → "))."
        case .unknownTrait(let name, let near):
            "There is no trait named \(quoted(name)).\(meant(near.isEmpty ? nil : near.joined(separator: "' or '")))"
        case .traitNotOrdered(let name): "\(quoted(name)) has no order: compare it with '==' or '!='."
        default: nil
        }
    }

    private var equationMessage: String? {
        switch self {
        case .unexpected(let found, let expected, let nearest): "Expected \(expected), found \(quoted(found)).\(meant(nearest))"
        case .tooLong(let tokens, let limit): "The line has \(tokens) names, numbers and signs; the limit is \(limit)."
        case .unfinished(let expected): "Expected \(expected), but the line ends here."
        case .unknownAttribute(let name, let nearest): "There is no attribute or guide named \(quoted(name)).\(meant(nearest))"
        case .notAGuideAttribute(let name): "A guide has no \(quoted(name)): only views have baselines and margins."
        case .missingAttribute(let name): "\(quoted(name)) needs an attribute, such as \(quoted(name + ".leading"))."
        case .attributeAlone(let name): "\(quoted(name)) of what? Name the view before it, such as \(quoted("title." + name))."
        case .groupMismatch(let first, let second):
            "'\(first)' and '\(second)' are different attributes; use the same on both sides."
        case .onlyOfScrollViews(let name): "Only a UIScrollView has \(quoted(name))."
        case .leftSideNotAlone: "The left side must be a single attribute; move numbers to the right side."
        case .twoAnchors: "Each side can have only one attribute."
        case .anchorTimesAnchor: "An attribute can only be multiplied by a number."
        case .divisionByAnchor: "Only a number can follow '/'."
        case .divisionByZero: "Division by zero."
        case .wrongPair(let first, let second, let fault): fault.sentence(first, second)
        case .acrossRows(let one, let other):
            "\(quoted(one)) and \(quoted(other)) are not in the same row; a constraint in a row can only relate its own views."
        case .sameOnBothSides(let name): "Both sides are \(quoted(name)), so the equation has no effect."
        case .noSuperview(let name): "\(quoted(name)) has no superview here."
        case .chainNotEqual: "Only '==' can be chained."
        case .insetWithoutEdges(let name): "'inset' requires edges, horizontalEdges or verticalEdges, not \(quoted(name))."
        case .constantOnEdges: "A constant would shift the edges, not inset them: write 'inset' and the distance."
        case .wrongCount(let found, let expected): "Expected \(expected), found \(found) numbers."
        case .visualFormat(let problem, let nearest): problem + meant(nearest)
        default: nil
        }
    }

    private var buildMessage: String? {
        switch self {
        case .missingImage(let path, let nearest): "There is no image at \(quoted(path)).\(meant(nearest))"
        case .undrawableImage(let path, let reason): "The image at \(quoted(path)) cannot be drawn: \(reason)."
        case .missingColor(let name, let nearest): "No asset catalog near the spec has a colour \(quoted(name)).\(meant(nearest))"
        default: nil
        }
    }

    private func quoted(_ text: String) -> String { "'\(text.count > 60 ? text.prefix(57) + "…" : text[...])'" }

    private func meant(_ nearest: String?) -> String { nearest.map { " Did you mean '\($0)'?" } ?? "" }
}

extension SpecError.NameKind {
    fileprivate var noun: String {
        switch self {
        case .view: "view"
        case .guide: "guide"
        case .kind: "kind of view"
        case .constraint: "constraint"
        case .constraintSet: "constraint set"
        case .constraintOrSet: "constraint or constraint set"
        case .metric: "metric"
        case .state: "state"
        case .animation: "animation"
        case .viewOrMetric: "view, guide or metric"
        case .component: "component"
        case .parameter: "parameter"
        case .data: "list under 'data:'"
        }
    }
}

extension SpecError.PairFault {
    fileprivate func sentence(_ first: String, _ second: String) -> String {
        switch self {
        case .leadingWithLeft:
            "'\(first)' cannot be combined with '\(second)': use leading/trailing for both or left/right for both."
        case .differentAxes: "'\(first)' cannot be combined with '\(second)': one is horizontal, the other vertical."
        case .locationWithSize: "'\(first)' cannot be combined with '\(second)': one is a position, the other a size."
        case .locationWithConstant: "'\(first)' is a position: relate it to another attribute, not to a number alone."
        }
    }
}
