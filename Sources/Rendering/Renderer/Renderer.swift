import Goldens
import ImageProcessing
import CairoGraphics
import Foundation
import Graphics
import UIKit

/// Draws inputs in cells.
package struct Renderer: Sendable {
    /// The typesetter for all text in pictures.
    package let text: Typesetter
    package var fonts: FontLibrary { text.fonts }
    /// What this machine draws with: libraries and font files.
    package let fingerprint: Fingerprint
    /// The number of cells that are rasterised and encoded at the same time. It changes no byte of any result.
    package var workers: Int
    /// Whether screens run on the main queue before they are drawn, as in programs built from an app's code. Nothing else in the process
    /// may lay out views in the meantime.
    package var runsMainQueue = false

    package init(fonts: FontLibrary = .standard, workers: Int = ProcessInfo.processInfo.activeProcessorCount) {
        text = Typesetter(fonts: fonts)
        fingerprint = Fingerprint(fonts.fingerprint)
        self.workers = max(1, workers)
    }

    /// An input and a cell to draw it in.
    package struct Job: Sendable {
        package var input: Case
        package var cell: Cell
        /// The animation to draw in place of the input at rest.
        package var animation: String?

        package init(_ input: Case, in cell: Cell) { self.input = input; self.cell = cell }

        package init(_ input: Case, in cell: Cell, animation: String?) {
            self.init(input, in: cell)
            self.animation = animation
        }

        /// Describes the job in messages.
        package var description: String { "\(input.name) at \(cell.name)" + (animation.map { ", \($0)" } ?? "") }

        /// The key of the job's golden. A motion is stored beside the cell that it is drawn in:
        /// `Card/iPhone-16-Pro/portrait/expand.motion`.
        package var key: GoldenStore.Key {
            GoldenStore.Key(caseName: input.name, cellName: animation.map { "\(cell.name)/\($0).motion" } ?? cell.name)
        }
    }

    // MARK: From an input to a picture

    /// Creates the input's view tree, lays it out and returns its layer tree. This is the only stage that needs the main actor.
    @MainActor package func snapshot(of job: Job) throws -> Snapshot {
        try CurrentWork.doing("laying out \(job.description)") {
            if let animation = job.animation { return try motionSnapshot(of: job, animation) }
            return try environment(of: job.cell).perform {
                _ = InterfaceOmission.take()
                var diagnostics: [String] = []
                let window = try job.input.viewTree(in: job.cell, diagnostics: &diagnostics)
                return snapshot(of: window, job, diagnostics: diagnostics)
            }
        }
    }

    /// Creates a snapshot after the screen's code has run on the main queue, if `runsMainQueue` is true.
    @MainActor package func settledSnapshot(of job: Job) async throws -> Snapshot {
        guard runsMainQueue, job.animation == nil else { return try snapshot(of: job) }
        return try await CurrentWork.doing("laying out \(job.description)") {
            try await environment(of: job.cell).performWithQueues {
                _ = InterfaceOmission.take()
                let (window, diagnostics) = try await job.input.settledViewTree(in: job.cell)
                return snapshot(of: window, job, diagnostics: diagnostics)
            }
        }
    }

    /// Returns the environment of a screen: the cell's run, and the typesetter for its text.
    @MainActor func environment(of cell: Cell) -> ScreenEnvironment { ScreenEnvironment(run: cell.run, text: text) }

    /// Passes the input's laid-out window to the body, in the environment that it was created in.
    @MainActor package func withWindow<Result>(of job: Job, _ body: (UIWindow) throws -> Result) async throws -> Result {
        let environment = environment(of: job.cell)
        let window =
            runsMainQueue
            ? try await environment.performWithQueues { try await job.input.settledViewTree(in: job.cell).window }
            : try environment.perform { try job.input.viewTree(in: job.cell) }
        return try environment.perform {
            defer { window.rootViewController = nil }
            return try body(window)
        }
    }

    @MainActor private func snapshot(of window: UIWindow, _ job: Job, diagnostics: [String]) -> Snapshot {
        defer { window.rootViewController = nil }
        let tree = Mask.covering(window.layerTree(), job.input.masks)
        let constraintText = ConstraintText(of: window)
        return Snapshot(
            job: job, tree: tree, typesetter: text, overlay: SystemOverlay(cell: job.cell, over: window), missingImages: Self.missingImages,
            conflicts: window.layoutEngine.conflicts.map { conflict in
                let (log, location) = constraintText.translated(conflict)
                return LayoutConflictLog(key: job.key, log: log, location: location)
            }, diagnostics: diagnostics, omissions: InterfaceOmission.take(), shown: ShownContent(of: window))
    }

    /// The names of missing images, with the reason if a file exists.
    private static var missingImages: [String] {
        ImageAssets.missingNames.map { name in ImageAssets.reason(named: name).map { "\(name) (\($0))" } ?? name }
    }

    /// Rasterises the layer tree's display list, with the system's overlay.
    package static func bitmap(of snapshot: Snapshot, with rasterizer: Rasterizer) -> Bitmap { rasterizer.draw(snapshot.drawing) }

    /// Rasterises the snapshot with the device around it; cells without a device are drawn plainly.
    package static func framedBitmap(of snapshot: Snapshot, with rasterizer: Rasterizer) -> Bitmap {
        rasterizer.draw(snapshot.framedDrawing)
    }

    /// Returns the snapshot as a document of paths and text, for design review. Blurred backgrounds and shadows are images in it, or
    /// omitted.
    package func document(of snapshot: Snapshot, as format: VectorDocument.Format) throws -> [UInt8] {
        let drawing = snapshot.drawing
        return try VectorDocument.draw(
            drawing.list, size: drawing.size, scale: drawing.scale, background: drawing.background, as: format)
    }

    /// Encodes the bitmap with the fingerprint of what drew it.
    /// - Parameter list: What was drawn; without it, the fingerprint has no fonts but the bundled ones.
    package func png(of bitmap: Bitmap, list: DisplayList = DisplayList()) throws -> [UInt8] {
        fingerprint.narrowed(to: list.fontPaths).png(of: bitmap)
    }

    /// Returns the fingerprint for the golden of a snapshot.
    package func fingerprint(of drawing: Drawing) -> Fingerprint { fingerprint.narrowed(to: drawing.list.fontPaths) }
}

extension Cell {
    /// The colour where the app draws nothing.
    var backdrop: CGColor { style == .dark ? .black : .white }
}

extension Renderer {
    /// A cell after layout, for a worker to draw.
    package struct Snapshot: Sendable {
        package var job: Job
        package var tree: LayerTree
        /// The typesetter of its text, also used for captions.
        package let typesetter: Typesetter
        /// Nil if the tree contains the system's overlay.
        var overlay: SystemOverlay?
        package var systemOverlay: DisplayList { overlay?.list ?? DisplayList() }
        /// The names of images that are drawn as labelled boxes, in the order of the requests.
        package var missingImages: [String]
        /// The conflicts between constraints; layout continued without some of the constraints.
        package var conflicts: [LayoutConflictLog] = []
        /// Sentences, with file and line, about the parts of an Interface Builder document that are not drawn as its author meant them.
        package var diagnostics: [String] = []
        /// The time that layout took, which is used to divide a run into shards and for nothing else.
        package var cost = Duration.zero
        /// The motion, if the job draws one.
        package var motion: Motion?
        /// The statements of the screen's code that did not compile and that execution reached, with file and line.
        package var omissions: [String] = []
        /// Whether there is anything to see.
        package var shown = ShownContent.content

        /// Everything that determines the picture: cells with equal drawings have equal bytes.
        package var drawing: Drawing {
            Drawing(
                list: DisplayList(tree.displayList.commands + systemOverlay.commands), size: tree.size, scale: tree.scale,
                background: job.cell.backdrop)
        }

        /// The drawing with the device around it.
        var framedDrawing: Drawing {
            let frame = DeviceFrame(cell: job.cell)
            guard frame.isShown else { return drawing }
            let list = frame.list(around: drawing.list, backdrop: job.cell.backdrop)
            return Drawing(list: list, size: frame.size, scale: tree.scale, background: nil)
        }
    }

    /// Lays out the jobs one after another on the main actor, while workers finish earlier ones.
    /// - Parameters:
    ///   - finish: runs on a worker with its own rasteriser.
    ///   - progress: called with the number of finished jobs and the last finished job, in any order and from any thread.
    /// - Returns: the result of `finish` for each job, in the order of the jobs. A job's failure does not affect others.
    package func forEach<Product: Sendable>(
        _ jobs: [Job], progress: @escaping @Sendable (Int, Job) -> Void = { _, _ in },
        finish: @escaping @Sendable (Snapshot, Rasterizer) throws -> Product
    ) async -> [Result<Product, any Error>] {
        await inParallel(
            jobs.count,
            make: { index in
                let start = ContinuousClock.now
                var snapshot = try await settledSnapshot(of: jobs[index])
                snapshot.cost = ContinuousClock.now - start
                return snapshot
            },
            progress: { progress($0, jobs[$1]) },
            finish: { snapshot, rasterizer in
                try CurrentWork.doing("drawing \(snapshot.job.description)") { try finish(snapshot, rasterizer) }
            })
    }

    /// Creates items in order on the main actor, a few ahead of the workers that finish them. With one worker nothing runs ahead:
    /// everything happens on one thread.
    package func inParallel<Item: Sendable, Product: Sendable>(
        _ count: Int, make: @escaping @MainActor @Sendable (Int) async throws -> Item,
        progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in },
        finish: @escaping @Sendable (Item, Rasterizer) throws -> Product
    ) async -> [Result<Product, any Error>] {
        guard workers > 1 else { return await inSequence(count, make: make, progress: progress, finish: finish) }
        let queue = WorkQueue<(Int, Result<Item, any Error>)>(limit: 2 * workers)
        let counter = Counter()
        return await withTaskGroup(of: [(Int, Result<Product, any Error>)].self) { group in
            for _ in 0..<min(workers, max(1, count)) {
                group.addTask {
                    let rasterizer = Rasterizer()
                    var products: [(Int, Result<Product, any Error>)] = []
                    while let (index, item) = await queue.take() {
                        products.append((index, item.flatMap { item in Result { try finish(item, rasterizer) } }))
                        progress(await counter.next(), index)
                    }
                    return products
                }
            }
            for index in 0..<count { await queue.put((index, await Self.made(index, make))) }
            await queue.close()
            var products = [Result<Product, any Error>?](repeating: nil, count: count)
            for await done in group { for (index, product) in done { products[index] = product } }
            return products.compactMap(\.self)
        }
    }

    @MainActor private func inSequence<Item, Product>(
        _ count: Int, make: @MainActor (Int) async throws -> Item, progress: (Int, Int) -> Void,
        finish: (Item, Rasterizer) throws -> Product
    ) async -> [Result<Product, any Error>] {
        let rasterizer = Rasterizer()
        var products: [Result<Product, any Error>] = []
        for index in 0..<count {
            products.append(await Self.made(index, make).flatMap { item in Result { try finish(item, rasterizer) } })
            progress(index + 1, index)
        }
        return products
    }

    @MainActor private static func made<Item>(_ index: Int, _ make: @MainActor (Int) async throws -> Item) async -> Result<Item, any Error>
    {
        do { return .success(try await make(index)) } catch { return .failure(error) }
    }

    private actor Counter {
        private var count = 0
        func next() -> Int {
            count += 1
            return count
        }
    }
}
