/// The names that equations can use.
struct Scope: Sendable {
    struct View: Sendable {
        var id: String?
        var superview: Int?
        var isScrollView: Bool
        /// The row or cell of a list that the view is or is inside; nil outside lists.
        var row: Int?
    }

    /// In the order of the spec, the root first.
    var views: [View] = []
    private(set) var numbers: [String: Int] = [:]
    /// Guides declared with `guides:`, in order.
    private(set) var guides: [String] = []
    private var guideOwners: [String: Int] = [:]
    /// The names of the metrics, in order.
    var metrics = [ReservedWords.hairline]

    mutating func add(_ view: View) {
        if let id = view.id { numbers[id] = views.count }
        views.append(view)
    }

    mutating func add(guide: String, of view: Int) {
        guides.append(guide)
        guideOwners[guide] = view
    }

    /// Returns the row or cell of a list that contains an equation's item. Rows appear and disappear independently, so views in a row can
    /// be related only to views in the same row.
    func row(of item: Anchor.Item) -> Int? {
        switch item {
        case .view(let number), .guide(_, let number): views[number].row
        case .named(let name): guideOwners[name].flatMap { views[$0].row }
        }
    }

    /// The names to suggest for a misspelt one.
    var names: [String] { views.compactMap(\.id) + guides + metrics + ["superview", "root"] + GuideName.allCases.map(\.rawValue) }

    var ids: [String] { views.compactMap(\.id) }
}

/// The meaning of a path.
enum Referent {
    case amount(Amount)
    case anchors(AnchorReference)
}

struct AnchorReference {
    enum Attributes {
        case one(Attribute)
        case group(AttributeGroup)
        /// Not given; the attributes of the other side apply.
        case same
    }

    var item: Anchor.Item
    var attributes: Attributes
    var path: Path
}

extension Scope {
    /// - Parameters:
    ///   - owner: The view whose own `constraints:` contain the path.
    ///   - sibling: The view on the left side; without an owner, `superview` means its superview.
    func referent(of path: Path, owner: Int?, sibling: Int?) throws(StringFault) -> Referent {
        let first = path.segments[0]
        if path.segments.count == 1, metrics.contains(first.name) { return .amount(.metric(first.name)) }
        var rest = path.segments[...]
        var item = try start(&rest, owner: owner, sibling: sibling)
        while let next = rest.first, next.name == "superview", case .view(let number) = item {
            guard let superview = views[number].superview else { throw fault(.noSuperview(path.text), next) }
            item = .view(superview)
            rest = rest.dropFirst()
        }
        if let next = rest.first, let guide = GuideName(rawValue: next.name), case .view(let number) = item {
            try checkScrolls(guide, number, next)
            item = .guide(guide, ofView: number)
            rest = rest.dropFirst()
        }
        let attributes = try attributes(&rest, of: item)
        if let extra = rest.first {
            throw fault(.unexpected(found: "." + extra.name, expected: "the end of the name", nearest: nil), extra)
        }
        return .anchors(AnchorReference(item: item, attributes: attributes, path: path))
    }

    private func start(_ rest: inout ArraySlice<Path.Segment>, owner: Int?, sibling: Int?) throws(StringFault) -> Anchor.Item {
        guard let first = rest.first else { return .view(0) }
        let name = first.name
        if Attribute(rawValue: name) != nil || AttributeGroup(rawValue: name) != nil {
            guard let owner else { throw fault(.attributeAlone(name), first) }
            return .view(owner)
        }
        rest = rest.dropFirst()
        if name == "root" { return .view(0) }
        if name == "superview" {
            guard let superview = (owner ?? sibling).flatMap({ views[$0].superview }) else { throw fault(.noSuperview(name), first) }
            return .view(superview)
        }
        if let guide = GuideName(rawValue: name) {
            try checkScrolls(guide, 0, first)
            return .guide(guide, ofView: 0)
        }
        if let number = numbers[name] { return .view(number) }
        if guides.contains(name) { return .named(name) }
        throw fault(.unknownName(.viewOrMetric, name, nearest: Spelling.nearest(to: name, among: names)), first)
    }

    private func attributes(_ rest: inout ArraySlice<Path.Segment>, of item: Anchor.Item) throws(StringFault) -> AnchorReference.Attributes
    {
        guard let segment = rest.popFirst() else { return .same }
        if let group = AttributeGroup(rawValue: segment.name) { return .group(group) }
        guard let attribute = Attribute(rawValue: segment.name) else {
            let names = Attribute.allCases.map(\.rawValue) + AttributeGroup.allCases.map(\.rawValue) + GuideName.allCases.map(\.rawValue)
            throw fault(.unknownAttribute(segment.name, nearest: Spelling.nearest(to: segment.name, among: names)), segment)
        }
        if attribute.isOfViewsOnly {
            guard case .view = item else { throw fault(.notAGuideAttribute(segment.name), segment) }
        }
        return .one(attribute)
    }

    private func checkScrolls(_ guide: GuideName, _ number: Int, _ segment: Path.Segment) throws(StringFault) {
        guard guide == .content || guide == .frame, !views[number].isScrollView else { return }
        throw fault(.onlyOfScrollViews(segment.name), segment)
    }

    private func fault(_ error: SpecError, _ segment: Path.Segment) -> StringFault {
        StringFault(error: error, offset: segment.offset, length: segment.name.count)
    }
}
