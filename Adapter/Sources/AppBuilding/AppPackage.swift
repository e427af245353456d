import Foundation

/// The hidden package of an app: its rewritten code, and a program that has every verb of `plumb` and contains the app's screens.
struct AppPackage {
    let code: AppCode
    let folder: URL
    let plumb: URL

    var sources: URL { folder.appending(path: "Sources/\(code.name)") }
    /// The build folder that all apps share: Plumb's own debug build, or a folder beside the app's package if Plumb's folder is not
    /// writable.
    private var build: URL {
        let isOpen = FileManager.default.isWritableFile(atPath: plumb.path)
        return isOpen ? plumb.appending(path: ".build") : folder.deletingLastPathComponent().appending(path: "build")
    }
    private var product: String { "\(code.name)_screens" }
    private var built: URL { build.appending(path: "debug/\(product)") }
    /// A folder like an app's on a device: the program, and beside it the contents of `Bundle.main`.
    private var bundle: URL { folder.appending(path: "\(code.name).app") }
    var program: URL { bundle.appending(path: code.name) }
    var modules: URL { build.appending(path: "debug/Modules") }

    /// Plumb's products that the rewritten files import. Code without SwiftUI does not build it.
    private func ownProducts() throws -> [String] {
        [
            "UIKit", "CombineStandIn", "CoreDataStandIn", "NetworkStandIn", "OSStandIn", "SIMDStandIn", "SystemStandIn",
            "UniformTypesStandIn",
        ] + (try code.usesSwiftUI() ? ["SwiftUI"] : [])
    }

    func writeManifest() throws {
        let name = plumb.lastPathComponent
        let own = try ownProducts().map { ".product(name: \"\($0)\", package: \"\(name)\")" }.joined(separator: ", ")
        let products = code.packages.flatMap { package in
            package.products.map { ", .product(name: \"\($0)\", package: \"\(package.name)\")" }
        }.joined()
        let settings = (LanguageFlags(code: code).settings + (code.defines + ["PLUMB"]).map { ".define(\"\($0)\")" }).joined(
            separator: ", ")
        let manifest = """
            // swift-tools-version: 6.3
            import PackageDescription

            let package = Package(
                name: "\(code.name)",
                dependencies: [.package(name: "\(name)", path: "\(plumb.path)")\(code.packages.map { ", " + $0.dependency }.joined())],
                targets: [
                    .target(
                        name: "\(code.name)", dependencies: [\(own)\(products)],
                        swiftSettings: [\(settings)]),
                    .executableTarget(
                        name: "\(product)",
                        dependencies: [
                            "\(code.name)", .product(name: "PlumbCommand", package: "\(name)"), .product(name: "Snapshots", package: "\(name)"),
                            .product(name: "UIKit", package: "\(name)"),
                        ]),
                ]
            )

            """
        let main = """
            import \(code.name)
            import Foundation
            import PlumbCommand
            import Snapshots
            import UIKit

            // A screen that ends the program is reported with the way that led there.
            nonisolated(unsafe) var hasEnded = false
            atexit {
                guard !hasEnded else { return }
                FileHandle.standardError.write(Data("\(ScreenRunner.endedEarly)\\n".utf8))
                abort()
            }
            PlumbCommand.run(
                screens: MainActor.assumeIsolated { Screen.screens(of: registerInterface()) },
                resources: \(Self.literal(code.resources)),
                ended: { status in
                    hasEnded = true
                    guard let place = ProcessInfo.processInfo.environment["PLUMB_ENDED"] else { return }
                    _ = FileManager.default.createFile(atPath: place, contents: Data("\\(status)".utf8))
                })

            """
        try write(manifest, to: folder.appending(path: "Package.swift"))
        try write(main, to: folder.appending(path: "Sources/\(product)/main.swift"))
    }

    private static func literal(_ words: [String]) -> String {
        "[" + words.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }.joined(separator: ", ") + "]"
    }

    private func write(_ text: String, to place: URL) throws {
        if (try? String(contentsOf: place, encoding: .utf8)) == text { return }
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    /// Creates the source file without which SwiftPM cannot read the package.
    func makeFolders() throws {
        let place = sources.appending(path: "PlumbInterface.swift")
        guard !FileManager.default.fileExists(atPath: place.path) else { return }
        try write("", to: place)
    }

    /// Creates the bundle in which `Bundle.main` finds the app's resources: localised files in language folders, all others at the top.
    func makeBundle() throws {
        let files = FileManager.default
        try? files.removeItem(at: bundle)
        try files.createDirectory(at: bundle, withIntermediateDirectories: true)
        // Foundation requests the language of every bundle and stops at one that has none.
        let info = try PropertyListSerialization.data(fromPropertyList: AppInfo(code).entries, format: .xml, options: 0)
        try write(String(decoding: info, as: UTF8.self), to: bundle.appending(path: "Info.plist"))
        let product = built.resolvingSymlinksInPath()
        do { try files.linkItem(at: product, to: program) } catch { try files.copyItem(at: product, to: program) }
        if let fixtures = code.fixtures {
            try? files.createSymbolicLink(at: bundle.appending(path: "Fixtures"), withDestinationURL: URL(filePath: fixtures))
        }
        for resource in AppResources(code.resources).files {
            let folder = resource.language.map { bundle.appending(path: $0) } ?? bundle
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in Self.names(of: resource.file) {
                try? files.createSymbolicLink(at: folder.appending(path: name), withDestinationURL: resource.file)
            }
        }
    }

    /// Returns the names that a resource has in a bundle: code asks for a data model by the name of what Xcode compiles it to.
    private static func names(of file: URL) -> [String] {
        let name = file.lastPathComponent, compiled = ["xcdatamodeld": "momd", "xcdatamodel": "mom"][file.pathExtension]
        return [name] + (compiled.map { [file.deletingPathExtension().lastPathComponent + "." + $0] } ?? [])
    }

    /// Writes the files that changed and deletes those that no longer exist.
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

    /// Builds the program, or only UIKit and Plumb's other modules before the app's own code is added.
    func swiftBuild(plumbAlone: Bool = false) throws -> Shell.Output {
        let words = ["swift", "build", "--package-path", folder.path, "--scratch-path", build.path, "--disable-build-manifest-caching"]
        defer { invalidatePlan() }
        guard plumbAlone else { return try Shell.run(words + ["--product", product]) }
        for target in ["PlumbCommand"] + (try ownProducts().dropFirst()) {
            let output = try Shell.run(words + ["--target", target])
            guard output.status == 0 else { return output }
        }
        return Shell.Output(status: 0, text: "")
    }

    /// Marks the manifest as changed. SwiftPM keeps the plan of a build and checks only whether that plan's package has changed, not
    /// whether it is the package to build.
    private func invalidatePlan() {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder.appending(path: "Package.swift").path)
    }

    enum Depth {
        /// Type errors, all at once for every file.
        case types
        /// Errors that are found once the types are correct: values that may be missing, paths that return nothing.
        case flow
    }

    /// Checks the module without generating code.
    func check(_ depth: Depth) throws -> Shell.Output {
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }.sorted()
        var words = ["swiftc", "-continue-building-after-errors", "-suppress-warnings"]
        switch depth {
        case .types: words += ["-typecheck", "-enable-batch-mode", "-j", "2"]
        case .flow: words += ["-emit-sil", "-wmo", "-Onone", "-o", "/dev/null"]
        }
        words += ["-module-name", code.name, "-parse-as-library", "-I", modules.path] + LanguageFlags(code: code).words
        words += (code.defines + ["PLUMB"]).flatMap { ["-D", $0] } + (try clangFlags())
        return try Shell.run(words + files.map { sources.appending(path: $0).path })
    }

    /// Returns flags for the C modules that Plumb's modules depend on: those with a map in its sources, and those with a map from the
    /// build.
    private func clangFlags() throws -> [String] {
        let maps = try [plumb.appending(path: "Sources"), modules.deletingLastPathComponent()].flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                .map { folder.appending(path: "\($0)/module.modulemap").path }.filter(FileManager.default.fileExists)
        }
        let headers = try Shell.run(["pkg-config", "--cflags-only-I", "pangocairo", "libpng", "libxml-2.0"]).text.split(
            whereSeparator: \.isWhitespace)
        return (maps.map { "-fmodule-map-file=\($0)" } + headers.map(String.init)).flatMap { ["-Xcc", $0] }
    }
}
