import Foundation
import SourceAdaptation
import Testing

@testable import AppBuilding

/// Packages that an app's project file names, in folders and repositories that each test creates.
struct PackageStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")

    private func write(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// Makes a repository with one tag per version; the file `Kit.swift` contains the version.
    private func makeRepository(_ name: String, versions: [String], manifest: String) throws {
        let place = folder.appending(path: name).path
        try write(["\(name)/Package.swift": manifest])
        try git(["init", "--quiet", place])
        for version in versions {
            try write(["\(name)/Sources/Kit.swift": "let kitVersion = \"\(version)\"\n"])
            try git(["-C", place, "add", "."])
            try git(["-C", place, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", version])
            try git(["-C", place, "tag", version])
        }
    }

    private func git(_ words: [String]) throws {
        let output = try Shell.run(["git"] + words)
        try #require(output.status == 0, "\(output.text)")
    }

    private static let manifest = """
        // swift-tools-version:5.3
        import PackageDescription
        let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
            targets: [.target(name: "Kit", path: "Sources"), .testTarget(name: "KitTests", dependencies: ["Kit"])])
        """

    /// Returns the code of an app with a package.
    private func app(with package: AppCode.Package) -> AppCode {
        var code = AppCode(name: "App", sources: [folder.appending(path: "App").path]), package = package
        package.joined = true
        code.packages = [package]
        PackageStore(folder: folder.appending(path: "packages")).join(&code)
        return code
    }

    private func app(withPackageIn name: String) -> AppCode { app(with: AppCode.Package(url: folder.appending(path: name).path)) }

    @Test func `a library that Plumb has under its name is neither fetched nor compiled`() throws {
        try write([
            "App/A.swift": "import RealmSwift\n", "Podfile.lock": "PODS:\n  - Realm (10.0)\n  - RealmSwift (10.0)\n",
            "Pods/RealmSwift/Realm.swift": "class Realm {}\n",
        ])
        let code = app(with: AppCode.Package(url: "https://example.invalid/realm-swift.git"))
        #expect(code.modules == ["RealmSwift"] && code.dependencies.isEmpty)
        let pods = try #require(Pods(folder: folder))
        #expect(pods.modules().isEmpty && pods.summary(built: []) == "Podfile: 2 pods, 2 built, 0 not")
        try write(["App/A.swift": "import UIKit\n"])
        #expect(app(with: AppCode.Package(url: "https://example.invalid/realm-swift.git")).modules.isEmpty)
    }

    /// Returns the text of the `Kit.swift` that was compiled for the app, which contains its version.
    private func version(_ package: AppCode.Package) throws -> String {
        let code = app(with: package)
        #expect(code.packages.isEmpty && code.dependencies.map(\.name) == ["Kit"])
        let file = try #require(code.dependencies.first?.files().first { $0.lastPathComponent == "Kit.swift" })
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test func `files of other languages that a manifest names are no Swift`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["View.m", "View.swift"] { try Data().write(to: folder.appending(path: name)) }
        let code = AppCode(name: "View", sources: ["View.m", "View.swift"].map { folder.appending(path: $0).path })
        #expect(code.files().map(\.lastPathComponent) == ["View.swift"])
    }

    @Test func `a package is fetched at its version`() throws {
        try makeRepository("Kit", versions: ["1.0.0", "1.2.0", "1.10.0", "2.0.0"], manifest: Self.manifest)
        try write(["App/A.swift": "import Kit\n"])
        var package = AppCode.Package(url: "file://" + folder.appending(path: "Kit").path)
        package.exact = "1.2.0"
        #expect(try version(package).contains("1.2.0"))
        (package.exact, package.from) = ("", "1.0.0")
        #expect(try version(package).contains("1.10.0"))
        (package.from, package.branch) = ("", "2.0.0")
        #expect(try version(package).contains("2.0.0"))
    }

    @Test func `a package that cannot be fetched is reported, and the app is built without it`() throws {
        try write(["App/A.swift": "import Kit\n"])
        var code = AppCode(name: "App", sources: [folder.appending(path: "App").path])
        var package = AppCode.Package(url: "file:///nowhere/Kit")
        (package.exact, package.joined) = ("1.0.0", true)
        code.packages = [package]
        var said: [String] = []
        var store = PackageStore(folder: folder.appending(path: "packages"))
        store.say = { said.append($0) }
        store.join(&code)
        #expect(code.files().count == 1 && code.dependencies.isEmpty && code.packages.isEmpty)
        #expect(said.last == "file:///nowhere/Kit could not be fetched; code that needs it is omitted")
    }

    /// An app may import what only a package of its packages brings.
    @Test func `a module of a package that another one brings is found, whatever comes first`() throws {
        try write([
            "App/A.swift": "import Base\nimport Kit\n", "Kit/Sources/Kit/K.swift": "import Base\n", "Base/Base/B.swift": "",
            "Kit/Package.swift": """
            let package = Package(name: "Kit", dependencies: [.package(name: "Basis", path: "../Base")],
                targets: [.target(name: "Kit", dependencies: [.product(name: "Base", package: "Basis")])])
            """,
            "Base/Package.swift": "let package = Package(name: \"Base\", targets: [.target(name: \"Base\", path: \"Base\")])",
        ])
        let code = app(withPackageIn: "Kit")
        #expect(code.dependencies.map(\.name) == ["Kit", "Base"])
        #expect(code.files().map(\.lastPathComponent) == ["A.swift"])
    }

    /// `Look` is a package in the app's folder; only its manifest names `Kit`.
    @Test func `a package that only the app's own packages name is found`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write([
            "App/A.swift": "import Look\n", "Look/Sources/Look/L.swift": "import Kit\n", "Kit/Sources/Kit/K.swift": "",
            "Look/Package.swift": """
            let package = Package(name: "Look", dependencies: [.package(path: "../Kit")], targets: [.target(name: "Look", dependencies: ["Kit"])])
            """,
            "Kit/Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
        ])
        var code = AppCode(name: "App", sources: [folder.appending(path: "App").path])
        code.join(AppCode(name: "Look", sources: [folder.appending(path: "Look/Sources/Look").path]))
        code.packages = [AppCode.Package(url: folder.appending(path: "Look").path)]
        code.packages[0].joined = true
        PackageStore(folder: folder.appending(path: "packages")).join(&code)
        #expect(code.dependencies.map(\.name) == ["Kit"])
    }

    @Test func `modules that nothing imports are not compiled`() throws {
        try write([
            "App/A.swift": "import Kit\n", "Kit/Sources/Kit/K.swift": "import Base\n", "Kit/Sources/Other/O.swift": "",
            "Base/Base/B.swift": "",
            "Kit/Package.swift": """
            let package = Package(name: "Kit", dependencies: [.package(name: "Basis", path: "../Base")],
                targets: [.target(name: "Kit", dependencies: [.product(name: "Base", package: "Basis")]), .target(name: "Other")])
            """,
            "Base/Package.swift": "let package = Package(name: \"Base\", targets: [.target(name: \"Base\", path: \"Base\")])",
        ])
        let code = app(withPackageIn: "Kit")
        #expect(code.dependencies.flatMap { $0.files().map(\.lastPathComponent) }.sorted() == ["B.swift", "K.swift"])
        // Package folders are foreign: their views are not screens of the app.
        #expect(code.dependencies.flatMap(\.foreignFolders) == ["Kit", "Base"].map { folder.appending(path: $0).standardizedFileURL.path })
    }

    @Test(arguments: [false, true]) func `a package is on the main actor only if its manifest says so`(isOnMainActor: Bool) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let settings = isOnMainActor ? ", swiftSettings: [.defaultIsolation(MainActor.self)]" : ""
        try write([
            "App/A.swift": "import Kit\n", "Kit/Sources/Kit/Kit.swift": "enum Kind {}\n",
            "Kit/Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\"\(settings))])\n",
        ])
        var code = app(withPackageIn: "Kit")
        #expect(code.dependencies.map(\.isOnMainActor) == [isOnMainActor])
        code.isOnMainActor = true
        code.joinDependencies()
        #expect(code.nonisolatedSources.isEmpty == isOnMainActor)
    }

    @Test func `a package's own settings count`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write([
            "App/A.swift": "import Kit\nimport Old\n", "Kit/Sources/Kit/Kit.swift": "", "Kit/Sources/Old/Old.swift": "",
            "Kit/Package.swift": """
            // swift-tools-version: 6.1
            let package = Package(name: "Kit", targets: [
                .target(name: "Kit", swiftSettings: [
                    .define("LITE"), .define("SERVER", .when(platforms: [.linux])), .define("TOUCH", .when(platforms: [.iOS])),
                    .define("FAST", .when(configuration: .release)), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                ]),
                .target(name: "Old", swiftSettings: [.swiftLanguageMode(.v5)]),
            ])
            """,
        ])
        let modules = app(withPackageIn: "Kit").dependencies
        #expect(modules.map(\.defines) == [["DEBUG", "LITE", "TOUCH"], ["DEBUG"]] && modules.map(\.languageMode) == ["6", "5"])
        #expect(LanguageFlags(code: modules[0]).features.contains("NonisolatedNonsendingByDefault"))
        #expect(
            LanguageFlags(code: modules[0]).features.contains("BareSlashRegexLiterals") && LanguageFlags(code: modules[1]).features.isEmpty)
    }

    @Test func `what Xcode takes as resources without being told belongs to the app`() throws {
        let sources = ["A.swift": "", "Assets.xcassets/Contents.json": "{}", "Parts/en.lproj/Localizable.strings": "", "notes.txt": ""]
        try write(["Kit/Package.swift": Self.manifest, "App/A.swift": "import Kit\n"])
        try write(Dictionary(uniqueKeysWithValues: sources.map { ("Kit/Sources/\($0)", $1) }))
        let code = app(withPackageIn: "Kit")
        #expect(code.bundled.resources.map { URL(filePath: $0).lastPathComponent } == ["Assets.xcassets", "en.lproj"])
    }

    @Test func `a manifest's targets and dependencies are parsed`() {
        let manifest = PackageManifest(
            text: """
                let package = Package(
                    name: "Kit",
                    products: [.library(name: "Kit", targets: ["Kit"])],
                    dependencies: [
                        .package(url: "https://example.org/a", from: "1.0.0"), .package(url: "https://example.org/b.git", .branch("main")),
                        .package(name: "c", url: "https://example.org/c", .upToNextMajor(from: "2.1.0")),
                        .package(url: "https://example.org/d", "1.0.0"..<"2.0.0"), .package(path: "../Local"),
                    ],
                    targets: [
                        .target(
                            name: "Kit", dependencies: ["Base", .product(name: "A", package: "a"), .target(name: "Core")], path: "Code",
                            exclude: ["Info.plist"], sources: ["UI"], resources: [.process("Pictures"), .copy("Lists")]),
                        .binaryTarget(name: "Blob", url: "https://example.org/blob.zip", checksum: ""),
                        .testTarget(name: "KitTests", dependencies: ["Kit"]),
                    ])
                """)
        #expect(manifest.targets.map(\.name) == ["Kit"])
        #expect(
            manifest.targets[0].path == "Code" && manifest.targets[0].sources == ["UI"] && manifest.targets[0].excludes == ["Info.plist"])
        #expect(manifest.targets[0].resources == ["Pictures", "Lists"] && manifest.targets[0].copies == ["Lists"])
        #expect(
            manifest.targets[0].dependencies.map(\.name) == ["Base", "A", "Core"] && manifest.targets[0].dependencies[1].package == "a")
        #expect(manifest.packages.map(\.place).map { $0.split(separator: "/").last ?? "" } == ["a", "b.git", "c", "d", "Local"])
        #expect(manifest.packages.map(\.from) == ["1.0.0", nil, "2.1.0", "1.0.0", nil])
        #expect(manifest.packages[1].branch == "main")
    }

    /// `C-Sum` is compiled as it is; `CMac` needs what only Apple has, so its headers are read.
    @Test func `targets in C are compiled as they are where they can be`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write([
            "App/A.swift": "#if canImport(C_Sum)\n    import C_Sum\n#endif\nimport CMac\n",
            "Sums/C-Sum/include/sum.h": "int sum(int a, int b);\n", "Sums/C-Sum/src/part.h": "#define ZERO 0\n",
            "Sums/C-Sum/sum.c": "#include \"sum.h\"\n#include \"part.h\"\nint sum(int a, int b) { return a + b + ZERO + EXTRA; }\n",
            "Sums/CMac/include/mac.h": "#include <TargetConditionals.h>\nint mac(void);\n", "Sums/CMac/mac.c": "#include \"mac.h\"\n",
            "Sums/Package.swift": """
            let package = Package(
                name: "Sums",
                targets: [
                    .target(
                        name: "C-Sum", path: "C-Sum", cSettings: [
                            .headerSearchPath("src"), .define("EXTRA", to: "0"), .define("MAC", .when(platforms: [.macOS])),
                        ], linkerSettings: [.linkedLibrary("m")]),
                    .target(name: "CMac", path: "CMac"),
                ])
            """,
        ])
        let code = app(withPackageIn: "Sums")
        #expect(code.dependencies.map(\.name) == ["CMac", "C_Sum"] && code.dependencies.allSatisfy { $0.clang != nil })
        let parts = PlumbParts(folder: folder.appending(path: "lib")), place = folder.appending(path: "Out")
        let package = try AppPackage(code: code, folder: place, plumb: parts).copyingClangTargets()
        #expect(package.clangModules.map(\.name) == ["C_Sum"])
        let target = try #require(package.clangModules.first?.target)
        #expect(target.defines == ["EXTRA=0"] && target.searchPaths == ["src"] && target.libraries == ["m"])
        #expect(FileManager.default.fileExists(atPath: place.appending(path: "Sources/C_Sum/sum.c").path))
        let map = try String(contentsOf: place.appending(path: "Modules/C_Sum.modulemap"), encoding: .utf8)
        #expect(map.contains("umbrella \"\(folder.path)/Sums/C-Sum/include\""))
        #expect(target.manifest(named: "C_Sum", dependencies: []).contains("publicHeadersPath: \"include\""))
    }

    @Test func `a package whose address only the pins say is found`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeRepository(
            "basis", versions: ["1.0.0"], manifest: "let package = Package(name: \"Basis\", targets: [.target(name: \"Basis\")])")
        let url = folder.appending(path: "basis").path
        try write([
            "App/A.swift": "import Kit\n", "Kit/Sources/Kit/K.swift": "import Basis\n",
            "Kit/Package.swift": """
            let package = Package(
                name: "Kit", dependencies: [.github("basis")],
                targets: [.target(name: "Kit", dependencies: [.product(name: "Basis", package: "basis")])])
            """,
            "Package.resolved": """
            {"version": 2, "pins": [{"identity": "basis", "kind": "remoteSourceControl", "location": "file://\(url)",
              "state": {"revision": "", "version": "1.0.0"}}]}
            """,
        ])
        var code = AppCode(name: "App", sources: [folder.appending(path: "App").path]),
            kit = AppCode.Package(url: folder.appending(path: "Kit").path)
        kit.joined = true
        (code.packages, code.pins) = ([kit], PackagePins(folder.appending(path: "Package.resolved")))
        PackageStore(folder: folder.appending(path: "packages")).join(&code)
        #expect(code.dependencies.map(\.name) == ["Kit", "Basis"])
    }

    @Test func `a package's map of a library that is here is no module`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write([
            "Kanna/Package.swift": "let package = Package(targets: [.systemLibrary(name: \"libxml2\"), .target(name: \"Kanna\")])",
            "Kanna/Sources/libxml2/module.modulemap": "module libxml2 [system] { link \"xml2\" }",
            "Kanna/Sources/Kanna/Kanna.swift": "import libxml2\n",
        ])
        #expect(PackageFolder(folder.appending(path: "Kanna"))?.modules().map(\.name) == ["Kanna"])
    }

    /// Apple's documentation: resources need the tools of Swift 5.3. Documents of an example beside the code are not the app's.
    @Test(arguments: [("5.1", 0), ("5.3", 1), ("6.0", 1)]) func `a package of older tools has no resources`(
        _ version: String, _ count: Int
    ) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write([
            "Kit/Package.swift": """
            // swift-tools-version:\(version)
            let package = Package(targets: [.target(name: "Kit", path: ".", sources: ["Kit"])])
            """,
            "Kit/Kit/Kit.swift": "", "Kit/Example/Main.storyboard": "",
        ])
        #expect(PackageFolder(folder.appending(path: "Kit"))?.modules().first?.code.resources.count == count)
    }

    @Test func `settings that a manifest keeps in variables count`() throws {
        let manifest = PackageManifest(
            text: """
                var settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
                settings += [.enableExperimentalFeature("BuiltinModule"), .define("FAST")]
                let name = "swift-cmark"
                let package = Package(name: "Kit", targets: [
                    .target(name: "Kit", dependencies: [.product(name: "cmark", package: name), "CKit"], swiftSettings: settings),
                    .systemLibrary(name: "CKit", pkgConfig: "kit"),
                ])
                """)
        #expect(manifest.targets.map(\.name) == ["Kit", "CKit"])
        #expect(manifest.targets[0].features == ["ExistentialAny", "BuiltinModule"] && manifest.targets[0].defines == ["FAST"])
        #expect(manifest.targets[0].dependencies.map(\.isOfSomePackage) == [true, false])
        #expect(manifest.targets[1].isSystemLibrary && manifest.targets[1].pkgConfig == "kit")
        var code = AppCode(name: "Kit", sources: [])
        code.features = manifest.targets[0].features
        #expect(LanguageFlags(code: code).words.suffix(2) == ["-enable-experimental-feature", "BuiltinModule"])
    }

    @Test func `a library of the system is a module`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write([
            "App/A.swift": "import CZip\n", "Zip/Sources/CZip/module.modulemap": "module CZip { header \"zip.h\" link \"z\" }\n",
            "Zip/Sources/CZip/zip.h": "#include <stdint.h>\n",
            "Zip/Package.swift": "let package = Package(name: \"Zip\", targets: [.systemLibrary(name: \"CZip\")])",
        ])
        let package = try AppPackage(
            code: app(withPackageIn: "Zip"), folder: folder.appending(path: "Out"), plumb: PlumbParts(folder: folder.appending(path: "lib"))
        ).copyingClangTargets()
        let target = try #require(package.clangModules.first)
        #expect(
            target.target.manifest(named: target.name, dependencies: []).contains(".systemLibrary(name: \"CZip\", path: \"Sources/CZip\")"))
        #expect(package.clangWords.contains("-fmodule-map-file=\(folder.standardizedFileURL.path)/Zip/Sources/CZip/module.modulemap"))
    }

    // MARK: Libraries without a manifest

    /// Makes a repository with one commit, which has a tag.
    private func makeLibrary(_ name: String, tag: String, _ files: [String: String]) throws {
        let place = folder.appending(path: name).path
        try write(Dictionary(uniqueKeysWithValues: files.map { ("\(name)/\($0.key)", $0.value) }))
        try git(["init", "--quiet", place])
        try git(["-C", place, "add", "."])
        try git(["-C", place, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", tag])
        try git(["-C", place, "tag", tag])
    }

    @Test func `libraries of Carthage are modules, by their manifest, their podspec or their project`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeRepository("Kit", versions: ["1.0", "2.0"], manifest: Self.manifest)
        try makeLibrary(
            "Look", tag: "v3",
            [
                "Look.podspec": "Pod::Spec.new do |s|\n  s.source_files = 'Code/*.{h,swift}'\nend\n", "Code/B.swift": "import Kit\n",
                "Code/Deep/D.swift": "", "Tests/T.swift": "",
            ])
        try write([
            "App/A.swift": "import Kit\nimport Look\nimport Near\n",
            "Carthage/Checkouts/Near/Package.swift": Self.manifest.replacingOccurrences(of: "\"Kit\"", with: "\"Near\""),
            "Carthage/Checkouts/Near/Sources/N.swift": "",
            "Cartfile.resolved": """
            git "file://\(folder.path)/Kit" "1.0"
            git "file://\(folder.path)/Look" "v3"
            github "someone/Near" "0123456789012345678901234567890123456789"
            github "someone/Far.swift" "1.0"
            binary "https://example.invalid/Only.json" "1.0"
            """,
        ])
        let carthage = try #require(Carthage(folder: folder))
        #expect(carthage.packages.last?.url == "https://github.com/someone/Far.swift.git")
        var code = AppCode(name: "App", sources: [folder.appending(path: "App").path])
        code.packages = carthage.packages.dropLast()
        PackageStore(folder: folder.appending(path: "packages")).join(&code)
        #expect(code.dependencies.map(\.name) == ["Kit", "Look", "Near"])
        #expect(code.dependencies[1].files().map(\.lastPathComponent) == ["B.swift"])
        let kit = try #require(code.dependencies[0].files().first { $0.lastPathComponent == "Kit.swift" })
        #expect(try String(contentsOf: kit, encoding: .utf8).contains("1.0"))
        #expect(carthage.summary(found: code.found) == "Cartfile: 4 libraries, 3 read, 1 not: Far.swift")
    }

    @Test func `pods that are not in the folder are fetched, with the parts that the app uses`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            "Kit/Core/A.swift": "", "Kit/Rx/B.swift": "import Look\n", "Kit/Alone/C.swift": "", "Kit/Core/Old.swift": "",
            "Package.swift": "",
        ]
        try makeLibrary("Kit", tag: "v1.2", files)
        try makeLibrary("Look", tag: "any", ["Look.podspec": "Pod::Spec.new do |s|\n  s.source_files = 'Code'\nend\n", "Code/L.swift": ""])
        // Its description is not to be had.
        let manifest = "let package = Package(name: \"Box\", targets: [.target(name: \"Box\", path: \"Inside\")])\n"
        try makeLibrary("Box", tag: "any", ["Package.swift": manifest, "Inside/X.swift": ""])
        let description = """
            {"name": "Kit", "source": {"git": "file://\(folder.path)/Kit", "tag": "v1.2"}, "exclude_files": "**/Old.swift",
             "module_name": "KitModule", "subspecs": [
                {"name": "Core", "ios": {"source_files": "Kit/Core/**/*"}}, {"name": "Rx", "source_files": ["Kit/Rx/**/*.{m,h,swift}"]},
                {"name": "Alone", "source_files": "Kit/Alone/*.swift"}]}
            """
        try write([
            "App/A.swift": "import KitModule\nimport Box\n",
            // The MD5 sum of "Kit" begins with 821.
            "Specs/8/2/1/Kit/1.2.0/Kit.podspec.json": description,
            "Podfile.lock": """
            PODS:
              - Kit (1.2.0):
                - Kit/Core (= 1.2.0)
              - Kit/Core (1.2.0)
              - Kit/Rx (1.2.0):
                - Kit/Core
              - Look (0.1)
              - Box (0.1)
              - Lost (1.0)

            EXTERNAL SOURCES:
              Box:
                :git: "file://\(folder.path)/Box"
                :tag: any
              Look:
                :git: "file://\(folder.path)/Look"
                :tag: any
            """,
        ])
        let pods = try #require(Pods(folder: folder))
        var code = AppCode(name: "App", sources: [folder.appending(path: "App").path])
        code.packages = pods.packages()
        var store = PackageStore(folder: folder.appending(path: "packages"))
        store.descriptions = folder.appending(path: "Specs")
        store.join(&code)
        #expect(code.dependencies.map(\.name).sorted() == ["Box", "KitModule", "Look"])
        #expect(code.dependencies.flatMap { $0.files().map(\.lastPathComponent) }.sorted() == ["A.swift", "B.swift", "L.swift", "X.swift"])
        let summary = pods.summary(built: Set(code.dependencies.map(\.name)), found: code.found)
        #expect(summary == "Podfile: 4 pods, 3 built, 1 not: Lost")
    }

    @Test(arguments: [
        // The parts that an app uses, and the code that it gets.
        (["Core"], ["A"]), (["Rx"], ["A", "B"]), (["Rx/Extras"], ["A", "B", "X"]), ([], ["A"]),
    ])
    func `a description in Ruby names the files of its parts, too`(_ used: [String], files: [String]) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            Pod::Spec.new do |s|
              s.default_subspec = "Core"
              s.exclude_files = 'Kit/Old.swift'
              s.subspec 'Core' do |ss|
                ss.source_files = "Kit/*", "Kit/Guide.docc/**/*.swift"
              end
              s.subspec('Rx') do |ss|
                ss.source_files = 'Rx/'
                ss.dependency "Kit/Core"
                ss.subspec 'Extras' do |sss|
                  sss.source_files = 'Extras'
                end
              end
              s.subspec 'Alone' do |ss|
                ss.source_files = 'Alone'
                ss.test_spec 'Tests' do |ts| ts.source_files = 'Tests' end
              end
            end
            """
        let names = ["Kit/A", "Kit/Old", "Kit/Guide.docc/G", "Rx/B", "Extras/X", "Alone/C", "Tests/T"]
        try write(Dictionary(uniqueKeysWithValues: names.map { ($0 + ".swift", "") }))
        let code = PodDescription(text: text, name: "Kit", parts: used).code(named: "Kit", in: folder)
        #expect(code.files().map { $0.deletingPathExtension().lastPathComponent }.sorted() == files)
    }

    @Test(arguments: [
        ("Kit/**/*.{h,swift}", ["Kit/A.swift", "Kit/Core/B.h"], ["Kit/A.m", "Other/A.swift"]),
        ("*.swift", ["A.swift"], ["Kit/A.swift"]),
        ("Kit", ["Kit/A.swift"], ["Kit/Core/A.swift", "KitB/A.swift"]),
        ("{Kit,Look/{Sub, Other}}/*", ["Kit/A.h", "Look/Sub/A.h", "Look/Other/B.swift"], ["Look/A.h"]),
        ("./Kit/[AB]?.swift", ["Kit/A1.swift"], ["Kit/C1.swift", "Kit/A.swift"]),
        ("**", ["A.swift", "Kit/Core/A.swift"], []),
    ])
    func `patterns of podspecs name files as a shell does`(_ pattern: String, named: [String], others: [String]) {
        let pattern = FilePattern(pattern)
        #expect(named.filter { !pattern.matches($0) }.isEmpty)
        #expect(others.filter(pattern.matches).isEmpty)
    }
}
