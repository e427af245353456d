import AppBuilding
import Foundation

do {
    if let confined = Confinement(CommandLine.arguments) { try confined.run() }
    exit(try CodeCommand(Array(CommandLine.arguments.dropFirst())).run())
} catch {
    FileHandle.standardError.write(Data("plumb: \(error)\n".utf8))
    exit(2)
}
