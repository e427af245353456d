import ArgumentParser

/// The root of the command line.
public struct PlumbCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "plumb", abstract: "Turns iOS layouts into pictures on Linux.")

    public init() {}
}
