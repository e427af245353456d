import Testing

@testable import AppBuilding

/// The compiler's command for some of a module's files.
struct FrontendJobTests {
    @Test func `only the files that changed are checked`() throws {
        let job = try #require(
            FrontendJob(
                """
                /usr/bin/swift-frontend -frontend -typecheck -primary-file '/app/A b.swift' /app/B.swift -D X -module-name App
                /usr/bin/swift-frontend -frontend -typecheck '/app/A b.swift' -primary-file /app/B.swift -D X -module-name App
                """))
        #expect(job.files == ["/app/A b.swift", "/app/B.swift"])
        #expect(
            job.command(primary: ["/app/B.swift"])
                == ["/usr/bin/swift-frontend", "-frontend", "-typecheck", "-D", "X", "-module-name", "App"]
                + ["/app/A b.swift", "-primary-file", "/app/B.swift"])
        #expect(FrontendJob("error: no such file") == nil)
    }

    @Test func `a check that goes on beyond types writes nothing for each of its files`() throws {
        let text = "/usr/bin/swift-frontend -frontend -typecheck -primary-file /A.swift /B.swift -D X"
        let job = try #require(FrontendJob(text, goesOn: true))
        #expect(
            job.command(primary: ["/A.swift", "/B.swift"])
                == ["/usr/bin/swift-frontend", "-frontend", "-emit-sil", "-D", "X"]
                + ["-primary-file", "/A.swift", "-primary-file", "/B.swift", "-o", "/dev/null", "-o", "/dev/null"])
    }

    @Test func `quoted words are words`() {
        #expect(FrontendJob.words(of: #"a 'b c' "d e" f\ g '' h"#) == ["a", "b c", "d e", "f g", "", "h"])
    }
}
