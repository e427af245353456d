import CairoGraphics
import Foundation
import GalleryScreens
import Graphics
import ImageProcessing
import Snapshots

/// The examples in the cells of their goldens.
struct ExamplePictures {
    /// A picture to which others of its cell are compared: the bytes of its file, or its pixels only.
    struct Expected {
        var job: Renderer.Job
        var file: [UInt8]?
        var bitmap: Bitmap?
    }

    let renderer: Renderer
    private let root: URL
    private let jobs: [Renderer.Job]

    init(at root: URL) throws {
        self.root = root
        var renderer = Renderer(workers: 1)
        renderer.runsMainQueue = true
        self.renderer = renderer
        let project = try Project.load(at: root)
        let cases = try InputFinder(project: project, screens: Gallery.screens).cases(named: [])
        jobs = cases.flatMap { input in
            let folder = root.appending(path: "Goldens/\(input.name)")
            let names = ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).sorted()
            let cells = names.filter { $0.hasSuffix(".png") && !$0.contains(".motion") }.map { String($0.dropLast(4)) }
            return cells.compactMap { Cell(named: $0, catalog: .standard) }.map { Renderer.Job(input, in: $0) }
        }
    }

    @MainActor func draw(_ job: Renderer.Job) async throws -> (file: [UInt8], bitmap: Bitmap) {
        let bitmap = Renderer.bitmap(of: try await renderer.settledSnapshot(of: job), with: Rasterizer())
        return (try renderer.png(of: bitmap), bitmap)
    }

    func write(_ name: String, _ cell: String, to file: URL) async throws {
        guard let job = jobs.first(where: { $0.input.name == name && $0.cell.name == cell }) else { throw CocoaError(.fileNoSuchFile) }
        try Data(try await draw(job).file).write(to: file)
    }

    /// The golden of one cell of each example.
    func goldens() throws -> [Expected] {
        var seen: Set<String> = []
        return try jobs.filter { seen.insert($0.input.name).inserted }.map { job in
            let file = root.appending(path: "Goldens/\(job.input.name)/\(job.cell.name).png")
            return Expected(job: job, bitmap: try PNG.decode(Array(try Data(contentsOf: file))))
        }
    }

    /// Draws each cell in a process of its own.
    func drawnAlone(by program: URL) throws -> [Expected] {
        let file = FileManager.default.temporaryDirectory.appending(path: "plumb-isolation-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        return try jobs.map { job in
            let process = Process()
            process.executableURL = program
            process.arguments = ["--draw", job.input.name, job.cell.name, file.path]
            try process.run()
            process.waitUntilExit()
            return Expected(job: job, file: Array(try Data(contentsOf: file)))
        }
    }
}

/// One random order of all cells.
struct IsolationRun {
    private let pictures: ExamplePictures
    private var random: Order
    private(set) var hostileScreens = 0

    init(pictures: ExamplePictures, seed: UInt64) {
        self.pictures = pictures
        random = Order(state: seed)
    }

    /// Draws each cell twice. Returns the names of those that differ.
    mutating func differences(from expected: [ExamplePictures.Expected]) async throws -> [String] {
        var found: [String] = []
        for picture in (expected + expected).shuffled(using: &random) {
            if Bool.random(using: &random) {
                let mischief = HostileController.Mischief.allCases.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random))
                _ = try await pictures.draw(HostileController.job(Array(mischief), in: picture.job.cell))
                hostileScreens += 1
            }
            let drawn = try await pictures.draw(picture.job)
            let isSame = picture.file.map { $0 == drawn.file } ?? (picture.bitmap == drawn.bitmap)
            if !isSame { found.append("\(picture.job.input.name) \(picture.job.cell.name)") }
        }
        return found
    }

    /// A generator with a seed: Sebastiano Vigna's SplitMix.
    private struct Order: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
