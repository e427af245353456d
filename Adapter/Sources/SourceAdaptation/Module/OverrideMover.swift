/// Moves overrides in extensions, and members of extensions that a subclass overrides, to the class itself. Swift without Objective-C
/// dispatches only members declared in the class. The body stays in place under another name, and the class gets a line that calls it.
struct OverrideMover {
    let index: ModuleIndex
    let sources: [SourceText]
    private(set) var edits: [Int: [Edit]] = [:]
    private(set) var findings: [Int: [SourceFinding]] = [:]
    /// Declarations to add at the ends of files.
    private(set) var tails: [Int: [String]] = [:]
    private var moved: Set<Move> = []
    /// Overrides of members in extensions of other modules' classes.
    private var overriders: [Move: [Overrider]] = [:]
    /// Those of them that classes override which only their own files see.
    private var hidden: Set<Move> = []
    /// Overrides of UIKit's own members in extensions of UIKit's own classes.
    private var replacements: [Replaced: [Overrider]] = [:]

    /// A member of a UIKit class, as UIKit declares it.
    private struct Replaced: Hashable {
        var type: String
        var member: String
    }

    private struct Move: Hashable {
        var place: ModuleIndex.Place
        var nameRange: Range<Int>
    }

    private struct Overrider {
        var type: String
        var place: ModuleIndex.Place
        var member: Member

        /// The method's name in its class.
        var name: String { "plumb_" + type.filter { $0 != "." } + "_" + member.base.unquoted }
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
                if type.kind == .extension { open(type.members, in: place) }
            }
        }
        for (base, all) in overriders.sorted(by: {
            ($0.key.place.file, $0.key.nameRange.lowerBound) < ($1.key.place.file, $1.key.nameRange.lowerBound)
        }) {
            dispatch(base, to: all)
        }
        for (base, all) in replacements.sorted(by: { ($0.key.type, $0.key.member) < ($1.key.type, $1.key.member) }) {
            replace(base, by: all)
        }
    }

    /// Makes the `open` members of an extension reachable for overrides in other modules.
    private mutating func open(_ members: [Member], in place: ModuleIndex.Place) {
        let name = index.fullName(of: index[place].name)
        for member in members where member.access == .open && !member.isOverride && member.kind != .initializer {
            if let name, index.type(named: name)?.kind == .class {
                move(member, in: place, into: name)
            } else if name == nil, OverrideHook.isNeeded(for: member) {
                let base = Move(place: place, nameRange: member.nameRange)
                if overriders[base] == nil { overriders[base] = [] }
            }
        }
    }

    private mutating func look(at member: Member, in place: ModuleIndex.Place) {
        let type = index[place]
        let name = index.fullName(of: type.name)
        let owner = name ?? type.name
        if let name, type.kind == .class, Self.messages.contains(member.name), declaresMessages(name) {
            if let range = member.overrideRange { edits[place.file, default: []].append(Edit(range, "")) }
            let overrides = type.members.filter { Self.messages.contains($0.name) && $0.isOverride }
            if overrides.first?.nameRange == member.nameRange {
                tails[place.file, default: []].append(selectorResponding(name, overrides))
            }
            return
        }
        if let base = foreignBase(of: member, below: owner), isReachable(member) {
            if type.access <= .fileprivate, base.place.file != place.file, let own = self.member(base) {
                hidden.insert(base)
                if overriders[base] == nil { overriders[base] = [] }
                answer(OverrideHook(type: index[base.place].name, member: own), with: member, of: owner, in: place, isHidden: true)
                return
            }
            overriders[base, default: []].append(Overrider(type: owner, place: place, member: member))
            return
        }
        if let hook = importedHook(of: member, below: owner) {
            answer(hook, with: member, of: owner, in: place)
            return
        }
        if type.kind == .extension {
            guard let name, index.type(named: name)?.kind == .class else {
                if let base = replaced(by: member, in: owner) {
                    replacements[base, default: []].append(Overrider(type: owner, place: place, member: member))
                    return
                }
                // Without `override`, a member of that name cannot be declared beside the class's own.
                edits[place.file, default: []].append(Edit(member.nameRange, Overrider(type: owner, place: place, member: member).name))
                dropOverride(
                    of: member, in: place, "An extension of '\(type.name)', a class of another module, cannot override '\(member.name)'.")
                return
            }
            move(member, in: place, into: name)
        }
        guard let name else { return }
        lookForBase(of: member, in: place, below: name)
    }

    /// Moves an overridden member from an extension to its class.
    private mutating func lookForBase(of member: Member, in place: ModuleIndex.Place, below name: String) {
        for ancestor in index.ancestors(of: name) {
            if let own = index.types[ancestor], index[own].members.contains(where: { fits($0, member) }) { return }
            for candidate in index.extensions[ancestor] ?? [] {
                guard let base = index[candidate].members.first(where: { fits($0, member) }) else { continue }
                guard index.types[ancestor] != nil else {
                    // If the member is itself an override, it belongs to the class.
                    if base.isOverride { return }
                    dropOverride(
                        of: member, in: place,
                        "'\(member.name)' is declared in an extension of '\(ancestor)', a class of another module; calls through it reach "
                            + "the extension's implementation.")
                    return
                }
                if !base.isOverride { move(base, in: candidate, into: ancestor) }
                return
            }
        }
    }

    // MARK: Members of other modules' classes

    /// Returns the overridden member in an extension of another module's class, if a call to it can be forwarded.
    private func foreignBase(of member: Member, below name: String) -> Move? {
        guard member.kind != .initializer, !member.isStatic else { return nil }
        for ancestor in index.ancestors(of: name) where index.types[ancestor] == nil {
            for candidate in index.extensions[ancestor] ?? [] {
                // An extension of a class between may override it, too.
                guard let base = index[candidate].members.first(where: { fits($0, member) && !$0.isOverride }) else { continue }
                guard isReachable(base), base.signature?.canForward == true else { return nil }
                return Move(place: candidate, nameRange: base.nameRange)
            }
        }
        return nil
    }

    private func member(_ move: Move) -> Member? {
        index[move.place].members.first { $0.nameRange == move.nameRange }
    }

    private func isReachable(_ member: Member) -> Bool { member.access > .fileprivate }

    /// Rewrites the extension's member to test the class of its object. It calls the override of the innermost class, or its own body under
    /// another name.
    private mutating func dispatch(_ base: Move, to all: [Overrider]) {
        guard let member = member(base), let signature = member.signature else { return }
        let inner = "plumb_" + member.base.unquoted
        let sorted = all.sorted { (index.ancestors(of: $1.type).count, $0.type) < (index.ancestors(of: $0.type).count, $1.type) }
        for one in all {
            rename(one)
            let above = sorted.first { $0.type != one.type && index.ancestors(of: one.type).contains($0.type) }
            redirectSuper(to: "self." + (above?.name ?? inner), for: member, in: one.place)
        }
        let access = member.access <= .internal ? "" : member.access.rawValue + " "
        edits[base.place.file, default: []].append(Edit(base.nameRange, inner))
        if let range = member.openRange { edits[base.place.file, default: []].append(Edit(range, "public")) }
        var ways = sorted.map { (type: $0.type, name: $0.name) }
        let owner = index[base.place].name
        if hidden.contains(base) || OverrideHook.isNeeded(for: member), index.fullName(of: owner) == nil {
            // Classes of other modules, and those that only their files see, are below the others.
            let hook = OverrideHook(type: owner, member: member)
            ways.insert(("any \(hook.name)", hook.requirement), at: 0)
            tails[base.place.file, default: []].append(hook.declaration(isMainActor: isMainActor(owner)))
        }
        let text: String
        if member.kind == .property {
            let getters = ways.map { "if let own = self as? \($0.type) { return own.\($0.name) }" } + ["return \(inner)"]
            let setters = ways.map { "if let own = self as? \($0.type) { own.\($0.name) = newValue; return }" } + ["\(inner) = newValue"]
            let setter = signature.isSettable ? " set { \(setters.joined(separator: "; ")) }" : ""
            text =
                "\(signature.attributes)\(access.replacing("open ", with: "public "))var \(member.base)\(signature.clause) { get { "
                + getters.joined(separator: "; ") + " }\(setter) }"
        } else {
            let calls = ways.map { "if let own = self as? \($0.type) { return \(signature.try)own.\($0.name)\(signature.arguments) }" }
            text =
                "\(signature.attributes)\(access.replacing("open ", with: "public "))func \(member.base)\(signature.heading) { "
                + (calls + ["return \(signature.try)\(inner)\(signature.arguments)"]).joined(separator: "; ") + " }"
        }
        edits[base.place.file, default: []].append(Edit(insert: " " + text + ";", at: index[base.place].start))
    }

    /// Gives an override its own name.
    private mutating func rename(_ one: Overrider) {
        edits[one.place.file, default: []].append(Edit(one.member.nameRange, one.name))
        if let range = one.member.overrideRange { edits[one.place.file, default: []].append(Edit(range, "")) }
        if let range = one.member.openRange { edits[one.place.file, default: []].append(Edit(range, "public")) }
    }

    /// Replaces `super` in the type's calls of a member.
    private mutating func redirectSuper(to name: String, for member: Member, in place: ModuleIndex.Place) {
        let word = "super." + member.base, type = index[place]
        let ranges = sources[place.file].ranges(of: member.kind == .method ? word + "(" : word).filter {
            type.start <= $0.lowerBound && $0.upperBound <= type.end
                && (member.kind == .method || !sources[place.file].isWord(at: $0.upperBound))
        }
        edits[place.file, default: []] += ranges.map { Edit($0.lowerBound..<($0.lowerBound + word.utf8.count), name) }
    }

    // MARK: Members of other modules' extensions

    /// Returns the hook of an overridden member that an extension in another module of the app declares.
    private func importedHook(of member: Member, below name: String) -> OverrideHook? {
        for ancestor in index.ancestors(of: name) {
            for module in index.others where module.types[ancestor] == nil {
                let members = (module.extensions[ancestor] ?? []).flatMap { module[$0].members }
                if let base = members.first(where: { fits($0, member) && OverrideHook.isNeeded(for: $0) }) {
                    return OverrideHook(type: ancestor, member: base)
                }
            }
        }
        return nil
    }

    /// Makes an override the implementation of a hook's requirement. Classes below override it there as usual.
    /// - Parameter isHidden: Whether the hook is of this module, for classes that only their files see.
    private mutating func answer(
        _ hook: OverrideHook, with member: Member, of owner: String, in place: ModuleIndex.Place, isHidden: Bool = false
    ) {
        let between = index.ancestors(of: owner).prefix { $0 != hook.type }
        let above = between.first { name in index.declaredMembers(of: name).contains { fits($0, member) && $0.isOverride } }
        // A class of the extension's own module does not conform to the protocol.
        let aboves = above.flatMap { index.types[$0] },
            isSeen = aboves.map { index[$0].access > .fileprivate || $0.file != place.file } ?? true
        let isOfDeclaringModule =
            isHidden ? above != nil && isSeen : above.flatMap(index.declaring)?.extensions[hook.type] != nil && aboves == nil
        let overrides = above != nil && !isOfDeclaringModule
        var inner = "plumb_" + member.base.unquoted
        if isOfDeclaringModule, let above { inner = Overrider(type: above, place: place, member: member).name }
        redirectSuper(to: overrides ? "super." + hook.requirement : "self." + inner, for: member, in: place)
        if !overrides { tails[place.file, default: []].append("extension \(owner): \(hook.name) {}") }
        guard index[place].kind == .extension, let target = index.types[owner], let signature = member.signature else {
            edits[place.file, default: []].append(Edit(member.nameRange, hook.requirement))
            if !overrides, let range = member.overrideRange { edits[place.file, default: []].append(Edit(range, "")) }
            return
        }
        let body = Overrider(type: owner, place: place, member: member)
        rename(body)
        var declared = member
        declared.name = hook.requirement
        declared.isOverride = overrides
        let text = forwarder(declared, signature, calling: body.name, in: index[target])
        edits[target.file, default: []].append(Edit(insert: " " + text + ";", at: index[target].start))
    }

    private func isMainActor(_ type: String) -> Bool {
        ([type] + index.ancestors(of: type)).contains { name in index.declaring(name)?.type(named: name)?.isMainActor == true }
    }

    // MARK: UIKit's own members

    /// Returns the UIKit member that an extension of a UIKit class overrides for every object of that class.
    private func replaced(by member: Member, in type: String) -> Replaced? {
        guard !member.isStatic, isReachable(member), let signature = member.signature, signature.canForward, !signature.isSettable
        else { return nil }
        return KnownModules.owner(ofDynamic: member, in: [type] + index.ancestors(of: type)).map { Replaced(type: $0, member: member.name) }
    }

    /// Replaces a UIKit member. With Objective-C, such an override replaces the class's own member. Here, UIKit's member tests the class
    /// and calls the override. Called again while the override runs, as `super` does, it does its own work.
    private mutating func replace(_ base: Replaced, by all: [Overrider]) {
        guard let first = all.first, let signature = first.member.signature else { return }
        for one in all { rename(one) }
        let name = first.member.base, key = "\"\(base.member)\""
        let sorted = all.sorted { (index.ancestors(of: $1.type).count, $0.type) < (index.ancestors(of: $0.type).count, $1.type) }
        let isMethod = first.member.kind == .method, arguments = isMethod ? signature.arguments : ""
        let ways = sorted.map {
            "if let own = self as? \($0.type), InterfaceReplacement.begins(own, \(key), \($0.type).self) { "
                + "defer { InterfaceReplacement.ends() }; return own.\($0.name)\(arguments) }"
        }
        let head =
            isMethod
            ? "func plumbReplacing_\(base.type)_\(name)\(signature.heading)" : "var plumbReplacing_\(base.type)_\(name)\(signature.clause)"
        tails[first.place.file, default: []].append(
            "extension \(base.type) { @_dynamicReplacement(for: \(base.member)) \(head) { "
                + (ways + ["return \(name)\(arguments)"]).joined(separator: "; ") + " } }")
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

    /// The methods by which an object decides which messages it answers.
    /// Makes a class one that decides what it responds to. An override may have a parameter that is never nil.
    private func selectorResponding(_ type: String, _ overrides: [Member]) -> String {
        let forwarders = overrides.filter { $0.signature?.parameters.first?.type == "Selector" }.map { method in
            let (result, missing) = method.name == "responds(to:)" ? ("Bool", "false") : ("Any?", "nil")
            let label = method.name == "responds(to:)" ? "to" : "for"
            return "public func \(method.base)(\(label) selector: Selector!) -> \(result) { "
                + "if let known: Selector = selector { return \(method.base)(\(label): known) }; return \(missing) }"
        }
        return "extension \(type): @preconcurrency SelectorResponding {\(forwarders.map { " \($0) " }.joined())}"
    }

    private static let messages: Set<String> = ["responds(to:)", "forwardingTarget(for:)"]

    /// Whether a class is the first in its chain to have these methods: Foundation's `NSObject` lacks them.
    private func declaresMessages(_ name: String) -> Bool {
        let ancestors = index.ancestors(of: name)
        return !ancestors.contains("UIResponder")
            && !ancestors.contains { name in
                index.declaredMembers(of: name).contains { Self.messages.contains($0.name) }
                    || KnownModules.index.type(named: name)?.inherited.contains("SelectorResponding") == true
            }
    }

    /// The members of `NSObject`, which belong to no actor.
    private static let freeMembers: Set<String> = ["debugDescription", "description", "hash", "isEqual(_:)"]

    private mutating func move(_ member: Member, in place: ModuleIndex.Place, into name: String) {
        guard moved.insert(Move(place: place, nameRange: member.nameRange)).inserted, let target = index.types[name] else { return }
        let isReachable = member.access > .fileprivate || target.file == place.file
        guard isReachable, let signature = member.signature, signature.canForward else {
            dropOverride(of: member, in: place, "'\(member.name)' cannot be declared in the class '\(name)'; move it there by hand.")
            return
        }
        // Two bodies of one method in a chain of classes are two methods.
        let isRepeated = index.ancestors(of: name).contains { ancestor in
            (index.extensions[ancestor] ?? []).contains { index[$0].members.contains { fits($0, member) } }
        }
        let inner = "plumb_" + (isRepeated ? name.filter { $0 != "." } + "_" : "") + member.base.unquoted
        edits[place.file, default: []].append(Edit(member.nameRange, inner))
        // An override is on the actor of what it overrides; the body under another name would be on its class's.
        let isFree = Self.freeMembers.contains(member.name) && index.ancestors(of: name).last == "NSObject"
        if let range = member.overrideRange { edits[place.file, default: []].append(Edit(range, isFree ? "nonisolated " : "")) }
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
        return "\(signature.attributes)\(words)func \(member.base)\(signature.heading) { \(signature.try)\(inner)\(signature.arguments) }"
    }
}

extension String {
    /// A name without backticks.
    fileprivate var unquoted: String { filter { $0 != "`" } }
}
