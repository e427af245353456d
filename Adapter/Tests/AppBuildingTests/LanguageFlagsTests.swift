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
}
