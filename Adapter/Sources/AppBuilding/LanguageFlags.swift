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
        guard code.languageMode == "6" else { return code.isApproachable ? Self.approachable + ["InferSendableFromCaptures"] : [] }
        return Self.ofSwift6 + (code.isApproachable ? Self.approachable : ["InferIsolatedConformances"])
    }

    var words: [String] {
        ["-swift-version", "5"] + features.flatMap { ["-enable-upcoming-feature", $0] }
            + (code.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
    }

    /// The settings of a target in a manifest.
    var settings: [String] {
        [".swiftLanguageMode(.v5)"] + features.map { ".enableUpcomingFeature(\"\($0)\")" }
            + (code.isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
    }
}
