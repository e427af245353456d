import UIKit

extension SpecReader {
    /// The keys of a view besides its properties.
    static let structureKeys = ["kind", "id", "guides", "constraints"] + ChildList.allCases.map(\.rawValue) + [ignoredFindingsKey]
    static let ignoredFindingsKey = "plumb:ignore"

    /// - Parameter list: The superview's list that contains the view; nil for the root.
    mutating func view(_ node: SpecNode, superview: Int?, in list: ChildList?) -> ViewSpec? {
        guard let entries = node.mapping else {
            fail(.wrongType(found: node.typeDescription, expected: "a view, as a mapping with 'kind:'"), node.range)
            return nil
        }
        guard let kind = kind(of: node, entries) else {
            readChildrenOfUnknown(entries, superview: superview)
            return nil
        }
        let number = scope.views.count, id = readID(node["id"])
        scope.add(Scope.View(id: id, superview: superview, isScrollView: kind.scrolls, row: row(of: number, superview: superview, list)))
        kinds.append(kind)
        checkParent(of: kind, in: list, node["kind"]?.range ?? node.range)
        let guides = readGuides(node["guides"], of: number)
        if let lines = node["constraints"] { pendingLines += sequence(lines).map { ($0, number) } }
        let settings = settings(entries.filter { !Self.structureKeys.contains($0.key) }, of: kind)
        var children: [ViewSpec.Children] = []
        for list in ChildList.allCases {
            guard let entry = entries.first(where: { $0.key == list.rawValue }), allows(list, kind, entry) else { continue }
            let views = sequence(entry.value).compactMap { view($0, superview: number, in: list) }
            children.append(ViewSpec.Children(list: list, views: views))
        }
        if kind.lists.contains(.arranged), node["arranged"] == nil, let entry = entries.first(where: { $0.key == "subviews" }) {
            fail(.nothingArranged(kind: kind.name), entry.keyRange)
        }
        return ViewSpec(
            number: number, id: id, idLine: node["id"]?.range.line, line: node["id"]?.range.line ?? node.range.line,
            ignored: readIgnored(node[Self.ignoredFindingsKey]), kind: kind.name, settings: settings, guides: guides,
            children: children)
    }

    private func row(of number: Int, superview: Int?, _ list: ChildList?) -> Int? {
        list?.isApart == true ? number : superview.flatMap { scope.views[$0].row }
    }

    private mutating func checkParent(of kind: Kind, in list: ChildList?, _ range: SourceRange) {
        if let home = kind.standsIn, home != list {
            fail(.misplaced(kind: kind.name, list: home.rawValue, owner: home.owner), range)
        } else if let list, list.isApart, kind.standsIn != list {
            let kinds = Kind.all.filter { $0.standsIn == list }.map(\.name)
            fail(.notARow(kind: kind.name, list: list.rawValue, kinds: kinds), range)
        }
    }

    private mutating func kind(of node: SpecNode, _ entries: [SpecNode.Entry]) -> Kind? {
        guard let value = node["kind"] else {
            fail(.missingKey("kind", in: "A view"), node.range)
            return nil
        }
        guard let name = text(value) else { return nil }
        if let kind = Kind.named(name) { return kind }
        let names = Kind.all.map(\.name)
        let nearest = Spelling.nearest(to: "UI" + name, among: names) ?? Spelling.nearest(to: name, among: names)
        fail(.unknownName(.kind, name, nearest: nearest), value.range)
        return nil
    }

    /// Reads the children of a view of unknown kind so that their faults are reported as well.
    private mutating func readChildrenOfUnknown(_ entries: [SpecNode.Entry], superview: Int?) {
        let number = scope.views.count
        let row = superview.flatMap { scope.views[$0].row }
        scope.add(Scope.View(id: readID(entries.first { $0.key == "id" }?.value), superview: superview, isScrollView: true, row: row))
        kinds.append(.view)
        for entry in entries {
            guard let list = ChildList(rawValue: entry.key) else { continue }
            for child in sequence(entry.value) { _ = view(child, superview: number, in: list) }
        }
    }

    private mutating func allows(_ list: ChildList, _ kind: Kind, _ entry: SpecNode.Entry) -> Bool {
        if kind.lists.contains(list) { return true }
        fail(.listNotAllowed(list.rawValue, kind: kind.name, takes: kind.lists.first?.rawValue), entry.keyRange)
        return false
    }

    /// Reads ignored findings such as `{truncatedText: the name is shown whole on the next screen}`.
    private mutating func readIgnored(_ node: SpecNode?) -> [String: String] {
        guard let node else { return [:] }
        guard let entries = node.mapping else {
            fail(.wrongType(found: node.typeDescription, expected: "kinds of findings, each with a reason to ignore it"), node.range)
            return [:]
        }
        var ignored: [String: String] = [:]
        for entry in entries {
            guard let reason = text(entry.value) else { continue }
            if reason.isEmpty { fail(.badValue("", expected: "a reason", nearest: nil), entry.value.range) }
            ignored[entry.key] = reason
        }
        return ignored
    }

    private mutating func readID(_ node: SpecNode?) -> String? {
        guard let node, let name = text(node), identifier(name, node.range, .view) else { return nil }
        return name
    }

    private mutating func readGuides(_ node: SpecNode?, of view: Int) -> [String] {
        guard let node else { return [] }
        var guides: [String] = []
        for item in sequence(node) {
            guard let name = text(item), identifier(name, item.range, .guide) else { continue }
            scope.add(guide: name, of: view)
            guides.append(name)
        }
        return guides
    }

    // MARK: Properties

    mutating func settings(_ entries: [SpecNode.Entry], of kind: Kind) -> [Setting] {
        let properties = kind.allProperties
        var settings: [Setting] = []
        for entry in entries {
            guard let property = properties.first(where: { $0.name == entry.key }) else {
                let names = properties.map(\.name) + Self.structureKeys
                fail(.unknownKey(entry.key, in: kind.name, nearest: Spelling.nearest(to: entry.key, among: names)), entry.keyRange)
                continue
            }
            guard let value = values.read(entry.value, as: property.type) else { continue }
            settings.append(Setting(property: property.name, value: value, range: entry.value.range))
        }
        return settings
    }
}
