import Foundation

do {
    let arguments = try AdaptArguments(CommandLine.arguments.dropFirst())
    exit(try AdaptCommand(arguments: arguments).run())
} catch {
    FileHandle.standardError.write(Data("plumb-adapt: \(error)\n\(AdaptArguments.usage)\n".utf8))
    exit(64)
}
