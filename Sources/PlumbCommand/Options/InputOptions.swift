import ArgumentParser
import Foundation
import Snapshots

/// Options that select inputs.
struct InputOptions: ParsableArguments {
    @Argument(
        help:
            "Layout specs, storyboards, xibs, folders, or names of cases. Default: the inputs in plumb.yaml and all screens in Swift.",
        completion: Words.inputs)
    var inputs: [String] = []

    @Flag(help: "Use all inputs in plumb.yaml and all screens in Swift.")
    var all = false

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Storyboard scenes, by id, storyboard identifier, title or class. Default: all.", valueName: "name"))
    var scene: [String] = []

    /// Whether the options select all cases of the program.
    var isWhole: Bool { (inputs.isEmpty || all) && scene.isEmpty }

    /// The options, without the names of inputs, as command-line arguments.
    var words: [String] { Advice.option("--scene", scene) }

    func cases(project: Project) throws -> [Case] {
        var finder = InputFinder(project: project, screens: CommandContext.current.screens)
        finder.scenes = scene
        finder.resources = CommandContext.current.resources.map { URL(filePath: $0) }
        return try finder.cases(named: all ? [] : inputs)
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
        renderer.givesTurns = isApp
        return renderer
    }
}

extension Renderer {
    /// A renderer for verbs that lay out cells one after another and draw nothing.
    static var looking: Renderer {
        var renderer = Renderer(workers: 1)
        renderer.givesTurns = CommandContext.current.isApp
        return renderer
    }
}
