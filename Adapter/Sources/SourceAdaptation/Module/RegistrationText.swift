/// The text by which storyboards and previews find classes: an extension of each class with outlets, and one list for the module.
struct RegistrationText {
    let index: ModuleIndex
    /// The classes to leave out.
    var excluded: Set<String> = []
    /// The numbers of files whose classes are not screens.
    var foreignFiles: Set<Int> = []

    /// Returns the connections of a file's classes, for the end of the file, where private members are visible.
    func tail(of reading: FileReading, number: Int) -> [String] {
        let groups = Dictionary(grouping: reading.connections) { index.fullName(of: $0.type) ?? "" }
        return groups.sorted { $0.key < $1.key }.compactMap { name, connections in
            guard isRegistered(name) else { return nil }
            let lines = connections.map { "        connections." + call(for: $0, in: name) }
            return """
                extension \(name) {
                    @MainActor static func \(Self.function(for: name, file: number))(_ connections: InterfaceConnections) {
                \(lines.joined(separator: "\n"))
                    }
                }
                """
        }
    }

    private func call(for connection: Connection, in type: String) -> String {
        let name = SelectorText.objectiveCName(of: connection.member)
        switch connection.kind {
        case .outlet: return "outlet(\"\(connection.member)\", \\\(type).\(connection.member))"
        case .attribute: return "attribute(\"\(connection.member)\", \\\(type).\(connection.member))"
        case .action: return "action(Selector(\"\(name)\", \(type).\(Self.reference(connection.member))))"
        case .segueAction: return "segueAction(\"\(name)\", \(type).\(Self.reference(connection.member)))"
        }
    }

    /// Returns `tap` for `tap()`: a reference without arguments has no parentheses.
    private static func reference(_ member: String) -> String { member.hasSuffix("()") ? String(member.dropLast(2)) : member }

    /// Returns a name with the number of the file, because a class can have connections in several files.
    private static func function(for name: String, file: Int) -> String {
        "plumbConnect_" + name.map { $0 == "." ? "_" : String($0) }.joined() + "_\(file)"
    }

    private func isRegistered(_ name: String) -> Bool {
        guard !excluded.contains(name), let type = index.type(named: name) else { return false }
        return type.kind == .class && !type.isGeneric && type.access > .fileprivate && !type.isLocal
    }

    /// Returns the module's list: `registerClasses` for storyboards, screens by class name, previews.
    func moduleFile(named module: String) -> String {
        var lines: [String] = []
        let connected = filesOfConnections()
        for (name, place) in index.types.sorted(by: { $0.key < $1.key })
        where isRegistered(name) && (isOfUIKit(name) || connected[name] != nil) {
            let type = index[place]
            let connects = (connected[name] ?? []).map { "\(name).\(Self.function(for: name, file: $0))" }
            var arguments = "\(name).self, named: \"\(type.objectiveCName ?? name)\""
            if !connects.isEmpty { arguments += ", connections: [\(connects.joined(separator: ", "))]" }
            if !foreignFiles.contains(place.file), let make = construction(of: name, hasConnections: { connected[$0] != nil }) {
                arguments += ", make: { \(make) }"
            }
            lines.append("    module.add(\(arguments))")
        }
        let previews = index.readings.flatMap(\.previews).map { "    module.add(preview: \($0))" }
        return """
            import UIKit

            @MainActor public func registerInterface() -> InterfaceModule {
                let module = InterfaceModule(named: "\(module)")
            \((lines + previews).joined(separator: "\n"))
                return module
            }

            """
    }

    private func isOfUIKit(_ name: String) -> Bool {
        index.ancestors(of: name).contains { $0 != "NSObject" && index.isImported($0) }
    }

    /// Returns the expression that creates a controller or view without arguments. Returns nil for cells, for classes whose outlets a
    /// document sets, and for classes that are created otherwise.
    private func construction(of name: String, hasConnections: (String) -> Bool) -> String? {
        let chain = [name] + index.ancestors(of: name)
        guard chain.contains(where: Self.roots.contains), !chain.contains(where: { Self.parts.contains($0) || hasConnections($0) })
        else { return nil }
        guard let arguments = ConstructionText(index: index).arguments(of: name, chain: chain) else { return nil }
        return "\(name)(\(arguments))"
    }

    private static let roots: Set<String> = ["UIView", "UIViewController"]
    /// The views that only a list or the system creates.
    private static let parts: Set<String> = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UIWindow"]

    /// Returns the numbers of the files with connections of each class.
    private func filesOfConnections() -> [String: [Int]] {
        var files: [String: [Int]] = [:]
        for (number, reading) in index.readings.enumerated() {
            for name in Set(reading.connections.compactMap { index.fullName(of: $0.type) }) { files[name, default: []].append(number) }
        }
        return files
    }
}
