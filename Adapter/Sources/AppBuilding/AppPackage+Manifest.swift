import Foundation

extension AppPackage {
    /// Plumb's products that the rewritten files import. Code without SwiftUI does not build it, nor what stands for a library that it does
    /// not import.
    private func ownProducts() throws -> [String] {
        [
            "UIKit", "CombineStandIn", "CoreDataStandIn", "NetworkStandIn", "OSStandIn", "PhotosStandIn", "SIMDStandIn", "StoreStandIn",
            "SystemStandIn", "UniformTypesStandIn", "CXML", "CSQLite",
        ] + (try code.usesSwiftUI() ? ["SwiftUI", "AppIntentsStandIn"] : [])
            + code.modules.compactMap { DropIn.products[$0] }
    }

    func writeManifest() throws {
        let name = plumb.folder.lastPathComponent
        let products = code.packages.flatMap { package in
            package.products.map { ".product(name: \"\($0)\", package: \"\(package.name)\")" }
        }
        let manifest: String
        if plumb.areBuilt {
            let compiling = [".unsafeFlags(\(Self.literal(try plumb.compilingFlags())))"]
            manifest = self.manifest(
                packages: code.packages.map(\.dependency), products: products, settings: compiling,
                linking: [".unsafeFlags(\(Self.literal(try plumb.linkingFlags())))"])
        } else {
            func own(_ products: [String]) -> [String] { products.map { ".product(name: \"\($0)\", package: \"\(name)\")" } }
            manifest = self.manifest(
                packages: [".package(name: \"\(name)\", path: \"\(plumb.folder.path)\")"] + code.packages.map(\.dependency),
                products: own(try ownProducts()) + products,
                programsProducts: own((code.tests == nil ? ["PlumbCommand"] : []) + ["Snapshots", "UIKit"]),
                parts: own(["PlumbCommand", "Snapshots"] + (try ownProducts())))
            try write("", to: folder.appending(path: "Sources/\(parts)/Parts.swift"))
        }
        try write(manifest, to: folder.appending(path: "Package.swift"))
        guard code.tests == nil else { return }
        try write(screensProgram, to: folder.appending(path: "Sources/\(product)/main.swift"))
    }

    /// The program that draws the app's screens.
    private var screensProgram: String {
        """
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
            resources: \(Self.literal(code.bundled.presentResources)),
            ended: { status in
                hasEnded = true
                guard let place = ProcessInfo.processInfo.environment["PLUMB_ENDED"] else { return }
                _ = FileManager.default.createFile(atPath: place, contents: Data("\\(status)".utf8))
            })

        """
    }

    /// The file by which a bundle of tests begins; nil for an app. It runs when the process starts, as an app does in which tests run.
    var testsProgram: String? {
        guard let tests = code.tests else { return nil }
        return """
            import Snapshots
            import Testing
            import UIKit
            import XCTest

            @section(".init_array") @used private nonisolated let plumbTests: @convention(c) @Sendable () -> Void = {
                MainActor.assumeIsolated {
                    TestedApp.start(
                        registerInterface(), resources: \(Self.literal(code.bundled.presentResources)), isHosted: \(tests.isHosted)
                    ) { omission in
                        let message = "this code was left out, so the test shows nothing: \\(omission)"
                        if Testing.Test.current == nil { XCTFail(message) } else { Testing.Issue.record(Testing.Comment(rawValue: message)) }
                    }
                }
            }

            """
    }

    /// Returns a manifest of the app's code and its dependencies, the program, and the target of Plumb's modules, unless these are built
    /// already.
    private func manifest(
        packages: [String], products: [String], settings: [String] = [], programsProducts: [String] = [], linking: [String] = [],
        parts: [String] = []
    ) -> String {
        func list(_ words: [String]) -> String { "[" + words.joined(separator: ", ") + "]" }
        func quoted(_ names: [String]) -> [String] { names.map { "\"\($0)\"" } }
        func target(_ kind: String, _ name: String, _ dependencies: [String], _ settings: [String], links: Bool = false) -> String {
            let linker = links ? ", linkerSettings: \(list(linking))" : ""
            return """
                        .\(kind)(
                            name: "\(name)", dependencies: \(list(dependencies)), path: "Sources/\(name)",
                            swiftSettings: \(list(settings))\(linker))
                """
        }
        func language(_ code: AppCode) -> [String] {
            // Xcode tells an app's warnings. SwiftPM takes longer to read thousands of them than to build the app.
            // Each compiler reads the whole module before it compiles its share, 25 files unless told otherwise.
            LanguageFlags(code: code).settings + (code.defines + ["PLUMB"]).map { ".define(\"\($0)\")" }
                + [".unsafeFlags([\"-suppress-warnings\", \"-driver-batch-size-limit\", \"200\"])"] + settings
        }
        // A dependency imports those before it.
        var targets: [String] = [], earlier: [String] = []
        for module in code.dependencies {
            let imports = module.importedModules
            defer { earlier.append(module.name) }
            if let clang = module.clang {
                targets.append(clang.manifest(named: module.name, dependencies: earlier.filter(imports.contains)))
                continue
            }
            targets.append(target("target", module.name, products + quoted(earlier.filter(imports.contains)), language(module)))
        }
        let dependencies = products + quoted(earlier)
        if code.tests == nil {
            targets.append(target("target", code.name, dependencies, language(code)))
            targets.append(target("executableTarget", product, quoted([code.name]) + programsProducts, settings, links: true))
        } else {
            targets.append(target("testTarget", code.name, dependencies + programsProducts, language(code), links: true))
        }
        if !parts.isEmpty { targets.append(target("target", self.parts, parts, [])) }
        return """
            // swift-tools-version: 6.3
            import PackageDescription

            let package = Package(
                name: "\(code.name)",
                dependencies: \(list(packages)),
                targets: [
            \(targets.joined(separator: ",\n"))
                ]
            )

            """
    }
}
