import Goldens
import Rendering
import Foundation

/// The time that each cell took to lay out, draw and compare: `costs.json`, which a run writes to the output folder. Shards are divided by
/// costs. Times are part of no result.
package struct CellCosts: Sendable, Hashable, Codable {
    /// The milliseconds by `case/cell`.
    var milliseconds: [String: Double] = [:]

    package init() {}

    /// - Throws: if the file cannot be read or has another format.
    package init(file: URL) throws { self = try JSONDecoder().decode(CellCosts.self, from: try Data(contentsOf: file)) }

    mutating func note(_ duration: Duration, of key: GoldenStore.Key) {
        let (seconds, attoseconds) = duration.components
        let time = Double(seconds) * 1000 + Double(attoseconds) / 1e15
        milliseconds[key.description] = (time * 1000).rounded() / 1000
    }

    mutating func merge(_ other: CellCosts) { milliseconds.merge(other.milliseconds) { _, new in new } }

    /// Returns the cost of each cell in milliseconds, at least `least`. The cost of an unmeasured cell is estimated by its pixels: at the
    /// rate of the measured cells, or at a fixed rate if there are none.
    package func costs(of jobs: [Renderer.Job]) -> [Double] {
        let known = jobs.compactMap { job in milliseconds[job.key.description].map { ($0, Self.pixels(job)) } }
        let pixels = known.reduce(0) { $0 + $1.1 }
        let rate = pixels > 0 ? known.reduce(0) { $0 + $1.0 } / pixels : Self.guess
        return jobs.map { max(Self.least, milliseconds[$0.key.description] ?? Self.pixels($0) * rate) }
    }

    private static let least = 0.001
    /// The milliseconds per pixel.
    private static let guess = 2e-6

    private static func pixels(_ job: Renderer.Job) -> Double {
        let (width, height) = job.cell.pixelSize
        return Double(width * height)
    }

    func write(in output: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try AtomicFile.write([UInt8](try encoder.encode(self)), to: Self.fileName, in: output)
    }

    package static let fileName = "costs.json"
}
