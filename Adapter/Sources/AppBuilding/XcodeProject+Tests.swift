import Foundation

/// A bundle of tests.
public struct TestBundle: Sendable, Codable, Equatable {
    /// Whether the tests run in an app, whose window is on the screen.
    public var isHosted = false
    /// The configurations of the test plan, each of which runs all tests; one without a plan.
    public var runs: [TestRun]
}

/// A configuration in which the tests of a bundle run.
public struct TestRun: Sendable, Codable, Equatable {
    /// What the test plan calls it.
    public var name: String?
    /// The language and the region; nil for those that every run begins with.
    public var language: String?
    public var region: String?
    /// The variables that the tests see.
    public var variables: [String: String] = [:]

    /// The environment of the tests' process, which `TestedApp` reads.
    public var environment: [String: String] {
        var result = variables
        result["PLUMB_TEST_LANGUAGE"] = language
        result["PLUMB_TEST_REGION"] = region
        return result
    }

    /// What tells the run from others of the bundle: `de_DE`, or its name.
    public var title: String {
        let words = [language, region].compactMap(\.self).joined(separator: "_")
        return words.isEmpty ? name ?? "" : words
    }
}

extension XcodeProject.Target {
    var isTest: Bool { kind == "bundle.unit-test" }
}

extension XcodeProject {
    /// Returns the code of bundles of unit tests, each with the modules that it tests.
    /// - Parameter name: A target; nil for those that compare pictures, or for all if none does.
    /// - Throws: `AppError` if there is no such target.
    public func tests(target name: String?) throws -> [AppCode] {
        let bundles = targets.filter { $0.isTest && $0.isForTouch }
        func tests(_ name: String) throws -> AppCode {
            let scheme = TestScheme(of: name, in: url)
            var code = try XcodeProject(url, configuration: scheme?.configuration ?? "Debug").code(target: name)
            // What a scheme says holds where it has no plan, whose configurations say it themselves.
            if code.tests?.runs.count == 1 {
                if let language = scheme?.language { code.tests?.runs[0].language = language }
                if let region = scheme?.region { code.tests?.runs[0].region = region }
            }
            return code
        }
        if let name {
            guard bundles.contains(where: { $0.name == name }) else {
                let names = bundles.map(\.name).joined(separator: ", ")
                throw AppError("There is no target of unit tests '\(name)'; \(names.isEmpty ? "there are none" : "there are \(names)").")
            }
            return [try tests(name)]
        }
        guard !bundles.isEmpty else { throw AppError("'\(url.lastPathComponent)' has no target of unit tests.") }
        let pictures = bundles.filter { !AppImports.of($0.code).isDisjoint(with: DropIn.ofTests.keys) }
        return try (pictures.isEmpty ? bundles : pictures).map { try tests($0.name) }
    }

    /// Returns the code of a bundle of tests, which has the `Info.plist` of the app that it runs in.
    func tests(of target: Target) -> AppCode {
        var code = target.code
        code.modules = (AppImports.of(code).filter { DropIn.ofTests[$0] != nil } + ["XCTestStandIn"]).sorted()
        code.tests = TestBundle(
            isHosted: !(code.infoValues["TEST_HOST"] ?? "").isEmpty, runs: TestPlan(of: target.name, beside: url)?.runs ?? [TestRun()])
        guard let app = targets.first(where: { target.dependencies.contains($0.name) && $0.kind == "application" }) else { return code }
        (code.infoPlist, code.infoValues, code.fixtures) = (app.code.infoPlist, app.code.infoValues, app.code.fixtures)
        // One module has one version of Swift. What is right in the newer one is right in the older.
        code.languageMode = min(code.languageMode, app.code.languageMode)
        if app.code.isOnMainActor, !code.isOnMainActor { code.nonisolatedSources += target.code.sources }
        (code.isOnMainActor, code.isApproachable) = (app.code.isOnMainActor, code.isApproachable || app.code.isApproachable)
        return code
    }
}

/// A test plan of Xcode, `App.xctestplan`.
private struct TestPlan: Decodable {
    struct Options: Decodable {
        struct Variable: Decodable {
            var key: String
            var value: String?
            var enabled: Bool?
        }
        var language: String?
        var region: String?
        var environmentVariableEntries: [Variable]?

        var variables: [String: String] {
            let entries = (environmentVariableEntries ?? []).filter { $0.enabled != false }
            return Dictionary(entries.map { ($0.key, $0.value ?? "") }) { $1 }
        }
    }
    struct Configuration: Decodable {
        var name: String?
        var options: Options?
        var enabled: Bool?
    }
    struct Entry: Decodable {
        struct Target: Decodable { var name: String }
        var target: Target
    }
    var configurations: [Configuration]?
    var defaultOptions: Options?
    var testTargets: [Entry]?

    /// Finds the first plan below the project's folder that lists a target.
    init?(of target: String, beside project: URL) {
        let folder = project.deletingLastPathComponent().path
        let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
            .filter { $0.hasSuffix(".xctestplan") }
        for path in paths {
            guard let data = FileManager.default.contents(atPath: folder + "/" + path),
                let plan = try? JSONDecoder().decode(Self.self, from: data),
                plan.testTargets?.contains(where: { $0.target.name == target }) == true
            else { continue }
            self = plan
            return
        }
        return nil
    }

    /// One run for each configuration, which has what the plan's defaults say where it says nothing itself.
    var runs: [TestRun] {
        let found = (configurations ?? []).filter { $0.enabled != false }
        return (found.isEmpty ? [Configuration()] : found).map { configuration in
            let own = configuration.options, usual = defaultOptions
            return TestRun(
                name: configuration.name, language: own?.language ?? usual?.language, region: own?.region ?? usual?.region,
                variables: (usual?.variables ?? [:]).merging(own?.variables ?? [:]) { $1 })
        }
    }
}

/// How a scheme of the project tests: the first shared one that lists a target.
private struct TestScheme {
    var configuration: String?
    var language: String?
    var region: String?

    init?(of target: String, in project: URL) {
        let folder = project.appending(path: "xcshareddata/xcschemes")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().filter {
            $0.hasSuffix(".xcscheme")
        }
        for name in names {
            guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8),
                let action = text.firstMatch(of: #/<TestAction\b(?<attributes>[^>]*)>(?<testables>[\s\S]*?)</TestAction>/#),
                action.testables.contains("BlueprintName = \"\(target)\"")
            else { continue }
            func value(_ key: String) -> String? {
                guard let start = action.attributes.firstRange(of: key + " = \"")?.upperBound else { return nil }
                return String(action.attributes[start...].prefix { $0 != "\"" })
            }
            (configuration, language, region) = (value("buildConfiguration"), value("language"), value("region"))
            return
        }
        return nil
    }
}
