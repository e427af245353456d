import Testing

@testable import AppBuilding

/// The version of Swift in which an app's files are compiled as one module.
struct LanguageFlagsTests {
    private func flags(_ change: (inout AppCode) -> Void) -> LanguageFlags {
        var code = AppCode(name: "App", sources: [])
        change(&code)
        return LanguageFlags(code: code)
    }

    @Test func `Swift 5 has no other flags`() { #expect(flags { _ in }.words == ["-swift-version", "5"]) }

    @Test func `Swift 6 is compiled without its checks of concurrency, which see one module where the app has several`() {
        let words = flags { $0.languageMode = "6" }.words
        #expect(words.prefix(2) == ["-swift-version", "5"])
        #expect(words.contains("BareSlashRegexLiterals") && words.contains("InferIsolatedConformances"))
        #expect(!words.contains("NonisolatedNonsendingByDefault"))
    }

    @Test func `approachable concurrency and the main actor by default are those of the app`() {
        let flags = flags {
            $0.languageMode = "6"
            $0.isApproachable = true
            $0.isOnMainActor = true
        }
        #expect(flags.words.contains("NonisolatedNonsendingByDefault") && flags.words.suffix(2) == ["-default-isolation", "MainActor"])
        #expect(flags.settings.last == ".defaultIsolation(MainActor.self)")
    }

    private func code(_ settings: [String: Any]) -> AppCode {
        var code = AppCode(name: "App", sources: [])
        SwiftSettings(settings).apply(to: &code)
        return code
    }

    @Test func `Xcode has expressions between slashes in Swift 5, too, unless a project says no`() {
        #expect(LanguageFlags(code: code([:])).features == ["BareSlashRegexLiterals"])
        #expect(LanguageFlags(code: code(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"])).features.isEmpty)
        #expect(code([:]).languageMode == "5" && code(["SWIFT_VERSION": "6.0"]).languageMode == "6")
    }

    @Test func `features and conditions are read from the settings and from flags of the compiler`() {
        let code = code([
            "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "YES", "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "NO",
            "OTHER_SWIFT_FLAGS": ["$(inherited)", "-D", "BETA", "-DSTAGING -enable-upcoming-feature", "ImplicitOpenExistentials"],
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEMO $(inherited)",
        ])
        #expect(code.features == ["BareSlashRegexLiterals", "ForwardTrailingClosures", "ImplicitOpenExistentials"])
        #expect(code.defines == ["BETA", "DEBUG", "DEMO", "STAGING"])
    }
}
