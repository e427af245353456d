import UIKit

/// A screen as a spec describes it: views, constraints, changes with traits, states and the animations between them.
///
/// A value in which names are resolved, pairs of attributes checked, and texts, colours and sizes parsed. The rest depends on a screen and
/// a state and is decided in `makeViewController(environment:state:)`.
package struct LayoutSpec: Sendable {
    /// The name that the spec gives, or its file's name without extension.
    package let name: String
    /// The description that the spec gives.
    package let summary: String?
    /// The file as given when reading. Images are looked up relative to it.
    package let file: String
    /// The names of the states, in order. The spec without a state is not among them.
    package let states: [String]
    package let animations: [SpecAnimation]

    let root: ViewSpec
    /// The bar above the screen, or nil.
    let navigation: ObjectValue?
    /// The tabs below the screen, or nil.
    let tabBar: ObjectValue?
    /// Ordered so that each metric uses only those before it.
    let metrics: [Metric]
    let constraints: [ConstraintLine]
    let sets: [ConstraintSet]
    let variations: [Variation]
    let stateChanges: [StateChange]
    /// The parts of the screen that are never the same twice, by view, class or rectangle. Goldens paint over them.
    package let ignoring: [String]
    let source: SourceText
    /// The files of components that the spec includes, relative to its folder.
    var includes: [String] = []
    var folder: SpecFolder
}

/// An animation from one state to another.
package struct SpecAnimation: Hashable, Sendable {
    package var name: String
    /// Nil for the spec without a state.
    package var from: String?
    /// Nil for the spec without a state.
    package var to: String?
    /// The duration of the movement in seconds. For a spring given by bounce, the time until it settles.
    package var duration: Double
    /// The seconds before the movement begins.
    package var delay: Double
    package var curve: TimingCurve
}

/// A view of the spec and everything inside it.
struct ViewSpec: Hashable, Sendable {
    /// The view's position in the order of the spec; the root is 0.
    var number: Int
    var id: String?
    /// The line of the identifier, counted from 1.
    var idLine: Int?
    /// The line of the view's beginning, counted from 1.
    var line: Int
    /// The kinds of findings that the author ignores at the view, each with the reason.
    var ignored: [String: String] = [:]
    var kind: String
    var settings: [Setting]
    var guides: [String]
    var children: [Children]

    /// The views in one of its lists.
    struct Children: Hashable, Sendable {
        var list: ChildList
        var views: [ViewSpec]
    }

    /// The view and everything inside it, in the order of `number`.
    var all: [ViewSpec] {
        var views: [ViewSpec] = []
        forEach { views.append($0) }
        return views
    }

    /// Calls `body` with the view and everything inside it, in the order of `number`.
    func forEach(_ body: (ViewSpec) -> Void) {
        body(self)
        for list in children { for view in list.views { view.forEach(body) } }
    }
}

/// A value for a property.
struct Setting: Hashable, Sendable {
    var property: String
    var value: Value
    var range: SourceRange
}

struct Metric: Hashable, Sendable {
    var name: String
    var amount: Amount
}

/// Named constraints that are inactive until a variation or state activates them.
struct ConstraintSet: Hashable, Sendable {
    var name: String
    var lines: [ConstraintLine]
}

/// The effect of a variation or a state on the spec.
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
    /// The names of sets and identifiers of constraints.
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
    /// The bars around the root.
    private var bars: [ObjectValue] { [navigation, tabBar].compactMap(\.self) }

    /// All strings of the spec that may name a file it draws, relative to its folder. Not all of them do.
    package var namedFiles: [String] {
        let changes = variations.map(\.change) + stateChanges.map(\.change)
        let settings = root.all.flatMap(\.settings) + changes.flatMap { $0.views.flatMap(\.settings) }
        let strings = settings.flatMap { $0.value.strings } + bars.flatMap { $0.parts.flatMap { $0.value.strings } }
        return Set(strings + includes).sorted()
    }

    /// An image that the spec requests from a catalog or from the symbols.
    package struct ImageName: Hashable, Sendable {
        package var name: String
        package var isSymbol: Bool
        /// Counted from 1.
        package var line: Int
    }

    /// The requested images, in the order of the spec and including repetitions.
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

    /// The keys of string tables that the spec's texts use, with their tables and lines.
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

    /// The fault of a string table that lies outside the project. Tables beside the spec may be links, too.
    var outsideTable: SpecDiagnostic? {
        guard let line = localizedKeys.first?.line else { return nil }
        let tables = LocalizedStrings.files(in: folder.url).filter { !folder.holds($0) }
        return tables.first.map { SpecDiagnostic(error: .outsideOfProject($0), range: SourceRange(line: line, column: 1)) }
    }

    /// Returns the line on which the spec declares a view, or nil if the spec does not contain it.
    package func line(ofView id: String) -> Int? { root.all.first { $0.id == id }?.idLine }
}

/// Words that tools for writing specs need.
extension LayoutSpec {
    /// The names that views, guides and metrics cannot have.
    package static var reservedNames: [String] { ReservedWords.all }

    /// The attributes that equations can use.
    package static var attributeNames: [String] { Attribute.allCases.map(\.rawValue) }

    package static var fontWeights: [String] { FontNames.weights }
}
