/// `override` in an extension, and members of an extension that a subclass overrides, are told to the class itself: Swift without Objective-C
/// dispatches what stands in the class alone. The body stays where it is, under another name, and the class gets a line that calls it.
struct OverrideMover {
    let index: ModuleIndex
    let sources: [SourceText]
    private(set) var edits: [Int: [Edit]] = [:]
    private(set) var findings: [Int: [SourceFinding]] = [:]
    private var moved: Set<Move> = []
    /// Overrides of methods that stand in extensions of classes of other modules.
    private var overriders: [Move: [Overrider]] = [:]

    private struct Move: Hashable {
        var place: ModuleIndex.Place
        var nameRange: Range<Int>
    }

    private struct Overrider {
        var type: String
        var place: ModuleIndex.Place
        var member: Member

        /// What the method is called in its class.
        var name: String { "plumb_" + type.filter { $0 != "." } + "_" + member.base.filter { $0 != "`" } }
    }

    init(index: ModuleIndex, sources: [SourceText]) {
        self.index = index
        self.sources = sources
    }

    mutating func run() {
        for (file, reading) in index.readings.enumerated() {
            for (number, type) in reading.types.enumerated() where type.kind == .class || type.kind == .extension {
                let place = ModuleIndex.Place(file: file, type: number)
                for member in type.members where member.isOverride && member.kind != .initializer { look(at: member, in: place) }
            }
        }
        for (base, all) in overriders.sorted(by: {
            ($0.key.place.file, $0.key.nameRange.lowerBound) < ($1.key.place.file, $1.key.nameRange.lowerBound)
        }) {
            dispatch(base, to: all)
        }
    }

    private mutating func look(at member: Member, in place: ModuleIndex.Place) {
        let type = index[place]
        let name = index.fullName(of: type.name)
        if let name, let base = foreignBase(of: member, below: name), isReachable(member) {
            overriders[base, default: []].append(Overrider(type: name, place: place, member: member))
            return
        }
        if type.kind == .extension {
            guard let name, index.type(named: name)?.kind == .class else {
                dropOverride(
                    of: member, in: place, "An extension of '\(type.name)', a class of another module, cannot override '\(member.name)'.")
                return
            }
            move(member, in: place, into: name)
        }
        guard let name else { return }
        lookForBase(of: member, in: place, below: name)
    }

    /// Where the overridden member stands in an extension, it goes into its class.
    private mutating func lookForBase(of member: Member, in place: ModuleIndex.Place, below name: String) {
        for ancestor in index.ancestors(of: name) {
            if let own = index.types[ancestor], index[own].members.contains(where: { fits($0, member) }) { return }
            for candidate in index.extensions[ancestor] ?? [] {
                guard let base = index[candidate].members.first(where: { fits($0, member) }) else { continue }
                guard index.types[ancestor] != nil else {
                    dropOverride(
                        of: member, in: place,
                        "'\(member.name)' is declared in an extension of '\(ancestor)', a class of another module: calls through it reach the "
                            + "extension's.")
                    return
                }
                if !base.isOverride { move(base, in: candidate, into: ancestor) }
                return
            }
        }
    }

    // MARK: Methods of other modules' classes

    /// The method of an extension of a class of another module that a member overrides, where a call of it can be handed on.
    private func foreignBase(of member: Member, below name: String) -> Move? {
        guard member.kind == .method, !member.isStatic, index.type(named: name)?.kind == .class else { return nil }
        let ancestors = index.ancestors(of: name)
        for ancestor in ancestors + Self.outside(ancestors.last ?? "") where index.types[ancestor] == nil {
            for candidate in index.extensions[ancestor] ?? [] {
                guard let base = index[candidate].members.first(where: { fits($0, member) }) else { continue }
                guard !base.isOverride, isReachable(base), base.signature?.canForward == true else { return nil }
                return Move(place: candidate, nameRange: base.nameRange)
            }
        }
        return nil
    }

    /// What UIKit's own classes inherit from, the nearest first.
    private static func outside(_ name: String) -> [String] {
        let next: String? =
            switch name {
            case "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
                "UIPageViewController",
                "UISplitViewController", "UISearchController", "UIAlertController", "UIActivityViewController", "UIInputViewController":
                "UIViewController"
            case "UITableView", "UICollectionView", "UITextView": "UIScrollView"
            case "UIButton", "UITextField", "UISlider", "UISwitch", "UISegmentedControl", "UIDatePicker", "UIPageControl", "UIStepper":
                "UIControl"
            case "UICollectionViewCell": "UICollectionReusableView"
            case "UIControl", "UILabel", "UIImageView", "UIStackView", "UIScrollView", "UITableViewCell", "UITableViewHeaderFooterView",
                "UICollectionReusableView", "UIWindow", "UIVisualEffectView", "UIProgressView", "UIActivityIndicatorView", "UIPickerView",
                "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar":
                "UIView"
            case "UIViewController", "UIView": "UIResponder"
            case "UIResponder": "NSObject"
            default: nil
            }
        return next.map { [$0] + outside($0) } ?? []
    }

    private func isReachable(_ member: Member) -> Bool { member.access > .fileprivate }

    /// The extension's method asks which class its object is of: the innermost class's method is called, else its own body, under another name.
    private mutating func dispatch(_ base: Move, to all: [Overrider]) {
        guard let member = index[base.place].members.first(where: { $0.nameRange == base.nameRange }), let signature = member.signature
        else { return }
        let inner = "plumb_" + member.base.filter { $0 != "`" }
        let sorted = all.sorted { (index.ancestors(of: $1.type).count, $0.type) < (index.ancestors(of: $0.type).count, $1.type) }
        for one in all {
            edits[one.place.file, default: []].append(Edit(one.member.nameRange, one.name))
            if let range = one.member.overrideRange { edits[one.place.file, default: []].append(Edit(range, "")) }
        }
        for file in Set(all.map(\.place.file)) {
            let types = all.filter { $0.place.file == file }.map(\.type)
            let above = types.count == 1 ? all.first { other in index.ancestors(of: types[0]).contains(other.type) } : nil
            let call = "super." + member.base + "("
            edits[file, default: []] += sources[file].ranges(of: call).map { Edit($0, "self." + (above?.name ?? inner) + "(") }
        }
        let ways = sorted.map { "if let own = self as? \($0.type) { return \(signature.try)own.\($0.name)\(signature.arguments) }" }
        let access = member.access <= .internal ? "" : member.access.rawValue + " "
        let result = signature.result.map { " -> \($0)" } ?? "",
            condition = signature.whereClause.isEmpty ? "" : " " + signature.whereClause
        let text =
            "\(signature.attributes)\(access)func \(member.base)\(signature.head)\(result)\(condition) { "
            + (ways + ["return \(signature.try)\(inner)\(signature.arguments)"]).joined(separator: "; ") + " }"
        edits[base.place.file, default: []].append(Edit(base.nameRange, inner))
        edits[base.place.file, default: []].append(Edit(insert: " " + text + ";", at: index[base.place].start))
    }

    private func fits(_ one: Member, _ other: Member) -> Bool {
        one.name == other.name && one.kind == other.kind && one.isStatic == other.isStatic
    }

    private mutating func dropOverride(of member: Member, in place: ModuleIndex.Place, _ message: String) {
        guard let range = member.overrideRange else { return }
        edits[place.file, default: []].append(Edit(range, ""))
        findings[place.file, default: []].append(
            SourceFinding(path: sources[place.file].path, line: member.line, cause: .extensionOverride, message: message))
    }

    private mutating func move(_ member: Member, in place: ModuleIndex.Place, into name: String) {
        guard moved.insert(Move(place: place, nameRange: member.nameRange)).inserted, let target = index.types[name] else { return }
        let isReachable = member.access > .fileprivate || target.file == place.file
        guard isReachable, let signature = member.signature, signature.canForward else {
            dropOverride(of: member, in: place, "'\(member.name)' cannot be told to the class '\(name)': move it there.")
            return
        }
        let inner = "plumb_" + member.base.filter { $0 != "`" }
        edits[place.file, default: []].append(Edit(member.nameRange, inner))
        if let range = member.overrideRange { edits[place.file, default: []].append(Edit(range, "")) }
        if let range = member.openRange { edits[place.file, default: []].append(Edit(range, "public")) }
        let text = forwarder(member, signature, calling: inner, in: index[target])
        edits[target.file, default: []].append(Edit(insert: " " + text + ";", at: index[target].start))
    }

    private func forwarder(_ member: Member, _ signature: Signature, calling inner: String, in type: TypeDeclaration) -> String {
        let access = member.access == .internal || member.access < .internal ? "" : member.access.rawValue + " "
        let words = (member.isOverride ? "override " : "") + access + (member.isStatic ? "class " : "")
        if member.kind == .property {
            let setter = signature.isSettable ? " set { \(inner) = newValue }" : ""
            return "\(signature.attributes)\(words)var \(member.base)\(signature.clause) { get { \(inner) }\(setter) }"
        }
        let result = signature.result.map { " -> \($0)" } ?? ""
        let condition = signature.whereClause.isEmpty ? "" : " " + signature.whereClause
        return "\(signature.attributes)\(words)func \(member.base)\(signature.head)\(result)"
            + "\(condition) { \(signature.try)\(inner)\(signature.arguments) }"
    }
}
