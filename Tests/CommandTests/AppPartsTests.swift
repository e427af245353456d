import Foundation
import Testing

@testable import PlumbCommand

/// What an installed command compiles apps with, and what it says if that is missing or of another compiler.
struct AppPartsTests {
    private let folder = TemporaryFolder()
    private var program: URL { folder.url.appending(path: "bin/plumb") }
    private let source = "/nowhere/Sources/PlumbCommand/AppParts.swift"

    private func install(_ names: [String] = AppParts.required) throws {
        for name in names { try folder.write("Swift version 6.3\nx86_64-unknown-linux-gnu\n", to: "lib/plumb/\(name)") }
    }

    @Test func `the parts are beside the command`() throws {
        try install()
        let parts = try AppParts(program: program, source: source, home: nil)
        #expect(parts.place == .installed(folder.url.appending(path: "lib/plumb")))
    }

    @Test func `PLUMB_HOME takes precedence`() throws {
        try install()
        try folder.write("", to: "checkout/Adapter/Package.swift")
        let home = folder.url.appending(path: "checkout").path
        #expect(
            try AppParts(program: program, source: source, home: home).place == .package(URL(filePath: home, directoryHint: .isDirectory)))
        #expect(throws: AppParts.Failure.self) { try AppParts(program: program, source: source, home: folder.url.path) }
    }

    @Test func `a command in Plumb's build folder uses the package`() throws {
        try folder.write("", to: "Adapter/Package.swift")
        let file = folder.url.appending(path: "Sources/PlumbCommand/AppParts.swift").path
        guard case .package(let package) = try AppParts(program: program, source: file, home: nil).place else {
            Issue.record("no package")
            return
        }
        #expect(package.path == folder.url.path)
    }

    @Test func `missing parts are named`() throws {
        let nothing = #expect(throws: AppParts.Failure.self) { try AppParts(program: program, source: source, home: nil) }
        #expect(try #require(nothing).description.contains(folder.url.appending(path: "lib/plumb").path))
        // A command without paths was built somewhere else.
        #expect(throws: AppParts.Failure.self) {
            try AppParts(program: program, source: "./Sources/PlumbCommand/AppParts.swift", home: nil)
        }
        try install(["plumb-code", "Modules", "include", "compiler.txt"])
        let some = #expect(throws: AppParts.Failure.self) { try AppParts(program: program, source: source, home: nil) }
        #expect(try #require(some).description.contains("lacks libPlumbParts.a, libraries.txt"))
    }

    @Test func `only the compiler of the modules can read them`() throws {
        try install()
        let parts = try AppParts(program: program, source: source, home: nil)
        try parts.check(.init(version: "Swift version 6.3", module: "x86_64-unknown-linux-gnu"))
        let older = #expect(throws: AppParts.Failure.self) {
            try parts.check(.init(version: "Swift version 6.2", module: "x86_64-unknown-linux-gnu"))
        }
        let text = try #require(older).description
        #expect(text.contains("compiled by Swift version 6.3 ") && text.contains("the compiler here is Swift version 6.2 "))
        let none = #expect(throws: AppParts.Failure.self) { try parts.check(nil) }
        #expect(try #require(none).description.contains("is compiled with Swift version 6.3, and there is no `swiftc` here"))
        #expect(throws: AppParts.Failure.self) {
            try parts.check(.init(version: "Swift version 6.3", module: "aarch64-unknown-linux-gnu"))
        }
    }

    @Test func `programs find the libraries of the compiler wherever it is`() throws {
        try install()
        let text = """
            {"compilerVersion": "Swift version 6.3", "target": {"moduleTriple": "x86_64-unknown-linux-gnu"},
             "paths": {"runtimeLibraryPaths": ["/somewhere/usr/lib/swift/linux"], "runtimeResourcePath": "/somewhere/usr/lib/swift"}}
            """
        let compiler = try #require(AppParts.Compiler(Data(text.utf8)))
        let environment = try AppParts(program: program, source: source, home: nil).environment(compiler)
        #expect(environment["LD_LIBRARY_PATH"]?.hasPrefix("/somewhere/usr/lib/swift/host:/somewhere/usr/lib/swift/linux") == true)
        #expect(environment["SWIFT_ROOT"] == "/somewhere/usr")
    }
}
