import AppBuilding
import Foundation

/// Builds and runs a project's unit tests: `plumb-code App.xcodeproj --tests [--target NAME] [--filter NAME]…`
struct TestCommand {
    let project: XcodeProject
    let plumb: PlumbParts
    let cache: URL
    /// The folder of `junit.xml`.
    let output: URL
    /// A target; nil for those that compare pictures, or for all if none does.
    var target: String?
    /// The devices that the tests run on; none for the standard one.
    var devices: [String] = []
    /// Runs only tests whose names contain one of these.
    var filter: [String] = []
    /// The time that the tests of a class may take, in seconds.
    var limit = 60.0
    var isJSON = false

    /// - Returns: 0 if every test passed, 1 if one failed or none ran.
    func run() throws -> Int32 {
        guard !plumb.areBuilt else {
            throw AppError("Unit tests are compiled with Plumb's package: let PLUMB_HOME name it.")
        }
        let say: @Sendable (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        var bundles: [(name: String, results: [TestResult])] = []
        for found in try project.tests(target: target) {
            var code = found
            var store = PackageStore(folder: cache.appending(path: "packages"))
            store.say = say
            store.join(&code)
            let folder = cache.appending(path: code.name)
            var builder = AppBuilder(code: code, folder: folder, plumb: plumb)
            builder.say = say
            let report = try builder.build()
            try Data(report.text(places: .max, limit: .max).utf8).write(to: folder.appending(path: "report.txt"))
            if !report.left.isEmpty { say("\(report.headline); for what was omitted and why, see \(folder.path)/report.txt") }
            var process = ScreenRunner(program: report.program, verb: [], plumb: plumb, cache: cache)
            process.limit = limit
            // Tests record pictures beside their files.
            process.results = [".", project.url.deletingLastPathComponent().path]
            process.say = say
            let runs = runs(of: code)
            for run in runs {
                process.variables = run.variables
                var runner = TestRunner(process: process, module: code.name)
                runner.filter = filter
                bundles.append((code.name + (runs.count == 1 ? "" : " (\(run.title))"), try runner.run()))
                tell(bundles[bundles.count - 1], report)
            }
        }
        let file = output.appending(path: "junit.xml")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        try Data(JUnitText(bundles).text.utf8).write(to: file)
        if !isJSON { print("results: \(file.path)") }
        let all = bundles.flatMap(\.results)
        return all.isEmpty || all.contains { $0.outcome == .failed } ? 1 : 0
    }

    /// Returns each configuration of the bundle's test plan on each device.
    private func runs(of code: AppCode) -> [(title: String, variables: [String: String])] {
        let devices = devices.isEmpty ? [nil] : devices.map(Optional.some)
        return devices.flatMap { device in
            (code.tests?.runs ?? []).map { run in
                var variables = run.environment
                variables["SNAPSHOT_TESTING_DEVICE"] = device
                let words = [devices.count > 1 ? device : nil, run.title].compactMap(\.self).filter { !$0.isEmpty }
                return (words.joined(separator: ", "), variables)
            }
        }
    }

    private func tell(_ bundle: (name: String, results: [TestResult]), _ report: AppReport) {
        let results = bundle.results
        func count(_ outcome: TestResult.Outcome) -> Int { results.count { $0.outcome == outcome } }
        if isJSON {
            struct Line: Encodable {
                var target: String, suite: String, test: String, outcome: String, messages: [String]
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            for result in results {
                let messages = result.messages.map { ($0.place.map { "\($0): " } ?? "") + $0.text }
                let line = Line(
                    target: bundle.name, suite: result.suite, test: result.name, outcome: "\(result.outcome)", messages: messages)
                if let data = try? encoder.encode(line) { print(String(decoding: data, as: UTF8.self)) }
            }
            return
        }
        for result in results where result.outcome == .failed {
            print("\(result.fullName) failed")
            for message in result.messages {
                if let place = message.place { print("    \(place)") }
                for line in message.text.split(separator: "\n").prefix(30) { print("    \(line)") }
            }
        }
        // A test that is left out would otherwise be missed by nobody.
        let omitted = report.left.filter { $0.extent >= .declaration }
        print(
            "\(bundle.name): \(results.count) tests: \(count(.passed)) passed, \(count(.failed)) failed, \(count(.skipped)) skipped"
                + (omitted.isEmpty ? "" : "; \(omitted.count) declarations were left out"))
    }
}
