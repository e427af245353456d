/// What a target's build settings say about its version of Swift: the mode, features and conditions.
struct SwiftSettings {
    private let settings: [String: Any]

    init(_ settings: [String: Any]) { self.settings = settings }

    func apply(to code: inout AppCode) {
        if let mode = settings["SWIFT_VERSION"] as? String { code.languageMode = mode.hasPrefix("6") ? "6" : "5" }
        code.isApproachable = settings["SWIFT_APPROACHABLE_CONCURRENCY"] as? String == "YES"
        code.isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] as? String == "MainActor"
        code.features = features
        let conditions = words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS") + arguments(of: "-D")
        guard settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] != nil || !conditions.isEmpty else { return }
        code.defines = Set(conditions + ["DEBUG"]).filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }.sorted()
    }

    /// The features of later versions of Swift that are switched on. Xcode has `/…/` in Swift 5, too, unless the setting says no (inferred: public
    /// apps in Swift 5 without the setting use it).
    private var features: [String] {
        let prefix = "SWIFT_UPCOMING_FEATURE_"
        let named = settings.filter { $0.key.hasPrefix(prefix) && $0.value as? String == "YES" }.keys
            .map { $0.dropFirst(prefix.count).split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined() }
        let slashes = settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] as? String == "NO" ? [] : ["BareSlashRegexLiterals"]
        return Set(named + slashes + arguments(of: "-enable-upcoming-feature") + arguments(of: "-enable-experimental-feature")).sorted()
    }

    private func words(of key: String) -> [String] {
        let words = settings[key] as? [String] ?? [settings[key] as? String ?? ""]
        return words.flatMap { $0.split(separator: " ") }.map { $0.filter { $0 != "\"" } }
    }

    /// Returns what follows a flag of the compiler, as its next word or in the same one: `-D BETA`, `-DBETA`.
    private func arguments(of flag: String) -> [String] {
        let words = words(of: "OTHER_SWIFT_FLAGS")
        return words.enumerated().compactMap { number, word in
            guard word.hasPrefix(flag) else { return nil }
            guard word == flag else { return flag == "-D" ? String(word.dropFirst(flag.count)) : nil }
            return number + 1 < words.count ? words[number + 1] : nil
        }
    }
}
