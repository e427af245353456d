import ArgumentParser
import Foundation
import Snapshots

struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Lists the libraries and fonts that draw pictures, what is missing, and how to install it.",
        discussion: """
            EXAMPLES
              plumb doctor
              plumb doctor --json
            """)

    @Flag(help: "Print JSON.")
    var json = false

    private struct Record: Encodable {
        struct Missing: Encodable { var path, package: String }
        struct Part: Encodable { var name, version: String }
        var plumb: String
        var drawnWith: [Part]
        var missing: [Missing]
        var install: String?
    }

    func run() async throws {
        let console = CommandContext.current.console
        let doctor = Doctor()
        let install = doctor.packages.isEmpty ? nil : "apt-get install " + doctor.packages.joined(separator: " ")
        if json {
            let record = Record(
                plumb: PlumbCommand.configuration.version,
                drawnWith: doctor.fingerprint.parts.map { .init(name: $0.name, version: $0.version) },
                missing: doctor.missing.map { .init(path: $0.path, package: $0.package) }, install: install)
            console.print(try JSONText.of(record))
        } else {
            console.print(PlumbCommand.configuration.version)
            for part in doctor.fingerprint.parts { console.print("  \(part.name) \(part.version)") }
            for file in doctor.missing {
                console.print("\(console.colored("missing", .red)) \(file.path) (package \(file.package))")
            }
            console.print(install.map { "install it with \($0)" } ?? console.colored("nothing is missing", .green))
        }
        guard install == nil else { throw ExitStatus.environment }
    }
}
