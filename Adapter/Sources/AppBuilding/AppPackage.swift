import Foundation

/// The hidden package of an app: its rewritten code, and a program with every verb of `plumb` that knows its screens.
struct AppPackage {
    let code: AppCode
    let folder: URL
    let plumb: URL

    var sources: URL { folder.appending(path: "Sources/\(code.name)") }
    var program: URL { folder.appending(path: ".build/debug/screens") }
    private var modules: URL { folder.appending(path: ".build/debug/Modules") }
    var hasModules: Bool { FileManager.default.fileExists(atPath: modules.appending(path: "UIKit.swiftmodule").path) && hasProgram }
    private var hasProgram: Bool { FileManager.default.fileExists(atPath: program.path) }

    static let emptyModule = Array(
        """
        import UIKit

        @MainActor public func registerInterface() -> InterfaceModule { InterfaceModule(named: "") }

        """.utf8)

    func writeManifest() throws {
        let name = plumb.lastPathComponent
        let defines = code.defines.map { ".define(\"\($0)\")" }.joined(separator: ", ")
        let manifest = """
            // swift-tools-version: 6.3
            import PackageDescription

            let package = Package(
                name: "\(code.name)",
                dependencies: [.package(name: "\(name)", path: "\(plumb.path)")],
                targets: [
                    .target(
                        name: "\(code.name)", dependencies: [.product(name: "UIKit", package: "\(name)")],
                        swiftSettings: [.swiftLanguageMode(.v\(code.languageMode)), \(defines)]),
                    .executableTarget(
                        name: "screens",
                        dependencies: [
                            "\(code.name)", .product(name: "PlumbCommand", package: "\(name)"), .product(name: "Snapshots", package: "\(name)"),
                            .product(name: "UIKit", package: "\(name)"),
                        ]),
                ]
            )

            """
        let main = """
            import \(code.name)
            import PlumbCommand
            import Snapshots
            import UIKit

            PlumbCommand.run(screens: MainActor.assumeIsolated { Screen.screens(of: registerInterface()) })

            """
        try write(manifest, to: folder.appending(path: "Package.swift"))
        try write(main, to: folder.appending(path: "Sources/screens/main.swift"))
    }

    private func write(_ text: String, to place: URL) throws {
        if (try? String(contentsOf: place, encoding: .utf8)) == text { return }
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    /// Writes the files that changed and deletes those that are no more.
    func write(_ files: [(name: String, text: [UInt8])]) throws {
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        for (name, text) in files {
            let place = sources.appending(path: name), data = Data(text)
            if (try? Data(contentsOf: place)) != data { try data.write(to: place) }
        }
        let kept = Set(files.map(\.name))
        for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) where !kept.contains(name) {
            try FileManager.default.removeItem(at: sources.appending(path: name))
        }
    }

    func swiftBuild() throws -> Shell.Output {
        try Shell.run(["swift", "build", "--package-path", folder.path, "--product", "screens"])
    }

    /// The module alone, without code for it: each error of each file at once.
    func typecheck() throws -> Shell.Output {
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }.sorted()
        var words = [
            "swiftc", "-typecheck", "-continue-building-after-errors", "-enable-batch-mode", "-j", "2", "-suppress-warnings",
            "-module-name",
            code.name, "-swift-version", code.languageMode, "-I", modules.path,
        ]
        words += code.defines.flatMap { ["-D", $0] } + (try clangFlags())
        return try Shell.run(words + files.map { sources.appending(path: $0).path })
    }

    /// The C modules that Plumb's own stand on.
    private func clangFlags() throws -> [String] {
        let maps = ["CPNG", "CPangoCairo", "CTurboJPEG", "CDeflate"].map { plumb.appending(path: "Sources/\($0)/module.modulemap").path }
        let headers = try Shell.run(["pkg-config", "--cflags-only-I", "pangocairo", "libpng"]).text.split(whereSeparator: \.isWhitespace)
        return (maps.map { "-fmodule-map-file=\($0)" } + headers.map(String.init)).flatMap { ["-Xcc", $0] }
    }
}
