import Foundation

/// What an app's code is compiled with: Plumb's own package, or the parts that `make install` puts beside the command, which are built already.
struct AppParts {
    enum Place: Equatable {
        /// Plumb's package.
        case package(URL)
        /// `PREFIX/lib/plumb`.
        case installed(URL)
    }

    /// What keeps an app from being compiled.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// What `swiftc` says of itself.
    struct Compiler: Equatable {
        var version: String
        var module: String
        /// The folder of its libraries, for example `/usr/lib/swift`.
        var libraries = ""
        var runtime: [String] = []

        init(version: String, module: String) { (self.version, self.module) = (version, module) }

        /// Reads the output of `swiftc -print-target-info`.
        init?(_ text: Data) {
            struct Info: Decodable {
                struct Target: Decodable { var moduleTriple: String }
                struct Paths: Decodable {
                    var runtimeResourcePath: String
                    var runtimeLibraryPaths: [String]
                }
                var compilerVersion: String
                var target: Target
                var paths: Paths
            }
            guard let info = try? JSONDecoder().decode(Info.self, from: text) else { return nil }
            self.init(version: info.compilerVersion, module: info.target.moduleTriple)
            (libraries, runtime) = (info.paths.runtimeResourcePath, info.paths.runtimeLibraryPaths)
        }

        /// Returns the compiler that is installed here, or nil.
        static func installed() -> Compiler? {
            let process = Process(), output = Pipe()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["swiftc", "-print-target-info"]
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return nil }
            let text = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return Compiler(text)
        }
    }

    let place: Place

    var isInstalled: Bool { if case .installed = place { true } else { false } }

    /// The parts without which no app can be compiled.
    static let required = ["plumb-code", "Modules", "include", "libPlumbParts.a", "libraries.txt", "compiler.txt"]

    /// Finds the parts: where `PLUMB_HOME` says, beside the command, or where the command was built.
    /// - Parameters:
    ///   - program: the command's file, with no link on its path.
    ///   - source: a file of Plumb's package, or where it was when the command was built.
    /// - Throws: `Failure`.
    init(program: URL, source: String, home: String?) throws {
        let files = FileManager.default
        func isPackage(_ folder: URL) -> Bool { files.fileExists(atPath: folder.appending(path: "Adapter/Package.swift").path) }
        if let home {
            let folder = URL(filePath: home, directoryHint: .isDirectory)
            guard isPackage(folder) else { throw Failure(description: "PLUMB_HOME names \(folder.path), which is not Plumb's package") }
            place = .package(folder)
            return
        }
        let installed = program.deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib/plumb")
        if files.fileExists(atPath: installed.path) {
            let missing = Self.required.filter { !files.fileExists(atPath: installed.appending(path: $0).path) }
            guard missing.isEmpty else {
                throw Failure(description: "\(installed.path) lacks \(missing.joined(separator: ", ")): install Plumb again")
            }
            place = .installed(installed)
            return
        }
        var package = URL(filePath: source)
        for _ in 0..<3 { package.deleteLastPathComponent() }
        guard source.hasPrefix("/"), isPackage(package) else {
            throw Failure(
                description: """
                    an app is compiled with Plumb's modules, and there are none in \(installed.path): install them with the command \
                    (`make install`, or a release), or let PLUMB_HOME name Plumb's package
                    """)
        }
        place = .package(package)
    }

    /// Finds the parts of this program.
    /// - Throws: `Failure`.
    static func ofThisProgram() throws -> AppParts {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return try AppParts(program: program, source: #filePath, home: ProcessInfo.processInfo.environment["PLUMB_HOME"])
    }

    /// Checks that a compiler can read modules that are built already.
    /// - Throws: `Failure`.
    func check(_ compiler: Compiler?) throws {
        guard case .installed(let folder) = place else { return }
        let text = (try? String(contentsOf: folder.appending(path: "compiler.txt"), encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n").map(String.init)
        let built = lines.count == 2 ? Compiler(version: lines[0], module: lines[1]) : Compiler(version: "", module: "")
        guard let compiler else {
            throw Failure(
                description: "an app's code is compiled with \(built.version), and there is no `swiftc` here: see swift.org/install")
        }
        guard (compiler.version, compiler.module) == (built.version, built.module) else {
            throw Failure(
                description: """
                    Plumb's modules were compiled by \(built.version) for \(built.module), and \
                    the compiler here is \(compiler.version) for \(compiler.module). Swift reads only modules of its own version: \
                    install that version, or a Plumb of this one
                    """)
        }
    }

    /// The variables of programs that read and draw apps. Their libraries are those of the compiler, wherever it is installed.
    func environment(_ compiler: Compiler?) -> [String: String] {
        guard case .installed = place, let compiler else { return [:] }
        let folders = [compiler.libraries + "/host"] + compiler.runtime
        let root = URL(filePath: compiler.libraries).deletingLastPathComponent().deletingLastPathComponent().path
        return [
            "LD_LIBRARY_PATH": (folders + [ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""]).filter { !$0.isEmpty }
                .joined(separator: ":"),
            // Where Swift's runtime finds the program that prints backtraces.
            "SWIFT_ROOT": root,
        ]
    }
}
