import ArgumentParser

@main
struct Plumb: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Turns iOS layouts into pictures on Linux.")
}
