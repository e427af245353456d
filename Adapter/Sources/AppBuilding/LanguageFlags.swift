/// The compiler's flags for an app's version of Swift.
///
/// Code in Swift 6 is compiled as Swift 5 with what Swift 6 changed apart from its checks of concurrency. In rewritten code, and in modules
/// that are compiled as one, these checks find errors that the app does not have.
struct LanguageFlags {
    let code: AppCode

    private static let ofSwift6 = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials", "InferSendableFromCaptures",
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "IsolatedDefaultValues",
    ]

    /// What Xcode calls approachable concurrency, besides what Swift 6 has.
    private static let approachable = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]

    var features: [String] {
        let own = code.isApproachable ? Self.approachable : []
        let version = code.languageMode == "6" ? Self.ofSwift6 + (own.isEmpty ? ["InferIsolatedConformances"] : []) : []
        let usual = version + (code.languageMode != "6" && code.isApproachable ? ["InferSendableFromCaptures"] : []) + own
        return usual + code.features.filter { Self.accepted.contains($0) && !usual.contains($0) }
    }

    /// The features that change which code compiles. Others only refuse code that is right without them.
    private static let accepted = Set(ofSwift6 + approachable)

    /// The experimental features without which code does not compile and that a release of the compiler has.
    private var experiments: [String] { code.features.filter(["BuiltinModule", "AccessLevelOnImport", "SymbolLinkageMarkers"].contains) }

    var words: [String] {
        ["-swift-version", "5"] + features.flatMap { ["-enable-upcoming-feature", $0] }
            + experiments.flatMap { ["-enable-experimental-feature", $0] }
            + (code.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
    }

    /// The settings of a target in a manifest.
    var settings: [String] {
        [".swiftLanguageMode(.v5)"] + features.map { ".enableUpcomingFeature(\"\($0)\")" }
            + experiments.map { ".enableExperimentalFeature(\"\($0)\")" }
            + (code.isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
    }
}
