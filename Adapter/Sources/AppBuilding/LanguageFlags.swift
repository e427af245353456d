/// The compiler's flags for an app's version of Swift.
///
/// Targets and packages that are modules of their own in Xcode are one module here, in which Swift 6's checks of concurrency find errors that
/// the app does not have. Code in Swift 6 is therefore compiled as Swift 5 with what Swift 6 changed apart from these checks.
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
