import SwiftSyntax

/// Empty types in place of those that the code names and that are not here, such as those of a pod that could not be had. With them, the
/// properties, parameters and results of such types stay.
///
/// A type whose name ends with that of a view or a controller, or whose subclasses override members of one, is held for one (inferred): as
/// such it can be shown, embedded and subclassed.
public struct MissingTypes: Codable, Equatable, Sendable {
    private struct Shape: Codable, Equatable {
        /// The number of generic arguments.
        var arguments = 0
        var isProtocol = false
        var nested: Set<String> = []
        /// The class of UIKit that it inherits from, as its subclasses show.
        var superclass: String?
    }

    /// The folder in which the declarations are said to be. They are no screens.
    public static let folder = "/PlumbMissingTypes"
    public static let path = folder + "/Types.swift"
    private var shapes: [String: Shape] = [:]
    /// The names whose empty types do not compile.
    private var refused: Set<String> = []

    public init() {}

    /// Notes the types that lines of a file name.
    /// - Parameter declared: The types that the code declares somewhere, which no empty type may replace.
    /// - Returns: Of the given names and lines, those for which an empty type will do. It does not where a type inherits from the missing one
    ///   or extends it.
    public mutating func note(
        _ names: [(name: String, line: Int)], in source: SourceText, declared: Set<String> = []
    ) -> [Bool] {
        let finder = MissingTypeFinder(Set(names.map(\.name)), lines: source.lines)
        finder.walk(source.tree)
        return names.map { name, line in
            let uses = finder.uses.filter { $0.name == name && $0.line == line }
            let shown = shapes[name]?.superclass ?? uses.lazy.compactMap(\.superclass).first
            let isClass = shown != nil || Self.superclass(of: name) != nil
            guard !uses.isEmpty, !uses.contains(where: { $0.isInherited && !(isClass && $0.isSuperclass) }),
                name.first?.isUppercase == true, !refused.contains(name),
                !KnownModules.index.declares(name), !SourceText.foundationWords.contains(name), !declared.contains(name)
            else { return false }
            var shape = shapes[name] ?? Shape()
            shape.superclass = shown
            for use in uses {
                shape.arguments = max(shape.arguments, use.arguments)
                shape.isProtocol = shape.isProtocol || use.isProtocol
                if let nested = use.nested { shape.nested.insert(nested) }
            }
            shapes[name] = shape
            return true
        }
    }

    /// Whether an empty type of this name is used.
    public func declares(_ name: String) -> Bool { shapes[name] != nil }

    /// Whether the empty type of this name is no view or controller, and so has no members at all.
    public func isPlaceholder(_ name: String) -> Bool {
        shapes[name].map { $0.superclass == nil && Self.superclass(of: name) == nil } ?? false
    }

    /// Removes the empty type that a line of the text declares.
    public mutating func refuse(line: Int) {
        let names = shapes.keys.sorted()
        guard names.indices.contains(line - 2) else { return }
        shapes[names[line - 2]] = nil
        refused.insert(names[line - 2])
    }

    /// The declarations, a line each after the first; nil if there are none.
    public var source: SourceText? {
        guard !shapes.isEmpty else { return nil }
        let lines = shapes.keys.sorted().map { Self.text($0, shapes[$0] ?? Shape()) + "\n" }
        return SourceText(path: Self.path, "import UIKit\n" + lines.joined())
    }

    /// The classes of UIKit by which the names of their subclasses end, the longest first.
    private static let superclasses = [
        "TableViewController", "CollectionViewController", "NavigationController", "TabBarController", "ViewController",
        "CollectionViewCell", "TableViewCell", "CollectionView", "TableView", "ScrollView", "StackView", "ImageView", "TextField",
        "TextView", "SegmentedControl", "PageControl", "RefreshControl", "SearchBar", "NavigationBar", "TabBar", "Toolbar",
        "GestureRecognizer", "CollectionViewFlowLayout", "CollectionViewLayout",
        "Control", "Button", "Label", "View",
    ]

    private static func superclass(of name: String) -> String? {
        superclasses.first { name.hasSuffix($0) && name != $0 }.map { "UI" + $0 }
    }

    private static func text(_ name: String, _ shape: Shape) -> String {
        if shape.isProtocol, shape.arguments == 0, shape.nested.isEmpty { return "public protocol \(name): AnyObject {}" }
        let arguments = (0..<shape.arguments).map { "Argument\($0)" }.joined(separator: ", ")
        // In a module that is on the main actor unless it says otherwise, too.
        let nested = shape.nested.sorted().map { " nonisolated public final class \($0): InterfaceOmission.Placeholder {};" }.joined()
        if let superclass = shape.superclass ?? superclass(of: name), shape.arguments == 0, !shape.isProtocol {
            let note = "private let plumbNote: Void = InterfaceOmission.reached(\"the type \(name) is missing here\")"
            return "open class \(name): \(superclass) {\(nested) \(note) }"
        }
        let full = name + (arguments.isEmpty ? "" : "<\(arguments)>")
        return "nonisolated public final class \(full): InterfaceOmission.Placeholder {\(nested)\(nested.isEmpty ? "" : " ")}"
    }
}

/// Finds where a file names types.
private final class MissingTypeFinder: SyntaxVisitor {
    struct Use {
        var name: String
        var line: Int
        var arguments: Int
        var nested: String?
        var isProtocol: Bool
        /// Whether a type inherits from it or extends it, or a generic parameter is bound to it.
        var isInherited: Bool
        /// Whether a class names it first among those it inherits from, or it is extended.
        var isSuperclass = false
        /// The class of UIKit whose members that class overrides.
        var superclass: String?
    }

    private let names: Set<String>
    private let lines: LineTable
    private(set) var uses: [Use] = []

    init(_ names: Set<String>, lines: LineTable) {
        self.names = names
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        guard names.contains(node.name.text) else { return .visitChildren }
        var use = Use(
            name: node.name.text, line: lines.line(of: node.bytes.lowerBound),
            arguments: node.genericArgumentClause?.arguments.count ?? 0, isProtocol: false, isInherited: false)
        if let member = node.parent?.as(MemberTypeSyntax.self), member.baseType.id == node.id { use.nested = member.name.text }
        var parent = node.parent
        while let here = parent,
            here.is(TypeSyntax.self) || here.is(CompositionTypeElementSyntax.self)
                || here.is(CompositionTypeElementListSyntax.self)
        {
            if here.is(SomeOrAnyTypeSyntax.self) || here.is(CompositionTypeSyntax.self) { use.isProtocol = true }
            parent = here.parent
        }
        use.isInherited =
            parent?.is(InheritedTypeSyntax.self) == true || parent?.is(ExtensionDeclSyntax.self) == true
            || parent?.is(GenericParameterSyntax.self) == true || parent?.is(ConformanceRequirementSyntax.self) == true
            || parent?.is(SameTypeRequirementSyntax.self) == true || parent?.is(AttributeSyntax.self) == true
        if let inherited = parent?.as(InheritedTypeSyntax.self), let list = inherited.parent?.as(InheritedTypeListSyntax.self) {
            let owner = list.first?.id == inherited.id ? list.parent?.parent?.as(ClassDeclSyntax.self) : nil
            use.isSuperclass = owner != nil
            use.superclass = owner.flatMap(Self.superclass)
        }
        use.isSuperclass = use.isSuperclass || parent?.is(ExtensionDeclSyntax.self) == true
        uses.append(use)
        return .visitChildren
    }

    /// The members that say of which class of UIKit their own is, the most telling first.
    private static let members: [(superclass: String, names: Set<String>)] = [
        (
            "UIViewController",
            [
                "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
                "viewDidLayoutSubviews",
            ]
        ),
        ("UITableViewCell", ["init(style:reuseIdentifier:)"]),
        ("UICollectionViewLayout", ["layoutAttributesForElements", "shouldInvalidateLayout", "collectionViewContentSize"]),
        (
            "UIView",
            [
                "layoutSubviews", "draw", "init(frame:)", "didMoveToSuperview", "didMoveToWindow", "willMove", "intrinsicContentSize",
                "sizeThatFits", "point", "hitTest", "tintColorDidChange", "layerClass",
            ]
        ),
    ]

    /// Returns the class of UIKit that a class inherits from by way of the missing one, if the members that it overrides tell.
    private static func superclass(of node: ClassDeclSyntax) -> String? {
        var names: Set<String> = []
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has("override") {
                names.insert(function.name.text)
            } else if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.has("override") {
                names.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
            } else if let made = member.decl.as(InitializerDeclSyntax.self), made.modifiers.has("override") {
                names.insert("init(" + made.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")")
            }
        }
        return members.first { !$0.names.isDisjoint(with: names) }?.superclass
    }
}
