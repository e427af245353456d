import ImageProcessing
import CairoGraphics
import Foundation
import Graphics
import UIKit

/// Draws inputs in cells.
package struct Renderer: Sendable {
    /// Measures and sets all text of what is drawn.
    package let text: Typesetter
    package var fonts: FontLibrary { text.fonts }
    /// What this machine draws with: libraries and font files.
    package let fingerprint: Fingerprint
    /// How many cells are rasterised and encoded at the same time. Changes no byte of any result.
    package var workers: Int
    /// Whether screens have turns of the main queue before they are drawn: in programs made of an app's code. Others of the process must not lay
    /// out in that time.
    package var givesTurns = false

    package init(fonts: FontLibrary = .standard, workers: Int = ProcessInfo.processInfo.activeProcessorCount) {
        text = Typesetter(fonts: fonts)
        fingerprint = Fingerprint(fonts.fingerprint)
        self.workers = max(1, workers)
    }

    /// An input and a cell to draw it in.
    package struct Job: Sendable {
        package var input: Case
        package var cell: Cell
        /// Of the motion that is drawn in the place of the input at rest.
        package var animation: String?

        package init(_ input: Case, in cell: Cell) { self.input = input; self.cell = cell }

        package init(_ input: Case, in cell: Cell, animation: String?) {
            self.init(input, in: cell)
            self.animation = animation
        }

        /// For sentences.
        var words: String { "\(input.name) at \(cell.name)" + (animation.map { ", \($0)" } ?? "") }

        /// A motion is kept beside the cell that it is drawn in: `Card/iPhone-16-Pro/portrait/expand.motion`.
        package var key: GoldenStore.Key {
            GoldenStore.Key(caseName: input.name, cellName: animation.map { "\(cell.name)/\($0).motion" } ?? cell.name)
        }
    }

    // MARK: From an input to a picture

    /// The input becomes a view tree, which is laid out and leaves a layer tree: the only stage that needs the main actor.
    @MainActor package func snapshot(of job: Job) throws -> Snapshot {
        try CurrentWork.doing("laying out \(job.words)") {
            if let animation = job.animation { return try motionSnapshot(of: job, animation) }
            return try environment(of: job.cell).perform {
                _ = InterfaceOmission.take()
                var unmeant: [String] = []
                let window = try job.input.viewTree(in: job.cell, unmeant: &unmeant)
                return snapshot(of: window, job, unmeant: unmeant)
            }
        }
    }

    /// The same of code that has its turns of the main queue first.
    @MainActor package func settledSnapshot(of job: Job) async throws -> Snapshot {
        guard givesTurns, job.animation == nil else { return try snapshot(of: job) }
        return try await CurrentWork.doing("laying out \(job.words)") {
            try await environment(of: job.cell).performWithQueues {
                _ = InterfaceOmission.take()
                let (window, unmeant) = try await job.input.settledViewTree(in: job.cell)
                return snapshot(of: window, job, unmeant: unmeant)
            }
        }
    }

    /// What a screen finds around it: the cell's run, and the fonts that text is drawn with.
    func environment(of cell: Cell) -> ScreenEnvironment { ScreenEnvironment(run: cell.run, text: text) }

    /// Looks at the input's window as it is drawn, in the environment that it was made in.
    @MainActor func withWindow<Result>(of job: Job, _ body: (UIWindow) throws -> Result) async throws -> Result {
        let environment = environment(of: job.cell)
        let window =
            givesTurns
            ? try await environment.performWithQueues { try await job.input.settledViewTree(in: job.cell).window }
            : try environment.perform { try job.input.viewTree(in: job.cell) }
        return try environment.perform {
            defer { window.rootViewController = nil }
            return try body(window)
        }
    }

    @MainActor private func snapshot(of window: UIWindow, _ job: Job, unmeant: [String]) -> Snapshot {
        defer { window.rootViewController = nil }
        let tree = Mask.covering(window.layerTree(), job.input.masks)
        let words = ConstraintWords(of: window)
        return Snapshot(
            job: job, tree: tree, typesetter: text, overlay: SystemOverlay(cell: job.cell, over: window), missingImages: Self.missingImages,
            conflicts: window.layoutEngine.conflicts.map { conflict in
                let (log, place) = words.translated(conflict)
                return LayoutConflictLog(key: job.key, log: log, place: place)
            }, unmeant: unmeant, omissions: InterfaceOmission.take())
    }

    /// With the reason where a file is there.
    private static var missingImages: [String] {
        ImageAssets.missingNames.map { name in ImageAssets.reason(named: name).map { "\(name) (\($0))" } ?? name }
    }

    /// The layer tree flattens to a display list, which is rasterised, with what the system lays over every app.
    package static func bitmap(of snapshot: Snapshot, with rasterizer: Rasterizer) -> Bitmap { rasterizer.draw(snapshot.drawing) }

    /// The same in the middle of the device itself; cells without one are drawn plainly.
    package static func framedBitmap(of snapshot: Snapshot, with rasterizer: Rasterizer) -> Bitmap {
        rasterizer.draw(snapshot.framedDrawing)
    }

    /// The same as a document of paths and text, for design review. Blurred grounds and shadows are pictures in it, or left out.
    package func document(of snapshot: Snapshot, as format: VectorDocument.Format) throws -> [UInt8] {
        let drawing = snapshot.drawing
        return try VectorDocument.draw(
            drawing.list, size: drawing.size, scale: drawing.scale, background: drawing.background, as: format)
    }

    /// The bitmap is encoded, with what it was drawn with.
    package func png(of bitmap: Bitmap) throws -> [UInt8] {
        PNG.encode(bitmap, text: [(Self.fingerprintKey, fingerprint.brief)])
    }

    /// Of the text in a picture's file.
    package static let fingerprintKey = "Plumb"
}

extension Cell {
    /// What shows where the app draws nothing.
    var backdrop: CGColor { style == .dark ? .black : .white }
}

extension Renderer {
    /// A cell after layout, on its way through a worker.
    package struct Snapshot: Sendable {
        package var job: Job
        package var tree: LayerTree
        /// What its text was set with, for captions.
        let typesetter: Typesetter
        /// Nil where the tree has it itself.
        var overlay: SystemOverlay?
        package var systemOverlay: DisplayList { overlay?.list ?? DisplayList() }
        /// Names of images that are drawn as labelled boxes, in the order of asking.
        package var missingImages: [String]
        /// Constraints that contradicted each other: layout went on without some of them.
        package var conflicts: [LayoutConflictLog] = []
        /// What of an Interface Builder document is not drawn as its author meant it, one sentence with file and line each.
        package var unmeant: [String] = []
        /// Time that layout took: a run is split by it, and nothing else knows it.
        var cost = Duration.zero
        /// Of a job that draws one.
        package var motion: Motion?
        /// Statements of the screen's that did not compile here and that were come past, with file and line.
        package var omissions: [String] = []

        /// All that decides the picture: cells with equal ones have the same bytes.
        var drawing: Drawing {
            Drawing(
                list: DisplayList(tree.displayList.commands + systemOverlay.commands), size: tree.size, scale: tree.scale,
                background: job.cell.backdrop)
        }

        /// The same in the middle of the device itself.
        var framedDrawing: Drawing {
            let frame = DeviceFrame(cell: job.cell)
            guard frame.isShown else { return drawing }
            let list = frame.list(around: drawing.list, backdrop: job.cell.backdrop)
            return Drawing(list: list, size: frame.size, scale: tree.scale, background: nil)
        }
    }

    /// Lays out each job on the main actor, one after the other, while workers finish those before it.
    /// - Parameters:
    ///   - finish: runs on a worker with a rasteriser of its own.
    ///   - progress: jobs done so far and the job that was done last; in any order, from any thread.
    /// - Returns: what `finish` made of each job, in the order of the jobs. One job's failure is its own.
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
                try CurrentWork.doing("drawing \(snapshot.job.words)") { try finish(snapshot, rasterizer) }
            })
    }

    /// Makes items in order on the main actor, a few ahead of the workers that finish them. With one worker nothing runs ahead: everything
    /// then happens on one thread.
    func inParallel<Item: Sendable, Product: Sendable>(
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
