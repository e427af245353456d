/// A view among others, with its identity. Its value is made when it is needed.
@MainActor struct ViewEntry {
    let id: AnyHashable
    /// The identity as a value that a selection compares, for the elements of a collection.
    let tag: AnyHashable?
    let make: @MainActor () -> any View

    init(id: AnyHashable, view: any View) { self.init(id: id, tag: nil) { view } }

    init(id: AnyHashable, tag: AnyHashable?, make: @escaping @MainActor () -> any View) {
        self.id = id
        self.tag = tag
        self.make = make
    }
}

/// A view that is a list of views.
@MainActor protocol ViewList {
    func entries() -> [ViewEntry]
}

/// The node of several views in a row, kept by their identities.
final class ListNode: Node {
    private var slots: [(id: AnyHashable, slot: Slot)] = []

    override var children: [Node] { slots.compactMap(\.slot.node) }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let list = view as? any ViewList else { return }
        var known: [AnyHashable: Slot] = [:]
        for (id, slot) in slots { known[id] = slot }
        slots = []
        for entry in list.entries() {
            let slot = known.removeValue(forKey: entry.id) ?? Slot()
            var values = environment
            if let tag = entry.tag { values.rowIdentity = tag }
            slot.show(entry.make(), Scope(graph: graph, parent: self, environment: values))
            slots.append((entry.id, slot))
        }
        for slot in known.values { slot.node?.leaveAll() }
        invalidate()
    }
}
