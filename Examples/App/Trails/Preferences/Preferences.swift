import Foundation

struct Preferences {
    enum Key {
        static let unit = "unit"
        static let remindsOnWeekends = "remindsOnWeekends"
    }

    enum Unit: Int {
        case kilometres, miles
    }

    static let didChange = Notification.Name("Preferences.didChange")

    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    var unit: Unit {
        get { Unit(rawValue: defaults.integer(forKey: Key.unit)) ?? .kilometres }
        nonmutating set { set(newValue.rawValue, forKey: Key.unit) }
    }

    var remindsOnWeekends: Bool {
        get { defaults.object(forKey: Key.remindsOnWeekends) as? Bool ?? true }
        nonmutating set { set(newValue, forKey: Key.remindsOnWeekends) }
    }

    private func set(_ value: Any, forKey key: String) {
        defaults.set(value, forKey: key)
        NotificationCenter.default.post(name: Preferences.didChange, object: nil)
    }
}
