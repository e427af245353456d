import Foundation

/// The setters that were called on an object, in order. What code set on an object itself, appearance proxies leave alone; what was set on a
/// proxy is what it replays.
struct SetterNotes {
    private(set) var setters: [Setter] = []
    /// Whether the object stands for a proxy and is not shown.
    let isProxy: Bool
    /// Whether nothing is noted, because defaults are set or a proxy replays.
    fileprivate(set) var isSuspended = false

    init(isProxy: Bool = false) { self.isProxy = isProxy }

    /// A property, or a method with the value of its other arguments: `setTitleColor(_:for:)` of one state.
    struct Setter {
        let name: StaticString
        let axis: UInt

        func isSame(as other: Setter) -> Bool {
            let count = name.utf8CodeUnitCount
            guard axis == other.axis, count == other.name.utf8CodeUnitCount else { return false }
            let (bytes, others) = unsafe (name.utf8Start, other.name.utf8Start)
            return unsafe bytes == others || memcmp(bytes, others, count) == 0
        }
    }

    func contains(_ setter: Setter) -> Bool { setters.contains { $0.isSame(as: setter) } }

    mutating func add(_ setter: Setter) {
        guard !isSuspended, !contains(setter) else { return }
        // Most views have a few: one allocation.
        if setters.isEmpty { setters.reserveCapacity(4) }
        setters.append(setter)
    }

    mutating func removeAll() { setters = [] }
}

/// An object whose setters report themselves, so that proxies can style it.
@MainActor protocol SetterReporting: PropertyDescribed {
    var setterNotes: SetterNotes { get set }
}

extension SetterReporting {
    /// Notes that the property was set, and informs its observers. Every setter of a property in the tables calls this after the change;
    /// its name is that of the property.
    func wasSet(_ name: StaticString = #function) {
        setterNotes.add(SetterNotes.Setter(name: name, axis: 0))
        if KeyValueTable.isUsed { KeyValueTable.changed(self, name.description) }
    }

    /// Notes that a method set a value for an axis (a state, metrics). A proxy replays the call.
    func wasSet<Object: SetterReporting>(
        _ name: StaticString = #function, for axis: UInt, replay: @escaping @MainActor (Object) -> Void
    ) {
        let setter = SetterNotes.Setter(name: name, axis: axis)
        setterNotes.add(setter)
        if setterNotes.isProxy { AppearanceProxies.record(setter, on: self) { object in (object as? Object).map(replay) } }
    }

    /// Notes that a property of an app's own class was set. A proxy replays it.
    func note(_ name: StaticString, replay: @escaping @MainActor (AnyObject) -> Void) {
        let setter = SetterNotes.Setter(name: name, axis: 0)
        setterNotes.add(setter)
        if setterNotes.isProxy { AppearanceProxies.record(setter, on: self, replay: replay) }
    }

    /// Sets values without noting them: those of UIKit's own initialisers, which are defaults, and those that a proxy replays.
    func setDefaults(_ body: () -> Void) {
        let wasSuspended = setterNotes.isSuspended
        setterNotes.isSuspended = true
        body()
        setterNotes.isSuspended = wasSuspended
    }
}
