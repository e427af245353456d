/// What was set on one proxy, and on which instances of its class it acts.
@MainActor final class AppearanceProxy {
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    /// An instance of the class that keeps the values.
    let object: any SetterReporting
    let isInstance: (AnyObject) -> Bool
    /// Calls of methods, which the values of properties do not cover.
    private var calls: [(setter: SetterNotes.Setter, replay: @MainActor (AnyObject) -> Void)] = []

    init<Object: SetterReporting>(_ object: Object, containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?) {
        self.object = object
        self.containers = containers
        self.traits = traits
        isInstance = { $0 is Object }
    }

    /// Keeps a call; a later one of the same method for the same state replaces it.
    func record(_ setter: SetterNotes.Setter, replay: @escaping @MainActor (AnyObject) -> Void) {
        calls.removeAll { $0.setter.isSame(as: setter) }
        calls.append((setter, replay))
    }

    func replay(_ setter: SetterNotes.Setter, on target: any SetterReporting) {
        if let call = calls.first(where: { $0.setter.isSame(as: setter) }) {
            call.replay(target)
        } else if let property = type(of: object).table[setter.name.description] {
            _ = property.set(target, property.getOwn(object))
        }
    }

    /// Returns the depths of the containers in a hierarchy that begins at the window, the outermost first; nil if one is missing.
    func depths(in hierarchy: [AnyObject]) -> [Int]? {
        var depths: [Int] = []
        for container in containers.reversed() {
            let start = depths.last.map { $0 + 1 } ?? 0
            guard let depth = hierarchy[start...].firstIndex(where: { Self.isInstance($0, of: container) }) else { return nil }
            depths.append(depth)
        }
        return depths
    }

    private static func isInstance<Container: UIAppearanceContainer>(_ object: AnyObject, of type: Container.Type) -> Bool {
        object is Container
    }
}

/// The proxies of a screen, in the order in which they were requested first.
@MainActor final class AppearanceProxies: InheritedState {
    private var proxies: [AppearanceProxy] = []
    /// The proxies of the app's launch. A screen that requests one of these gets its own in place of it, which begins with the same values.
    private var inherited: Set<ObjectIdentifier> = []

    nonisolated init() {}

    init(inheriting parent: AppearanceProxies) {
        proxies = parent.proxies
        inherited = Set(proxies.map(ObjectIdentifier.init))
    }

    /// Returns the proxy of a class, containers and traits, created when first requested.
    static func proxy<Object: SetterReporting>(
        containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?, make: () -> Object
    ) -> Object {
        let known = current
        let index = known.proxies.firstIndex {
            type(of: $0.object) == Object.self && $0.traits == traits && $0.containers.elementsEqual(containers) { $0 == $1 }
        }
        if let index, !known.isInherited(known.proxies[index]), let object = known.proxies[index].object as? Object { return object }
        let object = make()
        object.setterNotes = SetterNotes(isProxy: true)
        let proxy = AppearanceProxy(object, containers: containers, traits: traits)
        guard let index else { known.proxies.append(proxy); return object }
        let parent = known.proxies[index]
        known.proxies[index] = proxy
        for setter in parent.object.setterNotes.setters { parent.replay(setter, on: object) }
        return object
    }

    /// Keeps a call of a method on a proxy's object. The proxies of the app's launch do not change in a screen.
    static func record(_ setter: SetterNotes.Setter, on object: any SetterReporting, replay: @escaping @MainActor (AnyObject) -> Void) {
        let known = current
        guard let proxy = known.proxies.first(where: { $0.object === object }), !known.isInherited(proxy) else { return }
        proxy.record(setter, replay: replay)
    }

    private func isInherited(_ proxy: AppearanceProxy) -> Bool { inherited.contains(ObjectIdentifier(proxy)) }

    /// Creates the object of a proxy as a class value does, with `init(frame:)`.
    static func newObject<Object: MetatypeResponder>() -> Object { Object(madeByClass: .frame(.zero)) }

    /// Styles a view that entered a window, and everything below it. Parents come first.
    static func style(_ view: UIView) {
        guard !current.proxies.isEmpty else { return }
        if let window = view.superviewStorage as? UIWindow { current.style(window, in: window.resolvedTraits, []) }
        view.forEachView {
            current.style($0, in: $0.resolvedTraits, hierarchy(above: $0))
            $0.styleItems()
        }
    }

    /// Styles an item that a bar shows.
    static func style(_ item: any SetterReporting, in bar: UIView) {
        guard !current.proxies.isEmpty else { return }
        current.style(item, in: bar.resolvedTraits, hierarchy(above: bar) + [bar])
    }

    /// Returns the views and controllers around a view, from the window down.
    private static func hierarchy(above view: UIView) -> [AnyObject] {
        var above: [AnyObject] = []
        if let controller = view.controller { above.append(controller) }
        var current = view.superviewStorage
        while let ancestor = current {
            above.append(ancestor)
            if let controller = ancestor.controller { above.append(controller) }
            current = ancestor.superviewStorage
        }
        return above.reversed()
    }

    private func style(_ object: any SetterReporting, in traits: UITraitCollection, _ hierarchy: [AnyObject]) {
        let matches = proxies.filter { $0.isInstance(object) }.compactMap { proxy in
            proxy.depths(in: hierarchy).map { Match(proxy: proxy, depths: $0) }
        }.filter { match in match.proxy.traits.map { traits.containsTraits(in: $0) } ?? true }
        guard !matches.isEmpty else { return }
        let own = object.setterNotes
        // What a proxy set, another may replace when the view enters a window again, so it is not noted.
        object.setDefaults {
            for (setter, proxy) in Self.winners(matches) where !own.contains(setter) { proxy.replay(setter, on: object) }
        }
    }

    /// Returns each recorded setter once, with the proxy that decides.
    private static func winners(_ matches: [Match]) -> [(setter: SetterNotes.Setter, proxy: AppearanceProxy)] {
        var winners: [(setter: SetterNotes.Setter, proxy: AppearanceProxy)] = []
        for match in matches.enumerated().sorted(by: { ($0.element.isWeaker(than: $1.element)) ?? ($0.offset < $1.offset) }).map(\.element)
        {
            for setter in match.proxy.object.setterNotes.setters {
                winners.removeAll { $0.setter.isSame(as: setter) }
                winners.append((setter, match.proxy))
            }
        }
        return winners
    }

    @MainActor private struct Match {
        let proxy: AppearanceProxy
        let depths: [Int]

        /// Whether the other proxy decides where both set a property; nil if neither is stronger.
        ///
        /// A subclass's proxy is stronger than its superclass's (inferred). Then the outermost container decides, and after it the length
        /// of the chain (apple-docs: UIAppearance). A proxy with traits is stronger than one without (inferred).
        func isWeaker(than other: Match) -> Bool? {
            let isBase = proxy.isInstance(other.proxy.object), isDerived = other.proxy.isInstance(proxy.object)
            if isBase != isDerived { return isBase }
            for (own, others) in zip(depths, other.depths) where own != others { return own > others }
            if depths.count != other.depths.count { return depths.count < other.depths.count }
            if (proxy.traits == nil) != (other.proxy.traits == nil) { return proxy.traits == nil }
            return nil
        }
    }
}
