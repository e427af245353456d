/// A fault in a spec. All messages are in one place (`SpecError+Message.swift`).
package enum SpecError: Error, Hashable, Sendable {
    // The file
    case malformed(problem: String)
    case tooLarge(bytes: Int, limit: Int)
    case tooDeep(limit: Int)
    case tooManyNodes(limit: Int)
    case collectionAsKey
    case unknownTag(String)
    case empty
    case duplicateKey(String)
    case missingFile(String)
    /// An image, a table or components outside the folder that the spec may read.
    case outsideOfProject(String)
    /// A fault in a file that the spec names, with its message.
    case inFile(String, line: Int, String)

    // Keys and values
    case unknownKey(String, in: String, nearest: String?)
    case missingKey(String, in: String)
    case wrongType(found: String, expected: String)
    case badValue(String, expected: String, nearest: String?)
    case outOfRange(String, expected: String)

    // Names
    case badIdentifier(String)
    case reservedIdentifier(String)
    case duplicateName(NameKind, String, firstLine: Int)
    case unknownName(NameKind, String, nearest: String?)
    case cycle(NameKind, [String])

    // Equations and formats
    case tooLong(tokens: Int, limit: Int)
    case unexpected(found: String, expected: String, nearest: String?)
    case unfinished(expected: String)
    case unknownAttribute(String, nearest: String?)
    case notAGuideAttribute(String)
    case missingAttribute(String)
    case attributeAlone(String)
    case groupMismatch(String, String)
    case onlyOfScrollViews(String)
    case leftSideNotAlone
    case twoAnchors
    case anchorTimesAnchor
    case divisionByAnchor
    case divisionByZero
    case wrongPair(String, String, PairFault)
    case sameOnBothSides(String)
    case noSuperview(String)
    case chainNotEqual
    case insetWithoutEdges(String)
    case constantOnEdges
    case wrongCount(found: Int, expected: String)
    case visualFormat(String, nearest: String?)

    // Conditions
    case unknownTrait(String, near: [String])
    case traitNotOrdered(String)

    // Structure
    /// A list that the kind does not accept; `takes` is one that it accepts.
    case listNotAllowed(String, kind: String, takes: String?)
    /// A kind that is allowed in one list only.
    case misplaced(kind: String, list: String, owner: String)
    /// A kind in a list that accepts only its own kinds.
    case notARow(kind: String, list: String, kinds: [String])
    /// An equation between rows of a list, or from a row to a view outside the list.
    case acrossRows(String, String)
    case nothingArranged(kind: String)
    case sameStateTwice(String)
    case exclusive([String])

    // Building
    case missingImage(String, nearest: String?)
    /// An existing file that cannot be drawn, with the reason.
    case undrawableImage(String, String)
    /// No asset catalog near the spec has the colour.
    case missingColor(String, nearest: String?)

    package enum NameKind: String, Hashable, Sendable {
        case view, guide, kind, constraint, constraintSet, constraintOrSet, metric, state, animation, viewOrMetric, component, parameter,
            data
    }

    package enum PairFault: Hashable, Sendable {
        case leadingWithLeft, differentAxes, locationWithSize, locationWithConstant
    }
}

/// A fault and its range.
package struct SpecDiagnostic: Hashable, Sendable {
    package let error: SpecError
    package let range: SourceRange
}

/// All faults of one spec, in the order of the file.
package struct SpecErrors: Error, Hashable, Sendable {
    package let file: String
    package let diagnostics: [SpecDiagnostic]
    let source: SourceText

    init(file: String, diagnostics: [SpecDiagnostic], source: SourceText) {
        self.file = file
        self.source = source
        // An alias can report the same fault twice.
        var seen: Set<SpecDiagnostic> = []
        let once = diagnostics.filter { seen.insert($0).inserted }
        self.diagnostics = once.enumerated().sorted { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }.map(\.element)
    }
}

/// A fault inside a string that is parsed separately; offsets count Unicode scalars from the string's start.
struct StringFault: Error {
    let error: SpecError
    let offset: Int
    let length: Int
}
