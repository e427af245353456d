import UIKit

/// A screen as a spec describes it: views, constraints, what changes with traits, states and the animations between them.
///
/// A value: names are looked up, pairs of attributes checked, texts, colours and sizes read. What is still open is decided by a
/// screen and a state, in `makeViewController(environment:state:)`.
package struct LayoutSpec: Sendable {
    /// What the spec calls itself; its file's name without extension when it does not.
    package let name: String
    /// What the spec says about itself.
    package let summary: String?
    /// As given when it was read. Images are looked for beside it.
    package let file: String
    /// Names of states, in order. The spec as it stands, without a state, is not among them.
    package let states: [String]
    package let animations: [SpecAnimation]

    let root: ViewSpec
    /// The bar above the screen; nil for none.
    let navigation: ObjectValue?
    /// The tabs below the screen; nil for none.
    let tabBar: ObjectValue?
    /// In an order in which each uses only those before it.
    let metrics: [Metric]
    let constraints: [ConstraintLine]
    let sets: [ConstraintSet]
    let variations: [Variation]
    let stateChanges: [StateChange]
    /// What of the screen cannot be still, by view, class or rectangle: goldens have it painted over.
    package let ignoring: [String]
    let source: SourceText
    /// Files of components that it was made with, from its folder.
    var includes: [String] = []
    var folder: SpecFolder
}

/// The way from one state to another.
package struct SpecAnimation: Hashable, Sendable {
    package var name: String
    /// Nil: the spec as it stands.
    package var from: String?
    /// Nil: the spec as it stands.
    package var to: String?
    /// Seconds that things move. For a spring given by bounce: until it has settled.
    package var duration: Double
    /// Seconds before anything moves.
    package var delay: Double
    package var curve: TimingCurve
}

/// A view of the spec and everything inside.
struct ViewSpec: Hashable, Sendable {
    /// Its place in the order of the spec, the root being 0.
    var number: Int
    var id: String?
    /// Of the identifier, from 1.
    var idLine: Int?
    /// Of its beginning, from 1.
    var line: Int
    /// Kinds of findings that the author lets pass at the view, each with the reason.
    var ignored: [String: String] = [:]
    var kind: String
    var settings: [Setting]
    var guides: [String]
    var children: [Children]

    /// The views of one of its lists.
    struct Children: Hashable, Sendable {
        var list: ChildList
        var views: [ViewSpec]
    }

    /// The view and everything inside, in the order of `number`.
    var all: [ViewSpec] { [self] + children.flatMap { $0.views.flatMap(\.all) } }
}

/// A property given a value.
struct Setting: Hashable, Sendable {
    var property: String
    var value: Value
    var range: SourceRange
}

struct Metric: Hashable, Sendable {
    var name: String
    var amount: Amount
}

/// Constraints under a name, inactive until a variation or state activates them.
struct ConstraintSet: Hashable, Sendable {
    var name: String
    var lines: [ConstraintLine]
}

/// What a variation or a state does to the spec.
struct Change: Hashable, Sendable {
    struct ViewChange: Hashable, Sendable {
        var view: Int
        var settings: [Setting]
    }

    struct ConstantChange: Hashable, Sendable {
        var identifier: String
        var constant: Amount
    }

    var views: [ViewChange] = []
    var metrics: [Metric] = []
    var constants: [ConstantChange] = []
    /// Names of sets and identifiers of constraints.
    var activated: [String] = []
    var deactivated: [String] = []
    var constraints: [ConstraintLine] = []
}

struct Variation: Hashable, Sendable {
    var condition: Condition
    var change: Change
}

struct StateChange: Hashable, Sendable {
    var name: String
    var change: Change
}

extension LayoutSpec {
    /// What stands around the root.
    private var bars: [ObjectValue] { [navigation, tabBar].compactMap(\.self) }

    /// Every word of the spec that could be a file it draws, relative to its folder: more than are.
    package var namedFiles: [String] {
        let changes = variations.map(\.change) + stateChanges.map(\.change)
        let settings = root.all.flatMap(\.settings) + changes.flatMap { $0.views.flatMap(\.settings) }
        let words = settings.flatMap { $0.value.strings } + bars.flatMap { $0.parts.flatMap { $0.value.strings } }
        return Set(words + includes).sorted()
    }

    /// A picture that the spec asks a catalog or the symbols for.
    package struct ImageName: Hashable, Sendable {
        package var name: String
        package var isSymbol: Bool
        /// From 1.
        package var line: Int
    }

    /// In the order of the spec; the same one as often as it is named.
    package var imageNames: [ImageName] {
        func names(_ value: Value) -> [ImageName] {
            if let list = value.list { return list.flatMap(names) }
            return (value.object?.parts ?? []).flatMap { part -> [ImageName] in
                guard ["symbol", "asset"].contains(part.name), let name = part.value.string else { return names(part.value) }
                return [ImageName(name: name, isSymbol: part.name == "symbol", line: part.range.line)]
            }
        }
        let changes = variations.map(\.change) + stateChanges.map(\.change)
        let settings = root.all.flatMap(\.settings) + changes.flatMap { $0.views.flatMap(\.settings) }
        return bars.flatMap { names(.object($0)) } + settings.flatMap { names($0.value) }
    }

    /// The keys of string tables that it has texts by, with their tables and lines.
    package var localizedKeys: [(key: String, table: String?, line: Int)] {
        func keys(_ value: Value) -> [(String, String?, Int)] {
            switch value {
            case .text(.localized(let key, let table, let range)): [(key, table, range.line)]
            case .list(let values): values.flatMap(keys)
            case .object(let object): object.parts.flatMap { keys($0.value) }
            default: []
            }
        }
        let changes = variations.map(\.change) + stateChanges.map(\.change)
        let settings = root.all.flatMap(\.settings) + changes.flatMap { $0.views.flatMap(\.settings) }
        return bars.flatMap { keys(.object($0)) } + settings.flatMap { keys($0.value) }
    }

    /// String tables beside the spec may be links, too.
    var outsideTable: SpecDiagnostic? {
        guard let line = localizedKeys.first?.line else { return nil }
        let tables = LocalizedStrings.files(in: folder.url).filter { !folder.holds($0) }
        return tables.first.map { SpecDiagnostic(error: .outsideOfProject($0), range: SourceRange(line: line, column: 1)) }
    }

    /// Where the spec declares a view; nil for a name that it does not have.
    package func line(ofView id: String) -> Int? { root.all.first { $0.id == id }?.idLine }
}

/// What whoever writes specs must know of their words.
extension LayoutSpec {
    /// Names that views, guides and metrics cannot have.
    package static var reservedNames: [String] { ReservedWords.all }

    /// What equations can speak of.
    package static var attributeNames: [String] { Attribute.allCases.map(\.rawValue) }

    package static var fontWeights: [String] { FontNames.weights }
}
