// swift-tools-version: 6.3
import Foundation
import PackageDescription

// swift-syntax as it stands beside the compiler, built and optimised: it reads what this very compiler reads, and nobody waits for it to compile.
let syntax = try compilersLibraries()

/// The folder of the libraries that the compiler's own macros use.
func compilersLibraries() throws -> String {
    struct TargetInfo: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        var paths: Paths
    }
    let compiler = Process(), output = Pipe()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-print-target-info"]
    compiler.standardOutput = output
    try compiler.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    let folder = try JSONDecoder().decode(TargetInfo.self, from: answer).paths.runtimeResourcePath + "/host"
    guard FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule") else {
        fatalError("\(folder) has no SwiftSyntax: Plumb reads apps with a toolchain from swift.org.")
    }
    return folder
}

let settings: [SwiftSetting] = [.unsafeFlags(["-I", syntax])]

// A package of its own: it alone stands on the compiler's libraries.
let package = Package(
    name: "Adapter",
    products: [
        .executable(name: "plumb-adapt", targets: ["plumb-adapt"]),
        .executable(name: "plumb-code", targets: ["plumb-code"]),
        .library(name: "SourceAdaptation", targets: ["SourceAdaptation"]),
    ],
    targets: [
        .target(
            name: "SourceAdaptation", swiftSettings: settings,
            linkerSettings: [.unsafeFlags(["-use-ld=lld", "-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax])]),
        .executableTarget(name: "plumb-adapt", dependencies: ["SourceAdaptation"], swiftSettings: settings),
        // What the kernel can refuse to a program, which Swift cannot call.
        .target(name: "CConfinement"),
        .target(name: "AppBuilding", dependencies: ["SourceAdaptation", "CConfinement"], swiftSettings: settings),
        .executableTarget(name: "plumb-code", dependencies: ["AppBuilding"], swiftSettings: settings),
        .testTarget(name: "SourceAdaptationTests", dependencies: ["SourceAdaptation"], exclude: ["Pairs"], swiftSettings: settings),
        // Screens that do what no screen should, for the tests of what draws them.
        .executableTarget(name: "hostile-screens", path: "Tests/HostileScreens"),
        .testTarget(name: "AppBuildingTests", dependencies: ["AppBuilding", "hostile-screens", "plumb-code"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
