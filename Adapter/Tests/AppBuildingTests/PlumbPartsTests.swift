import Foundation
import Testing

@testable import AppBuilding

/// An app's package beside modules that are built already.
struct PlumbPartsTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func `an app's package does not depend on Plumb's package`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let parts = PlumbParts(folder: folder.appending(path: "lib"))
        #expect(!parts.areBuilt)
        try write("", to: parts.folder.appending(path: "Modules/UIKit.swiftmodule"))
        try write("module CFonts {}", to: parts.folder.appending(path: "include/CFonts/module.modulemap"))
        try write("-lcairo\n-lFoundation\n", to: parts.folder.appending(path: "libraries.txt"))
        #expect(parts.areBuilt)

        let package = AppPackage(code: AppCode(name: "Trails", sources: []), folder: folder.appending(path: "Trails"), plumb: parts)
        try package.writeManifest()
        let manifest = try String(contentsOf: folder.appending(path: "Trails/Package.swift"), encoding: .utf8)
        #expect(manifest.contains("dependencies: [],") && !manifest.contains(".package("))
        #expect(manifest.contains(parts.folder.appending(path: "Modules").path))
        #expect(manifest.contains("-fmodule-map-file=\(parts.folder.path)/include/CFonts/module.modulemap"))
        // The whole archive, because its entry points replace those of Foundation's library.
        #expect(
            manifest.contains(
                "\"--whole-archive\", \"-Xlinker\", \"\(parts.folder.path)/libPlumbParts.a\", \"-Xlinker\", \"--no-whole-archive\""))
        #expect(manifest.contains("\"-lcairo\", \"-lFoundation\""))
        #expect(package.modules == parts.builtModules)
        #expect(try package.swiftBuild(plumbAlone: true).status == 0)
    }

    @Test func `an app's package beside Plumb's package builds it`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let parts = PlumbParts(folder: folder.appending(path: "Plumb"))
        let package = AppPackage(code: AppCode(name: "Trails", sources: []), folder: folder.appending(path: "Trails"), plumb: parts)
        try package.writeManifest()
        let manifest = try String(contentsOf: folder.appending(path: "Trails/Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".package(name: \"Plumb\", path: \"\(parts.folder.path)\")"))
        #expect(manifest.contains(".product(name: \"PlumbCommand\", package: \"Plumb\")"))
        // Its modules are found by SwiftPM, and the app's warnings are Xcode's to tell.
        #expect(manifest.ranges(of: "unsafeFlags").count == manifest.ranges(of: ".unsafeFlags([\"-suppress-warnings\", ").count)
        #expect(manifest.contains("-suppress-warnings"))
    }

    /// Every app is built in the same folder.
    @Test func `modules in C of apps are not Plumb's`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            "let package = Package(name: \"Plumb\", targets: [.target(name: \"CFonts\")])", to: folder.appending(path: "Package.swift"))
        try write("module CFonts {}", to: folder.appending(path: ".build/debug/CFonts.build/module.modulemap"))
        try write("module Minizip {}", to: folder.appending(path: ".build/debug/Minizip.build/module.modulemap"))
        try write("", to: folder.appending(path: "Sources/UIKit/View.swift"))
        let maps = try PlumbParts(folder: folder).maps(build: folder.appending(path: ".build/debug"))
        #expect(maps == [folder.path + "/.build/debug/CFonts.build/module.modulemap"])
    }
}
