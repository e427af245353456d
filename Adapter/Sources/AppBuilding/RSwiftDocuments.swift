import Foundation

/// What R.swift says of storyboards and nibs: `R.storyboard.main.settings()`, `R.nib.userCell`, `R.reuseIdentifier.user`, `R.segue.list.showDetail`.
struct RSwiftDocuments {
    private struct Document {
        let name: String
        /// The names of the elements with their attributes, in the order in which they begin.
        let elements: [(name: String, attributes: [String: String])]
    }

    private let boards: [Document], views: [Document]
    private let declared: Set<String>

    /// - Parameter declared: The names of the types that the app declares.
    init(_ files: [URL], declared: Set<String>) {
        func documents(_ type: String) -> [Document] {
            files.filter { $0.pathExtension == type }.compactMap { file in
                guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
                return Document(name: file.deletingPathExtension().lastPathComponent, elements: Self.elements(of: text))
            }
        }
        boards = documents("storyboard")
        views = documents("xib")
        self.declared = declared
    }

    private static func elements(of text: String) -> [(name: String, attributes: [String: String])] {
        text.matches(of: #/<(\w+)((?:\s+[\w:]+="[^"]*")+)\s*/?>/#).map { match in
            let attributes = match.output.2.matches(of: #/([\w:]+)="([^"]*)"/#).map { (String($0.output.1), String($0.output.2)) }
            return (String(match.output.1), Dictionary(attributes, uniquingKeysWith: { first, _ in first }))
        }
    }

    /// Returns the class of an element: the app's own, or UIKit's.
    private func type(_ element: (name: String, attributes: [String: String])) -> String {
        if let own = element.attributes["customClass"], declared.contains(own) { return own }
        return "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    }

    private static let controllers: Set<String> = [
        "viewController", "navigationController", "tabBarController", "tableViewController", "collectionViewController",
        "splitViewController",
        "pageViewController",
    ]
    private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    var storyboards: [String] {
        var seen: Set<String> = []
        let lines = boards.flatMap { board -> [String] in
            let name = RSwift.identifier(board.name), quoted = board.name.swiftLiteral
            guard seen.insert(name).inserted else { return [] }
            let controllers = board.elements.filter { Self.controllers.contains($0.name) }
            let scenes = controllers.compactMap { element in
                element.attributes["storyboardIdentifier"].map { id in
                    (name: id, value: "Scene<\(type(element))>(storyboard: \(quoted), identifier: \(id.swiftLiteral))")
                }
            }
            let initial = board.elements.first { $0.name == "document" }?.attributes["initialViewController"]
            let first = controllers.first { $0.attributes["id"] == initial }.map(type) ?? "UIViewController"
            let box = "Board\(seen.count)"
            return ["@MainActor struct \(box) {", "    let name = \(quoted)"]
                + RSwift.constants(scenes).map { "    " + $0.replacing("static let", with: "let") } + [
                    "    func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: nil) }",
                    "    func instantiateInitialViewController() -> \(first)? { self().instantiateInitialViewController() as? \(first) }",
                    "    func initialViewController() -> \(first)? { instantiateInitialViewController() }", "}",
                    "static let \(name) = \(box)()",
                ]
        }
        return ["@MainActor enum storyboard {"] + lines.map { "    " + $0 } + ["}"]
    }

    var nibs: [String] {
        let entries = views.compactMap { nib -> (name: String, value: String)? in
            let known = [
                "document", "placeholder", "rect", "device", "adaptation", "plugIn", "capability", "deployment", "objects", "dependencies",
            ]
            guard let root = nib.elements.first(where: { !known.contains($0.name) && $0.attributes["id"] != nil }) else { return nil }
            let identifier = root.attributes["reuseIdentifier"] ?? nib.name
            return (
                nib.name, "Nib<\(type(root))>(name: \(nib.name.swiftLiteral), identifier: \(identifier.swiftLiteral))"
            )
        }
        return ["@MainActor enum nib {"] + RSwift.constants(entries).map { "    " + $0 } + ["}"]
    }

    var cells: [String] {
        let entries = (boards + views).flatMap(\.elements).filter { Self.cells.contains($0.name) }.compactMap { element in
            element.attributes["reuseIdentifier"].map { (name: $0, value: "Cell<\(type(element))>(identifier: \($0.swiftLiteral))") }
        }
        return ["enum reuseIdentifier {"] + RSwift.constants(entries).map { "    " + $0 } + ["}"]
    }

    /// The segues with an identifier, by the class of the controller that they begin at.
    var segues: [String] {
        var groups: [String: [(name: String, value: String)]] = [:]
        for board in boards {
            let controllers = board.elements.filter { Self.controllers.contains($0.name) }
            let types = Dictionary(
                controllers.compactMap { element in element.attributes["id"].map { ($0, type(element)) } },
                uniquingKeysWith: { one, _ in one })
            var source = "UIViewController"
            for element in board.elements {
                if Self.controllers.contains(element.name) { source = type(element) }
                guard element.name == "segue", let identifier = element.attributes["identifier"] else { continue }
                let destination = element.attributes["destination"].flatMap { types[$0] } ?? "UIViewController"
                groups[source, default: []].append(
                    (identifier, "Segue<\(source), \(destination)>(identifier: \(identifier.swiftLiteral))"))
            }
        }
        let lines = groups.sorted { $0.key < $1.key }.flatMap { source, entries in
            ["enum \(RSwift.identifier(source)) {"] + RSwift.constants(entries).map { "    " + $0 } + ["}"]
        }
        return ["enum segue {"] + lines.map { "    " + $0 } + ["}"]
    }
}
