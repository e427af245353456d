import ArgumentParser
import Foundation
import Snapshots

/// Options that select inputs.
struct InputOptions: ParsableArguments {
    @Argument(
        help:
            "Layout specs, storyboards, xibs, folders, or names of cases. Default: the inputs in plumb.yaml and all screens in Swift.",
        completion: Completions.inputs)
    var inputs: [String] = []

    @Flag(help: "Use all inputs in plumb.yaml and all screens in Swift.")
    var all = false

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Storyboard scenes, by id, storyboard identifier, title or class. Default: all.", valueName: "name"))
    var scene: [String] = []

    @Option(help: .hidden)
    var walk: String?

    /// Whether the options select all cases of the program.
    var isWhole: Bool { (inputs.isEmpty || all) && scene.isEmpty }

    /// The options, without the names of inputs, as command-line arguments.
    var arguments: [String] { Advice.option("--scene", scene) }

    func cases(project: Project) throws -> [Case] { try finder(project).cases(named: all ? [] : inputs) }

    private func finder(_ project: Project) -> InputFinder {
        var finder = InputFinder(project: project, screens: CommandContext.current.screens(ofWalk: walk))
        finder.scenes = scene
        finder.resources = CommandContext.current.resources.map { URL(filePath: $0) }
        return finder
    }

    // MARK: Finding the same inputs again

    /// The inputs that another command has to name, because the program has none of its own: there is no `plumb.yaml`.
    func namedInputs(_ project: Project) -> [String] {
        CommandContext.current.hasInputs(project) || all ? [] : inputs
    }

    /// Returns the inputs to name in place of cases that the command does not find by their names: their files.
    func inputNames(for cases: [Case], project: Project) -> [String: String] {
        guard !isWhole, cases.contains(where: { !isNamed($0) }) else { return [:] }
        let own: [Case]
        do { own = try finder(project).cases(named: []) } catch { own = (error as? InputErrors)?.readable ?? [] }
        let known = Set(own.map(\.name))
        return cases.reduce(into: [:]) { inputNames, input in
            guard let file = input.file, !known.contains(input.name), !isNamed(input) else { return }
            inputNames[input.name] = CommandContext.current.name(of: file)
        }
    }

    private func isNamed(_ input: Case) -> Bool { inputs.contains(input.name) || inputs.contains(input.inputName) }

    /// Returns the cases that this program once approved and that no input in the folder has any more. Where `plumb.yaml` lists the inputs,
    /// only a run of all of them can tell.
    func goneCases(_ project: Project, _ store: GoldenStore, except present: [String]) -> [String] {
        guard !namedInputs(project).isEmpty, scene.isEmpty else { return [] }
        let candidates = store.ownCases.subtracting(present)
        return candidates.isEmpty ? [] : candidates.subtracting(finder(project).namesInFolder()).sorted()
    }
}

extension CommandContext {
    /// Returns the program's screens, joined with those that a walk has found.
    func screens(ofWalk file: String?) -> [Screen] {
        guard let file, let map = try? WalkMap(contentsOf: url(file)) else { return screens }
        return map.screens(joining: screens)
    }

    /// Whether the program finds inputs that no argument names.
    func hasInputs(_ project: Project) -> Bool { !project.settings.inputs.isEmpty || !screens.isEmpty || !resources.isEmpty }
}

extension TestReport {
    /// Returns the inputs to name in place of the cases of a finished run in a program without inputs of its own: their files.
    func inputNames(_ project: Project, _ context: CommandContext) -> [String: String] {
        guard !context.hasInputs(project) else { return [:] }
        return locations.reduce(into: [:]) { inputNames, location in inputNames[location.key.caseName] = location.value.file }
    }
}

/// Options for how to work and how to print results.
struct WorkOptions: ParsableArguments {
    @OptionGroup var drawing: DrawingOptions

    @Flag(help: "Print JSON.")
    var json = false

    /// - Throws: as `DrawingOptions.renderer` does.
    func renderer(_ project: Project) throws -> Renderer { try drawing.renderer(project) }
}

/// Options for drawing.
struct DrawingOptions: ParsableArguments {
    @Option(help: "Number of cells to draw at the same time; 1 uses a single thread. Results are byte-identical for any number.")
    var jobs: Int?

    func validate() throws {
        guard jobs.map({ $0 >= 1 }) ?? true else { throw ValidationError("--jobs must be 1 or more") }
    }

    /// - Throws: `EnvironmentError` if fonts are missing, because text in another font would be a wrong picture.
    func renderer(_ project: Project) throws -> Renderer {
        let packages = Doctor().packages
        guard packages.isEmpty else { throw EnvironmentError.missingFonts(packages: packages) }
        let isApp = CommandContext.current.isApp
        let fonts = try project.fonts(ofApp: isApp ? Bundle.main.bundleURL : nil)
        var renderer = jobs.map { Renderer(fonts: fonts, workers: $0) } ?? Renderer(fonts: fonts)
        renderer.runsMainQueue = isApp
        return renderer
    }
}

extension Renderer {
    /// A renderer for verbs that lay out cells one after another and draw nothing.
    static var looking: Renderer {
        var renderer = Renderer(workers: 1)
        renderer.runsMainQueue = CommandContext.current.isApp
        return renderer
    }
}
