// swift-tools-version: 6.3
import Foundation
import PackageDescription

// The compiler's own swift-syntax, built and optimised: it reads exactly what this compiler reads, and need not be compiled.
let syntax = try compilersLibraries()

/// Returns the folder of the libraries that the compiler's macros use.
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

// A separate package, because only it depends on the compiler's libraries.
let package = Package(
    name: "Adapter",
    products: [
        .executable(name: "plumb-adapt", targets: ["plumb-adapt"]),
        .executable(name: "plumb-code", targets: ["plumb-code"]),
        .library(name: "SourceAdaptation", targets: ["SourceAdaptation"]),
    ],
    // SwiftGen's configuration is YAML, which Plumb reads with the same library.
    dependencies: [.package(url: "https://github.com/jpsim/Yams", from: "6.2.2")],
    targets: [
        .target(
            name: "SourceAdaptation", swiftSettings: settings,
            linkerSettings: [.unsafeFlags(["-use-ld=lld", "-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax])]),
        .executableTarget(name: "plumb-adapt", dependencies: ["SourceAdaptation"], swiftSettings: settings),
        .executableTarget(name: "plumb-interfaces", dependencies: ["SourceAdaptation"], swiftSettings: settings),
        // System calls that confine a process, which Swift cannot call.
        .target(name: "CConfinement"),
        .target(name: "AppBuilding", dependencies: ["SourceAdaptation", "CConfinement", "Yams"], swiftSettings: settings),
        .executableTarget(name: "plumb-code", dependencies: ["AppBuilding"], swiftSettings: settings),
        .testTarget(
            name: "SourceAdaptationTests", dependencies: ["SourceAdaptation", "plumb-interfaces"], exclude: ["Pairs"],
            swiftSettings: settings),
        // Misbehaving screens, for tests of the program that draws them.
        .executableTarget(name: "hostile-screens", path: "Tests/HostileScreens"),
        .testTarget(name: "AppBuildingTests", dependencies: ["AppBuilding", "hostile-screens", "plumb-code"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

// An app's files are read and rewritten in each round, so this is optimised in debug builds, too.
for target in package.targets where target.name == "SourceAdaptation" {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"], .when(configuration: .debug))]
}

// LLVM's verifier checks the compiler, not this code.
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .unsafeFlags(["-Xfrontend", "-disable-llvm-verify"], .when(configuration: .debug))
        ]
}
