import Foundation
import SwiftParser
import SwiftSyntax

/// The targets of a `Package.swift`, read from its text without running it. Values that are not written out, such as a list returned by a
/// function, are not seen.
public struct PackageManifest: Sendable, Equatable {
    public struct Target: Sendable, Equatable {
        public var name: String
        /// The folder, if the manifest names one.
        public var path: String?
        /// Files and folders inside the target's folder; empty for all of them.
        public var sources: [String] = []
        public var excludes: [String] = []
        public var resources: [String] = []
        /// Those of the resources that are copied as they are.
        public var copies: [String] = []
        /// The folder of the headers of code in C or Objective-C.
        public var headers = "include"
        /// The macros, folders of headers and libraries of code in C.
        public var macros: [String] = [], searchPaths: [String] = [], libraries: [String] = []
        /// The targets and products that it depends on.
        public var dependencies: [Dependency] = []
        /// The conditions that its `#if` finds true, and the features of later versions of Swift that it uses.
        public var defines: [String] = [], features: [String] = []
        /// Whether it is a library of the system, and the name that pkg-config has for it.
        public var isSystemLibrary = false, pkgConfig: String?
        /// Its own version of Swift, `5` or `6`, if it is not the package's.
        public var languageMode: String?
    }

    public struct Dependency: Sendable, Hashable {
        public var name: String
        /// The package that contains it, if given.
        public var package: String?
        /// Whether the package is said by a variable.
        public var isOfSomePackage = false
    }

    /// Another package.
    public struct Package: Sendable, Hashable {
        /// An address or a folder.
        public var place: String
        /// A name that its dependants may use for it.
        public var name: String?
        public var from: String?
        public var exact: String?
        public var branch: String?
        public var revision: String?
    }

    /// The targets with code for others: no tests, no plugins, no binary targets.
    public private(set) var targets: [Target] = []
    public private(set) var packages: [Package] = []
    /// The version of Swift of targets that do not name one: `6` from its tools on, unless the package says otherwise.
    public private(set) var languageMode = "5"
    /// Whether targets can have resources: from the tools of Swift 5.3 on.
    public private(set) var hasResources = true

    /// Whether a file is a package's manifest. A file of the same name may declare a type of the app, a `Package`.
    public static func isManifest(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        guard name == "Package.swift" || name.hasPrefix("Package@swift-") else { return false }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return true }
        return text.contains(#/(?m)^\s*(?:@preconcurrency )?import PackageDescription\b/#)
    }

    public init(text: String) {
        let version = text.firstMatch(of: #/swift-tools-version:\s*(\d+)(?:\.(\d+))?/#)?.output
        let tools = version.flatMap { Int($0.1) } ?? 5, minor = version.flatMap { $0.2.flatMap { Int($0) } } ?? 0
        hasResources = version == nil || tools > 5 || tools == 5 && minor >= 3
        let modes = text.firstMatch(of: #/swiftLanguage(?:Modes|Versions):\s*\[([^\]]*)\]/#)?.output.1
        if tools >= 6, modes.map({ $0.contains("6") }) ?? true { languageMode = "6" }
        let tree = Parser.parse(source: text)
        let lists = ManifestLists(viewMode: .sourceAccurate)
        lists.walk(tree)
        let reader = ManifestReader(lists: lists.lists)
        reader.walk(tree)
        targets = reader.targets
        packages = reader.packages
    }
}

/// The lists that a manifest keeps in variables: `var settings: [SwiftSetting] = […]`, `settings += […]`. Conditions around them are not seen.
private final class ManifestLists: SyntaxVisitor {
    var lists: [String: [ExprSyntax]] = [:]

    private func add(_ value: ExprSyntax?, to name: String) {
        guard let list = value?.as(ArrayExprSyntax.self) else { return }
        lists[name, default: []] += list.elements.map(\.expression)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        add(node.initializer?.value, to: node.pattern.trimmedDescription)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        if parts.count == 3, parts[1].trimmedDescription == "+=" { add(parts[2], to: parts[0].trimmedDescription) }
        return .visitChildren
    }
}

private final class ManifestReader: SyntaxVisitor {
    private let lists: [String: [ExprSyntax]]

    init(lists: [String: [ExprSyntax]]) {
        self.lists = lists
        super.init(viewMode: .sourceAccurate)
    }

    /// The elements of a list that is written out or kept in a variable.
    private func elements(_ node: ExprSyntax) -> [ExprSyntax] {
        node.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? lists[node.trimmedDescription] ?? []
    }

    var targets: [PackageManifest.Target] = []
    var packages: [PackageManifest.Package] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return .visitChildren }
        switch called {
        case "target", "executableTarget":
            // Targets in lists of dependencies only name a target and have no other arguments.
            guard let name = text(node, "name"), !isDependency(node) else { return .visitChildren }
            var target = PackageManifest.Target(
                name: name, path: text(node, "path"), sources: list(node, "sources"), excludes: list(node, "exclude"),
                resources: argument(node, "resources").map { paths($0) } ?? [],
                copies: argument(node, "resources").map { paths($0, "copy") } ?? [],
                dependencies: argument(node, "dependencies").map(dependencies) ?? [])
            if let headers = text(node, "publicHeadersPath") { target.headers = headers }
            argument(node, "swiftSettings").map { add($0, to: &target) }
            for label in ["cSettings", "cxxSettings", "linkerSettings"] { argument(node, label).map { addNative($0, to: &target) } }
            targets.append(target)
            return .visitChildren
        case "systemLibrary":
            guard let name = text(node, "name") else { return .visitChildren }
            var target = PackageManifest.Target(name: name, path: text(node, "path"))
            (target.isSystemLibrary, target.pkgConfig) = (true, text(node, "pkgConfig"))
            targets.append(target)
            return .skipChildren
        case "package":
            guard let place = text(node, "url") ?? text(node, "path") else { return .visitChildren }
            var package = PackageManifest.Package(place: place, name: text(node, "name"))
            package.from = text(node, "from")
            package.exact = text(node, "exact")
            package.branch = text(node, "branch") ?? inner(node, "branch")
            package.revision = text(node, "revision") ?? inner(node, "revision")
            package.exact = package.exact ?? inner(node, "exact")
            package.from = package.from ?? inner(node, "upToNextMajor") ?? inner(node, "upToNextMinor") ?? range(node)
            packages.append(package)
            return .skipChildren
        default: return .visitChildren
        }
    }

    private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            if let labelled = current.as(LabeledExprSyntax.self), labelled.label?.text == "dependencies" { return true }
            if let call = current.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "Package" { return false }
            parent = current.parent
        }
        return false
    }

    private func argument(_ node: FunctionCallExprSyntax, _ label: String) -> ExprSyntax? {
        node.arguments.first { $0.label?.text == label }?.expression
    }

    private func text(_ node: FunctionCallExprSyntax, _ label: String) -> String? { argument(node, label).flatMap(Self.text) }

    private static func text(_ node: ExprSyntax) -> String? { node.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    private func list(_ node: FunctionCallExprSyntax, _ label: String) -> [String] {
        argument(node, label)?.as(ArrayExprSyntax.self)?.elements.compactMap { Self.text($0.expression) } ?? []
    }

    /// Adds settings such as `.define("LITE")`, `.enableUpcomingFeature("ExistentialAny")`, `.swiftLanguageMode(.v5)`, unless they are for
    /// other platforms or for releases.
    private func add(_ settings: ExprSyntax, to target: inout PackageManifest.Target) {
        let calls = elements(settings).compactMap { $0.as(FunctionCallExprSyntax.self) }
        for call in calls {
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            let condition = call.arguments.dropFirst().map(\.trimmedDescription).joined()
            guard let first = call.arguments.first?.expression, !condition.contains("release"),
                !condition.contains("platforms") || condition.contains(".iOS")
            else { continue }
            switch (name, Self.text(first)) {
            case ("define", let word?): target.defines.append(word)
            case ("enableUpcomingFeature", let word?), ("enableExperimentalFeature", let word?): target.features.append(word)
            case ("swiftLanguageMode", nil), ("swiftLanguageVersion", nil):
                target.languageMode = first.trimmedDescription.contains("6") ? "6" : "5"
            default: break
            }
        }
    }

    /// Adds settings of C such as `.define("LITE", to: "1")`, `.headerSearchPath("src")`, `.linkedLibrary("m")`, unless they are for other
    /// platforms than Linux, where it is compiled, or for releases.
    private func addNative(_ settings: ExprSyntax, to target: inout PackageManifest.Target) {
        let calls = elements(settings).compactMap { $0.as(FunctionCallExprSyntax.self) }
        for call in calls {
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            let condition = call.arguments.dropFirst().filter { $0.label?.text != "to" }.map(\.trimmedDescription).joined()
            guard let first = call.arguments.first.flatMap({ Self.text($0.expression) }), !condition.contains("release"),
                !condition.contains("platforms") || condition.contains(".linux")
            else { continue }
            switch name {
            case "define":
                let word = first + (text(call, "to").map { "=" + $0 } ?? "")
                if !target.macros.contains(word) { target.macros.append(word) }
            case "headerSearchPath": if !target.searchPaths.contains(first) { target.searchPaths.append(first) }
            case "linkedLibrary": target.libraries.append(first)
            default: break
            }
        }
    }

    /// Returns the paths in a list such as `.process("Resources")`, `.copy("Fonts")`.
    private func paths(_ node: ExprSyntax, _ rule: String? = nil) -> [String] {
        let calls = node.as(ArrayExprSyntax.self)?.elements.compactMap { $0.expression.as(FunctionCallExprSyntax.self) } ?? []
        return calls.filter { call in
            rule.map { call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == $0 } ?? true
        }.compactMap { $0.arguments.first.flatMap { Self.text($0.expression) } }
    }

    /// Returns the dependencies in a list such as `"Kit"`, `.product(name: "Kit", package: "kits")`, `.target(name: "Kit")`, `.byName(name:
    /// "Kit")`.
    private func dependencies(_ node: ExprSyntax) -> [PackageManifest.Dependency] {
        elements(node).compactMap { element in
            if let name = Self.text(element) { return PackageManifest.Dependency(name: name) }
            guard let call = element.as(FunctionCallExprSyntax.self), let name = text(call, "name") else { return nil }
            let package = text(call, "package")
            return PackageManifest.Dependency(
                name: name, package: package, isOfSomePackage: package == nil && argument(call, "package") != nil)
        }
    }

    /// Returns the text in a requirement such as `.branch("main")`, `.upToNextMajor(from: "1.0.0")`.
    private func inner(_ node: FunctionCallExprSyntax, _ name: String) -> String? {
        for argument in node.arguments {
            guard let call = argument.expression.as(FunctionCallExprSyntax.self),
                call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
            else { continue }
            return call.arguments.first.flatMap { Self.text($0.expression) }
        }
        return nil
    }

    /// Returns the lower bound of a range such as `"1.0.0"..<"2.0.0"`.
    private func range(_ node: FunctionCallExprSyntax) -> String? {
        for argument in node.arguments where argument.label == nil {
            if let first = argument.expression.as(SequenceExprSyntax.self)?.elements.first, let text = Self.text(first) { return text }
        }
        return nil
    }
}
