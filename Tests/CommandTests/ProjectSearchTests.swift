import Foundation
import Testing

@testable import PlumbCommand

/// Repositories with several projects.
struct ProjectSearchTests {
    private static let card = "name: Card\nroot: {kind: UIView, backgroundColor: red}\n"
    private static let settings = "inputs: [Specs]\nmatrix: tiny\nmatrices: {tiny: {devices: [20x20@1x]}}\n"

    /// A repository with two projects, and files of other programs beside the specs.
    private func repository() throws -> TemporaryFolder {
        let folder = TemporaryFolder()
        try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
        for name in ["Packages/Cards", "Shop"] {
            try folder.write(Self.settings, to: "\(name)/plumb.yaml")
            try folder.write(Self.card, to: "\(name)/Specs/Card.yaml")
        }
        return folder
    }

    @Test func `a command at the root runs in each project, and tells how to approve from there`() async throws {
        let folder = try repository()
        let missing = await CommandRun.of(["test"], in: folder.url)
        #expect(missing.status == .differences)
        #expect(missing.errors.contains("Packages/Cards:\n") && missing.errors.contains("Shop:\n"))
        #expect(missing.output.contains("plumb -C Packages/Cards approve Card") && missing.output.contains("plumb -C Shop approve Card"))
        #expect(await CommandRun.of(["-C", "Packages/Cards", "approve", "Card"], in: folder.url).status == .success)
        #expect(await CommandRun.of(["-C", "Packages/Cards", "test"], in: folder.url).status == .success)
        #expect(await CommandRun.of(["test"], in: folder.url).status == .differences)
        #expect(await CommandRun.of(["approve"], in: folder.url).status == .success)
        #expect(await CommandRun.of(["test"], in: folder.url).status == .success)
        #expect((try? folder.read("Shop/Goldens/Card/20x20@1x.txt")) != nil || (try? folder.read("Shop/Goldens/plumb.cases")) != nil)
    }

    @Test func `a command inside a project runs in it`() async throws {
        let folder = try repository()
        let inside = folder.url.appending(path: "Shop/Specs")
        let run = await CommandRun.of(["test"], in: inside)
        #expect(run.status == .differences && run.output.contains("plumb -C .. approve Card"))
        // Nothing above the repository counts.
        try folder.write("ref: refs/heads/main\n", to: "Shop/Specs/.git/HEAD")
        #expect(await CommandRun.of(["test"], in: inside).errors.contains("no inputs"))
    }

    @Test func `annotations have paths from the repository's root, with and without a service's variable`() async throws {
        let folder = try repository()
        try folder.write("name: Card\nroot: {kind: UIView, colour: red}\n", to: "Shop/Specs/Card.yaml")
        let run = await CommandRun.of(["lint", "--format", "github"], in: folder.url.appending(path: "Shop"))
        #expect(run.output.contains("file=Shop/Specs/Card.yaml"), "\(run.output)")
        let service = await CommandRun.of(
            ["-C", "Shop", "lint", "--format", "github"], in: folder.url, environment: ["GITHUB_WORKSPACE": folder.url.path])
        #expect(service.output.contains("file=Shop/Specs/Card.yaml"), "\(service.output)")
    }

    @Test func `one report is about one project, and a folder must exist`() async throws {
        let folder = try repository()
        let json = await CommandRun.of(["test", "--json"], in: folder.url)
        #expect(json.status == .badInput && json.errors.contains("-C Packages/Cards") && json.output.isEmpty)
        #expect(await CommandRun.of(["-C", "None", "test"], in: folder.url).errors.contains("there is no folder “None”"))
        #expect(await CommandRun.of(["-C"], in: folder.url).status == .badInput)
    }

    @Test func `files that are no specs are left out of a folder`() async throws {
        let folder = TemporaryFolder()
        try folder.write(Self.card, to: "Card.yaml")
        try folder.write("{\"name\": \"Box\", \"root\": {\"kind\": \"UIView\"}}", to: "Box.json")
        try folder.write("{\"name\": \"app\", \"root\": true, \"scripts\": {\"test\": \"plumb test\"}}", to: "package.json")
        try folder.write("{\"$schema\": \"x\", \"properties\": {\"root\": {\"type\": \"object\"}}}", to: "schema.json")
        try folder.write("name: CI\non: [push]\njobs:\n  test:\n    root: .\n", to: "ci.yml")
        try folder.write("root: .\nservices: {}\n", to: "compose.yml")
        try folder.write("- a\n- b\n", to: "list.yaml")
        let run = await CommandRun.of(["lint", "."], in: folder.url)
        #expect(run.status == .success && run.errors.isEmpty, "\(run.errors)")
        // One that is named is read.
        #expect(await CommandRun.of(["lint", "ci.yml"], in: folder.url).status == .badInput)
        // A spec with a fault is found.
        try folder.write("root:\n  kind: UIVeiw\n", to: "Wrong.yaml")
        #expect(await CommandRun.of(["lint", "."], in: folder.url).errors.contains("UIVeiw"))
    }

    @Test func `the rule for pictures is added once`() throws {
        let folder = TemporaryFolder(), attributes = GitAttributes(folder: folder.url)
        #expect(try attributes.write())
        #expect(try folder.read(".gitattributes") == "*.png binary\n")
        #expect(try !attributes.write())
        try folder.write("*.txt text", to: ".gitattributes")
        #expect(try attributes.write())
        #expect(try folder.read(".gitattributes") == "*.txt text\n*.png binary\n")
        try folder.write("*.png filter=lfs diff=lfs merge=lfs -text\n", to: ".gitattributes")
        #expect(try !attributes.write())
    }
}
