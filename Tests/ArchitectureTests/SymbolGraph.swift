import Foundation

/// The public declarations of a module, as the compiler extracts them from this build's modules.
struct SymbolGraph {
    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }

        var kind: Kind
        var pathComponents: [String]

        var isType: Bool { ["class", "struct", "enum", "protocol", "typealias"].contains { kind.identifier == "swift.\($0)" } }
        /// The path without parameter names, for example `Screen.state`.
        var name: String { pathComponents.map { String($0.prefix { $0 != "(" }) }.joined(separator: ".") }
    }

    private struct Page: Decodable { var symbols: [Symbol] }

    /// The module's own symbols, and those with which it extends other modules.
    let symbols, extensions: [Symbol]

    /// Extracts the symbols of a module, without members that a protocol supplies by default.
    init(of module: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(module)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let arguments = ["symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public", "-skip-synthesized-members"]
        let output = try Self.run("swift", arguments + Self.places() + ["-output-dir", folder.path])
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        func read(_ names: [String]) throws -> [Symbol] {
            try names.flatMap { try JSONDecoder().decode(Page.self, from: Data(contentsOf: folder.appending(path: $0))).symbols }
        }
        let own = "\(module).symbols.json"
        guard pages.contains(own) else { throw Failure(output: output) }
        symbols = try read([own])
        extensions = try read(pages.filter { $0 != own })
    }

    struct Failure: Error { var output: String }

    /// Returns the compiler arguments that locate this build's modules and the C modules they depend on.
    private static func places() throws -> [String] {
        let root = ImportTests.sources.deletingLastPathComponent()
        let build = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let scratch = build.deletingLastPathComponent().deletingLastPathComponent()
        let files = FileManager.default
        func folders(_ url: URL) -> [URL] { (try? files.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? [] }
        var maps = folders(ImportTests.sources).map { $0.appending(path: "module.modulemap") }
        maps += folders(build).filter { $0.lastPathComponent.hasPrefix("C") }.map { $0.appending(path: "module.modulemap") }
        for sources in folders(scratch.appending(path: "checkouts")).map({ $0.appending(path: "Sources") }) {
            let targets = folders(sources) + folders(sources.deletingLastPathComponent())
            maps += targets.map { $0.appending(path: "include/module.modulemap") }
        }
        let libraries = ["pangocairo", "libpng", "libturbojpeg", "libwebpmux", "libdeflate", "libxml-2.0"]
        let flags = try run("pkg-config", ["--cflags-only-I"] + libraries)
        let found: [String] = maps.filter { files.fileExists(atPath: $0.path) }.map { "-fmodule-map-file=\($0.path)" }
        let clang: [String] = found + flags.split(whereSeparator: \.isWhitespace).map(String.init)
        return ["-target", target, "-I", build.appending(path: "Modules").path, "-I", root.path] + clang.flatMap { ["-Xcc", $0] }
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output
    }
}
