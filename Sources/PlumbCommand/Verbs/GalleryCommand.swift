import ArgumentParser
import Foundation
import Snapshots

struct GalleryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Draws every cell and writes a page that shows them all, for reviewing and sharing a design.",
        discussion: """
            OUT/gallery contains gallery.html and its pictures: the cells of each case by any two axes of the matrix, two devices side by
            side, full size on a click, and storyboards with the segues between their scenes. The folder is self-contained.

            EXAMPLES
              plumb gallery
              plumb gallery Examples/Trips --matrix phones
              plumb gallery SignIn --device 'iPhone 16' 'iPhone SE (3rd generation)' --style light dark
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions
    @OptionGroup var work: WorkOptions

    @Option(help: ArgumentHelp("The folder for the gallery.", valueName: "folder"))
    var out: String?

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let renderer = try work.renderer(project)
        let plan = try Plan(cases: try input.cases(project: project), project: project, options: matrix, fallback: "default")
        let folder = out.map { context.url($0) } ?? project.output.appending(path: "gallery", directoryHint: .isDirectory)
        let progress = ProgressLine(console: context.console, verb: "drew")
        let total = plan.jobs.count
        let drawer = Drawer(renderer: renderer, folder: folder, formats: [.png], makesSheets: false)
        let result = try await drawer.draw(plan.jobs) { done, job in progress.update(done: done, of: total, name: job.key.description) }
        for sentence in Sentences.failures(result.failures, console: context.console) { context.console.note(sentence) }
        try GalleryPage(jobs: plan.jobs, folder: folder).write()
        let page = context.name(of: folder.appending(path: GalleryPage.fileName))
        if work.json {
            struct Record: Encodable { var page: String; var cells, failed: Int }
            context.console.print(try JSONText.of(Record(page: page, cells: total, failed: result.failures.count)))
        } else {
            context.console.print("\(total - result.failures.count) cells in \(page)")
        }
        guard result.failures.isEmpty else { throw ExitStatus.differences }
    }
}
