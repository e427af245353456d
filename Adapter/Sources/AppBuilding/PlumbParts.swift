import Foundation
import SourceAdaptation

/// What an app's program is made of besides the app: Plumb's own package, which is built with it, or the modules that lie beside an installed
/// command, which are built already.
public struct PlumbParts: Sendable {
    /// The folder of the package or of the modules.
    public let folder: URL

    public init(folder: URL) { self.folder = folder }

    /// Whether nothing of Plumb needs to be compiled.
    public var areBuilt: Bool { FileManager.default.fileExists(atPath: builtModules.path) }

    /// Returns the names of the modules that an app's program has besides the app's: those of Plumb, and of the packages that it uses.
    func moduleNames() throws -> Set<String> {
        guard !areBuilt else {
            let files = try FileManager.default.contentsOfDirectory(atPath: builtModules.path).filter { $0.hasSuffix(".swiftmodule") }
            return Set(files.map { String($0.dropLast(".swiftmodule".count)) })
        }
        let checkouts = folder.appending(path: ".build/checkouts")
        let packages = ((try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []).map { checkouts.appending(path: $0) }
        return ([folder] + packages).reduce(into: Set()) { names, place in
            let text = try? String(contentsOf: place.appending(path: "Package.swift"), encoding: .utf8)
            names.formUnion(PackageManifest(text: text ?? "").targets.map(\.name))
        }
    }

    var builtModules: URL { folder.appending(path: "Modules") }

    /// The prefix of the paths of Plumb's own code in backtraces.
    public var ownCode: String { folder.path + "/Sources" }

    /// Returns the maps of the C modules that Plumb's modules import.
    /// - Parameter build: The folder of a build of the package.
    func maps(build: URL) throws -> [String] {
        func names(in folder: URL) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
        func maps(in folder: URL, _ place: String = "") throws -> [String] {
            try names(in: folder).map { folder.appending(path: "\($0)/\(place)module.modulemap").path }
                .filter(FileManager.default.fileExists)
        }
        guard !areBuilt else { return try maps(in: folder.appending(path: "include")) }
        // An app's own targets in C are built in the same folder.
        let targets = try moduleNames()
        let built = try maps(in: build).filter { path in
            let name = URL(filePath: path).deletingLastPathComponent().deletingPathExtension().lastPathComponent
            return targets.contains(name)
        }
        let own = try maps(in: folder.appending(path: "Sources")) + built
        // The C modules of packages.
        let checkouts = build.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().appending(path: "checkouts")
        return own
            + ((try? names(in: checkouts)) ?? []).flatMap { name in
                (try? maps(in: checkouts.appending(path: "\(name)/Sources"), "include/")) ?? []
            }
    }

    /// Returns the compiler's flags for the C modules.
    func clangFlags(build: URL) throws -> [String] {
        let headers = try Shell.run(["pkg-config", "--cflags-only-I", "pangocairo", "libpng", "libxml-2.0"])
        guard headers.status == 0 else {
            throw AppError("The headers of the libraries that Plumb draws with are not installed:\n\(headers.text.prefix(2000))")
        }
        return
            (try maps(build: build).map { "-fmodule-map-file=\($0)" } + headers.text.split(whereSeparator: \.isWhitespace).map(String.init))
            .flatMap { ["-Xcc", $0] }
    }

    /// The compiler's flags for code that imports modules that are built already.
    func compilingFlags() throws -> [String] { try ["-I", builtModules.path] + clangFlags(build: folder) }

    /// The linker's flags for a program with all of Plumb. Code that nothing calls belongs to it, too: it replaces what Foundation reads from
    /// the machine. Only a library's entry points can be replaced, so Foundation is never linked into an app's program.
    func linkingFlags() throws -> [String] {
        let libraries = try String(contentsOf: folder.appending(path: "libraries.txt"), encoding: .utf8)
            .split(whereSeparator: \.isWhitespace).map(String.init)
        // The compiler keeps the order of the linker's own words only.
        let whole = ["--whole-archive", folder.appending(path: "libPlumbParts.a").path, "--no-whole-archive"]
        return ["-use-ld=lld"] + whole.flatMap { ["-Xlinker", $0] } + libraries
    }
}
